// What the form for a new table shows where there are other people.
export { default as Preview } from "./Preview.svelte";
export { default as TermsFields } from "./TermsFields.svelte";
