import assert from "node:assert/strict";
import { test } from "node:test";
import { CitedeskClient, type ClientOptions } from "./citedesk-client.ts";
import { CitedeskError } from "./citedesk-error.ts";

interface Seen {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

type Answer = Response | Error;

/** A client whose requests are answered in turn, and what it sent. */
function scripted(answers: Answer[], options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = [];
  const client = new CitedeskClient({
    baseUrl: "https://help.example.com/",
    token: "cite_test_1",
    retries: { firstWaitMs: 1 },
    fetch: async (url, init) => {
      const request = new Request(url as string, init);
      const { pathname, search } = new URL(request.url);
      seen.push({
        method: request.method,
        path: pathname + search,
        headers: request.headers,
        body: await request.text(),
      });
      const answer = answers.shift();
      if (answer === undefined) throw new Error("One request too many.");
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...options,
  });
  return { client, seen };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ status, code, detail: `It is ${code}.`, request_id: "r1" }, { status, headers });
const pair = (name: string, expires_in = 900) =>
  json({ token: name, type: "bearer", refresh_token: `${name}-refresh`, expires_in });

test("paths, queries and bodies are filled in and written", async () => {
  const { client, seen } = scripted([json({ id: "agent_1" }), json({ data: [], pagination: {} })]);
  await client.patch("/v2/agents/{id}", { path: { id: "a/b" }, body: { prompt: "Be kind." }, ifMatch: '"3"' });
  await client.get("/v2/agents", { query: { limit: 5, q: "é&" } });
  assert.equal(seen[0]?.path, "/v2/agents/a%2Fb");
  assert.equal(seen[0]?.body, '{"prompt":"Be kind."}');
  assert.equal(seen[0]?.headers.get("if-match"), '"3"');
  assert.equal(seen[0]?.headers.get("authorization"), "Bearer cite_test_1");
  assert.equal(seen[1]?.path, "/v2/agents?limit=5&q=%C3%A9%26");
});

test("an empty id is refused before it becomes another path", async () => {
  const { client } = scripted([]);
  await assert.rejects(async () => client.get("/v2/agents/{id}", { path: { id: "" } }), TypeError);
});

test("a list is read page by page, and no further than asked", async () => {
  const page = (ids: string[], next: string | null) =>
    json({ data: ids.map((id) => ({ id })), pagination: { has_more: next !== null, next_cursor: next } });
  const { client, seen } = scripted([page(["1", "2"], "c1"), page(["3"], null)]);
  const ids: string[] = [];
  for await (const agent of client.list("/v2/agents", { query: { status: "draft" } })) ids.push(agent.id);
  assert.deepEqual(ids, ["1", "2", "3"]);
  assert.deepEqual(
    seen.map(({ path }) => path),
    ["/v2/agents?limit=100&status=draft", "/v2/agents?limit=100&status=draft&cursor=c1"],
  );
  const half = scripted([page(["1", "2"], "c1")]);
  for await (const agent of half.client.list("/v2/agents")) if (agent.id === "2") break;
  assert.equal(half.seen.length, 1);
});

test("a POST that fails on the way is repeated with the same Idempotency-Key", async () => {
  const { client, seen } = scripted([new TypeError("cut"), problem(503, "unavailable"), json({ id: "agent_1" }, 201)]);
  await client.post("/v2/agents", { body: { name: "Shop" } });
  const keys = new Set(seen.map(({ headers }) => headers.get("idempotency-key")));
  assert.equal(seen.length, 3);
  assert.equal(keys.size, 1);
  assert.match([...keys][0] ?? "", /^[0-9a-f]{32}$/);
});

test("a 429 waits as Retry-After says, and one that asks for too long is thrown", async () => {
  const { client } = scripted([problem(429, "rate_limited", { "retry-after": "1" }), json({ id: "agent_1" })]);
  const begin = Date.now();
  await client.get("/v2/agents/{id}", { path: { id: "agent_1" } });
  assert.ok(Date.now() - begin >= 990);
  const long = scripted([problem(429, "rate_limited", { "retry-after": "3600" })]);
  await assert.rejects(
    long.client.get("/v2/me"),
    (error: CitedeskError) => error.retryAfter === 3600 && error.code === "rate_limited" && error.requestId === "r1",
  );
});

test("tries are bounded, and what is wrong stays wrong", async () => {
  const broken = scripted([1, 2, 3, 4].map(() => problem(500, "internal_error")));
  await assert.rejects(broken.client.get("/v2/me"), CitedeskError);
  assert.equal(broken.seen.length, 4);
  const invalid = scripted([problem(422, "invalid_request")]);
  await assert.rejects(invalid.client.get("/v2/me"), CitedeskError);
  assert.equal(invalid.seen.length, 1);
});

test("a PATCH and a sign-in are sent once", async () => {
  const patch = scripted([problem(503, "unavailable")]);
  await assert.rejects(
    patch.client.patch("/v2/agents/{id}", { path: { id: "a" }, body: { name: "b" } }),
    CitedeskError,
  );
  assert.equal(patch.seen.length, 1);
  const login = scripted([problem(503, "unavailable")]);
  await assert.rejects(login.client.signIn("a@example.com", "secret"), CitedeskError);
  assert.equal(login.seen.length, 1);
});

test("an expired token is renewed once for all requests that meet it, and each is sent again", async () => {
  const { client, seen } = scripted(
    [problem(401, "token_expired"), problem(401, "token_expired"), pair("two"), json({}), json({})],
    { token: "one", refreshToken: "one-refresh" },
  );
  await Promise.all([client.get("/v2/me"), client.get("/v2/me")]);
  const refreshes = seen.filter(({ path }) => path === "/v2/auth/refresh");
  assert.equal(refreshes.length, 1);
  assert.equal(refreshes[0]?.body, '{"refresh_token":"one-refresh"}');
  assert.equal(refreshes[0]?.headers.get("authorization"), null);
  assert.deepEqual(
    seen.slice(-2).map(({ headers }) => headers.get("authorization")),
    ["Bearer two", "Bearer two"],
  );
});

test("a token is renewed before it expires, and the new pair is handed over", async () => {
  const pairs: string[] = [];
  const { client, seen } = scripted([pair("one", 5), pair("two"), json({})], {
    onTokens: ({ refresh_token }) => pairs.push(refresh_token),
  });
  await client.signIn("a@example.com", "secret");
  await client.get("/v2/me");
  assert.deepEqual(pairs, ["one-refresh", "two-refresh"]);
  assert.equal(seen[2]?.headers.get("authorization"), "Bearer two");
});

test("a signal ends the waiting between tries", async () => {
  const { client, seen } = scripted([problem(503, "unavailable", { "retry-after": "20" })]);
  await assert.rejects(client.get("/v2/me", { signal: AbortSignal.timeout(30) }), { name: "TimeoutError" });
  assert.equal(seen.length, 1);
});

test("what something in between answers becomes an error all the same", async () => {
  const { client } = scripted([new Response("<h1>Bad gateway</h1>", { status: 418 })]);
  await assert.rejects(
    client.get("/v2/me"),
    (error: CitedeskError) => error.status === 418 && error.code === "unexpected",
  );
});

test("an upload tells how far it is, and the last word is its whole length", async () => {
  const { client, seen } = scripted([json({ id: "source_1" }, 201)]);
  const progress: number[] = [];
  let total: number | undefined;
  const file = new File(["x".repeat(300_000)], "refunds.txt", { type: "text/plain" });
  await client.upload(
    file,
    { agent_id: "agent_1" },
    {
      waitSeconds: 5,
      onProgress: (now) => {
        progress.push(now.sent);
        total = now.total;
      },
    },
  );
  assert.equal(seen[0]?.headers.get("prefer"), "wait=5");
  assert.match(seen[0]?.headers.get("content-type") ?? "", /^multipart\/form-data; boundary=/);
  assert.match(seen[0]?.body ?? "", /name="file"; filename="refunds.txt"/);
  assert.equal(total, seen[0]?.body.length);
  assert.deepEqual(
    progress,
    progress.toSorted((one, other) => one - other),
  );
});

const event = (id: string, part: unknown) =>
  `id: ${id}\ndata: ${typeof part === "string" ? part : JSON.stringify(part)}\n\n`;
const stream = (text: string) => new Response(text, { headers: { "content-type": "text/event-stream" } });
const start = { type: "start", messageId: "message_1", messageMetadata: { chat_id: "chat_1" } };

test("a streamed answer goes on where its connection broke, and each part comes once", async () => {
  const { client, seen } = scripted([
    stream(event("m.0", start) + event("m.1", { type: "text-delta", id: "text", delta: "Refunds " })),
    new TypeError("still down"),
    stream(event("m.2", { type: "text-delta", id: "text", delta: "take 14 days." }) + event("m.3", "[DONE]")),
  ]);
  let content = "";
  const types: string[] = [];
  const links: boolean[] = [];
  const onConnected = (isConnected: boolean) => links.push(isConnected);
  for await (const part of client.streamChat({ agent_id: "agent_1", message: "How long?" }, { onConnected })) {
    types.push(part.type);
    if (part.type === "text-delta") content += part.delta;
  }
  assert.equal(content, "Refunds take 14 days.");
  assert.deepEqual(types, ["start", "text-delta", "text-delta"]);
  assert.deepEqual(links, [false, true]);
  assert.equal(seen[0]?.body, '{"agent_id":"agent_1","message":"How long?","stream":true}');
  assert.equal(seen.at(-1)?.path, "/v2/chat/chat_1/stream");
  assert.equal(seen.at(-1)?.headers.get("last-event-id"), "m.1");
});

const live = (...lines: string[]) => new Response(lines.join(""), { headers: { "content-type": "text/event-stream" } });

test("a watch goes on behind the last id, also where only a ping brought it, until the service refuses", async () => {
  const ready = 'id: 1:1:\ndata: {"type":"ready","data":{"topics":["chats"],"resumed":true}}\n\n';
  const reset = 'id: 9:9:\ndata: {"type":"reset","data":{}}\n\n';
  const end = 'id: 9:9:\ndata: {"type":"end","data":{"code":"invalid_api_key","detail":"Gone."}}\n\n';
  const { client, seen } = scripted([
    live(ready, ": ping\nid: 5:7:6\n\n"),
    new TypeError("The network is away."),
    live(reset, end),
    problem(401, "invalid_api_key"),
  ]);
  const types: string[] = [];
  await assert.rejects(
    async () => {
      for await (const { type } of client.watch(["chats", "leads"])) types.push(type);
    },
    (error: CitedeskError) => error.code === "invalid_api_key",
  );
  assert.deepEqual(types, ["ready", "reset"]);
  assert.equal(seen[0]!.path, "/v2/live?topics=chats%2Cleads");
  assert.deepEqual(
    seen.map(({ headers }) => headers.get("last-event-id")),
    [null, "5:7:6", "5:7:6", "9:9:"],
  );
});

test("leaving a watch closes its connection", async () => {
  const cancelled = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode('id: 1:1:\ndata: {"type":"reset","data":{}}\n\n')),
    cancel: () => cancelled.resolve(),
  });
  const { client } = scripted([new Response(body)]);
  for await (const { type } of client.watch(["chats"])) {
    assert.equal(type, "reset");
    break;
  }
  await cancelled.promise;
});

test("an answer that the service refuses is thrown", async () => {
  const { client } = scripted([problem(404, "not_found")]);
  await assert.rejects(client.streamChat({ agent_id: "agent_1", message: "?" }).next(), CitedeskError);
});

test("the types of the contract reach the caller", () => {
  const { client } = scripted([]);
  const typed = () => {
    // @ts-expect-error: no such path
    client.get("/v2/agentz");
    // @ts-expect-error: an id is missing
    client.get("/v2/agents/{id}");
    // @ts-expect-error: a name is missing
    client.post("/v2/agents", { body: {} });
    // @ts-expect-error: no such status
    client.get("/v2/agents", { query: { status: "gone" } });
    // @ts-expect-error: not a list
    client.list("/v2/me");
    return client.get("/v2/agents").then(({ data }): string[] => data.map(({ name }) => name));
  };
  assert.equal(typeof typed, "function");
});
