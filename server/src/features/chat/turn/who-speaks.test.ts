import assert from "node:assert/strict";
import { test } from "node:test";
import { SignJWT } from "jose";
import { newId, parseId } from "../../../platform/ids/identifiers.ts";
import { type TestClient, withTestServer } from "../../../testing/test-server.ts";
import { holdCall } from "../tools/held-call-queries.ts";

const { context, owner, as } = await withTestServer();
const SITE = "https://www.example.com";
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
await owner.upload({ name: "a.txt", content: "Refunds take 14 days." }, { agent_id: agent.id });
await owner.post(`/v2/agents/${agent.id}/publish`);
const { body: publishable } = await owner.post("/v2/api_keys", {
  name: "Site",
  kind: "publishable",
  agent_id: agent.id,
  allowed_origins: [SITE],
});
const { body: identity } = await owner.post(`/v2/agents/${agent.id}/identity_secret`);

const SCOPES = ["chat:write", "chats:read", "feedback:write", "visitors:read"];
async function makeKey(): Promise<TestClient> {
  const { body } = await owner.post("/v2/api_keys", { name: "Server", scopes: SCOPES });
  return as(body.key);
}
async function join(role: string): Promise<TestClient> {
  const email = `${role}@example.com`;
  const { body: invitation } = await owner.post("/v2/invitations", { email, role });
  const joining = { token: invitation.token, name: role, password: "four plain words here" };
  return as((await as(undefined).post("/v2/invitations/accept", joining)).body.token);
}

async function identified(claims: object): Promise<{ client: TestClient; id: string }> {
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("5m")
    .setIssuedAt()
    .sign(new TextEncoder().encode(identity.secret));
  const body = { publishable_key: publishable.key, identity_token: token };
  const made = await as(undefined).post("/v2/visitor_tokens", body, { origin: SITE });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  return { client: as(made.body.token), id: made.body.visitor_id };
}

const [key, otherKey, viewer, support] = [
  await makeKey(),
  await makeKey(),
  await join("viewer"),
  await join("support"),
];
const ada = await identified({ sub: "ada", name: "Ada", email: "ada@example.com" });
const QUESTION = { agent_id: agent.id, message: "How long do refunds take?" };
const ask = (client: TestClient, more: object = {}) => client.post("/v2/chat", { ...QUESTION, ...more });
const actionsOn = async (target: string) =>
  (await owner.get(`/v2/audit_events?target_id=${target}`)).body.data.map((row: { action: string }) => row.action);

test("only the visitor goes on with the visitor's chat; who may read it is told where to write as themselves", async () => {
  const { body: answer } = await ask(ada.client);
  const next = { chat_id: answer.chat_id };
  for (const client of [owner, viewer, support, key]) {
    const { status, body } = await ask(client, next);
    assert.deepEqual([status, body.code], [403, "forbidden"], JSON.stringify(body));
  }
  assert.match((await ask(viewer, next)).body.detail, /POST \/v2\/chats\/\{id\}\/messages/);
  assert.equal((await ask(ada.client, next)).status, 200);
  const { body: messages } = await owner.get(`/v2/chats/${answer.chat_id}/messages`);
  assert.equal(messages.data.filter(({ role }: { role: string }) => role === "user").length, 2);
});

test("a key goes on with the chats that it opened, and with those of no other credential; so does a member", async () => {
  const named = { visitor: { id: "grace", name: "Grace" } };
  const { body: forGrace } = await ask(key, named);
  const { body: begun } = await key.post("/v2/chats", { agent_id: agent.id, ...named });
  const { body: forNobody } = await ask(key);
  for (const chat_id of [forGrace.chat_id, begun.id, forNobody.chat_id]) {
    assert.equal((await ask(key, { chat_id })).status, 200);
    for (const client of [otherKey, viewer, owner]) assert.equal((await ask(client, { chat_id })).status, 403);
  }
  assert.deepEqual(await actionsOn(forGrace.chat_id), ["chat.opened_for_visitor"]);
  assert.deepEqual(await actionsOn(begun.id), ["chat.opened_for_visitor"]);
  const { body: tried } = await ask(viewer);
  assert.equal((await ask(viewer, { chat_id: tried.chat_id })).status, 200);
  assert.equal((await ask(owner, { chat_id: tried.chat_id })).status, 403);
  const grace = await identified({ sub: "grace" });
  assert.equal((await ask(grace.client, { chat_id: forGrace.chat_id })).status, 200, "it is hers");
});

