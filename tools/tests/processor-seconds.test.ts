import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { processorSeconds } from "./processor-seconds.ts";

const BURN = "const end = process.cpuUsage().user + 100_000; while (process.cpuUsage().user < end);";

test("what a process takes of the processor counts, and on Linux what its children took", () => {
  const before = processorSeconds();
  const end = process.cpuUsage().user + 100_000;
  while (process.cpuUsage().user < end);
  const between = processorSeconds();
  assert.ok(between - before > 0.05, `${between - before}`);
  execFileSync(process.execPath, ["--eval", BURN]);
  if (process.platform === "linux") assert.ok(processorSeconds() - between > 0.1);
});
