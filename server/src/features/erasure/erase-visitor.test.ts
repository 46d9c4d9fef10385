import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { linesWith, readAllFiles, readWholeWorkspace } from "../../testing/whole-workspace.ts";
import { addToGap, insertGap, lockGaps } from "../statistics/gap-queries.ts";
import { eraseChats } from "./erase-chats.ts";
import { eraseLeads } from "./erase-leads.ts";
import { eraseVisitorBatch, startVisitorErasure } from "./erase-visitor-batch.ts";
import { runErasure } from "./run-erasure.ts";

const { context, owner, as } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const WAIT = { prefer: "wait=30" };

/** Two visitors ask what no source answers, and the owner writes an answer for it. */
async function answerGap(questions: [string, string], answer: string) {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  await owner.upload({ name: "a.md", content: "# Opening\n\nThe shop opens at nine." }, { agent_id: agent.id });
  const visitors: string[] = [];
  for (const [index, message] of questions.entries()) {
    const visitor = { id: `visitor-${agent.id}-${index}` };
    const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message, visitor });
    assert.equal(body.answered, false, message);
    visitors.push((await owner.get(`/v2/chats/${body.chat_id}`)).body.visitor_id);
  }
  const { body: gaps } = await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`);
  const answered = await owner.post(
    `/v2/stats/gaps/${gaps.data[0].id}/answer`,
    { answer },
    { "idempotency-key": agent.id },
  );
  assert.equal(answered.status, 200, JSON.stringify(answered.body));
  return { agent, visitors, gap: gaps.data[0], source: answered.body.source };
}

async function assertNowhere(words: RegExp) {
  assert.deepEqual(linesWith(await readWholeWorkspace(context, workspaceId), words), []);
  for (const [sha256, content] of await readAllFiles(context)) assert.doesNotMatch(content, words, sha256);
}

test("a visitor's question leaves the answer that was written for it, which goes on under another one's", async () => {
  const questions = ["Can Wilhelmina rent a unicycle?", "Can Bartholomew rent a unicycle?"] as [string, string];
  const { agent, visitors, source } = await answerGap(questions, "Yes, unicycles cost nine euros a day.");
  await owner.post("/v2/chat", { agent_id: agent.id, message: "What does a unicycle cost?" });
  const { body: receipt } = await owner.request("DELETE", `/v2/visitors/${visitors[0]}`);
  assert.equal(receipt.status, "completed", JSON.stringify(receipt));
  assert.ok(receipt.erased.index_segments >= 1 && receipt.erased.versions >= 1 && receipt.erased.gaps === 1);
  assert.equal(receipt.erased.sources, 0);
  await context.queue.drain();
  await assertNowhere(/wilhelmina/i);
  const { body: left } = await owner.get(`/v2/sources/${source.id}`, WAIT);
  assert.deepEqual([left.status, left.title], ["ready", questions[1]]);
  const { body: again } = await owner.post("/v2/chat", { agent_id: agent.id, message: "Can I rent a unicycle?" });
  assert.match(again.content, /nine euros/);
  const { body: stored } = await owner.get(`/v2/erasures/${receipt.id}`);
  assert.deepEqual(stored.erased, receipt.erased);

  await owner.request("DELETE", `/v2/visitors/${visitors[1]}`);
  await context.queue.drain();
  await assertNowhere(/wilhelmina|bartholomew/i);
  const { body: last } = await owner.get(`/v2/sources/${source.id}`, WAIT);
  assert.deepEqual([last.status, last.title], ["ready", "Yes, unicycles cost nine euros a day."]);
});

test("an owner's own entry with the same words is theirs, and stays", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const entry = { type: "qa", question: "Do you sell kites?", answer: "Yes, from five euros.", agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", entry, WAIT);
  const ask = { agent_id: agent.id, message: entry.question, visitor: { id: "kite" } };
  const { body: answer } = await owner.post("/v2/chat", ask);
  const chat = (await owner.get(`/v2/chats/${answer.chat_id}`)).body;
  const { body: receipt } = await owner.request("DELETE", `/v2/visitors/${chat.visitor_id}`);
  assert.deepEqual([receipt.status, receipt.erased.index_segments], ["completed", 0]);
  assert.equal((await owner.get(`/v2/sources/${source.id}`)).body.title, entry.question);
});

test("many chats go in batches; cut off after any of them it goes on, and counts each chat once", async () => {
  const chats = 45;
  const { body: agent } = await owner.post("/v2/agents", { name: "Busy" });
  const visitor = { id: "Yolanda" };
  let visitorId = "";
  for (let number = 0; number < chats; number++) {
    const message = `Does Yolanda's walrus number ${number} swim?`;
    const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message, visitor });
    visitorId ||= (await owner.get(`/v2/chats/${body.chat_id}`)).body.visitor_id;
  }
  // As DELETE /v2/visitors/{id} does it, but for the job.
  const idle = { ...context.queue, enqueue: async () => {} };
  const erasure = await context.database.inWorkspace(workspaceId, (transaction) =>
    startVisitorErasure(transaction, idle, workspaceId, parseId("visitor", visitorId)!),
  );
  assert.equal((await owner.get(`/v2/visitors/${visitorId}`)).status, 404);
  const job = { workspaceId, erasureId: erasure.id };
  const left: number[] = [];
  for (let cut = 0; cut < 20 && left.at(-1) !== 0; cut++) {
    // Reads where it stands, does one batch, reads again and is cut off in the next.
    await assert.rejects(runErasure({ ...context, database: cutOffAfter(3) }, job), /cut off/);
    const { rows } = await context.database.owner.query(
      `SELECT count(*)::int AS left FROM chats WHERE visitor_id = '${parseId("visitor", visitorId)}'`,
    );
    left.push(Number(rows[0]!.left));
  }
  assert.deepEqual(left, [25, 5, 0]);
  await runErasure(context, job);
  await runErasure(context, job);
  const { body: receipts } = await owner.get(`/v2/erasures?target_id=${visitorId}`);
  const { status, erased } = receipts.data[0];
  assert.deepEqual([status, erased.visitors, erased.chats, erased.messages], ["completed", 1, chats, 2 * chats]);
  await assertNowhere(/yolanda|walrus/i);
});