test("a member who may not make keys names no visitor", async () => {
  for (const client of [viewer, support]) {
    assert.equal((await ask(client, { visitor: { id: "ada" } })).status, 403);
    assert.equal((await client.post("/v2/chats", { agent_id: agent.id, visitor: { id: "ada" } })).status, 403);
  }
});

test("what is known of an identified visitor changes by their own token alone, and the log says that it did", async () => {
  const wrong = { id: "ada", name: "Mallory", email: "mallory@example.com" };
  assert.equal((await ask(key, { visitor: wrong })).status, 200);
  assert.equal((await key.post("/v2/chats", { agent_id: agent.id, visitor: wrong })).status, 201);
  const { body: visitor } = await owner.get(`/v2/visitors/${ada.id}`);
  assert.deepEqual([visitor.name, visitor.email], ["Ada", "ada@example.com"]);
  await identified({ sub: "ada", name: "Ada King" });
  assert.equal((await owner.get(`/v2/visitors/${ada.id}`)).body.name, "Ada King");
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${ada.id}`);
  assert.deepEqual([log.data[0].action, log.data[0].after], ["visitor.facts_changed", { changed: ["name"] }]);
  assert.equal(log.data.length, 1, "a token that says the same changes nothing");
});

/** A call that waits for a yes, in the answer of a chat. */
async function holdIn(answer: { id: string; chat_id: string }): Promise<void> {
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  const [chatId, messageId] = [parseId("chat", answer.chat_id)!, parseId("message", answer.id)!];
  await context.database.owner.query("UPDATE messages SET status = 'streaming' WHERE id = $1", [messageId]);
  await context.database.inWorkspace(workspaceId, (transaction) =>
    holdCall(transaction, workspaceId, { id: newId(), chatId, messageId, name: "order_cancel", arguments: {} }),
  );
  await context.database.owner.query("UPDATE messages SET status = 'completed' WHERE id = $1", [messageId]);
}

test("nobody but the visitor says yes to what a tool would do for them, and the log has who did", async () => {
  const { body: answer } = await ask(ada.client);
  await holdIn(answer);
  const confirm = (client: TestClient) => client.post(`/v2/messages/${answer.id}/confirm`, { approve: true });
  for (const client of [owner, viewer, support, key, otherKey]) assert.equal((await confirm(client)).status, 403);
  assert.equal((await confirm(ada.client)).status, 200);
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${answer.chat_id}`);
  const [{ action, actor, after }] = log.data;
  assert.deepEqual(
    [action, actor.kind, actor.id, after],
    ["tool_call.agreed", "visitor", ada.id, { tool: "order_cancel" }],
  );
  const { body: opened } = await ask(key, { visitor: { id: "linus" } });
  await holdIn(opened);
  assert.equal((await as(key.token).post(`/v2/messages/${opened.id}/confirm`, { approve: false })).status, 200);
  assert.equal((await actionsOn(opened.chat_id))[0], "tool_call.declined");
});

test("a key rates for the visitor whose chat it opened; an answer is stopped by its visitor and by who answers chats", async () => {
  const { body: answer } = await ask(ada.client);
  const rate = (client: TestClient, id: string) =>
    client.request("PUT", `/v2/messages/${id}/feedback`, { rating: "positive" });
  assert.equal((await rate(key, answer.id)).status, 403);
  assert.equal((await rate(viewer, answer.id)).body.by, "member");
  const { body: opened } = await ask(key, { visitor: { id: "linus" } });
  assert.equal((await rate(key, opened.id)).status, 200);
  const stop = (client: TestClient) => client.post(`/v2/messages/${answer.id}/cancel`);
  for (const client of [viewer, key]) assert.equal((await stop(client)).status, 403);
  for (const client of [support, ada.client]) assert.equal((await stop(client)).status, 200);
});
