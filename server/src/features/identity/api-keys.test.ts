import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";
import { markApiKeyRevoked } from "./api-key-queries.ts";

const { context, owner, stranger, as } = await withTestServer();

async function makeKey(body: object, by: TestClient = owner) {
  const response = await by.post("/v2/api_keys", { name: "Key", ...body });
  assert.equal(response.status, 201, JSON.stringify(response.body));
  return { id: response.body.id as string, key: response.body.key as string, client: as(response.body.key) };
}

test("a key is shown once, and does what its scopes say", async () => {
  const { id, key, client } = await makeKey({ scopes: ["agents:read"] });
  assert.match(key, /^cite_live_/);
  const { body } = await owner.get(`/v2/api_keys/${id}`);
  assert.equal("key" in body, false);
  assert.equal(JSON.stringify(body).includes(key), false);
  assert.equal((await client.get("/v2/agents")).status, 200);
  const refused = await client.post("/v2/agents", { name: "A" });
  assert.equal(refused.status, 403);
  assert.match(refused.body.detail, /agents:write/);
  assert.equal((await client.get("/v2/api_keys")).status, 403);
  assert.deepEqual((await client.get("/v2/me")).body.scopes, ["agents:read"]);
});

test("a key that concerns one assistant sees that one alone: its sources, chats and messages", async () => {
  const { body: mine } = await owner.post("/v2/agents", { name: "Mine" });
  const { body: other } = await owner.post("/v2/agents", { name: "Other" });
  const { body: source } = await owner.upload(
    { name: "other.txt", content: "Shipping takes 3 days." },
    { agent_id: other.id },
  );
  const { body: answer } = await owner.post("/v2/chat", { agent_id: other.id, message: "How long is shipping?" });
  const { client } = await makeKey({
    agent_id: mine.id,
    scopes: [
      "agents:read",
      "agents:write",
      "sources:read",
      "sources:write",
      "chats:read",
      "chat:write",
      "search:read",
      "visitors:read",
    ],
  });
  assert.deepEqual(
    (await client.get("/v2/agents")).body.data.map((agent: { id: string }) => agent.id),
    [mine.id],
  );
  assert.deepEqual((await client.get("/v2/sources")).body.data, []);
  assert.deepEqual((await client.get("/v2/chats")).body.data, []);
  for (const [method, path, body] of [
    ["GET", `/v2/agents/${other.id}`],
    ["PATCH", `/v2/agents/${other.id}`, { name: "Taken" }],
    ["DELETE", `/v2/agents/${other.id}`],
    ["POST", `/v2/agents/${other.id}/publish`],
    ["GET", `/v2/sources/${source.id}`],
    ["PATCH", `/v2/sources/${source.id}`, { enabled: false }],
    ["DELETE", `/v2/sources/${source.id}`],
    ["POST", `/v2/sources/${source.id}/refresh`],
    ["GET", `/v2/sources/${source.id}/documents`],
    ["GET", `/v2/sources?agent_id=${other.id}`],
    ["GET", `/v2/chats/${answer.chat_id}`],
    ["GET", `/v2/chats/${answer.chat_id}/messages`],
    ["GET", `/v2/messages/${answer.id}`],
    ["POST", `/v2/messages/${answer.id}/cancel`],
    ["GET", `/v2/messages/${answer.id}/citations/1`],
    ["GET", `/v2/chat/${answer.chat_id}/stream`],
    ["POST", "/v2/chat", { agent_id: other.id, message: "Hi" }],
    ["POST", "/v2/search", { agent_id: other.id, query: "shipping" }],
    ["POST", "/v2/sources", { type: "text", title: "T", text: "x", agent_id: other.id }],
  ] as const)
    assert.equal((await client.request(method, path, body)).status, 404, `${method} ${path}`);
  assert.equal((await client.post("/v2/agents", { name: "Another" })).status, 403);
  const added = await client.upload({ name: "mine.txt", content: "Returns take 9 days." }, { agent_id: mine.id });
  assert.equal(added.status, 201);
  assert.equal((await client.post("/v2/chat", { agent_id: mine.id, message: "How long are returns?" })).status, 200);
  assert.equal((await client.get("/v2/chats")).body.data.length, 1);
});

test("a limited key names no assistant but its own in what it shows", async () => {
  const { body: mine } = await owner.post("/v2/agents", { name: "Mine" });
  const { client } = await makeKey({ agent_id: mine.id, scopes: ["sources:read", "sources:write"] });
  const { body } = await client.post("/v2/sources", { type: "text", title: "T", text: "Text.", agent_id: mine.id });
  assert.deepEqual(body.agent_ids, [mine.id]);
});

