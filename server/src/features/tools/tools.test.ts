import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { startModelServer } from "../../adapters/chat-model/testing/start-model-server.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { loseSecrets } from "../../testing/lose-secrets.ts";
import { withTestServer } from "../../testing/test-server.ts";

const received: { headers: IncomingMessage["headers"]; path: string; body: string }[] = [];
let reply = { status: 200, body: '{"status":"The parcel left the warehouse on Monday."}' };
const shop = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    received.push({ headers: request.headers, path: request.url!, body: Buffer.concat(chunks).toString() });
    response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
  });
});
await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
after(() => shop.close());
const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/order-status`;

const model = await startModelServer({ protocol: "openai" });
after(() => model.close());
const { owner, stranger, as, context } = await withTestServer({
  OPENAI_BASE_URL: model.url,
  ALLOW_PRIVATE_NETWORK: "on",
});

const PARAMETERS = {
  type: "object",
  properties: { order_number: { type: "string" } },
  required: ["order_number"],
  additionalProperties: false,
};
const TOOL = {
  name: "order_status",
  description: "Tells where an order is.",
  parameters: PARAMETERS,
  url,
  confirm: false,
};
const { body: tool } = await owner.post("/v2/tools", TOOL);

async function createAgent(tools: string[]): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Shop", model: "openai/stub-model", tools });
  await owner.upload(
    { name: "a.md", content: "# Refunds\n\nRefunds take 14 days.\n" },
    { agent_id: body.id, type: "document" },
  );
  return body.id;
}

const CALL = { kind: "tool_call" as const, name: "order_status", arguments: { order_number: "A-17" } };
const ANSWER = {
  kind: "answer" as const,
  text: 'The parcel left the warehouse on Monday. [2: "The parcel left the warehouse on Monday."]',
};

test("a tool's secret is shown once, and stored sealed", async () => {
  assert.match(tool.secret, /^whsec_/);
  const { body } = await owner.get(`/v2/tools/${tool.id}`);
  assert.equal("secret" in body, false);
  const { rows } = await context.database.owner.query("SELECT sealed_secret FROM tools");
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(tool.secret.slice(6, 30).replaceAll(/[+/]/g, ".")));
});

test("a model's call goes out signed, and its result is cited as such", async () => {
  const agentId = await createAgent(["order_status"]);
  model.behave({ kind: "sequence", behaviours: [CALL, ANSWER] });
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: "Where is order A-17? Refunds?" });
  assert.equal(body.content, "The parcel left the warehouse on Monday.[1]", JSON.stringify(body));
  assert.equal(body.citations[0].kind, "tool");
  assert.equal(body.citations[0].title, "Result of order_status");
  const sent = received.at(-1)!;
  const key = Buffer.from(tool.secret.slice(6), "base64");
  const signed = `${sent.headers["webhook-id"]}.${sent.headers["webhook-timestamp"]}.${sent.body}`;
  assert.equal(sent.headers["webhook-signature"], `v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
  assert.deepEqual(JSON.parse(sent.body).data.arguments, { order_number: "A-17" });
  const { body: quote } = await owner.get(`/v2/messages/${body.id}/citations/1`);
  assert.equal(quote.quote, "status: The parcel left the warehouse on Monday.");
  assert.equal((await owner.post(`/v2/messages/${body.id}/verify`)).body.passed, true);
});

test("what a model claims of a tool's result is held against the result", async () => {
  const agentId = await createAgent(["order_status"]);
  const claim = { kind: "answer" as const, text: "The parcel left the warehouse on Friday. [2]" };
  model.behave({ kind: "sequence", behaviours: [CALL, claim] });
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: "Where is order A-17? Refunds?" });
  assert.doesNotMatch(body.content, /Friday/);
});

test("a tool that fails, and arguments that don't fit, end in an answer that says it does not know", async () => {
  const agentId = await createAgent(["order_status"]);
  for (const [call, status] of [
    [CALL, 500],
    [{ ...CALL, arguments: { order: 17 } }, 200],
    [{ ...CALL, name: "delete_everything" }, 200],
  ] as const) {
    reply = { ...reply, status };
    model.behave({ kind: "sequence", behaviours: [call, { kind: "answer", text: "NOT_IN_SOURCES" }] });
    const { status: got, body } = await owner.post("/v2/chat", { agent_id: agentId, message: "Where is order A-17?" });
    assert.equal(got, 200, JSON.stringify(body));
    assert.equal(body.answered, false);
  }
  reply = { ...reply, status: 200 };
});

