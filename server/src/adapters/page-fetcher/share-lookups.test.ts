import assert from "node:assert/strict";
import { test } from "node:test";
import { shareLookups } from "./share-lookups.ts";

/** A look-up whose answers come when the test says so. */
function manualLookup() {
  const asked: { hostname: string; answer: (addresses: string[]) => void; fail: () => void }[] = [];
  const lookup = (hostname: string) =>
    new Promise<string[]>((answer, reject) => {
      asked.push({ hostname, answer, fail: () => reject(new Error("no such name")) });
    });
  return { asked, lookup };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("those who ask for one name together share a look-up, and its answer for a while", async () => {
  const { asked, lookup } = manualLookup();
  let time = 1;
  const shared = shareLookups(lookup, { maxConcurrent: 2, keepMs: 1000, now: () => time });
  const both = Promise.all([shared("a.example"), shared("a.example")]);
  asked[0]?.answer(["192.0.2.1"]);
  assert.deepEqual(await both, [["192.0.2.1"], ["192.0.2.1"]]);
  time = 1000;
  assert.deepEqual(await shared("a.example"), ["192.0.2.1"]);
  assert.equal(asked.length, 1);
  time = 1002;
  const later = shared("a.example");
  asked[1]?.answer(["192.0.2.2"]);
  assert.deepEqual(await later, ["192.0.2.2"]);
});

test("no more run at a time than allowed, and each that ends lets the next one go", async () => {
  const { asked, lookup } = manualLookup();
  const shared = shareLookups(lookup, { maxConcurrent: 2, keepMs: 1000 });
  const all = Promise.allSettled(["a", "b", "c", "d"].map(shared));
  assert.deepEqual(
    asked.map((one) => one.hostname),
    ["a", "b"],
  );
  asked[1]?.fail();
  await settled();
  assert.deepEqual(
    asked.map((one) => one.hostname),
    ["a", "b", "c"],
  );
  asked[0]?.answer([]);
  await settled();
  assert.equal(asked.length, 4);
  asked[2]?.answer([]);
  asked[3]?.answer([]);
  assert.deepEqual(
    (await all).map((one) => one.status),
    ["fulfilled", "rejected", "fulfilled", "fulfilled"],
  );
});

test("a failure is told to all who waited and asked for again next time", async () => {
  const { asked, lookup } = manualLookup();
  const shared = shareLookups(lookup, { maxConcurrent: 2, keepMs: 1000 });
  const both = Promise.allSettled([shared("a.example"), shared("a.example")]);
  asked[0]?.fail();
  assert.deepEqual(
    (await both).map((one) => one.status),
    ["rejected", "rejected"],
  );
  const again = shared("a.example");
  asked[1]?.answer(["192.0.2.1"]);
  assert.deepEqual(await again, ["192.0.2.1"]);
});
