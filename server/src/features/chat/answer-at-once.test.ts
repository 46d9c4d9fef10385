import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, test } from "node:test";
import sql from "sql-template-tag";
import { startModelServer } from "../../adapters/chat-model/testing/start-model-server.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";

const model = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
after(() => model.close());
const { context, owner } = await withTestServer({ OPENAI_BASE_URL: model.url });
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const QUESTION = "How long do refunds take?";

/** An assistant that this process remembers. */
async function prepare() {
  const agent = (await owner.post("/v2/agents", { name: "Shop" })).body as { id: string };
  const file = { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days.\n" };
  const source = (await owner.upload(file, { agent_id: agent.id })).body as { id: string };
  const ask = async (headers: Record<string, string> = {}, more: object = {}) =>
    owner.post("/v2/chat", { agent_id: agent.id, message: QUESTION, ...more }, headers);
  await ask();
  return { agent, ask, sourceId: parseId("source", source.id)! };
}

function query<Row extends object>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return context.database.inWorkspace(workspaceId, (transaction) => transaction.query<Row>(statement));
}

/** In how many transactions a question, its answer and all that belongs to them was written. */
async function countTransactions({ id }: { id: string }): Promise<number> {
  const message = parseId("message", id);
  const [row] = await query<{ written: number }>(sql`
    SELECT count(DISTINCT xmin)::integer AS written FROM (
      SELECT xmin::text FROM messages WHERE id = ${message}
      UNION ALL SELECT q.xmin::text FROM messages q JOIN messages a ON a.id = ${message} AND q.id = a.in_reply_to
      UNION ALL SELECT xmin::text FROM citations WHERE message_id = ${message}
      UNION ALL SELECT xmin::text FROM idempotency_records WHERE message_id = ${message}
      UNION ALL SELECT xmin::text FROM events WHERE data ->> 'id' = ${id}) rows`);
  return row!.written;
}

test("first or not, with a key or without, whoever asks: a plain question is one transaction with its answer", async () => {
  const { ask } = await prepare();
  const key = () => ({ "idempotency-key": randomUUID() });
  const first = (await ask(key())).body;
  const next = { chat_id: first.chat_id };
  const named = { visitor: { id: "customer-1", name: "Ada" } };
  const answers = [first, (await ask({}, next)).body, (await ask(key(), next)).body, (await ask(key(), named)).body];
  for (const answer of [...answers, (await ask({}, named)).body]) {
    assert.equal(answer.answered, true);
    assert.equal(await countTransactions(answer), 1);
  }
});

test("an answer that is whole at once is stored as one in steps", async () => {
  const { agent, ask } = await prepare();
  const whole = (await ask()).body;
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { tools: ["search_sources"] });
  const inSteps = (await ask({ "idempotency-key": "steps" })).body;
  assert.deepEqual([await countTransactions(whole), await countTransactions(inSteps)], [1, 2]);
  assert.equal(whole.answered, true);
  const same = ({
    id: _,
    chat_id: __,
    created_at: ___,
    first_word_ms: ____,
    agent_version: _____,
    ...rest
  }: typeof whole) => rest;
  assert.deepEqual(same(whole), same(inSteps));
  assert.deepEqual((await owner.get(`/v2/messages/${whole.id}`)).body, whole);
  const rowOf = async ({ id }: { id: string }) => {
    const [row] = await query<Record<string, unknown>>(sql`
      SELECT to_jsonb(m) - ARRAY['id', 'chat_id', 'created_at', 'completed_at', 'in_reply_to', 'first_word_ms', 'changed_by', 'agent_version'] AS row
      FROM messages m WHERE id = ${parseId("message", id)}`);
    return row;
  };
  assert.deepEqual(await rowOf(whole), await rowOf(inSteps));
  const events = await query<{ type: string; data: object }>(sql`
    SELECT type, data FROM events WHERE data ->> 'id' IN (${whole.id}, ${whole.chat_id}) ORDER BY sequence`);
  assert.deepEqual(
    events.map(({ type }) => type),
    ["chat.started", "message.created"],
  );
  assert.deepEqual(events[1]?.data, whole);
  const { body: chat } = await owner.get(`/v2/chats/${whole.chat_id}`);
  assert.deepEqual([chat.title, chat.message_count, chat.status], [QUESTION, 2, "open"]);
});

