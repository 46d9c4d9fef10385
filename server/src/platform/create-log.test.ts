import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog } from "./create-log.ts";

test("failures that say the same are one line and a count, with the first one's details", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const child = log.child({ reqId: "request_1" });
  for (let count = 0; count < 2_000; count++)
    child.error({ err: new Error(`connect ECONNREFUSED 127.0.0.1:${5_000 + count}`) }, "request failed");
  child.error({ err: new Error("something else") }, "request failed");
  child.info("served");
  child.info("served");
  assert.deepEqual(
    lines.map(({ msg }) => msg),
    ["request failed", "request failed", "served", "served"],
  );
  assert.equal(lines[0]!.reqId, "request_1");
  context.mock.timers.tick(60_000);
  assert.deepEqual([lines.length, lines[4]!.repeated], [5, 1_999]);
  child.error({ err: new Error("connect ECONNREFUSED 127.0.0.1:1") }, "request failed");
  assert.equal(lines.length, 6);
});
