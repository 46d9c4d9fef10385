import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { startProcess } from "./child-process.ts";
import { residentMemory } from "./resident-memory.ts";

const start = (code: string) => startProcess(process.execPath, ["-e", code], { cwd: tmpdir(), env: {} });

test("a stopped process is gone, and stopping it again does nothing", async () => {
  const child = start("setInterval(() => {}, 1000)");
  assert.equal(child.hasEnded(), false);
  await child.stop();
  assert.equal(child.hasEnded(), true);
  await child.stop();
});

test("memory counts the children of a process", { skip: process.platform !== "linux" }, async () => {
  // The child ends when its parent's end of the pipe is gone.
  const child = "process.stdin.resume().on('end', () => process.exit())";
  const code = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}]);
    setTimeout(() => console.log("ready"), 300); setInterval(() => {}, 1000)`;
  const parent = start(code);
  try {
    while (!parent.lastOutput().includes("ready")) await new Promise((resolve) => setTimeout(resolve, 20));
    const alone = (await residentMemory(process.pid)) ?? 0;
    const family = (await residentMemory(parent.pid)) ?? 0;
    assert.ok(family > 50, `${family} MB of two processes`);
    assert.ok(alone > family, "this process is the parent of both");
  } finally {
    await parent.stop();
  }
});

test("a program that isn't there has ended, with the reason kept", async () => {
  const child = startProcess("/does/not/exist", [], { cwd: tmpdir(), env: {} });
  while (child.lastOutput() === "") await new Promise((resolve) => setTimeout(resolve, 5));
  assert.match(child.lastOutput(), /ENOENT/);
  assert.equal(child.hasEnded(), true);
});
