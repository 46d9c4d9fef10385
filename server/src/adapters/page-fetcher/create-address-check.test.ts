import assert from "node:assert/strict";
import { test } from "node:test";
import { FetchFailure } from "../../ports/page-fetcher.ts";
import { createAddressCheck } from "./create-address-check.ts";

const NAMES: Record<string, string[]> = {
  "inside.example.com": ["10.0.0.5", "fd00::1"],
  "both.example.com": ["10.0.0.5", "93.184.216.34"],
  "outside.example.com": ["93.184.216.34"],
};
const mayConnect = (address: string) => !/^(10\.|127\.|fd)/.test(address);
const lookup = async (hostname: string) => {
  const found = NAMES[hostname];
  if (!found) throw new Error("ENOTFOUND");
  return found;
};
const check = createAddressCheck({ mayConnect, allowedPorts: "any" as const }, lookup);
const codeOf = async (address: string) => {
  try {
    await check(address);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof FetchFailure);
    return error.code;
  }
};

test("a name that leads to private addresses alone is refused, without telling which", async () => {
  assert.equal(await codeOf("https://inside.example.com/hook"), "private_address");
  await assert.rejects(check("https://inside.example.com/hook"), (error: Error) => !error.message.includes("10.0.0.5"));
  assert.equal(await codeOf("https://hooks.localhost/"), "private_address");
});

test("what a call may reach passes, and what nobody knows yet is left to the call", async (t) => {
  for (const name of ["both", "outside", "coming"])
    assert.equal(await codeOf(`https://${name}.example.com/`), undefined);
  // A name server that is still asked keeps the process up, as a socket does.
  const asked = setInterval(() => {}, 60_000);
  t.after(() => clearInterval(asked));
  const hanging = createAddressCheck({ mayConnect, allowedPorts: "any" as const }, () => new Promise(() => {}), 1);
  await hanging("https://slow.example.com/");
});
