import assert from "node:assert/strict";
import { test } from "node:test";
import sql, { type Sql } from "sql-template-tag";
import { withinReach } from "../../../platform/database/reach.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { PassageCache } from "./passage-cache.ts";
import { type AgentSources, findAgentSources } from "./retrieval-queries.ts";

const { context, owner } = await withTestServer();
const { database } = context;

/** An agent with one source that was read, read again each time with what was read before. */
async function prepare() {
  const agent = (await owner.post("/v2/agents", { name: "Shop" })).body as { id: string };
  const file = { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days.\n" };
  const source = (await owner.upload(file, { agent_id: agent.id, type: "document" })).body as { id: string };
  const [agentId, sourceId] = [parseId("agent", agent.id)!, parseId("source", source.id)!];
  const [{ workspace_id: workspaceId }] = (await database.unscoped((transaction) =>
    transaction.query(sql`SELECT workspace_id FROM agents WHERE id = ${agentId}`),
  )) as [{ workspace_id: string }];
  const cache = new PassageCache(10_000);
  let known: AgentSources | undefined;
  const readSources = async () => {
    known = await database.inWorkspace(workspaceId, (transaction) =>
      findAgentSources(transaction, workspaceId, agentId, known),
    );
    return known;
  };
  const write = (statement: Sql) =>
    database.inWorkspace(workspaceId, (transaction) => transaction.query<{ id: string }>(statement));
  const inWorkspace = sql`workspace_id = ${workspaceId}`;
  const sourceIds = async () => (await readSources()).sources.map(({ id }) => id);
  assert.deepEqual(await sourceIds(), [sourceId]);
  return { cache, workspaceId, agentId, sourceId, inWorkspace, readSources, sourceIds, write };
}

test("whatever closes a source closes it for the next question, also when a plain statement wrote it", async () => {
  const { agentId, sourceId, inWorkspace, sourceIds, write } = await prepare();
  await write(sql`UPDATE sources SET enabled = false WHERE ${inWorkspace} AND id = ${sourceId}`);
  assert.deepEqual(await sourceIds(), []);
  await write(sql`UPDATE sources SET enabled = true WHERE ${inWorkspace} AND id = ${sourceId}`);
  assert.deepEqual(await sourceIds(), [sourceId]);
  await write(sql`DELETE FROM source_agents WHERE ${inWorkspace} AND source_id = ${sourceId}`);
  assert.deepEqual(await sourceIds(), []);
  await write(sql`
    INSERT INTO source_agents (workspace_id, source_id, agent_id)
    SELECT workspace_id, id, ${agentId} FROM sources WHERE ${inWorkspace} AND id = ${sourceId}`);
  assert.deepEqual(await sourceIds(), [sourceId]);
  await write(sql`UPDATE sources SET deleted_at = now() WHERE ${inWorkspace} AND id = ${sourceId}`);
  assert.deepEqual(await sourceIds(), []);
});

test("a change of who may read a source holds for the next question", async () => {
  const { sourceId, inWorkspace, readSources, write } = await prepare();
  assert.equal((await readSources()).sources[0]?.access.visitors, "all");
  await write(sql`
    UPDATE sources SET access = '{"visitors": "members"}' WHERE ${inWorkspace} AND id = ${sourceId}`);
  assert.equal((await readSources()).sources[0]?.access.visitors, "members");
});

test("what one credential read is not shown to one with a narrower reach", async () => {
  const { workspaceId, sourceId, sourceIds } = await prepare();
  const elsewhere = { agentIds: ["00000000-0000-7000-8000-000000000000"], brandIds: [] };
  assert.deepEqual(await withinReach(workspaceId, elsewhere, sourceIds), []);
  assert.deepEqual(await sourceIds(), [sourceId]);
});

test("a source that is being read again is unfinished without any change of the revision", async () => {
  const { sourceId, inWorkspace, readSources, write } = await prepare();
  const before = await readSources();
  assert.deepEqual(before.unfinished, []);
  await write(sql`UPDATE sources SET status = 'processing' WHERE ${inWorkspace} AND id = ${sourceId}`);
  const after = await readSources();
  assert.deepEqual(after.unfinished, [sourceId]);
  assert.equal(after.revision, before.revision);
  await write(sql`UPDATE sources SET status = 'ready' WHERE ${inWorkspace} AND id = ${sourceId}`);
});

test("kept passages count only at their revision, for their workspace and from sources that are allowed", async () => {
  const { cache, workspaceId, agentId, sourceId, inWorkspace, readSources, write } = await prepare();
  const { revision } = await readSources();
  const rows = await write(sql`
    SELECT p.id FROM passages p JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
    WHERE p.${inWorkspace} AND v.source_id = ${sourceId}`);
  const passageIds = rows.map(({ id }) => id);
  const find = (changes: Partial<Parameters<PassageCache["findPassages"]>[1]> = {}) =>
    cache.findPassages(database, { workspaceId, agentId, revision, sourceIds: [sourceId], passageIds, ...changes });
  assert.ok(passageIds.length > 0);
  assert.equal((await find()).length, passageIds.length);
  assert.deepEqual(await find(), await find());
  assert.deepEqual(await find({ sourceIds: [] }), []);
  assert.deepEqual(await find({ workspaceId: "00000000-0000-7000-8000-000000000000" }), []);
  await write(sql`UPDATE document_versions SET state = 'retired' WHERE ${inWorkspace} AND source_id = ${sourceId}`);
  assert.deepEqual(await find({ revision: revision + 1 }), []);
});

test("the passages read last are kept within the limit; the others are read again", async () => {
  const { workspaceId, agentId, sourceId, inWorkspace, readSources, write } = await prepare();
  const { revision } = await readSources();
  const rows = await write(sql`
    SELECT p.id FROM passages p JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
    WHERE p.${inWorkspace} AND v.source_id = ${sourceId}`);
  const wanted = { workspaceId, agentId, revision, sourceIds: [sourceId], passageIds: rows.map(({ id }) => id) };
  const reads = async (passageCharacters: number) => {
    const cache = new PassageCache(passageCharacters);
    let count = 0;
    const inWorkspaceCounted: typeof database.inWorkspace = (...parameters) => {
      count++;
      return database.inWorkspace(...parameters);
    };
    for (const _ of [1, 2, 3]) {
      const found = await cache.findPassages({ ...database, inWorkspace: inWorkspaceCounted }, wanted);
      assert.equal(found.length, rows.length);
    }
    return count;
  };
  assert.equal(await reads(10_000), 1);
  assert.equal(await reads(10), 3);
});
