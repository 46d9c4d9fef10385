import assert from "node:assert/strict";
import { on } from "node:events";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/** What long runs of are hard to read for a careless pattern. */
const PARTS = [
  ...["a", "字", "0", " ", "\n", "-", ".", ",", "(", "/", "_", "@", "e\u0301", "ไทย", "🙂"],
  ...["a ", "a. ", ",0", "0 ", "a-", "a, ", "- a\n", "a | ", "a.b", "a: ", "1) ", "£1 a ", "not ", "and ", "9:00–"],
];
const ONE_TEXT_MS = 60_000;

test("no text holds up whoever asks: runs of letters without a space, of signs, of lines", async (t) => {
  const texts = PARTS.flatMap((part) => {
    const run = (length: number) => part.repeat(Math.ceil(length / part.length));
    const named = Array.from({ length: 100 }, (_, number) => `Word ${number}: ${run(90)}`);
    const bare = Array.from({ length: 100 }, () => `${run(96)}.`);
    return [`Word ${run(3_000)} end.`, named.join("\n"), bare.join("\n")];
  });
  const questions = ["What does a word cost?", "When do you open?", "字".repeat(900), "a ".repeat(450)];
  const worker = new Worker(new URL("./read-text.ts", import.meta.url), { workerData: { texts, questions } });
  const messages = on(worker, "message");
  t.after(() => worker.terminate());
  for (const [number, text] of texts.entries()) {
    const tooLong = sleep(ONE_TEXT_MS, ["too long"], { ref: false });
    const told = await Promise.race([messages.next(), tooLong]);
    assert.deepEqual(told, { value: [number], done: false }, `a text of ${JSON.stringify(text.slice(0, 40))}…`);
  }
});
