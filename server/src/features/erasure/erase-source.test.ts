import assert from "node:assert/strict";
import { test } from "node:test";
import { openSegment, readIdentifier } from "@citedesk/grounding";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { linesWith, readAllFiles, readWholeWorkspace } from "../../testing/whole-workspace.ts";
import { cacheQuestions } from "../chat/questions/cache-questions.ts";
import { drawAgentQuestions } from "../chat/questions/draw-agent-questions.ts";
import { requestHandoff } from "../handoffs/handoff-moves.ts";
import { areAnswersUnderWay } from "./erase-answers.ts";
import { insertErasure } from "./erasure-queries.ts";

const { context, owner, stranger, as } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const WAIT = { prefer: "wait=30" };
const SECRET = /zebrafish|quagga/i;

async function makeShop() {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  await owner.upload({ name: "other.md", content: "# Opening\n\nThe shop opens at nine." }, { agent_id: agent.id });
  const ask = async (message: string, key?: string) =>
    (await owner.post("/v2/chat", { agent_id: agent.id, message }, key ? { "idempotency-key": key } : {})).body;
  return { agent, ask };
}

/** Of every segment whose file is there, used or not. */
async function listIndexedVersions(): Promise<string[]> {
  const rows = await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query<{ file_sha256: string }>(sql`SELECT file_sha256 FROM index_segments`),
  );
  const versions: string[] = [];
  for (const { file_sha256: sha256 } of rows) {
    const { versionIds, versionSource } = openSegment(new Uint8Array(await context.files.read(sha256)));
    for (let version = 0; version < versionSource.length; version++) versions.push(readIdentifier(versionIds, version));
  }
  return versions;
}

async function assertNowhere() {
  const whole = await readWholeWorkspace(context, workspaceId);
  assert.deepEqual(linesWith(whole, SECRET), []);
  for (const [sha256, content] of await readAllFiles(context)) assert.doesNotMatch(content, SECRET, sha256);
}

test("an erased file is nowhere: no table, no segment, no file; its quotes are gone, other answers are whole", async () => {
  const { agent, ask } = await makeShop();
  const { body: hook } = await owner.post("/v2/webhooks", { url: "https://example.com/hook", events: ["*"] });
  const content = "# Zebrafish refunds\n\nA zebrafish refund takes 14 days.";
  const { body: source } = await owner.upload({ name: "zebrafish.md", content }, { agent_id: agent.id });
  await owner.upload({ name: "zebrafish.md", content: content.replace("14", "15") }, { agent_id: agent.id });
  const answer = await ask("How long does a refund take?", "key-1");
  const kept = await ask("When does the shop open?");
  const nearest = await ask("Do you sell tractors in Norway?");
  assert.match(answer.content, SECRET);
  await owner.post("/v2/handoffs", { chat_id: answer.chat_id });
  await owner.request("PATCH", `/v2/sources/${source.id}`, { title: "The zebrafish file" });

  const drawn = [{ question: "What about zebrafish?", sourceId: parseId("source", source.id), documentId: null }];
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      INSERT INTO agent_questions (workspace_id, agent_id, revision, questions)
      VALUES (${workspaceId}, ${parseId("agent", agent.id)}, 0, ${JSON.stringify(drawn)})
      ON CONFLICT (workspace_id, agent_id) DO UPDATE SET questions = excluded.questions`),
  );
  const heldBefore = await listIndexedVersions();
  assert.equal(linesWith([...(await readAllFiles(context)).values()].join("\n"), SECRET).length > 0, true);
  assert.equal((await stranger.post(`/v2/sources/${source.id}/erase`)).status, 404);
  const { status, body: receipt } = await owner.post(`/v2/sources/${source.id}/erase`, undefined, WAIT);
  assert.equal(status, 200, JSON.stringify(receipt));
  assert.equal(receipt.status, "completed");
  await assertNowhere();
  assert.equal(heldBefore.length - (await listIndexedVersions()).length, 2, "both versions left the index");
  const { erased } = receipt;
  assert.deepEqual(
    [erased.sources, erased.documents, erased.versions, erased.files],
    [1, 1, 2, 2],
    JSON.stringify(erased),
  );
  assert.ok(erased.passages >= 2 && erased.index_segments >= 1 && erased.idempotency_records >= 1);
  assert.ok(erased.messages >= 1 && erased.citations >= 1 && erased.events >= 2 && erased.delivery_logs >= 1);

  const { body: after } = await owner.get(`/v2/messages/${answer.id}`);
  assert.deepEqual([after.citations[0].status, after.citations[0].quote], ["erased", null]);
  assert.match(after.content, /\[erased\]\[1\]/);
  const gone = await owner.get(`/v2/messages/${answer.id}/citations/1`);
  assert.deepEqual([gone.status, gone.body.code], [410, "citation_erased"]);
  assert.equal((await owner.post(`/v2/messages/${answer.id}/verify`)).status, 200);
  assert.equal((await owner.get(`/v2/messages/${kept.id}`)).body.content, kept.content);
  assert.equal((await owner.get(`/v2/messages/${nearest.id}`)).status, 200);
  assert.match((await ask("When does the shop open?")).content, /nine/);
  assert.equal((await owner.get(`/v2/sources/${source.id}`)).status, 404);
  assert.equal((await owner.post(`/v2/sources/${source.id}/restore`)).status, 404);
  assert.equal((await owner.post(`/v2/sources/${source.id}/erase`)).status, 404);
  const { body: found } = await owner.get(`/v2/erasures/${receipt.id}`);
  assert.deepEqual(found, receipt);
  const { body: listed } = await owner.get(`/v2/erasures?target_id=${source.id}`);
  assert.equal(listed.data.length, 1);
  assert.equal((await stranger.get(`/v2/erasures/${receipt.id}`)).status, 404);
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${receipt.id}`);
  assert.deepEqual(
    log.data.map(({ action }: { action: string }) => action),
    ["erasure.completed", "source.erased"],
  );
  await owner.request("DELETE", `/v2/webhooks/${hook.id}`);
});

