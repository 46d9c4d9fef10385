import { mkdir, readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

// npm run client:types             writes client/src/generated/api.ts from contract/openapi.json
// npm run client:types -- --check  fails when the checked-in types are not those of the contract
const CONTRACT = new URL("../contract/openapi.json", import.meta.url);
const TYPES = new URL("src/generated/api.ts", import.meta.url);

// Examples are for readers of the contract; as comments they would be most of the file.
const contract = JSON.parse(await readFile(CONTRACT, "utf8"), (name, value) =>
  name === "example" || name === "examples" ? undefined : value,
);
const nodes = await openapiTypescript(contract, { alphabetize: true, silent: true, defaultNonNullable: false });
const current = `// Written by \`npm run client:types\` from contract/openapi.json.\n\n${astToString(nodes)}`;
if (process.argv.includes("--check")) {
  const checkedIn = await readFile(TYPES, "utf8").catch(() => "");
  if (checkedIn !== current) {
    console.error("client/src/generated/api.ts is not what the contract says. Run `npm run client:types`.");
    process.exit(1);
  }
  console.log("the client's types are those of the contract");
} else {
  await mkdir(new URL(".", TYPES), { recursive: true });
  await writeFile(TYPES, current);
  console.log(`wrote client/src/generated/api.ts (${current.length} characters)`);
}
