import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { measureLatency, measureThroughput } from "./measure-load.ts";

test("what warms up is not counted", async () => {
  const times = [1000, 1000, 1, 2, 3];
  const result = await measureLatency(async (index) => times[index]!, { count: 3, warmUp: 2 });
  assert.deepEqual(result, { p50: 2, p95: 3 });
});

test("throughput counts all clients and ends when its time is over", async () => {
  let open = 0;
  let most = 0;
  const ask = async () => {
    most = Math.max(most, ++open);
    await wait(5);
    open--;
    return 5;
  };
  const { perSecond, p50 } = await measureThroughput(ask, { clients: 4, seconds: 0.1 });
  assert.equal(most, 4);
  assert.equal(p50, 5);
  // Four times as many as one that takes 5 ms, at most; how many fewer is the machine's.
  assert.ok(perSecond > 0 && perSecond <= 800, `${perSecond}`);
});

test("a request that fails ends the measurement with its error", async () => {
  const ask = () => Promise.reject(new Error("refused"));
  await assert.rejects(measureThroughput(ask, { clients: 2, seconds: 1 }), /refused/);
});