test("a deleted text is erased with its change reports and the questions that repeat it", async () => {
  const { agent, ask } = await makeShop();
  const fields = { type: "qa", question: "Is the quagga extinct?", answer: "Yes, the quagga died out in 1883." };
  const { body: source } = await owner.post("/v2/sources", { ...fields, agent_id: agent.id }, WAIT);
  await owner.request("PATCH", `/v2/sources/${source.id}`, { answer: "Yes, the quagga died out long ago." }, WAIT);
  assert.equal((await owner.get(`/v2/sources/${source.id}/changes`)).body.data.length, 2);
  assert.equal((await owner.request("DELETE", `/v2/sources/${source.id}`)).status, 204);
  assert.equal((await owner.post(`/v2/sources/${source.id}/erase`, undefined, WAIT)).body.status, "completed");
  await assertNowhere();
  assert.equal((await ask("When does the shop open?")).answered, true);
  const { body: deleted } = await owner.get("/v2/deleted?kind=source");
  assert.ok(!deleted.data.some(({ id }: { id: string }) => id === source.id));
});

test("what a merge of the index left behind for slow readers goes with an erased text at once", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Ferry" });
  const add = async (title: string, text: string) =>
    (await owner.post("/v2/sources", { type: "text", title, text, agent_id: agent.id }, WAIT)).body;
  const source = await add("Rides", "A quagga takes no riders.");
  for (let ferry = 1; ferry <= 16; ferry++) await add(`Ferry ${ferry}`, "It sails daily.");
  await context.queue.drain();
  while (await context.index.compact(workspaceId));
  const retired = await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`SELECT FROM index_segments WHERE retired_revision IS NOT NULL`),
  );
  assert.ok(retired.length > 0, "a merge left files behind");
  const { body: receipt } = await owner.post(`/v2/sources/${source.id}/erase`, undefined, WAIT);
  assert.equal(receipt.status, "completed");
  await assertNowhere();
});

test("the same bytes elsewhere stay: only what nothing names is removed", async () => {
  const { agent, ask } = await makeShop();
  const { body: other } = await owner.post("/v2/agents", { name: "Other" });
  const file = { name: "shared.md", content: "# Parking\n\nParking costs four euros." };
  const { body: first } = await owner.upload(file, { agent_id: agent.id });
  const { body: second } = await owner.upload(file, { agent_id: other.id });
  const { body: receipt } = await owner.post(`/v2/sources/${first.id}/erase`, undefined, WAIT);
  assert.equal(receipt.erased.files, 0);
  assert.equal((await owner.post(`/v2/sources/${second.id}/refresh`, undefined, WAIT)).body.status, "ready");
  assert.equal((await ask("What does parking cost?")).answered, false);
});

test("a file that went before its erasure was stopped is counted when it goes on", async (t) => {
  const { agent } = await makeShop();
  const file = { name: "parking.md", content: "# Bicycles\n\nBicycles stand in the yard." };
  const { body: source } = await owner.upload(file, { agent_id: agent.id });
  const removeUnless = context.files.removeUnless.bind(context.files);
  const stopped = t.mock.method(
    context.files,
    "removeUnless",
    async (...parameters: Parameters<typeof removeUnless>) => {
      await removeUnless(...parameters);
      throw new Error("The disk is gone.");
    },
    { times: 1 },
  );
  const { body: receipt } = await owner.post(`/v2/sources/${source.id}/erase`, undefined, WAIT);
  assert.equal(stopped.mock.callCount(), 1);
  assert.deepEqual([receipt.status, receipt.erased.files], ["completed", 1]);
});