test("a model's answer that comes at once is two transactions, also while it is followed", async (t) => {
  const { agent, ask } = await prepare();
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { model: "openai/stub-model" });
  model.behave({ kind: "answer_at_once", text: 'Refunds take 14 days. [1: "Refunds take 14 days."]' });
  await ask();
  let statements: string[] | undefined = [];
  context.database.onStatement(({ text }) => void statements?.push(text));
  t.after(() => {
    statements = undefined;
  });
  assert.match(String((await ask({ accept: "text/event-stream" })).body), /"type":"data-citation"/);
  const parts = ["'personal_data'", "citedesk_store_turn", "citedesk_store_progress"];
  const found = parts.map((part) => statements!.filter((text) => text.includes(part)).length);
  assert.deepEqual(found, [0, 1, 0], statements.join("\n"));
});

test("a stream of such an answer is whole from its start, and was stored with the question", async () => {
  const { ask } = await prepare();
  const response = await ask({ accept: "text/event-stream" });
  const events = String(response.body)
    .split("\n")
    .flatMap((line) => (line.startsWith("data: {") ? JSON.parse(line.slice(6)) : []));
  const { data } = events.find(({ type }) => type === "data-answer");
  assert.deepEqual([data.status, await countTransactions(data)], ["completed", 1]);
  const text = events.flatMap(({ type, delta }) => (type === "text-delta" ? delta : [])).join("");
  assert.equal((await owner.get(`/v2/messages/${data.id}`)).body.content, text);
});

test("while a source is being read, an answer says so", async () => {
  const { ask, sourceId } = await prepare();
  const setStatus = (status: string) =>
    query(sql`UPDATE sources SET status = ${status} WHERE workspace_id = ${workspaceId} AND id = ${sourceId}`);
  await setStatus("processing");
  for (const _ of [1, 2]) assert.equal((await ask()).body.pending_sources, 1);
  await setStatus("ready");
  for (const _ of [1, 2]) assert.equal((await ask()).body.pending_sources, 0);
});

test("what is closed while an answer is composed is not in it", async () => {
  const { ask, sourceId } = await prepare();
  const { versionTexts } = context.answering;
  context.answering.versionTexts = async (...parameters) => {
    context.answering.versionTexts = versionTexts;
    await query(sql`UPDATE sources SET enabled = false WHERE workspace_id = ${workspaceId} AND id = ${sourceId}`);
    return versionTexts(...parameters);
  };
  const { body } = await ask();
  assert.deepEqual([body.answered, body.citations], [false, []]);
});

test("in a chat that a person takes over while an answer is composed, the assistant is silent", async () => {
  const { ask } = await prepare();
  const { chat_id } = (await ask()).body;
  const { versionTexts } = context.answering;
  context.answering.versionTexts = async (...parameters) => {
    context.answering.versionTexts = versionTexts;
    await query(sql`UPDATE chats SET status = 'with_human' WHERE id = ${parseId("chat", chat_id)}`);
    return versionTexts(...parameters);
  };
  const { body } = await ask({}, { chat_id });
  assert.deepEqual([body.kind, body.content], ["with_human", ""]);
});

test("a question whose answer fails is kept, and its message says so", async () => {
  const { ask } = await prepare();
  const { versionTexts } = context.answering;
  context.answering.versionTexts = () => Promise.reject(new Error("The texts can't be read."));
  const { status, body } = await ask();
  context.answering.versionTexts = versionTexts;
  assert.deepEqual([status, body.code], [500, "internal_error"]);
  const [chat] = (await owner.get("/v2/chats?limit=1")).body.data;
  const { data } = (await owner.get(`/v2/chats/${chat.id}/messages`)).body;
  const messages = (data as { role: string; content: string; status: string }[]).map(
    ({ role, content, status }) => `${role} ${status}: ${content}`,
  );
  assert.deepEqual(messages.toSorted(), ["assistant failed: ", `user completed: ${QUESTION}`]);
});
