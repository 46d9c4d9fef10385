import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { applyRetention } from "./apply-retention.ts";

const { context, owner, stranger } = await withTestServer();
const workspace = (await owner.get("/v2/me")).body.workspace_id as string;
const workspaceId = parseId("workspace", workspace)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
await owner.upload({ name: "a.txt", content: "Refunds take 14 days." }, { agent_id: agent.id });

async function visit(id: string, key: string) {
  const { body } = await owner.post(
    "/v2/chat",
    {
      agent_id: agent.id,
      message: `Refunds for ${id}?`,
      visitor: { id, name: `Person ${id}`, email: `${id}@example.com` },
    },
    { "idempotency-key": key },
  );
  await owner.post("/v2/leads", {
    agent_id: agent.id,
    chat_id: body.chat_id,
    fields: { name: `Person ${id}`, email: `${id}@example.com` },
  });
  await owner.request("PUT", `/v2/messages/${body.id}/feedback`, { rating: "positive", comment: `From ${id}` });
  const chat = (await owner.get(`/v2/chats/${body.chat_id}`)).body;
  return { visitorId: chat.visitor_id as string, chatId: body.chat_id as string };
}

/** Every row of every table of the workspace, as text. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await context.database.owner.query(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'workspace_id'",
  );
  const texts: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const found = await context.database.inWorkspace(workspaceId, (transaction) =>
      transaction.query<{ row: string }>({
        ...sql`SELECT t::text AS row FROM `,
        text: `SELECT t::text AS row FROM ${name} t`,
        values: [],
      } as never),
    );
    texts.push(...found.map(({ row }) => row));
  }
  return texts.join("\n");
}

test("visitors are listed, found by their own id, and their questions and data are shown", async () => {
  const { visitorId } = await visit("ada", "k-ada");
  const { body } = await owner.get("/v2/visitors?external_id=ada");
  assert.deepEqual(
    body.data.map(({ id }: { id: string }) => id),
    [visitorId],
  );
  const { body: questions } = await owner.get(`/v2/visitors/${visitorId}/questions`);
  assert.equal(questions.data[0].question, "Refunds for ada?");
  const { body: all } = await owner.get(`/v2/visitors/${visitorId}/export`);
  assert.equal(all.chats[0].messages.length, 2);
  assert.equal(all.leads[0].fields.email, "ada@example.com");
  for (const path of ["", "/questions", "/export"])
    assert.equal((await stranger.get(`/v2/visitors/${visitorId}${path}`)).status, 404);
  assert.equal((await stranger.request("DELETE", `/v2/visitors/${visitorId}`)).status, 404);
  assert.equal((await stranger.get("/v2/visitors")).body.data.length, 0);
});

test("erasing a visitor leaves nothing of them in any table, and other visitors alone", async () => {
  const { visitorId } = await visit("grace", "k-grace");
  const other = await visit("edsger", "k-edsger");
  assert.match(await wholeDatabase(), /grace/);
  const { status, body } = await owner.request("DELETE", `/v2/visitors/${visitorId}`);
  assert.equal(status, 200);
  assert.equal(body.visitor_id, visitorId);
  assert.deepEqual(
    [body.erased.visitors, body.erased.chats, body.erased.messages, body.erased.leads, body.erased.feedback],
    [1, 1, 2, 1, 1],
  );
  assert.ok(body.erased.events >= 3 && body.erased.idempotency_records >= 1, JSON.stringify(body.erased));
  assert.doesNotMatch(await wholeDatabase(), /grace/);
  assert.equal((await owner.get(`/v2/visitors/${visitorId}`)).status, 404);
  assert.equal((await owner.get(`/v2/chats/${other.chatId}/messages`)).body.data.length, 2);
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${body.id}`);
  assert.deepEqual(
    log.data.map(({ action }: { action: string }) => action),
    ["erasure.completed", "visitor.erased"],
  );
  assert.equal(log.data[0].after.chats, 1);
});

test("every table that tells of a visitor, a chat or a message is one that erasure reaches", async () => {
  const { rows } = await context.database.owner.query(`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('visitor_id', 'chat_id', 'message_id') ORDER BY 1`);
  assert.deepEqual(
    rows.map(({ name }) => name),
    [
      "chat_notes",
      "chats",
      "citations",
      "feedback",
      "gap_questions",
      "handoffs",
      "idempotency_records",
      "leads",
      "messages",
      "tool_calls",
    ],
  );
});

test("a gap takes the words of a question that is left, and goes with the last one", async () => {
  const [first, second] = [await visit("barbara", "k-barbara"), await visit("donald", "k-donald")];
  await context.database.inWorkspace(workspaceId, async (transaction) => {
    await transaction.query(sql`
      INSERT INTO gaps (workspace_id, id, agent_id, question, status)
      VALUES (${workspaceId}, ${workspaceId}, ${parseId("agent", agent.id)}, 'Refunds for barbara?', 'open')`);
    for (const { chatId } of [first, second])
      await transaction.query(sql`
        INSERT INTO gap_questions (workspace_id, message_id, gap_id)
        SELECT workspace_id, id, ${workspaceId} FROM messages
        WHERE chat_id = ${parseId("chat", chatId)} AND role = 'assistant'`);
  });
  const { body } = await owner.request("DELETE", `/v2/visitors/${first.visitorId}`);
  assert.equal(body.erased.gaps, 1);
  assert.doesNotMatch(await wholeDatabase(), /barbara/);
  assert.match(await wholeDatabase(), /Refunds for donald/);
  await owner.request("DELETE", `/v2/visitors/${second.visitorId}`);
  assert.doesNotMatch(await wholeDatabase(), /donald/);
});

test("retention erases old chats, visitors and logs, and nothing where none is set", async () => {
  const { visitorId, chatId } = await visit("kurt", "k-kurt");
  const age = () =>
    context.database.inWorkspace(workspaceId, async (transaction) => {
      await transaction.query(
        sql`UPDATE chats SET updated_at = now() - interval '40 days' WHERE id = ${parseId("chat", chatId)}`,
      );
      await transaction.query(
        sql`UPDATE visitors SET last_seen_at = now() - interval '40 days' WHERE id = ${parseId("visitor", visitorId)}`,
      );
      await transaction.query(sql`UPDATE audit_events SET created_at = now() - interval '40 days'`);
    });
  await age();
  await applyRetention(context);
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).status, 200);
  const retain = (retention: object) => owner.request("PATCH", `/v2/workspaces/${workspace}`, { retention });
  await retain({ chats_days: 30 });
  await age();
  await applyRetention(context);
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).status, 404);
  assert.equal((await owner.get(`/v2/visitors/${visitorId}`)).status, 200);
  await retain({ visitors_days: 30, logs_days: 30 });
  await applyRetention(context);
  assert.equal((await owner.get(`/v2/visitors/${visitorId}`)).status, 404);
  assert.doesNotMatch(await wholeDatabase(), /kurt/);
  const { data: kept } = (await owner.get("/v2/audit_events")).body;
  const ofBefore = kept.filter(({ action }: { action: string }) => !action.startsWith("audit."));
  assert.ok(ofBefore.length <= 2, ofBefore.map(({ action }: { action: string }) => action).join());
});