test("a key that is being revoked is not rotated", async () => {
  const { id } = await makeKey({ scopes: ["agents:read"] });
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  const held = await holdOpen(context.database, workspaceId, (transaction) =>
    markApiKeyRevoked(transaction, workspaceId, parseId("key", id)!),
  );
  const rotated = owner.post(`/v2/api_keys/${id}/rotate`);
  await held.untilAwaited();
  await held.end();
  assert.equal((await rotated).status, 404);
});

test("a revoked, an expired and a rotated key stop working; a rotated one overlaps", async () => {
  const revoked = await makeKey({ scopes: ["agents:read"] });
  assert.equal((await owner.request("DELETE", `/v2/api_keys/${revoked.id}`)).status, 204);
  assert.equal((await revoked.client.get("/v2/agents")).body.code, "invalid_api_key");

  const short = await makeKey({ scopes: ["agents:read"], expires_at: new Date(Date.now() + 60_000).toISOString() });
  assert.equal((await short.client.get("/v2/agents")).status, 200);
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`UPDATE api_keys SET expires_at = now() WHERE id = ${parseId("key", short.id)}`),
  );
  context.credentials.forget();
  assert.equal((await short.client.get("/v2/agents")).body.code, "api_key_expired");

  const rotated = await makeKey({ scopes: ["agents:read"] });
  const { body: next } = await owner.post(`/v2/api_keys/${rotated.id}/rotate`);
  assert.equal((await rotated.client.get("/v2/agents")).status, 200);
  assert.equal((await as(next.key).get("/v2/agents")).status, 200);
  const { body: last } = await owner.post(`/v2/api_keys/${rotated.id}/rotate`, { overlap_seconds: 0 });
  assert.equal((await as(next.key).get("/v2/agents")).status, 401);
  assert.equal((await as(last.key).get("/v2/agents")).status, 200);
});

test("kinds, scopes and limits that don't go together are refused", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "A" });
  for (const [body, pointer] of [
    [{ scopes: [] }, "/scopes"],
    [{ scopes: ["everything"] }, "/scopes/0"],
    [{ kind: "publishable" }, "/agent_id"],
    [{ kind: "publishable", agent_id: agent.id }, "/allowed_origins"],
    [{ scopes: ["agents:read"], expires_at: "2001-01-01T00:00:00Z" }, "/expires_at"],
    [{ scopes: ["audit:read"], agent_id: agent.id }, "/scopes"],
    [{ scopes: ["agents:read"], agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41" }, "/agent_id"],
  ] as const) {
    const response = await owner.post("/v2/api_keys", { name: "K", ...body });
    assert.equal(response.status, 422, JSON.stringify(body));
    assert.equal(response.body.errors[0].pointer, pointer, JSON.stringify(response.body));
  }
});

test("a key of the test workspace is cite_test_, and live ids don't exist for it", async () => {
  const { body: live } = await owner.post("/v2/agents", { name: "Live" });
  const { data } = (await owner.get("/v2/workspaces")).body;
  const testWorkspace = data.find((workspace: { kind: string }) => workspace.kind === "test").id;
  const made = await owner.post(
    "/v2/api_keys",
    { name: "T", scopes: ["agents:read", "agents:write"] },
    { "x-workspace-id": testWorkspace },
  );
  assert.match(made.body.key, /^cite_test_/);
  const client = as(made.body.key);
  const answer = await client.get(`/v2/agents/${live.id}`);
  assert.equal(answer.status, 404);
  assert.equal(answer.headers.get("x-workspace-id"), testWorkspace);
  assert.equal((await client.get("/v2/agents", { "x-workspace-id": live.workspace_id })).status, 404);
  assert.equal((await owner.get(`/v2/agents/${live.id}`, { "x-workspace-id": testWorkspace })).status, 404);
  assert.equal((await stranger.get("/v2/agents", { "x-workspace-id": testWorkspace })).status, 404);
});

test("when a key was last used is written for many uses at once", async () => {
  const { id, client } = await makeKey({ scopes: ["agents:read"] });
  assert.equal((await owner.get(`/v2/api_keys/${id}`)).body.last_used_at, null);
  await client.get("/v2/agents");
  await context.keyUsage.flush();
  assert.ok((await owner.get(`/v2/api_keys/${id}`)).body.last_used_at);
});