const WRITERS: [string, (transaction: Transaction, ids: { agentId: string; messageId: string }) => Promise<void>][] = [
  [
    "sorts it into a gap",
    async (transaction, { agentId, messageId }) => {
      const gap = { id: newId(), agentId, question: "Where is the ocelot?", status: "gathering" as const };
      await lockGaps(transaction, workspaceId);
      await insertGap(transaction, workspaceId, gap);
      await addToGap(transaction, workspaceId, gap.id, [messageId]);
    },
  ],
  [
    "ends the answer to it, and tells of that",
    async (transaction, { messageId }) => {
      await transaction.query(
        sql`UPDATE messages SET content = 'An ocelot?' WHERE workspace_id = ${workspaceId} AND id = ${messageId}`,
      );
      const data = { id: formatId("message", messageId), content: "An ocelot?" };
      await recordEvent(transaction, workspaceId, "message.created", data);
    },
  ],
];

for (const [what, write] of WRITERS)
  test(`whoever ${what} while a question is erased leaves nothing behind`, async () => {
    const { body: agent } = await owner.post("/v2/agents", { name: "Zoo" });
    const ask = { agent_id: agent.id, message: "Where is the ocelot?", visitor: { id: "keeper" } };
    const { body: answer } = await owner.post("/v2/chat", ask);
    const { visitor_id } = (await owner.get(`/v2/chats/${answer.chat_id}`)).body;
    const ids = { agentId: parseId("agent", agent.id)!, messageId: parseId("message", answer.id)! };
    const held = await holdOpen(context.database, workspaceId, (transaction) => write(transaction, ids));
    const erasing = owner.request("DELETE", `/v2/visitors/${visitor_id}`);
    await held.untilAwaited();
    await held.end();
    assert.equal((await erasing).status, 200);
    await context.queue.drain();
    await assertNowhere(/ocelot/i);
  });