test("an assistant without tools offers none, and one that calls for ever is stopped", async () => {
  const without = await createAgent([]);
  model.behave({ kind: "quotes_passages" });
  await owner.post("/v2/chat", { agent_id: without, message: "How long do refunds take?" });
  assert.deepEqual(model.requests.at(-1)?.prompt?.tools, []);
  const agentId = await createAgent(["order_status"]);
  model.behave(CALL);
  const before = received.length;
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: "Where is order A-17?" });
  assert.equal(body.status, "completed");
  assert.ok(received.length - before <= 3);
});

test("the built-in tools ask for a person and keep a lead", async () => {
  const agentId = await createAgent(["request_human", "capture_lead", "search_sources"]);
  const behaviours = [
    { kind: "tool_call" as const, name: "capture_lead", arguments: { email: "ada@example.com" } },
    { kind: "tool_call" as const, name: "request_human", arguments: {} },
    { kind: "answer" as const, text: "Somebody will get in touch. [2] A person was asked to take over. [3]" },
  ];
  model.behave({ kind: "sequence", behaviours });
  const message = "Please pass on ada@example.com, it is about refunds";
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message });
  assert.match(body.content, /Somebody will get in touch\.\[1\] A person was asked to take over\.\[2\]/);
  assert.equal((await owner.get(`/v2/chats/${body.chat_id}`)).body.status, "waiting_for_human");
  const { body: leads } = await owner.get(`/v2/leads?agent_id=${agentId}`);
  assert.equal(leads.data[0].fields.email, "ada@example.com");
});

test("a second search brings passages that the first did not have", async () => {
  const agentId = await createAgent(["search_sources"]);
  const behaviours = [
    { kind: "tool_call" as const, name: "search_sources", arguments: { query: "refunds" } },
    { kind: "quotes_passages" as const },
  ];
  model.behave({ kind: "sequence", behaviours });
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: "How many days do refunds take?" });
  assert.match(body.content, /Refunds take 14 days/);
});

test("bad tools are refused with the field that is wrong", async () => {
  for (const [fields, pointer] of [
    [{ ...TOOL, name: "capture_lead" }, "/name"],
    [{ ...TOOL, name: "other", parameters: { type: "string" } }, "/parameters"],
    [{ ...TOOL, name: "other", url: "ftp://example.com" }, "/url"],
    [{ ...TOOL, name: "other", secret: "weak" }, "/secret"],
  ] as const) {
    const { status, body } = await owner.post("/v2/tools", fields);
    assert.equal(status, 422);
    assert.equal(body.errors[0].pointer, pointer);
  }
  assert.equal((await owner.post("/v2/tools", TOOL)).status, 409);
});

