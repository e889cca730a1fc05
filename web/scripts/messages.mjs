// Makes src/messages.ts from src/messages.schema.json; with --check only says whether it is fresh.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const file = (name) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

/** Inner titles would become one exported type per field. */
function withoutInnerTitles(node, isDefinition = false) {
  if (Array.isArray(node)) return node.map((entry) => withoutInnerTitles(entry));
  if (node === null || typeof node !== "object") return node;
  const entries = Object.entries(node).filter(
    ([key, value]) => key !== "title" || isDefinition || typeof value !== "string",
  );
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key !== "$defs") return [key, withoutInnerTitles(value)];
      const definitions = Object.entries(value).map(([name, inner]) => [
        name,
        withRequiredConstants(withoutInnerTitles({ ...inner, title: name }, true)),
      ]);
      return [key, Object.fromEntries(definitions)];
    }),
  );
}

/** A message always says its type, although it has a default for those who write it in Python. */
function withRequiredConstants(definition) {
  const constants = Object.entries(definition.properties ?? {}).filter(([, field]) => "const" in field);
  const required = new Set([...(definition.required ?? []), ...constants.map(([name]) => name)]);
  return { ...definition, required: [...required] };
}

const schema = JSON.parse(readFileSync(file("messages.schema.json"), "utf8"));
const { $defs } = withoutInnerTitles({ $defs: schema.$defs });
const compiled = await compile({ $defs, title: "Messages", type: "object", additionalProperties: false }, "Messages", {
  additionalProperties: false,
  bannerComment: "/* Made from messages.schema.json by `npm run messages`. Do not edit. */",
  ignoreMinAndMaxItems: true, // bounds on lengths are the server's business, not types of tuples
  unreachableDefinitions: true,
  style: { printWidth: 120 },
});
const made = compiled
  .replace("export interface Messages {}\n", "")
  .replace(
    / \*\n \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
    "",
  );

if (process.argv.includes("--check")) {
  if (readFileSync(file("messages.ts"), "utf8") !== made) {
    console.error("src/messages.ts is not what src/messages.schema.json says: run `npm run messages`.");
    process.exit(1);
  }
} else {
  writeFileSync(file("messages.ts"), made);
}
