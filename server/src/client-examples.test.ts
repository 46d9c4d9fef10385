import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { withTestServer } from "./testing/test-server.ts";

const run = promisify(execFile);
const { url, owner } = await withTestServer();

/** What an example of the client prints, run as a program of its own against this server. */
async function printed(example: string): Promise<string> {
  const path = fileURLToPath(new URL(`../../client/examples/${example}`, import.meta.url));
  const env = { ...process.env, CITEDESK_URL: url, CITEDESK_TOKEN: owner.token };
  const { stdout } = await run(process.execPath, [path], { env, timeout: 60_000 });
  return stdout;
}

test("the client's first example prints an answer with its quote", async () => {
  assert.match(await printed("ask.ts"), /Refunds take 14 days\..*\[1\] Refunds: “Refunds take 14 days\.”/s);
});

test("the client's example of streaming prints the answer and its quote", async () => {
  assert.match(await printed("stream.ts"), /30 days of holiday.*\[1\] “[^”]*30 days/s);
});

test("the client's example of lists walks every page and is told of a change meanwhile", async () => {
  const lines = (await printed("list.ts")).trim().split("\n");
  assert.deepEqual(lines.slice(0, 6), [
    "Three",
    "changed meanwhile",
    "Two",
    "changed meanwhile",
    "One",
    "changed meanwhile",
  ]);
});

test("the client's example of watching sees the chat, the question and the answer that has ended", async () => {
  const text = await printed("watch.ts");
  assert.match(text, /Hello!: open/);
  assert.match(text, /user completed: Hello!/);
  assert.match(text, /assistant completed: \S/);
});
