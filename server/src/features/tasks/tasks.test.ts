import assert from "node:assert/strict";
import { test } from "node:test";
import { listTables } from "../../platform/database/transfer/list-tables.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";
import { readAllFiles } from "../../testing/whole-workspace.ts";
import { verifyInstallation } from "../verification/index.ts";
import { CARRIED, LEFT, plainName, workspaceTables } from "./carried-tables.ts";
import { dropOldArchives } from "./drop-old-archives.ts";

const { context, owner, stranger, as, url } = await withTestServer();
const QUESTION = "How long do refunds take?";
const made = await owner.post("/v2/workspaces", { name: "Blue Ridge", limits: { sources: 50 } });
const first: string = made.body.id;
const wait = { prefer: "wait=60" };
const within = (workspace: string) => ({ "x-workspace-id": workspace });

const { body: brand } = await owner.post("/v2/brands", { name: "Ridge" }, within(first));
const { body: agent } = await owner.post("/v2/agents", { name: "Help", brand_id: brand.id }, within(first));
const text = { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id };
const { body: source } = await owner.post("/v2/sources", text, { ...within(first), ...wait });
const form = new FormData();
form.set("file", new Blob(["# Shipping\n\nShipping to Norway costs 12 euros."]), "shipping.md");
form.set("agent_id", agent.id);
const uploaded = await fetch(`${url}/v2/sources`, {
  method: "POST",
  headers: { authorization: `Bearer ${owner.token}`, ...within(first), ...wait },
  body: form,
});
assert.equal(uploaded.status, 201, await uploaded.text());
const ask = (workspace: string, agentId: string, message = QUESTION) =>
  owner.post("/v2/chat", { agent_id: agentId, message }, within(workspace));
const { body: answer } = await ask(first, agent.id);
assert.equal(answer.answered, true, JSON.stringify(answer));
await owner.post("/v2/leads", { agent_id: agent.id, fields: { name: "Ada", email: "ada@example.com" } }, within(first));
const hook = { url: "https://example.com/hook", events: ["lead.*"], headers: { "x-token": "very secret" } };
const { body: webhook } = await owner.post("/v2/webhooks", hook, within(first));
const { body: key } = await owner.post("/v2/api_keys", { name: "Site", scopes: ["agents:read"] }, within(first));
assert.equal((await as(key.key).get("/v2/agents")).status, 200);

