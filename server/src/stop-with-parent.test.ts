import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { stopWithParent } from "./stop-with-parent.ts";

function stopsOver(context: TestContext, environment: Record<string, string>, parents: number[]): number {
  context.mock.timers.enable({ apis: ["setInterval"] });
  let stops = 0;
  let looks = 0;
  const parentOf = () => parents[Math.min(looks++, parents.length - 1)]!;
  stopWithParent(() => (stops += 1), { environment, parentOf });
  context.mock.timers.tick(10_000);
  context.mock.timers.reset();
  return stops;
}

test("what npm started stops, once, when the shell between them has ended", (context) => {
  const npm = { npm_lifecycle_event: "start" };
  assert.equal(stopsOver(context, npm, [40, 40, 1]), 1);
  assert.equal(stopsOver(context, npm, [40]), 0);
});

test("what was started without npm outlives its parent, as a service in the background does", (context) => {
  assert.equal(stopsOver(context, {}, [40, 1]), 0);
});