test("a token in a tool's address or headers goes out with its calls, and is stored sealed and never shown", async () => {
  const { body: made, status } = await owner.post("/v2/tools", {
    ...TOOL,
    name: "guarded_status",
    url: `${url}?token=t0ken-of-shop`,
    headers: { "X-Api-Key": "k3y-of-shop" },
  });
  assert.equal(status, 201, JSON.stringify(made));
  assert.equal(made.url, url);
  const agentId = await createAgent(["guarded_status"]);
  const ask = async () => {
    model.behave({ kind: "sequence", behaviours: [{ ...CALL, name: "guarded_status" }, ANSWER] });
    await owner.post("/v2/chat", { agent_id: agentId, message: "Where is order A-17? Refunds?" });
    return received.at(-1)!;
  };
  const { headers, path } = await ask();
  assert.deepEqual([headers["x-api-key"], path], ["k3y-of-shop", "/order-status?token=t0ken-of-shop"]);
  const changed = await owner.request("PATCH", `/v2/tools/${made.id}`, { description: "Another description." });
  assert.equal(changed.status, 200);
  assert.equal((await ask()).headers["x-api-key"], "k3y-of-shop");
  const { rows } = await context.database.owner.query("SELECT * FROM tools");
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${made.id}`);
  const shown = [made, changed.body, (await owner.get(`/v2/tools/${made.id}`)).body, rows, log];
  assert.doesNotMatch(JSON.stringify(shown), /t0ken-of-shop|k3y-of-shop/);
  await owner.request("PATCH", `/v2/tools/${made.id}`, { url, headers: {} });
  const plain = await ask();
  assert.deepEqual([plain.headers["x-api-key"], plain.path], [undefined, "/order-status"]);
  await owner.request("DELETE", `/v2/tools/${made.id}`);
});

test("a tool whose key is lost fails with a reason while answers go on, and is set anew part by part", async () => {
  const { body: made } = await owner.post("/v2/tools", {
    ...TOOL,
    name: "lost_status",
    url: `${url}?token=t0ken-of-shop`,
    headers: { "X-Api-Key": "k3y-of-shop" },
  });
  const agentId = await createAgent(["lost_status"]);
  await loseSecrets(context.database.owner, "tools", ["sealed_secret", "sealed_parts"], parseId("tool", made.id));
  const before = received.length;
  model.behave({
    kind: "sequence",
    behaviours: [
      { ...CALL, name: "lost_status" },
      { kind: "answer", text: "NOT_IN_SOURCES" },
    ],
  });
  const asked = await owner.post("/v2/chat", { agent_id: agentId, message: "Where is order A-17?" });
  assert.deepEqual([asked.status, asked.body.answered, received.length], [200, false, before]);
  const { rows } = await context.database.owner.lend(async (connection) => {
    await connection.query("BEGIN; SET LOCAL citedesk.migrating = 'on'");
    const found = await connection.query("SELECT error_code FROM tool_calls WHERE tool_name = 'lost_status'");
    await connection.query("COMMIT");
    return found;
  });
  assert.deepEqual(rows, [{ error_code: "secret_lost" }]);

  const change = (body: object) => owner.request("PATCH", `/v2/tools/${made.id}`, body);
  assert.equal((await change({ description: "Another." })).status, 200);
  const half = await change({ headers: { "X-Api-Key": "another" } });
  assert.deepEqual([half.status, half.body.code], [409, "secret_lost"]);
  assert.match(half.body.detail, /another SECRET_KEY.* Set the `url` and the `headers` of the tool anew, both in one/);
  const whole = await change({ url: `${url}?token=another`, headers: { "X-Api-Key": "another" }, secret: tool.secret });
  assert.equal(whole.status, 200, JSON.stringify(whole.body));
  model.behave({ kind: "sequence", behaviours: [{ ...CALL, name: "lost_status" }, ANSWER] });
  await owner.post("/v2/chat", { agent_id: agentId, message: "Where is order A-17? Refunds?" });
  const sent = received.at(-1)!;
  assert.deepEqual([sent.headers["x-api-key"], sent.path], ["another", "/order-status?token=another"]);
  await owner.request("DELETE", `/v2/tools/${made.id}`);
});

test("who is limited to one brand neither sees, attaches, changes nor calls another's tools", async () => {
  const [mine, other] = await Promise.all(
    ["Mine", "Other"].map(async (name) => (await owner.post("/v2/brands", { name })).body.id as string),
  );
  const { body: theirs } = await owner.post("/v2/tools", { ...TOOL, name: "their_status", brand_id: other });
  const { body: key } = await owner.post("/v2/api_keys", {
    name: "Mine",
    brand_id: mine,
    scopes: ["tools:read", "tools:write", "agents:read", "agents:write", "chat:write"],
  });
  const limited = as(key.key);
  assert.deepEqual((await limited.get("/v2/tools?kind=http")).body.data, []);
  for (const [method, body] of [["GET"], ["PATCH", { confirm: true }], ["DELETE"]] as const)
    assert.equal((await limited.request(method, `/v2/tools/${theirs.id}`, body)).status, 404, method);
  const refused = await limited.post("/v2/agents", { name: "A", brand_id: mine, tools: ["their_status"] });
  assert.deepEqual([refused.status, refused.body.errors?.[0].pointer], [422, "/tools/0"]);
  assert.equal((await limited.post("/v2/agents", { name: "A", brand_id: mine, tools: ["order_status"] })).status, 422);
  assert.equal((await limited.post("/v2/tools", { ...TOOL, name: "nowhere" })).status, 403);
  assert.equal((await limited.post("/v2/tools", { ...TOOL, name: "there", brand_id: other })).status, 404);

  const own = await limited.post("/v2/tools", { ...TOOL, name: "their_status", brand_id: mine });
  assert.equal(own.status, 201, "another brand's names are free");
  assert.equal(own.body.brand_id, mine);
  const agent = await limited.post("/v2/agents", {
    name: "A",
    brand_id: mine,
    model: "openai/stub-model",
    tools: ["their_status"],
  });
  assert.equal(agent.status, 201, JSON.stringify(agent.body));
  const elsewhere = await owner.request("PATCH", `/v2/agents/${agent.body.id}`, { brand_id: other });
  assert.equal(elsewhere.status, 200);
  const before = received.length;
  await owner.request("DELETE", `/v2/tools/${theirs.id}`);
  model.behave({ kind: "sequence", behaviours: [{ ...CALL, name: "their_status" }, ANSWER] });
  await owner.post("/v2/chat", { agent_id: agent.body.id, message: "Where is order A-17?" });
  assert.equal(received.length, before, "a tool of a library that it left is not called");
  await owner.request("DELETE", `/v2/tools/${own.body.id}`);
});

test("a tool asks the visitor before each call unless its owner says that it only reads", async () => {
  const { confirm: _, ...unsaid } = TOOL;
  const { body } = await owner.post("/v2/tools", { ...unsaid, name: "unsaid" });
  assert.equal(body.confirm, true);
  await owner.request("DELETE", `/v2/tools/${body.id}`);
});

test("another account's tool answers as one that never existed", async () => {
  for (const [method, body] of [["GET"], ["PATCH", { confirm: true }], ["DELETE"]] as const)
    assert.equal((await stranger.request(method, `/v2/tools/${tool.id}`, body)).status, 404);
  assert.deepEqual((await stranger.get("/v2/tools?kind=http")).body.data, []);
});

test("the built-in tools stand at the end of the list, page by page, and can be read but not changed", async () => {
  const names: string[] = [];
  for (let cursor = ""; ; ) {
    const { body } = await owner.get(`/v2/tools?limit=1${cursor}`);
    names.push(...body.data.map((row: { name: string }) => row.name));
    if (!body.pagination.has_more) break;
    cursor = `&cursor=${body.pagination.next_cursor}`;
  }
  assert.deepEqual(names, [CANCEL.name, TOOL.name, "search_sources", "capture_lead", "request_human"]);
  const { body } = await owner.get("/v2/tools?kind=built_in&q=lead");
  assert.deepEqual(
    body.data.map((row: { name: string }) => row.name),
    ["capture_lead"],
  );
  const path = `/v2/tools/${body.data[0].id}`;
  assert.deepEqual((await owner.get(path)).body, body.data[0]);
  for (const [method, change] of [["PATCH", { confirm: true }], ["DELETE"]] as const)
    assert.equal((await owner.request(method, path, change)).status, 403);
});

const CANCEL = { name: "order_cancel", description: "Cancels an order.", parameters: PARAMETERS, url, confirm: true };
const CANCEL_CALL = { kind: "tool_call" as const, name: "order_cancel", arguments: { order_number: "A-17" } };
await owner.post("/v2/tools", CANCEL);

/** Asks for something that only a held call can do; the answer asks for consent. */
async function propose(
  call: { kind: "tool_call"; name: string; arguments: object } = CANCEL_CALL,
  words?: string,
  question = "Cancel order A-17. Refunds?",
) {
  const agentId = await createAgent(["order_cancel"]);
  model.behave({ ...call, ...(words === undefined ? {} : { text: words }) });
  const before = received.length;
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: question });
  assert.equal(received.length, before, "nothing is sent before the visitor has agreed");
  const say = async (message: string) =>
    (await owner.post("/v2/chat", { agent_id: agentId, chat_id: body.chat_id, message })).body;
  return { asked: body, say, before };
}
const CANCELLED = {
  kind: "answer" as const,
  text: 'The parcel left the warehouse on Monday. [1: "The parcel left the warehouse on Monday."]',
};
async function statusOf(chatId: string): Promise<string> {
  const { rows } = await context.database.owner.query(
    "SELECT status FROM tool_calls WHERE chat_id = $1 ORDER BY id DESC LIMIT 1",
    [parseId("chat", chatId)],
  );
  return rows[0]!.status as string;
}

test("a tool that needs consent is proposed in fixed words, and done once after a plain yes", async () => {
  const { asked, say, before } = await propose();
  assert.equal(asked.kind, "clarify");
  assert.equal(asked.answered, null);
  assert.deepEqual(asked.citations, []);
  assert.deepEqual(asked.suggestions, ["Yes", "No"]);
  assert.equal(
    asked.content,
    "May I do this for you? order cancel: Cancels an order.\n\n- order number: `A-17`\n\nAnswer “yes” or “no”. Without a yes nothing is done.",
  );
  assert.equal(await statusOf(asked.chat_id), "held");
  model.behave(CANCELLED);
  const done = await say("Yes, please");
  assert.equal(received.length, before + 1);
  assert.deepEqual(JSON.parse(received.at(-1)!.body).data.arguments, { order_number: "A-17" });
  assert.equal(done.content, "The parcel left the warehouse on Monday.[1]");
  assert.equal(done.citations[0].kind, "tool");
  assert.equal(await statusOf(asked.chat_id), "done");
  assert.equal((await owner.post(`/v2/messages/${done.id}/verify`)).body.passed, true);
  await say("Yes");
  assert.equal(received.length, before + 1, "a second yes agrees to nothing");
});

test("a no drops the call, and so does a message about something else", async () => {
  const refused = await propose();
  const { content, kind } = await refused.say("No, thanks");
  assert.deepEqual([content, kind], ["All right, nothing was done.", "clarify"]);
  assert.equal(await statusOf(refused.asked.chat_id), "declined");
  const ignored = await propose();
  model.behave({ kind: "quotes_passages" });
  assert.match((await ignored.say("How long do refunds take?")).content, /14 days/);
  assert.equal(await statusOf(ignored.asked.chat_id), "dropped");
  await ignored.say("Yes");
  assert.equal(received.length, ignored.before);
});

test("consent is asked for, and a refusal confirmed, in the language of the question", async () => {
  const question = "Können Sie die Bestellung A-17 stornieren?";
  const { asked, say, before } = await propose(CANCEL_CALL, undefined, question);
  assert.match(asked.content, /^Darf ich das für Sie tun\? order cancel: /);
  assert.deepEqual(asked.suggestions, ["Ja", "Nein"]);
  assert.equal((await say("Nein, danke")).content, "In Ordnung, es wurde nichts unternommen.");
  assert.equal(received.length, before);
  const second = await propose(CANCEL_CALL, undefined, question);
  await owner.post(`/v2/messages/${second.asked.id}/confirm`, { approve: false });
  const { body } = await owner.get(`/v2/chats/${second.asked.chat_id}/messages?limit=2`);
  assert.deepEqual(
    body.data.map(({ content }: { content: string }) => content),
    ["In Ordnung, es wurde nichts unternommen.", "Nein"],
  );
});

test("an explicit call decides once, however often it comes", async () => {
  const { asked, before } = await propose();
  model.behave(CANCELLED);
  const confirm = (approve: boolean) => owner.post(`/v2/messages/${asked.id}/confirm`, { approve });
  assert.equal((await stranger.post(`/v2/messages/${asked.id}/confirm`, { approve: true })).status, 404);
  const results = await Promise.all([confirm(true), confirm(true), confirm(false)]);
  assert.deepEqual(results.map(({ status }) => status).toSorted(), [200, 409, 409]);
  assert.equal(results.find(({ status }) => status === 409)!.body.code, "already_decided");
  const won = results.findIndex(({ status }) => status === 200);
  assert.equal(received.length - before, won === 2 ? 0 : 1);
});

test("the result is shown when the model can't word it, and a failure is told", async () => {
  const { say } = await propose();
  model.behave({ kind: "status", status: 500 });
  const done = await say("ok");
  assert.equal(done.content, "“status: The parcel left the warehouse on Monday.”[1]");
  assert.equal(done.degraded, true);
  const failing = await propose();
  reply = { ...reply, status: 500 };
  const failed = await failing.say("yes");
  reply = { ...reply, status: 200 };
  assert.match(failed.content, /^This could not be finished\.$/);
  assert.equal(failed.kind, "clarify");
  assert.equal(failed.status, "completed");
});

test("nobody is asked about arguments that don't fit, and nothing that a model writes into them becomes a link", async () => {
  const agentId = await createAgent(["order_cancel"]);
  model.behave({
    kind: "sequence",
    behaviours: [
      { ...CANCEL_CALL, arguments: { order: 17 } },
      { kind: "answer", text: "NOT_IN_SOURCES" },
    ],
  });
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: "Cancel order A-17" });
  assert.equal(body.kind, "abstention");
  const { asked } = await propose({
    ...CANCEL_CALL,
    arguments: { order_number: "` [free](https://evil.example) ![x](https://evil.example/x.png)\n# Hi" },
  });
  assert.match(asked.content, /^- order number: `[^`\n]*`$/m);
});
