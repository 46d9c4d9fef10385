import { equal, match } from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type TestContext, test } from "node:test";
import { pathToFileURL } from "node:url";
import { writeProcesses } from "./write-processes.ts";

const FOLLOWING = pathToFileURL(join(import.meta.dirname, "follow-tests.ts")).href;

/** Runs files as a process of a whole run does. */
async function runWhole(t: TestContext, contents: string[]): Promise<{ code: number; printed: string }> {
  const root = await mkdtemp(join(tmpdir(), "citedesk-follow-"));
  t.after(() => rm(root, { recursive: true }));
  const planned = contents.map((_, place) => ({ path: `${place}.test.mjs`, engine: "embedded" as const }));
  for (const [place, content] of contents.entries())
    await writeFile(join(root, `${place}.test.mjs`), `import { test } from "node:test";\n${content}`);
  const [path] = writeProcesses(planned, { root, folder: root, databaseUrl: undefined, concurrency: 1 });
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(process.execPath, ["--import", FOLLOWING, "--test-reporter=tap", path!], { env });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  return { code, printed };
}

test("the tests of a file stand below it, and the next file waits for them", async (t) => {
  const first = `
    await Promise.resolve();
    test("one", () => new Promise((resolve) => setImmediate(resolve)));
    test("two", async (t) => { await null; await t.test("below two", () => {}); });`;
  const { code, printed } = await runWhole(t, [first, 'test("three", () => {});']);
  equal(code, 0, printed);
  const told = [...printed.matchAll(/^( *)(?:not )?ok \d+ - (.*)$/gm)].map(([, indent, name]) => `${indent}${name}`);
  equal(
    told.filter((line) => !line.endsWith("loads")).join("\n"),
    ["    one", "        below two", "    two", "0.test.mjs", "    three", "1.test.mjs"].join("\n"),
  );
});

test("an error that nobody awaits fails the process and is told", async (t) => {
  const leaving = `test("leaves something", async () => {
    const left = new Promise((resolve) => setTimeout(() => { resolve(); throw new Error("left behind"); }));
    await left;
  });`;
  const { code, printed } = await runWhole(t, [leaving]);
  equal(code, 1);
  match(printed, /left behind/);
});
