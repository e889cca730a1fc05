// What a table's page needs of this room; it is loaded where people play with others.
export { default as Clock } from "./Clock.svelte";
export { default as Region } from "./Region.svelte";
export { default as Terms } from "./Terms.svelte";
export { default as Agreements } from "./Agreements.svelte";
export { default as WindowClock } from "./WindowClock.svelte";
export { TableTime } from "./tableTime.svelte";
