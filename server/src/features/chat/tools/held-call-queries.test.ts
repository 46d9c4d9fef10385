import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId, parseId } from "../../../platform/ids/identifiers.ts";
import { holdOpen } from "../../../testing/hold-open.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { holdCall } from "./held-call-queries.ts";

const { context, owner } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
const run = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  context.database.inWorkspace(workspaceId, work);

async function beginChat() {
  const { body } = await owner.post("/v2/chats", { agent_id: agent.id });
  return parseId("chat", body.id)!;
}

async function addAnswer(chatId: string, status: "pending" | "cancelled") {
  const id = newId();
  await run((transaction) =>
    transaction.query(sql`
      INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content)
      VALUES (${workspaceId}, ${id}, ${chatId}, ${parseId("agent", agent.id)}, 'assistant', ${status}, '')`),
  );
  return id;
}

const hold = (chatId: string, messageId: string) => (transaction: Transaction) =>
  holdCall(transaction, workspaceId, { id: newId(), chatId, messageId, name: "order_cancel", arguments: {} });
const findHeld = async (chatId: string) =>
  (
    await run((transaction) =>
      transaction.query<{ message_id: string }>(
        sql`SELECT message_id FROM tool_calls WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} AND status = 'held'`,
      ),
    )
  ).map((row) => row.message_id);

test("of two answers that ask for consent at once in one chat the later one waits for it", async () => {
  const chatId = await beginChat();
  const [first, second] = [await addAnswer(chatId, "pending"), await addAnswer(chatId, "pending")];
  const held = await holdOpen(context.database, workspaceId, hold(chatId, first));
  const holding = run(hold(chatId, second));
  await held.untilAwaited();
  await held.end();
  await holding;
  assert.deepEqual(await findHeld(chatId), [second]);
});

test("an answer that was stopped meanwhile asks for no consent", async () => {
  const chatId = await beginChat();
  await run(hold(chatId, await addAnswer(chatId, "cancelled")));
  assert.deepEqual(await findHeld(chatId), []);
});
