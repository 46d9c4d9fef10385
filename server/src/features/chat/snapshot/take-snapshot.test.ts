import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import sql, { type Sql } from "sql-template-tag";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import type { VisitorPrincipal } from "../../identity/index.ts";

const { context, owner, as } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const QUESTION = "How long do refunds take?";

const query = (statement: Sql) =>
  context.database.inWorkspace(workspaceId, (transaction) => transaction.query(statement));

/** A published assistant that this process remembers, as members and visitors reach it. */
async function prepare() {
  const agent = (await owner.post("/v2/agents", { name: "Shop" })).body as { id: string };
  const file = { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days.\n" };
  const source = (await owner.upload(file, { agent_id: agent.id, type: "document" })).body as { id: string };
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const visitorId = "0190a000-0000-7000-8000-00000000000a";
  const agentId = parseId("agent", agent.id)!;
  await query(sql`
    INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${visitorId}, ${agentId})
    ON CONFLICT (workspace_id, id) DO UPDATE SET agent_id = excluded.agent_id`);
  const token = (identified: boolean) => {
    const claims: Pick<VisitorPrincipal, "agentId" | "visitorId" | "identified" | "claims"> = {
      agentId,
      visitorId,
      identified,
      claims: {},
    };
    return context.tokens.signVisitor({ workspaceId, ...claims });
  };
  const [anonymous, identified] = [as(await token(false)), as(await token(true))];
  const ask = (client = owner) => client.post("/v2/chat", { agent_id: agent.id, message: QUESTION });
  const search = async () => (await owner.post("/v2/search", { agent_id: agent.id, query: QUESTION })).body.data.length;
  for (const client of [owner, anonymous, identified]) assert.equal((await ask(client)).status, 200);
  const change = async (fields: object) => {
    await owner.request("PATCH", `/v2/agents/${agent.id}`, fields);
    await owner.post(`/v2/agents/${agent.id}/publish`);
  };
  return { agent, sourceId: parseId("source", source.id)!, anonymous, identified, ask, search, change };
}

test("a chat is gone on with by its own visitor, with its own assistant", async () => {
  const { agent, anonymous } = await prepare();
  const other = await prepare();
  const ask = (chat_id: string, agent_id = agent.id, client = anonymous) =>
    client.post("/v2/chat", { agent_id, chat_id, message: QUESTION });
  const { body: own } = await anonymous.post("/v2/chat", { agent_id: agent.id, message: QUESTION });
  const { body: members } = await owner.post("/v2/chat", { agent_id: agent.id, message: QUESTION });
  assert.deepEqual([(await ask(own.chat_id)).status, (await ask(members.chat_id)).status], [200, 404]);
  assert.equal((await ask(own.chat_id, other.agent.id, owner)).status, 404);
});

test("the question after a change is composed once, from what has changed", async (t) => {
  const { agent, ask } = await prepare();
  const { mock } = t.mock.method(context.index, "search");
  // The first of a process may be composed from what was known, and once more from what is.
  await ask();
  const text = { type: "text", title: "Shipping", text: "Parcels take 3 days.", agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", text, { prefer: "wait=20" });
  assert.equal(source.status, "ready");
  const [row] = await query(sql`SELECT revision FROM workspaces WHERE id = ${workspaceId}`);
  const { revision } = row as { revision: number };
  while (context.index.heldRevision(workspaceId) < revision) await setImmediate();
  mock.resetCalls();
  const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message: "How many days do parcels take?" });
  assert.match(body.content, /3 days/);
  assert.equal(mock.callCount(), 1);
});

test("a source for members is in no visitor's answer", async () => {
  const { sourceId, anonymous, ask } = await prepare();
  await query(sql`
    UPDATE sources SET access = '{"visitors": "members"}' WHERE workspace_id = ${workspaceId} AND id = ${sourceId}`);
  assert.deepEqual([(await ask(anonymous)).body.answered, (await ask()).body.answered], [false, true]);
});

test("a change of whom an assistant answers holds for the next question of whoever was answered before", async () => {
  const { anonymous, identified, ask, change } = await prepare();
  await change({ access: { visitors: "identified", grants: [] } });
  assert.deepEqual([(await ask(anonymous)).body.code, (await ask(identified)).status], ["identity_required", 200]);
  await change({ access: { visitors: "members", grants: [] } });
  assert.deepEqual([(await ask(identified)).status, (await ask()).status], [404, 200]);
  await change({ access: { visitors: "all", grants: [] } });
  assert.equal((await ask(anonymous)).status, 200);
});

test("a changed assistant answers as it is now, and a deleted one not at all", async () => {
  const { agent, anonymous, ask } = await prepare();
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { prompt: "Be brief." });
  assert.deepEqual([(await ask()).body.agent_version, (await ask(anonymous)).body.agent_version], [2, 1]);
  await owner.post(`/v2/agents/${agent.id}/publish`);
  assert.equal((await ask(anonymous)).body.agent_version, 2);
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { status: "archived" });
  assert.equal((await ask(anonymous)).status, 404);
  await owner.request("DELETE", `/v2/agents/${agent.id}`);
  assert.equal((await ask()).status, 404);
});

test("what is remembered of a source counts no more once it is closed, in a search and in an answer", async () => {
  const { sourceId, ask, search } = await prepare();
  const setEnabled = (enabled: boolean) =>
    query(sql`UPDATE sources SET enabled = ${enabled} WHERE workspace_id = ${workspaceId} AND id = ${sourceId}`);
  assert.equal(await search(), 1);
  await setEnabled(false);
  assert.equal(await search(), 0);
  await setEnabled(true);
  assert.deepEqual([(await ask()).body.answered, await search()], [true, 1]);
  await setEnabled(false);
  const { body } = await ask();
  assert.deepEqual([body.answered, body.citations], [false, []]);
});

test("a limit of chats that is set later holds for the next chat, not for the next question in one", async () => {
  const { ask, agent } = await prepare();
  const { chat_id } = (await ask()).body;
  const setLimits = (limits: string) =>
    query(sql`
      UPDATE workspaces SET settings = settings || jsonb_build_object('limits', ${limits}::jsonb) WHERE id = ${workspaceId}`);
  await setLimits('{"chats_per_month": 1}');
  const key = { "idempotency-key": "over-the-limit" };
  const body = { agent_id: agent.id, message: QUESTION };
  for (const _ of [1, 2]) assert.equal((await owner.post("/v2/chat", body, key)).body.code, "chat_quota_exceeded");
  assert.equal((await owner.post("/v2/chat", { ...body, chat_id })).status, 200);
  await setLimits("{}");
  assert.equal((await owner.post("/v2/chat", body, key)).status, 200, "a refused question leaves its key free");
});

test("a question is answered while the sources change all the time", async () => {
  const { ask } = await prepare();
  let isOver = false;
  const changes = (async () => {
    while (!isOver) await query(sql`UPDATE workspaces SET revision = revision + 1 WHERE id = ${workspaceId}`);
  })();
  const answers = [await ask(), await ask(), await ask()];
  isOver = true;
  await changes;
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.answered, body.citations?.length]),
    answers.map(() => [200, true, 1]),
  );
});
