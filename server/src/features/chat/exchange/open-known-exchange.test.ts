import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareQuery } from "@citedesk/grounding";
import sql from "sql-template-tag";
import { formatId, parseId } from "../../../platform/ids/identifier.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { askerOf } from "../retrieval/asker.ts";
import { lookAhead } from "../retrieval/look-ahead.ts";
import { openKnownExchange } from "./open-known-exchange.ts";

const { context, owner } = await withTestServer();
const { database } = context;
const QUESTION = "How long do refunds take?";
const NO_LIMIT = { highestCostMicros: () => 0, dayLimitMicros: undefined };

interface Answer {
  status: number;
  body: { chat_id: string; agent_version: number; answered: boolean };
}

async function prepare() {
  const agent = (await owner.post("/v2/agents", { name: "Shop" })).body as { id: string };
  const file = { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days.\n" };
  await owner.upload(file, { agent_id: agent.id, type: "document" });
  const agentId = parseId("agent", agent.id)!;
  const [row] = await database.unscoped((transaction) =>
    transaction.query<{ workspace_id: string }>(sql`SELECT workspace_id FROM agents WHERE id = ${agentId}`),
  );
  const principal = { kind: "member", workspaceId: row!.workspace_id, role: "owner" } as Parameters<typeof askerOf>[0];
  const ask = () => owner.post("/v2/chat", { agent_id: agent.id, message: QUESTION }) as Promise<Answer>;
  const open = async (body: { chat_id?: string } = {}, highestCostMicros = 0) => {
    const query = prepareQuery({ question: QUESTION });
    const asker = askerOf(principal, false);
    const ahead = await lookAhead(context, { workspaceId: row!.workspace_id, agentId, asker, query });
    const spendLimit = { ...NO_LIMIT, highestCostMicros: () => highestCostMicros };
    return openKnownExchange(
      context,
      principal,
      { agent_id: agent.id, message: QUESTION, ...body },
      { spendLimit, ahead },
    );
  };
  return { id: agent.id, workspaceId: row!.workspace_id, principal, ask, open };
}

test("a chat begins in one statement once the assistant is known, and not before", async () => {
  const { ask, open } = await prepare();
  assert.equal(await open(), undefined);
  await ask();
  const exchange = await open();
  assert.equal(exchange?.agent.name, "Shop");
  const { body } = await owner.get(`/v2/chats/${formatId("chat", exchange.chat.id)}/messages`);
  const messages = (body as { data: { role: string; status: string }[] }).data;
  assert.deepEqual(messages.map(({ role, status }) => `${role} ${status}`).sort(), [
    "assistant pending",
    "user completed",
  ]);
});

test("what takes more than one statement is not begun", async () => {
  const { ask, open } = await prepare();
  const { body } = await ask();
  assert.equal(await open({ chat_id: body.chat_id }), undefined);
  assert.equal(await open({}, 1), undefined);
});

test("a changed assistant answers as it is now, and a deleted one not at all", async () => {
  const { id, ask } = await prepare();
  for (const _ of [1, 2]) assert.equal((await ask()).body.agent_version, 1);
  await owner.request("PATCH", `/v2/agents/${id}`, { prompt: "Be brief." });
  for (const _ of [1, 2]) assert.equal((await ask()).body.agent_version, 2);
  await owner.request("DELETE", `/v2/agents/${id}`);
  assert.equal((await ask()).status, 404);
});

test("a limit of chats that is set later holds for the next chat", async () => {
  const { workspaceId, ask } = await prepare();
  for (const _ of [1, 2]) assert.equal((await ask()).status, 200);
  const setLimits = (limits: string) =>
    database.inWorkspace(workspaceId, (transaction) =>
      transaction.query(sql`
        UPDATE workspaces SET settings = settings || jsonb_build_object('limits', ${limits}::jsonb)
        WHERE id = ${workspaceId}`),
    );
  await setLimits('{"chats_per_month": 1}');
  assert.equal((await ask()).status, 429);
  await setLimits("{}");
  assert.equal((await ask()).status, 200);
});