test("who rates an answer while its chat is erased finds nothing there", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Zoo" });
  const { body: answer } = await owner.post("/v2/chat", { agent_id: agent.id, message: "Where is the ibex?" });
  const held = await holdOpen(context.database, workspaceId, (transaction) =>
    eraseChats(transaction, context.queue, workspaceId, [parseId("chat", answer.chat_id)!], undefined),
  );
  const rating = owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "positive" });
  await held.untilAwaited();
  await held.end();
  const { status, body } = await rating;
  assert.deepEqual([status, body.code], [404, "not_found"]);
});

test("a question that is erased while the answer to its gap is written leaves nothing in that source", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Zoo" });
  let visitorId = "";
  for (const message of ["Do you feed the tamandua ants?", "Do you feed tamandua ants?"]) {
    const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message, visitor: { id: "feeder" } });
    visitorId = (await owner.get(`/v2/chats/${body.chat_id}`)).body.visitor_id;
  }
  const { id } = (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`)).body.data[0];
  const held = await holdOpen(context.database, workspaceId, (transaction) =>
    transaction.query(
      sql`SELECT FROM gaps WHERE workspace_id = ${workspaceId} AND id = ${parseId("gap", id)} FOR UPDATE`,
    ),
  );
  const answering = owner.post(`/v2/stats/gaps/${id}/answer`, { answer: "Yes, at noon." });
  await held.untilAwaited();
  const erasing = owner.request("DELETE", `/v2/visitors/${visitorId}`);
  await held.untilAwaited(2);
  await held.end();
  assert.deepEqual([(await answering).status, (await erasing).status], [404, 200]);
  await context.queue.drain();
  await assertNowhere(/tamandua/i);
});

test("each of several answers to a gap gives up a question that is erased", async () => {
  const questions = ["Can Griselda pet the numbat?", "Can Ottokar pet the numbat?"] as [string, string];
  const { visitors, gap } = await answerGap(questions, "No, numbats bite.");
  const other = { question: "May I pet a numbat?", answer: "Please don't." };
  assert.equal((await owner.post(`/v2/stats/gaps/${gap.id}/answer`, other)).status, 200);
  assert.equal((await owner.request("DELETE", `/v2/visitors/${visitors[0]}`)).status, 200);
  await context.queue.drain();
  await assertNowhere(/griselda/i);
});

test("a visitor is erased while other visitors of the workspace are, without either giving way", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Zoo" });
  const ask = { agent_id: agent.id, message: "Is there a margay?", visitor: { id: "margay" } };
  const { body: answer } = await owner.post("/v2/chat", ask);
  const { visitor_id: visitorId } = (await owner.get(`/v2/chats/${answer.chat_id}`)).body;
  const held = await holdOpen(context.database, workspaceId, (transaction) => lockGaps(transaction, workspaceId));
  const erasing = owner.request("DELETE", `/v2/visitors/${visitorId}`);
  await held.untilAwaited();
  await held.also((transaction) =>
    transaction.query(sql`SELECT FROM visitors WHERE workspace_id = ${workspaceId} ORDER BY id FOR UPDATE`),
  );
  await held.end();
  assert.equal((await erasing).status, 200);
});

test("a chat that a visitor begins while they are erased is erased with them", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Zoo" });
  const ask = { agent_id: agent.id, message: "Is there a kudu?", visitor: { id: "kudu" } };
  const { body: answer } = await owner.post("/v2/chat", ask);
  const chat = (await owner.get(`/v2/chats/${answer.chat_id}`)).body;
  const [visitorId, agentId] = [parseId("visitor", chat.visitor_id)!, parseId("agent", agent.id)!];
  const erase = () =>
    context.database.inWorkspace(workspaceId, (transaction) =>
      eraseVisitorBatch(transaction, context.queue, workspaceId, visitorId),
    );
  assert.equal((await erase()).isDone, false);
  const held = await holdOpen(context.database, workspaceId, (transaction) =>
    transaction.query(sql`
      INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title)
      VALUES (${workspaceId}, ${newId()}, ${agentId}, ${visitorId}, 'A kudu?')`),
  );
  const erasing = erase();
  await held.untilAwaited();
  await held.end();
  assert.deepEqual([(await erasing).isDone, (await erase()).isDone], [false, true]);
  await assertNowhere(/kudu/i);
});

test("who changes a chat twice while its visitor is erased is waited for, and doesn't give way", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Zoo" });
  const ask = { agent_id: agent.id, message: "Is there an okapi?", visitor: { id: "okapi" } };
  const { body: answer } = await owner.post("/v2/chat", ask);
  const chat = (await owner.get(`/v2/chats/${answer.chat_id}`)).body;
  const [visitorId, chatId] = [parseId("visitor", chat.visitor_id)!, parseId("chat", chat.id)!];
  const change = (transaction: Transaction) =>
    transaction.query(sql`
      UPDATE chats SET version = version + 1 WHERE workspace_id = ${workspaceId} AND id = ${chatId} RETURNING id`);
  const held = await holdOpen(context.database, workspaceId, change);
  const erasing = context.database.inWorkspace(workspaceId, (transaction) =>
    eraseVisitorBatch(transaction, context.queue, workspaceId, visitorId),
  );
  await held.untilAwaited();
  await held.also(async (transaction) => {
    assert.equal((await change(transaction)).length, 1);
  });
  await held.end();
  assert.equal((await erasing).isDone, false);
});

test("a lead that is changed while it is erased leaves no event", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Zoo" });
  const { body: lead } = await owner.post("/v2/leads", { agent_id: agent.id, fields: { name: "Nobody" } });
  const leadId = parseId("lead", lead.id)!;
  const held = await holdOpen(context.database, workspaceId, async (transaction) => {
    await transaction.query(sql`
      UPDATE leads SET fields = '{"name": "Ms Jerboa"}' WHERE workspace_id = ${workspaceId} AND id = ${leadId}`);
    await recordEvent(transaction, workspaceId, "lead.updated", { ...lead, fields: { name: "Ms Jerboa" } });
  });
  const erasing = context.database.inWorkspace(workspaceId, (transaction) =>
    eraseLeads(transaction, workspaceId, [leadId]),
  );
  await held.untilAwaited();
  await held.end();
  assert.equal((await erasing).leads, 1);
  await assertNowhere(/jerboa/i);
});

test("the token of a visitor who was erased opens nothing any more", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const { body: answer } = await owner.post("/v2/chat", {
    agent_id: agent.id,
    message: "Hello?",
    visitor: { id: "gone" },
  });
  const { visitor_id } = (await owner.get(`/v2/chats/${answer.chat_id}`)).body;
  const [agentId, visitorId] = [parseId("agent", agent.id)!, parseId("visitor", visitor_id)!];
  const visitor = as(
    await context.tokens.signVisitor({ workspaceId, agentId, visitorId, identified: false, claims: {} }),
  );
  await owner.post(`/v2/agents/${agent.id}/publish`);
  assert.equal((await visitor.post("/v2/chat", { agent_id: agent.id, message: "Again?" })).status, 200);
  assert.equal((await owner.request("DELETE", `/v2/visitors/${visitor_id}`)).body.status, "completed");
  for (const [path, body] of [
    ["/v2/chat", { agent_id: agent.id, message: "Still?" }],
    ["/v2/chats", { agent_id: agent.id }],
    ["/v2/leads", { agent_id: agent.id, fields: { name: "G" } }],
  ] as const) {
    const refused = await visitor.post(path, body);
    assert.deepEqual([refused.status, refused.body.code], [401, "invalid_token"], path);
  }
});

/** Each transaction after so many fails before it begins. */
function cutOffAfter(transactions: number): Database {
  let begun = 0;
  return {
    ...context.database,
    inWorkspace: (id, work, options) => {
      begun += 1;
      if (begun > transactions) return Promise.reject(new Error("cut off"));
      return context.database.inWorkspace(id, work, options);
    },
  };
}
