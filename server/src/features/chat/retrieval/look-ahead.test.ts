import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareQuery } from "@citedesk/grounding";
import sql, { type Sql } from "sql-template-tag";
import { parseId } from "../../../platform/ids/identifier.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { lookAhead, readWithAhead, takeAhead } from "./look-ahead.ts";

const { context, owner } = await withTestServer();
const { database } = context;

async function prepare() {
  const agent = (await owner.post("/v2/agents", { name: "Shop" })).body as { id: string };
  const file = { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days.\n" };
  const source = (await owner.upload(file, { agent_id: agent.id, type: "document" })).body as { id: string };
  const [agentId, sourceId] = [parseId("agent", agent.id)!, parseId("source", source.id)!];
  const [{ workspace_id: workspaceId }] = (await database.unscoped((transaction) =>
    transaction.query(sql`SELECT workspace_id FROM agents WHERE id = ${agentId}`),
  )) as [{ workspace_id: string }];
  const write = (statement: Sql) =>
    database.inWorkspace(workspaceId, (transaction) => transaction.query<{ id: string }>(statement));
  const search = async () => {
    const body = { agent_id: agent.id, query: "How long do refunds take?" };
    return ((await owner.post("/v2/search", body)).body as { data: { text: string }[] }).data;
  };
  const ask = async () => {
    const body = { agent_id: agent.id, message: "How long do refunds take?" };
    return (await owner.post("/v2/chat", body)).body as { answered: boolean; citations: unknown[] };
  };
  return { workspaceId, agentId, sourceId, inWorkspace: sql`workspace_id = ${workspaceId}`, write, search, ask };
}

test("what is found ahead counts no more once a source is closed, in a search and in an answer", async () => {
  const { sourceId, inWorkspace, write, search, ask } = await prepare();
  for (const _ of [1, 2]) assert.equal((await search()).length, 1);
  await write(sql`UPDATE sources SET enabled = false WHERE ${inWorkspace} AND id = ${sourceId}`);
  assert.deepEqual(await search(), []);
  await write(sql`UPDATE sources SET enabled = true WHERE ${inWorkspace} AND id = ${sourceId}`);
  assert.equal((await search()).length, 1);
  assert.equal((await ask()).answered, true);
  await write(sql`UPDATE sources SET enabled = false WHERE ${inWorkspace} AND id = ${sourceId}`);
  const answer = await ask();
  assert.equal(answer.answered, false);
  assert.deepEqual(answer.citations, []);
});

test("nothing is looked for ahead before the agent's sources were read, and nothing holds after they changed", async () => {
  const { workspaceId, agentId, sourceId, inWorkspace, write, search } = await prepare();
  const asker = { isMember: true, isIdentified: true, claims: {} };
  const question = { workspaceId, agentId, asker, query: prepareQuery({ question: "How long do refunds take?" }) };
  const read = (ahead: Awaited<ReturnType<typeof lookAhead>>) =>
    database.inWorkspace(workspaceId, (transaction) =>
      readWithAhead(transaction, context, workspaceId, agentId, ahead),
    );
  assert.equal(await lookAhead(context, question), undefined);
  await search();
  const ahead = await lookAhead(context, question);
  assert.equal(ahead?.chosen.best.length, 1);
  const readable = await read(ahead);
  assert.equal(takeAhead(ahead, question, readable), ahead.chosen);
  assert.equal(takeAhead(ahead, { ...question, depth: 50 }, readable), undefined);
  await write(sql`UPDATE sources SET access = '{"visitors": "members"}' WHERE ${inWorkspace} AND id = ${sourceId}`);
  assert.equal(takeAhead(ahead, question, await read(ahead)), undefined);
});
