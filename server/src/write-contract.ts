import { readFile, writeFile } from "node:fs/promises";
import { buildContract } from "./build-contract.ts";
import { buildPermissionsDocument } from "./permissions-document.ts";

// npm run contract            writes contract/openapi.json and docs/permissions.md
// npm run contract -- --check  fails when a checked-in copy differs from the code
const contract = await buildContract();
const documents = { "contract/openapi.json": contract, "docs/permissions.md": buildPermissionsDocument(contract) };

for (const [name, current] of Object.entries(documents)) {
  const path = new URL(`../../${name}`, import.meta.url);
  if (process.argv.includes("--check")) {
    if ((await readFile(path, "utf8").catch(() => "")) !== current) {
      console.error(`${name} differs from the code. Run \`npm run contract\` and look at the difference.`);
      process.exitCode = 1;
    } else console.log(`${name} is what the code says`);
  } else {
    await writeFile(path, current);
    console.log(`wrote ${name} (${current.length} characters)`);
  }
}
