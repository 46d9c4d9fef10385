import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { stopWithParent } from "./stop-with-parent.ts";

async function stopsWithin(environment: Record<string, string>, parents: number[]): Promise<number> {
  let stops = 0;
  let looks = 0;
  const parentOf = () => parents[Math.min(looks++, parents.length - 1)]!;
  stopWithParent(() => (stops += 1), { environment, parentOf, lookEveryMs: 1 });
  await sleep(30);
  return stops;
}

test("what npm started stops, once, when the shell between them has ended", async () => {
  const npm = { npm_lifecycle_event: "start" };
  assert.equal(await stopsWithin(npm, [40, 40, 1]), 1);
  assert.equal(await stopsWithin(npm, [40]), 0);
});

test("what was started without npm outlives its parent, as a service in the background does", async () => {
  assert.equal(await stopsWithin({}, [40, 1]), 0);
});
