import assert from "node:assert/strict";
import { test } from "node:test";
import { newId, parseId } from "../../../platform/ids/identifiers.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { cacheQuestions } from "./cache-questions.ts";
import { refreshQuestions } from "./draw-agent-questions.ts";
import { findPassagesToAsk, findQuestions, putQuestions } from "./question-queries.ts";

const { owner, stranger, context } = await withTestServer();

const GUIDE =
  "# Refunds\n\n## How long do refunds take?\n\nRefunds take 14 days.\n\n## Where is your kingdom?\n\nNobody wrote anything here.\n\n## Do you sell gift cards?\n\nGift cards are sold at the desk.\n";
const SHIPPING = "# Shipping\n\n## What does shipping to Norway cost?\n\nShipping to Norway costs 9 euros.\n";

async function createAgent(fields: object = {}): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Shop", ...fields });
  for (const [name, content] of Object.entries({ "guide.md": GUIDE, "shipping.md": SHIPPING }))
    await owner.upload({ name, content }, { agent_id: body.id, type: "document" });
  return body.id;
}

/** As the job does; what was read before doesn't count. */
async function draw(): Promise<void> {
  await refreshQuestions(context, new Map());
  context.answering.questions = cacheQuestions(10, Date.now);
}

const ask = async (agentId: string, message: string) =>
  (await owner.post("/v2/chat", { agent_id: agentId, message })).body;

test("without the owner's words, visitors begin with questions that the sources are known to answer", async () => {
  const agentId = await createAgent();
  await draw();
  const { suggestions } = await ask(agentId, "Hello!");
  assert.ok(suggestions.includes("How long do refunds take?"), JSON.stringify(suggestions));
  assert.ok(suggestions.includes("What does shipping to Norway cost?"));
  for (const question of suggestions) assert.equal((await ask(agentId, question)).answered, true, question);
  await owner.post(`/v2/agents/${agentId}/publish`);
  const { body: page } = await owner.get(`/a/${agentId}/chat`);
  assert.match(page, /&quot;starters&quot;:\[&quot;[^\]]*How long do refunds take\?/);
});

test("who tries an assistant is offered them as soon as something has been read, in their own workspace alone", async () => {
  const { body: empty } = await owner.post("/v2/agents", { name: "Empty" });
  const questionsOf = async (id: string) => (await owner.get(`/v2/agents/${id}/starter_questions`)).body.questions;
  assert.deepEqual(await questionsOf(empty.id), []);
  const agentId = await createAgent();
  const questions = await questionsOf(agentId);
  assert.ok(questions.includes("How long do refunds take?"), JSON.stringify(questions));
  assert.deepEqual(await questionsOf(agentId), questions);
  assert.equal((await stranger.get(`/v2/agents/${agentId}/starter_questions`)).status, 404);
});

test("the owner's own questions stand alone", async () => {
  const agentId = await createAgent({ starter_questions: ["Do you sell lamps?"] });
  await draw();
  assert.deepEqual((await ask(agentId, "Hello!")).suggestions, ["Do you sell lamps?"]);
});

test("an answer suggests what else its documents answer, not the question again", async () => {
  const agentId = await createAgent();
  await draw();
  const { suggestions } = await ask(agentId, "How long do refunds take?");
  assert.ok(suggestions.length > 0);
  assert.equal(suggestions.includes("How long do refunds take?"), false);
  for (const question of suggestions) assert.equal((await ask(agentId, question)).answered, true, question);
});

test("questions of a source that was closed are gone at once, and are drawn anew once for a change", async () => {
  const agentId = await createAgent();
  await draw();
  const { body } = await owner.get(`/v2/sources?agent_id=${agentId}`);
  const shipping = body.data.find(({ title }: { title: string }) => /shipping/i.test(title));
  assert.ok((await ask(agentId, "Hello!")).suggestions.includes("What does shipping to Norway cost?"));
  await owner.request("PATCH", `/v2/sources/${shipping.id}`, { enabled: false });
  const offered = (await ask(agentId, "Hello!")).suggestions;
  assert.equal(offered.includes("What does shipping to Norway cost?"), false);
  const drawnAt = async () =>
    (await context.database.owner.query("SELECT max(drawn_at)::text AS at FROM agent_questions")).rows[0]!.at;
  const seen = new Map<string, number>();
  await refreshQuestions(context, seen);
  const before = await drawnAt();
  await refreshQuestions(context, seen);
  assert.equal(await drawnAt(), before);
});

test("a question of a document that is out of use is not offered", async () => {
  const agentId = await createAgent();
  await draw();
  const offered = () =>
    context.database.inWorkspace(workspaceId, (transaction) =>
      findQuestions(transaction, workspaceId, parseId("agent", agentId)!),
    );
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  const { documentId } = (await offered())!.questions[0]!;
  await context.database.owner.query("UPDATE document_versions SET state = 'hidden' WHERE document_id = $1", [
    documentId,
  ]);
  const left = (await offered())!.questions;
  assert.ok(left.length > 0);
  assert.equal(
    left.some((question) => question.documentId === documentId),
    false,
  );
});

test("questions are read once a revision, and seldom while they are being drawn", async () => {
  const { rows } = await context.database.owner.query(
    "SELECT workspace_id, agent_id, revision::integer AS revision FROM agent_questions LIMIT 1",
  );
  const {
    workspace_id: workspaceId,
    agent_id: agentId,
    revision,
  } = rows[0] as Record<string, string> & {
    revision: number;
  };
  let reads = 0;
  let now = 0;
  const database = {
    ...context.database,
    inWorkspace: ((...parameters: Parameters<typeof context.database.inWorkspace>) => {
      reads++;
      return context.database.inWorkspace(...parameters);
    }) as typeof context.database.inWorkspace,
  };
  const questions = cacheQuestions(10, () => now);
  const read = (at: number) => questions(database, workspaceId!, agentId!, at);
  await read(revision);
  await read(revision);
  assert.equal(reads, 1);
  await read(revision + 1);
  await read(revision + 1);
  assert.equal(reads, 2);
  now = 6_000;
  await read(revision + 1);
  assert.equal(reads, 3);
});

test("a question whose text went while it was drawn is not kept", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const { body: source } = await owner.upload({ name: "guide.md", content: GUIDE }, { agent_id: agent.id });
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  const [agentId, sourceId] = [parseId("agent", agent.id)!, parseId("source", source.id)!];
  const found = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const [passage] = await findPassagesToAsk(transaction, workspaceId, [sourceId], 1);
    const { documentId, versionId } = passage!;
    const questions = [
      { question: "Kept?", sourceId, documentId, versionId },
      { question: "Gone?", sourceId, documentId, versionId: newId() },
    ];
    await putQuestions(transaction, workspaceId, agentId, { revision: 0, questions });
    return findQuestions(transaction, workspaceId, agentId);
  });
  assert.deepEqual(found?.questions, [{ question: "Kept?", sourceId, documentId: found?.questions[0]?.documentId }]);
});
