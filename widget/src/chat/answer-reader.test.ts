import assert from "node:assert/strict";
import { test } from "node:test";
import { CitedeskClient } from "@citedesk/client";
import { AnswerReader } from "./answer-reader.ts";

const QUESTION = { agent_id: "agent_1", message: "How long do refunds take?" };
const MESSAGE = { id: "message_1", chat_id: "chat_1", content: "Refunds take 14 days." };
const START = { type: "start", messageId: "message_1", messageMetadata: { chat_id: "chat_1" } };
const json = (body: object, status = 200, type = "application/json") =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": type } });
/** Without a signal it ends by itself. */
const stream = (text: string, signal?: AbortSignal) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        if (!signal) controller.close();
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  );

/** Asks twice of a service that answers a request for a stream like this, and one for the whole with the message. */
async function askTwice(answerStream: (signal: AbortSignal) => Response | Promise<Response>) {
  const calls: { isStream: boolean; key: string }[] = [];
  const client = new CitedeskClient({
    baseUrl: "https://help.example",
    token: "token",
    simpleQuestions: true,
    retries: { mostRetries: 0 },
    fetch: async (_url, init) => {
      const { stream: isStream = false, idempotency_key: key } = JSON.parse(String(init?.body));
      calls.push({ isStream, key });
      return isStream ? answerStream(init!.signal!) : json(MESSAGE);
    },
  });
  const reader = new AnswerReader(30);
  const asked = [];
  for (const idempotencyKey of ["one", "two"]) {
    const parts = [];
    const { signal } = new AbortController();
    for await (const { type } of reader.read(client, QUESTION, { signal, idempotencyKey })) parts.push(type);
    asked.push(parts);
  }
  return { asked, calls };
}

test("a stream that brings nothing is asked for whole, as the same question, and so is the next one", async () => {
  const held = await askTwice(
    (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  assert.deepEqual(held.asked, [["data-answer"], ["data-answer"]]);
  assert.deepEqual(held.calls, [
    { isStream: true, key: "one" },
    { isStream: false, key: "one" },
    { isStream: false, key: "two" },
  ]);
  const empty = await askTwice((signal) => stream(": ping\n\n", signal));
  assert.deepEqual(empty.asked, [["data-answer"], ["data-answer"]]);
  const gateway = await askTwice(() => json({}, 502));
  assert.deepEqual(gateway.asked, [["data-answer"], ["data-answer"]]);
});

test("a stream that comes is taken as it comes", async () => {
  const text = `data: ${JSON.stringify(START)}\n\ndata: {"type":"text-delta","id":"text","delta":"Refunds"}\n\ndata: [DONE]\n\n`;
  const { asked, calls } = await askTwice(() => stream(text));
  assert.deepEqual(asked, [
    ["start", "text-delta"],
    ["start", "text-delta"],
  ]);
  assert.equal(calls.length, 2);
});

test("what the service refuses is refused, not asked for in another way", async () => {
  const refusal = { title: "No", status: 403, code: "forbidden", detail: "No." };
  await assert.rejects(
    askTwice(() => json(refusal, 403, "application/problem+json")),
    { status: 403 },
  );
});
