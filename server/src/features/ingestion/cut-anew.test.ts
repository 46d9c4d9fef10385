import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { checkIndexes } from "../verification/check-indexes.ts";
import { cutAnew } from "./cut-anew.ts";
import { rebuildIndex } from "./rebuild-index.ts";

const { owner, context } = await withTestServer();
const checking = { ...context, onProgress: () => {} };
const WAIT = { prefer: "wait=30" };
const CUT_TODAY = [
  { path: "Prices / Men", text: "Prices\n\nMen\n\n24 €." },
  { path: "Prices / Children", text: "Children\n\n15 €." },
];
const WHOLE = CUT_TODAY.map(({ text }) => text).join("\n\n");
const CUT_BEFORE = [{ path: "Prices / Men", text: WHOLE }];

/** A file that an earlier release cut into one passage for two sections, and has in its index. */
async function addCutBefore() {
  const { body: agent, headers } = await owner.post("/v2/agents", { name: "Hairdresser" });
  const workspaceId = parseId("workspace", headers.get("x-workspace-id")!)!;
  const file = { name: `prices of ${agent.id}.md`, content: "# Prices\n\n## Men\n\n24 €.\n\n## Children\n\n15 €." };
  const { body: source } = await owner.upload(file, { agent_id: agent.id, type: "document" }, "wait=30");
  const sourceId = parseId("source", source.id)!;
  const query = <Row extends object>(statement: ReturnType<typeof sql>) =>
    context.database.inWorkspace(workspaceId, (transaction) => transaction.query<Row>(statement));
  const ofSource = sql`version_id IN (SELECT id FROM document_versions WHERE source_id = ${sourceId})`;
  await query(sql`DELETE FROM passages WHERE ordinal > 0 AND ${ofSource}`);
  await query(sql`
    UPDATE passages SET rules = 1, end_offset = ${WHOLE.length}, text = ${WHOLE} WHERE ${ofSource}`);
  await query(sql`UPDATE document_versions SET passage_rules = 1, checked_rules = 1 WHERE source_id = ${sourceId}`);
  await rebuildIndex(context, workspaceId);
  return {
    path: `/v2/sources/${source.id}`,
    query,
    /** What its answers are made of, by what `statement` says. */
    listPassages: (statement: ReturnType<typeof sql>) =>
      query<{ path: string; text: string }>(sql`
        SELECT array_to_string(p.heading_path, ' / ') AS path, p.text
        FROM passages p JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
        WHERE v.source_id = ${sourceId} AND ${statement} ORDER BY p.rules, p.ordinal`),
    ask: async () => {
      const question = { agent_id: agent.id, message: "What does a cut for children cost?" };
      return (await owner.post("/v2/chat", question)).body;
    },
  };
}

const IN_USE = sql`p.rules = v.passage_rules`;

test("what an earlier release cut otherwise is cut anew, and its index is built again once", async () => {
  const { path, listPassages, query, ask } = await addCutBefore();
  assert.deepEqual(await listPassages(IN_USE), CUT_BEFORE);
  const before = await ask();
  const seen = new Map<string, number>();
  await cutAnew(context, seen);
  assert.deepEqual(await listPassages(IN_USE), CUT_BEFORE, "until the index has the new ones");
  assert.deepEqual((await checkIndexes(checking)).findings, []);
  await context.queue.drain();
  assert.deepEqual(await listPassages(IN_USE), CUT_TODAY);
  assert.deepEqual((await checkIndexes(checking)).findings, []);
  assert.match((await ask()).content, /15 €/);
  assert.equal((await owner.get(path)).body.progress.passages, 2);

  assert.deepEqual(await listPassages(sql`p.rules = 1`), CUT_BEFORE, "what was answered from is still there");
  const { status } = await owner.get(`/v2/chats/${before.chat_id}/messages`);
  assert.equal(status, 200);
  const segments = () => query(sql`SELECT id FROM index_segments WHERE retired_revision IS NULL ORDER BY id`);
  const built = await segments();
  await cutAnew(context, seen);
  await cutAnew(context, new Map());
  await context.queue.drain();
  assert.deepEqual(await segments(), built);
});

test("what today's rules cut alike keeps its passages, and other ways to ask a question stay with it", async () => {
  const { body: agent, headers } = await owner.post("/v2/agents", { name: "Questions" });
  const workspaceId = parseId("workspace", headers.get("x-workspace-id")!)!;
  const question = { question: "When do you open?", answer: "At nine.", alternatives: ["opening hours"] };
  await owner.post("/v2/sources", { type: "qa", ...question, agent_id: agent.id }, WAIT);
  const list = () =>
    context.database.inWorkspace(workspaceId, (transaction) =>
      transaction.query(sql`SELECT * FROM passages WHERE heading_path = ARRAY['opening hours'] ORDER BY id`),
    );
  const before = await list();
  assert.equal(before.length, 1);
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`UPDATE document_versions SET checked_rules = 1`),
  );
  await cutAnew(context, new Map());
  await context.queue.drain();
  assert.deepEqual(await list(), before);
});

test("a text that is brought back is cut anew, too", async () => {
  const { body: agent, headers } = await owner.post("/v2/agents", { name: "Shop" });
  const workspaceId = parseId("workspace", headers.get("x-workspace-id")!)!;
  const text = "Refunds take 14 days. Repairs take a month.";
  const fields = { type: "text", title: "Refunds", text, agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", fields, WAIT);
  const path = `/v2/sources/${source.id}`;
  const ofSource = sql`source_id = ${parseId("source", source.id)!}`;
  const query = <Row extends object>(statement: ReturnType<typeof sql>) =>
    context.database.inWorkspace(workspaceId, (transaction) => transaction.query<Row>(statement));
  await query(sql`UPDATE document_versions SET passage_rules = 1, checked_rules = 1 WHERE ${ofSource}`);
  await query(sql`
    UPDATE passages SET rules = 1, end_offset = 21, text = 'Refunds take 14 days.'
    WHERE version_id IN (SELECT id FROM document_versions WHERE ${ofSource})`);
  await owner.request("PATCH", path, { text: "Refunds take 30 days." }, WAIT);
  await cutAnew(context, new Map());
  await context.queue.drain();
  assert.equal((await owner.post(`${path}/rollback`)).status, 200);
  await cutAnew(context, new Map());
  await context.queue.drain();
  const rows = await query<{ text: string }>(sql`
    SELECT p.text FROM passages p JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
    WHERE ${IN_USE} AND v.state = 'live' AND ${ofSource}`);
  assert.deepEqual(rows, [{ text }]);
  const asked = { agent_id: agent.id, message: "How long do repairs take?" };
  assert.match((await owner.post("/v2/chat", asked)).body.content, /a month/);
});
