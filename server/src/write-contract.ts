import { readFile, writeFile } from "node:fs/promises";
import { buildContract } from "./contract-document.ts";

// npm run contract            writes contract/openapi.json
// npm run contract -- --check  fails when the checked-in copy differs from the code
const PATH = new URL("../../contract/openapi.json", import.meta.url);

const current = await buildContract();
if (process.argv.includes("--check")) {
  const checkedIn = await readFile(PATH, "utf8").catch(() => "");
  if (checkedIn !== current) {
    console.error("contract/openapi.json differs from the code. Run `npm run contract` and look at the difference.");
    process.exit(1);
  }
  console.log("contract/openapi.json is what the code says");
} else {
  await writeFile(PATH, current);
  console.log(`wrote contract/openapi.json (${current.length} characters)`);
}
