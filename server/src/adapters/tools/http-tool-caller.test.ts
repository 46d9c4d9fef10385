import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { after, before, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { asOpenTransaction, OpenTransactionError } from "../../platform/database/open-transaction-error.ts";
import { createSigningSecret } from "../../platform/secrets/create-signing-secret.ts";
import { type CallableTool, ToolFailure, type ToolFailureCode } from "../../ports/tool-caller.ts";
import { type LoopbackServer, startLoopbackServer } from "../page-fetcher/loopback-server.ts";
import { createUndiciPageFetcher, type UndiciPageFetcher } from "../page-fetcher/undici-page-fetcher.ts";
import { createHttpToolCaller } from "./http-tool-caller.ts";
import { signRequest } from "./sign-request.ts";

let server: LoopbackServer;
let fetcher: UndiciPageFetcher;
before(async () => {
  fetcher = createUndiciPageFetcher({ userAgent: "test", allowPrivateNetwork: true });
  server = await startLoopbackServer(async (request, response) => {
    const answers: Record<string, () => unknown> = {
      "/order": () => json(response, '{ "status": "shipped",\n "to": "Paris" }'),
      "/text": () => response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end("Schön"),
      "/empty": () => response.writeHead(204).end(),
      "/image": () => response.writeHead(200, { "content-type": "image/png" }).end("x"),
      "/half": () => json(response, '{"status": "ship'),
      "/long": () => json(response, JSON.stringify("a".repeat(100_000))),
      "/huge": () => json(response, JSON.stringify("a".repeat(1_000_000))),
      "/broken": () => response.writeHead(500).end("secret stack"),
      "/moved": () => response.writeHead(302, { location: "/order" }).end(),
      "/slow": () => wait(2_000).then(() => json(response, "{}")),
    };
    await answers[request.url ?? ""]?.();
  });
});
after(async () => {
  await fetcher.close();
  await server.close();
});

test("posts the checked arguments and gives the answer as data", async () => {
  const result = await call("/order", { order: "A-17" });
  assert.equal(result.content, '{"status":"shipped","to":"Paris"}');
  assert.equal(result.truncated, false);
  const sent = server.requests.at(-1);
  assert.equal(sent?.method, "POST");
  assert.deepEqual(JSON.parse(sent?.body ?? ""), {
    type: "tool.call",
    timestamp: "2026-01-02T03:04:05.678Z",
    data: { agent_id: "agent_1", chat_id: "chat_1", tool: "find_order", arguments: { order: "A-17" } },
  });
});

test("signs the body so that the receiver can check it, and never sends the secret", async () => {
  await call("/order", { order: "A-17" });
  const sent = server.requests.at(-1);
  const timestamp = String(Date.parse("2026-01-02T03:04:05Z") / 1000);
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const expected = createHmac("sha256", key).update(`call_1.${timestamp}.${sent?.body}`).digest("base64");
  assert.equal(sent?.headers["webhook-id"], "call_1");
  assert.equal(sent?.headers["webhook-timestamp"], timestamp);
  assert.equal(sent?.headers["webhook-signature"], `v1,${expected}`);
  assert.ok(!JSON.stringify(sent).includes(secret.slice(6)));
});

test("signs as the published vector of Standard Webhooks has it", () => {
  const headers = signRequest({
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
    secrets: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  });
  assert.equal(headers["webhook-signature"], "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("without a secret there is no signature; with two, both sign", () => {
  const request = { id: "m", timestamp: 1, body: "{}" };
  assert.equal("webhook-signature" in signRequest({ ...request, secrets: [] }), false);
  const both = signRequest({ ...request, secrets: [createSigningSecret(), createSigningSecret()] });
  assert.match(both["webhook-signature"] ?? "", /^v1,\S{44} v1,\S{44}$/u);
});

test("reads text and empty answers", async () => {
  assert.equal((await call("/text", { order: "A-1" })).content, "Schön");
  assert.equal((await call("/empty", { order: "A-1" })).content, "");
});

test("cuts a long answer and says so", async () => {
  const { content, truncated } = await call("/long", { order: "A-1" });
  assert.equal(content.length, 16_384);
  assert.equal(truncated, true);
});

for (const [what, value] of [
  ["of the wrong type", { order: 17 }],
  ["that lack a field", {}],
  ["with a field too many", { order: "A-1", admin: true }],
  ["that miss the pattern", { order: "17" }],
  ["that are no object", "A-17"],
  ["that are nothing", undefined],
  ["that are far too long", { order: "A-1", note: "x".repeat(20_000) }],
] as const) {
  test(`arguments ${what} are refused before anything is sent`, async () => {
    const sent = server.requests.length;
    await fails(call("/order", value), "invalid_arguments");
    assert.equal(server.requests.length, sent);
  });
}

for (const [path, code] of [
  ["/image", "bad_response"],
  ["/half", "bad_response"],
  ["/huge", "too_large"],
  ["/broken", "bad_status"],
  ["/moved", "bad_status"],
  ["/slow", "timeout"],
] as const) {
  test(`${path.slice(1)} ends as ${code}, without a word of the tool's own`, async () => {
    const failure = await fails(call(path, { order: "A-1" }), code);
    assert.ok(!failure.message.includes("secret stack"));
  });
}

test("a redirect is not followed", async () => {
  const sent = server.requests.length;
  await fails(call("/moved", { order: "A-1" }), "bad_status");
  assert.equal(server.requests.length, sent + 1);
});

test("private addresses are refused unless the server allows them", async () => {
  const guarded = createUndiciPageFetcher({ userAgent: "test" });
  const connections = server.connections();
  const caller = createHttpToolCaller({ fetcher: guarded });
  await fails(caller.call(tool("/order"), request({ order: "A-1" })), "address_refused");
  assert.equal(server.connections(), connections);
  await guarded.close();
});

test("an abort ends the call", async () => {
  const stop = new AbortController();
  const caller = createHttpToolCaller({ fetcher });
  const calling = caller.call(tool("/slow"), { ...request({ order: "A-1" }), signal: stop.signal });
  stop.abort();
  await fails(calling, "aborted");
});

test("refuses to work inside an open transaction", async () => {
  await assert.rejects(
    asOpenTransaction(() => call("/order", { order: "A-1" })),
    OpenTransactionError,
  );
});

const secret = createSigningSecret();

function tool(path: string): CallableTool {
  return {
    name: "find_order",
    headers: {},
    url: `http://127.0.0.1:${server.port}${path}`,
    secret,
    parameters: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: { order: { type: "string", pattern: "^A-\\d+$" }, note: { type: "string" } },
      required: ["order"],
      additionalProperties: false,
    },
  };
}

function request(value: unknown) {
  return {
    id: "call_1",
    arguments: value,
    context: { agent_id: "agent_1", chat_id: "chat_1" },
    timeoutMs: 300,
    signal: new AbortController().signal,
  };
}

function call(path: string, value: unknown) {
  const caller = createHttpToolCaller({ fetcher, clock: { now: () => Date.parse("2026-01-02T03:04:05.678Z") } });
  return caller.call(tool(path), request(value));
}

async function fails(calling: Promise<unknown>, code: ToolFailureCode): Promise<ToolFailure> {
  const error = await calling.then(
    () => assert.fail("the call went through"),
    (failure: unknown) => failure,
  );
  assert.ok(error instanceof ToolFailure, String(error));
  assert.equal(error.code, code);
  return error;
}

function json(response: ServerResponse, body: string): void {
  response.writeHead(200, { "content-type": "application/json" }).end(body);
}
