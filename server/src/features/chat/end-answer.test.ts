import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import type { Principal } from "../identity/index.ts";
import { type AnswerEnd, storeUsage } from "./answers/answer-queries.ts";
import { recoverAnswers } from "./answers/recover-answers.ts";
import { beginTurn, type NewTurn } from "./begin-turn.ts";
import { takeSnapshot } from "./snapshot/take-snapshot.ts";
import { beginThread } from "./turn/thread.ts";
import { cancelAnswer } from "./turn/turn-queries.ts";

const { context, owner } = await withTestServer();

test("an answer is shown, read again and told of as it was stored, whatever came of the question", async () => {
  const agent = (await owner.post("/v2/agents", { name: "Shop" })).body as { id: string };
  const file = { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days. 🚢 Ships sail in May.\n" };
  await owner.upload(file, { agent_id: agent.id, type: "document" });
  for (const message of ["How long do refunds take?", "Who won the cup?", "Thanks!", "Do 🚢 ships sail?"]) {
    const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message });
    const shown = body as { id: string; kind: string };
    assert.equal(typeof shown.kind, "string");
    assert.deepEqual((await owner.get(`/v2/messages/${shown.id}`)).body, shown);
    const [event] = await context.database.unscoped((transaction) =>
      transaction.query<{ data: object }>(sql`
        SELECT data FROM events WHERE type = 'message.created' AND data ->> 'id' = ${shown.id}`),
    );
    assert.deepEqual(event?.data, shown);
  }
});

test("what was set aside for an answer is given back once, whoever ends it", async () => {
  const agent = (await owner.post("/v2/agents", { name: "Shop" })).body as { id: string };
  const agentId = parseId("agent", agent.id)!;
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  const principal = { kind: "member", workspaceId, role: "owner", credentialId: "user:1" } as Principal;
  const { database } = context;
  const open = async (reservedMicros: number | null = 500) => {
    const { snapshot } = await takeSnapshot(context, principal, agent.id);
    const thread = beginThread(principal);
    const turn: NewTurn["turn"] = {
      ...snapshot,
      chat: { id: thread.chatId },
      agentVersion: snapshot.version,
      questionId: newId(),
      answerId: newId(),
      createdAt: new Date(),
      isWaiting: false,
      history: [],
    };
    const limits = { highestMicros: 500, dayLimitMicros: 1_000 };
    const asked = {
      workspaceId,
      principal,
      snapshot,
      isAhead: false,
      thread,
      turn,
      question: "Hm?",
      pageUrl: null,
      key: undefined,
      ...limits,
    };
    assert.deepEqual(await beginTurn(context, asked), { outcome: "stored", reservedMicros });
    return turn;
  };
  const spent = async () => {
    const rows = await database.inWorkspace(workspaceId, (transaction) =>
      transaction.query<{ micros: string }>(sql`SELECT micros FROM model_spend WHERE agent_id = ${agentId}`),
    );
    return rows.map(({ micros }) => Number(micros));
  };
  const endLate = async ({ answerId }: { answerId: string }) => {
    const usage = { inputTokens: 1, outputTokens: 1 };
    const end = { answerId, usage, costMicros: 40, reservedMicros: 500, model: "m", revision: null } as AnswerEnd;
    return database.inWorkspace(workspaceId, (transaction) => storeUsage(transaction, workspaceId, end));
  };
  const [lost, cancelled] = [await open(), await open()];
  assert.deepEqual(await spent(), [1_000]);
  // The day has no room for a third.
  await open(null);
  assert.deepEqual(await spent(), [1_000]);
  await database.inWorkspace(workspaceId, (transaction) => cancelAnswer(transaction, workspaceId, cancelled.answerId));
  await recoverAnswers(database, 0);
  assert.deepEqual(await spent(), [500]);
  assert.deepEqual([await endLate(lost), await endLate(cancelled)], [true, false]);
});
