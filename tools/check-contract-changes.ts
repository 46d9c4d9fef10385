import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compareContracts } from "./contract-changes/compare-contracts.ts";
import type { Contract } from "./contract-changes/contract.ts";

// npm run contract:changes: fails when contract/openapi.json would break a client of the last released contract. A
// change that is meant to (a deprecation whose Sunset is past) needs a new file in contract/released and a line in
// contract/CHANGELOG.md.
const CONTRACTS = join(import.meta.dirname, "../contract");
const released = (await readdir(join(CONTRACTS, "released"))).filter((name) => name.endsWith(".json")).toSorted();
const last = released.at(-1);
if (last === undefined) throw new Error("contract/released is empty: there is nothing to compare with.");

const before = await readContract(join("released", last));
const current = await readContract("openapi.json");
const breaks = compareContracts(before, current);
for (const sentence of breaks) console.error(sentence);
const changelog = await readFile(join(CONTRACTS, "CHANGELOG.md"), "utf8");
const isTold = changelog.includes(`## ${current.info.version}`);
if (!isTold) console.error(`contract/CHANGELOG.md has no chapter for ${current.info.version}.`);
if (breaks.length > 0 || !isTold) process.exitCode = 1;
else console.log(`no client of ${last} breaks: ${Object.keys(before.paths).length} paths compared`);

async function readContract(name: string): Promise<Contract> {
  return JSON.parse(await readFile(join(CONTRACTS, name), "utf8")) as Contract;
}