test("one piece of a source that is one piece is not erased alone, and editors don't erase", async () => {
  const { agent } = await makeShop();
  const { body: source } = await owner.post(
    "/v2/sources",
    { type: "text", title: "T", text: "A.", agent_id: agent.id },
    WAIT,
  );
  const { body: documents } = await owner.get(`/v2/sources/${source.id}/documents`);
  const refused = await owner.post(`/v2/sources/${source.id}/documents/${documents.data[0].id}/erase`);
  assert.deepEqual([refused.status, refused.body.code], [409, "erase_the_source"]);
  const { body: key } = await owner.post("/v2/api_keys", { name: "K", scopes: ["sources:read"] });
  assert.equal((await as(key.key).post(`/v2/sources/${source.id}/erase`)).status, 403);
});

test("an erasure waits for answers that may have read the text", async () => {
  const { agent, ask } = await makeShop();
  const { body: source } = await owner.post(
    "/v2/sources",
    { type: "text", title: "T", text: "A zebrafish.", agent_id: agent.id },
    WAIT,
  );
  const answer = await ask("When does the shop open?");
  const set = (status: string) =>
    context.database.inWorkspace(workspaceId, (transaction) =>
      transaction.query(sql`UPDATE messages SET status = ${status} WHERE id = ${parseId("message", answer.id)}`),
    );
  await set("pending");
  const { status, body } = await owner.post(`/v2/sources/${source.id}/erase`, undefined, { prefer: "wait=1" });
  assert.deepEqual([status, body.status], [202, "running"]);
  await set("completed");
  await context.queue.drain();
  for (let tries = 0; (await owner.get(`/v2/erasures/${body.id}`)).body.status !== "completed"; tries++) {
    assert.ok(tries < 100, "it goes on by itself");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await assertNowhere();
});

test("who asks for a person while a quote is erased doesn't hand it on", async () => {
  const { agent, ask } = await makeShop();
  const content = "# Quagga refunds\n\nA quagga refund takes 14 days.";
  const { body: source } = await owner.upload({ name: "quagga.md", content }, { agent_id: agent.id });
  const answer = await ask("How long does a refund take?");
  assert.match(answer.content, SECRET);
  const chatId = parseId("chat", answer.chat_id)!;
  const held = await holdOpen(context.database, workspaceId, (transaction) =>
    requestHandoff(transaction, workspaceId, { chatId, requestedBy: "visitor", reason: null }),
  );
  const erasing = owner.post(`/v2/sources/${source.id}/erase`, undefined, WAIT);
  await held.untilAwaited();
  await held.end();
  assert.equal((await erasing).status, 200);
  const told = (await readWholeWorkspace(context, workspaceId))
    .split("\n")
    .filter((line) => line.includes("transcript"));
  assert.deepEqual(
    told.filter((line) => /14 days/.test(line)),
    [],
  );
});

test("an erasure waits for a question that has read its texts and isn't stored yet", {
  skip: context.database.engine === "embedded" && "there one transaction waits for another",
}, async () => {
  const { agent, ask } = await makeShop();
  const visitor = { id: "waiting" };
  const { body: first } = await owner.post("/v2/chat", { agent_id: agent.id, message: "When do you open?", visitor });
  const { visitor_id } = (await owner.get(`/v2/chats/${first.chat_id}`)).body;
  await ask("When does the shop open?");
  const held = await holdOpen(context.database, workspaceId, (transaction) =>
    transaction.query(sql`
        SELECT FROM visitors WHERE workspace_id = ${workspaceId} AND id = ${parseId("visitor", visitor_id)} FOR UPDATE`),
  );
  const asking = owner.post("/v2/chat", { agent_id: agent.id, message: "When does the shop open?", visitor });
  await held.untilAwaited();
  const inWorkspace = <Result>(work: Parameters<typeof context.database.inWorkspace<Result>>[1]) =>
    context.database.inWorkspace(workspaceId, work);
  const { id } = await inWorkspace((transaction) =>
    insertErasure(transaction, workspaceId, {
      kind: "source",
      targetId: null,
      origin: "request",
      sourceIds: [parseId("agent", agent.id)!],
    }),
  );
  const isUnderWay = () => inWorkspace((transaction) => areAnswersUnderWay(transaction, workspaceId, id));
  assert.deepEqual([await isUnderWay(), await isUnderWay()], [true, true]);
  await held.end();
  assert.equal((await asking).status, 200);
  assert.equal(await isUnderWay(), false);
});

test("a question that was drawn from an erased text is suggested no more, and gone from where it was", async () => {
  const { agent, ask } = await makeShop();
  const content = "# Refunds\n\n## How long does a zebrafish refund take?\n\nZebrafish refunds take 14 days.";
  const { body: source } = await owner.upload({ name: "drawn.md", content }, { agent_id: agent.id });
  await drawAgentQuestions(context, workspaceId, parseId("agent", agent.id)!);
  context.answering.questions = cacheQuestions(10, Date.now);
  const { suggestions } = await ask("Hello!");
  assert.ok(
    suggestions.some((question: string) => SECRET.test(question)),
    JSON.stringify(suggestions),
  );
  assert.equal((await owner.post(`/v2/sources/${source.id}/erase`, undefined, WAIT)).status, 200);
  await ask("Hello!");
  await assertNowhere();
});
