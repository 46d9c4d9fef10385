import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { temporaryFolder } from "../server/src/testing/temporary-folder.ts";

const LAUNCHER = join(import.meta.dirname, "run-node.js");
/** Says who started it, and ten times more that it is there, well past two looks of the launcher after its parent. */
const PROGRAM = `
  import { appendFileSync } from "node:fs";
  appendFileSync(process.argv[2], process.pid + "\\n");
  let times = 0;
  setInterval(() => times++ < 30 && appendFileSync(process.argv[2], "here\\n"), 50);`;

const skip = process.platform === "win32" && "no shells of this kind";

test("what a shell started in the background goes on when that shell ends, and on a hang-up", { skip }, async () => {
  const folder = await temporaryFolder();
  const [program, told] = [join(folder, "program.mjs"), join(folder, "told")];
  await writeFile(program, PROGRAM);
  await writeFile(told, "");
  const { npm_lifecycle_event: _, ...env } = process.env;
  // As on a Node.js that can't become the program, and waits for it instead.
  const waiting = "--import=data:text/javascript,process.execve=undefined";
  const command = '"$0" "$1" "$2" "$3" "$4" < /dev/null > /dev/null 2>&1 & echo $!';
  const shell = spawn("sh", ["-c", command, process.execPath, waiting, LAUNCHER, program, told], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await once(shell.stdout, "data");
  const launcher = Number(String(output));
  after(() => kill(launcher, "SIGKILL"));
  const lines = async () => (await readFile(told, "utf8")).trim().split("\n");
  const until = async (count: number) => {
    for (const end = performance.now() + 20_000; (await lines()).length < count; await sleep(20))
      assert.ok(performance.now() < end, "it stopped");
  };
  await until(2);
  kill(launcher, "SIGHUP");
  await until(31);
  const pid = Number((await lines())[0]);
  kill(launcher, "SIGTERM");
  for (const end = performance.now() + 5_000; kill(pid, 0); await sleep(20))
    assert.ok(performance.now() < end, "it stays");
});

test("Node.js takes the compiled code that it brings along: no parameter changes how V8 compiles", async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [LAUNCHER, "--eval", "require('http2')"], {
    env: { ...process.env, NODE_OPTIONS: "", NODE_DEBUG_NATIVE: "CODE_CACHE" },
  });
  assert.match(stdout + stderr, /^Code cache of http2 .*is accepted$/m);
  assert.doesNotMatch(stdout + stderr, /is rejected$/m);
});

/** Whether there was such a process. */
function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