async function exported(): Promise<{ task: Record<string, unknown>; bytes: Uint8Array<ArrayBuffer> }> {
  const { status, body } = await owner.post(`/v2/workspaces/${first}/export`, undefined, { ...within(first), ...wait });
  assert.deepEqual([status, body.status], [200, "completed"], JSON.stringify(body));
  const response = await fetch(`${url}/v2/tasks/${body.id}/archive`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  assert.equal(response.status, 200);
  return { task: body, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function bringIn(
  bytes: Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  client: TestClient = owner,
) {
  const body = new FormData();
  body.set("file", new Blob([bytes]), "workspace.citedesk");
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(`${url}/v2/workspaces/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${client.token}`, ...wait },
    body,
  });
  return { status: response.status, body: await response.json() };
}

const workspaces = async () => (await owner.get("/v2/workspaces?limit=100")).body.data.length as number;
const { task, bytes } = await exported();

test("every table with rows of a workspace is either carried in archives or left, with its columns", async () => {
  const tables = workspaceTables(await context.database.owner.lend((connection) => listTables(connection)));
  assert.deepEqual(tables.map(({ name }) => plainName(name)).toSorted(), [...Object.keys(CARRIED), ...LEFT].toSorted());
  for (const { name, columns } of tables) {
    const known = new Set(columns.map(([column]) => column));
    assert.deepEqual(CARRIED[plainName(name)]?.leaves?.filter((column) => !known.has(column)) ?? [], [], name);
  }
});

test("an export is one file, told in the log; its list and file are for who looks after the workspace", async () => {
  assert.equal(task.archive_bytes, bytes.byteLength);
  assert.equal((task.counts as { files: number }).files, 1);
  const { body: log } = await owner.get("/v2/audit_events?action=workspace.exported", within(first));
  assert.equal(log.data[0].target.id, first);
  for (const path of [`/v2/tasks/${task.id}`, `/v2/tasks/${task.id}/archive`])
    assert.equal((await stranger.get(path)).status, 404);
  assert.deepEqual((await stranger.get("/v2/tasks")).body.data, []);
  assert.equal((await bringIn(bytes, {}, stranger)).status, 403, "what an archive holds is stored as it is");
});

test("brought in beside the original it gets ids of its own, and answers the same from the same quotes", async () => {
  const before = (await owner.get("/v2/agents", within(first))).body.data;
  const { status, body } = await bringIn(bytes, { name: "Copy" });
  assert.deepEqual([status, body.status, body.workspace_name], [200, "completed", "Copy"], JSON.stringify(body));
  const copy: string = body.workspace_id;
  assert.notEqual(copy, first);
  const workspace = (await owner.get(`/v2/workspaces/${copy}`)).body;
  assert.deepEqual([workspace.limits.sources, workspace.kind], [50, "live"]);
  const [twin] = (await owner.get("/v2/agents", within(copy))).body.data;
  assert.notEqual(twin.id, agent.id);
  assert.deepEqual([twin.name, twin.created_at], [agent.name, agent.created_at]);
  const again = (await ask(copy, twin.id)).body;
  assert.equal(again.answered, true, JSON.stringify(again));
  assert.equal(again.citations[0].quote, answer.citations[0].quote);
  assert.notEqual(again.citations[0].source_id, source.id);
  assert.match((await ask(copy, twin.id, "What does shipping to Norway cost?")).body.content, /12 euros/);
  const [oldest] = (await owner.get("/v2/chats", within(copy))).body.data.slice(-1);
  const { data: messages } = (await owner.get(`/v2/chats/${oldest.id}/messages`, within(copy))).body;
  const said = messages.find(({ role }: { role: string }) => role === "assistant");
  assert.equal(said.citations[0].quote, answer.citations[0].quote, "what was said before has its quotes");
  const [hookThere] = (await owner.get("/v2/webhooks", within(copy))).body.data;
  assert.deepEqual([hookThere.url, hookThere.status], [webhook.url, "disabled"]);
  assert.equal((await owner.get("/v2/api_keys", within(copy))).body.data.length, 0);
  assert.deepEqual((await owner.get("/v2/agents", within(first))).body.data, before);
  assert.equal((await owner.get("/v2/audit_events?action=workspace.imported", within(copy))).body.data.length, 1);
});

test("an archive that was cut short, changed, or is none leaves nothing behind, and says why", async () => {
  const before = await workspaces();
  const changed = bytes.slice();
  changed[Math.floor(changed.length / 2)]! ^= 0xff;
  for (const [broken, reason] of [
    [bytes.slice(0, bytes.length - 200), /cut short|damaged/],
    [changed, /damaged|cut short/],
    [new TextEncoder().encode("no archive at all"), /not an archive/],
  ] as [Uint8Array<ArrayBuffer>, RegExp][]) {
    const { body } = await bringIn(broken);
    assert.equal(body.status, "failed", JSON.stringify(body));
    assert.match(body.problem, reason);
  }
  assert.equal(await workspaces(), before);
});

test("erased, nobody reaches it any more, nothing of it is left, and the receipt says what went", async () => {
  const erase = (name: string) => owner.post(`/v2/workspaces/${first}/erase`, { name }, { ...within(first), ...wait });
  assert.equal((await erase("Blue")).status, 422);
  const { status, body: receipt } = await erase("Blue Ridge");
  assert.deepEqual([status, receipt.status], [200, "completed"], JSON.stringify(receipt));
  for (const [table, rows] of Object.entries({ agents: 1, sources: 2, chats: 1, messages: 2, leads: 1 }))
    assert.equal(receipt.counts[table], rows, table);
  assert.equal((await owner.get(`/v2/workspaces/${first}`)).status, 404);
  assert.equal((await as(key.key).get("/v2/agents")).status, 401);
  const id = parseId("workspace", first)!;
  for (const { name } of workspaceTables(await context.database.owner.lend((connection) => listTables(connection)))) {
    const { rows } = await context.database.owner.lend(async (connection) => {
      await connection.query("BEGIN; SET LOCAL citedesk.migrating = 'on'");
      const found = await connection.query(`SELECT FROM ${name} WHERE workspace_id = $1`, [id]);
      await connection.query("ROLLBACK");
      return found;
    });
    assert.equal(rows.length, 0, name);
  }
  const { body: log } = await owner.get("/v2/audit_events?action=workspace.erased");
  assert.equal(log.data[0].target.id, first);
  assert.equal((await owner.get(`/v2/tasks/${receipt.id}`)).body.status, "completed");
});

test("brought in where its ids are free it keeps them, as on another instance", async () => {
  const { body } = await bringIn(bytes);
  assert.deepEqual([body.status, body.workspace_id], ["completed", first], JSON.stringify(body));
  const again = (await ask(first, agent.id)).body;
  assert.deepEqual([again.answered, again.citations[0].source_id], [true, source.id]);
  assert.equal((await owner.get(`/v2/chats/${answer.chat_id}/messages`, within(first))).body.data.length, 2);
});

test("the only live workspace of an account is not erased, and archives go when their time is up", async () => {
  const { workspace_id: only } = (await stranger.get("/v2/me")).body;
  const { name } = (await stranger.get(`/v2/workspaces/${only}`)).body;
  const refused = await stranger.post(`/v2/workspaces/${only}/erase`, { name });
  assert.deepEqual([refused.status, refused.body.code], [409, "last_workspace"]);
  await context.database.unscoped((transaction) =>
    transaction.query({
      text: "UPDATE tasks SET completed_at = completed_at - interval '8 days'",
      values: [],
    } as never),
  );
  const before = (await readAllFiles(context)).size;
  await dropOldArchives(context);
  assert.ok((await readAllFiles(context)).size < before);
  assert.equal((await owner.get(`/v2/tasks/${task.id}`)).body.archive_bytes, null);
  assert.equal((await owner.get(`/v2/tasks/${task.id}/archive`)).status, 404);
});

test("all that is left verifies: files, quotes, indexes, audit logs, reports", async () => {
  const { findings } = await verifyInstallation({ ...context, onProgress: () => {} });
  assert.deepEqual(findings, []);
});
