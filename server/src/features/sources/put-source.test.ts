import assert from "node:assert/strict";
import { test } from "node:test";
import sql, { type Sql } from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { type TestResponse, withTestServer } from "../../testing/test-server.ts";
import { enqueueRead } from "./put-source.ts";

const { context, owner } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
const WAIT = { prefer: "wait=30" };

const addText = async (title: string, text: string) =>
  (await owner.post("/v2/sources", { type: "text", title, text, agent_id: agent.id }, WAIT)).body;

/** What comes of a request that runs into a change which is about to be committed. */
async function meet(change: Sql, request: () => Promise<TestResponse>): Promise<TestResponse> {
  const held = await holdOpen(context.database, workspaceId, (transaction) => transaction.query(change));
  const answered = request();
  await held.untilAwaited();
  await held.end();
  return answered;
}

const setText = (id: string, text: string) => sql`
  UPDATE sources SET settings = jsonb_set(settings, '{text}', to_jsonb(${text}::text)), title = 'Renamed'
  WHERE workspace_id = ${workspaceId} AND id = ${parseId("source", id)!}`;
const setDeleted = (table: Sql, kind: "source" | "agent" | "brand", id: string) =>
  sql`UPDATE ${table} SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND id = ${parseId(kind, id)!}`;

async function textOf(id: string): Promise<string> {
  await context.queue.drain();
  const { body } = await owner.get(`/v2/sources/${id}/documents`);
  return (await owner.get(`/v2/sources/${id}/documents/${body.data[0].id}`)).body.text;
}

test("a source that is refreshed while its text is changed is read with the new text", async () => {
  const { id } = await addText("Refreshed", "We open at nine.");
  const { status } = await meet(setText(id, "We open at ten."), () => owner.post(`/v2/sources/${id}/refresh`));
  assert.equal(status, 200);
  assert.match(await textOf(id), /ten/);
});

for (const action of ["refresh", "disable"])
  test(`a source on which many are to ${action} while it is changed keeps the change`, async () => {
    const { id } = await addText(`Bulk ${action}`, "We open at nine.");
    const body = { ids: [id], action };
    const { body: result } = await meet(setText(id, "We open at ten."), () => owner.post("/v2/sources/bulk", body));
    assert.equal(result.done, 1, JSON.stringify(result));
    assert.equal((await owner.get(`/v2/sources/${id}`)).body.title, "Renamed");
  });

test("a file that comes while the source of its name is deleted is a new source", async () => {
  const upload = (content: string) => owner.upload({ name: "same.txt", content }, { agent_id: agent.id });
  const { body: first } = await upload("We open at nine.");
  const { status, body } = await meet(setDeleted(sql`sources`, "source", first.id), () => upload("We open at ten."));
  assert.equal(status, 201, JSON.stringify(body));
  assert.notEqual(body.id, first.id);
});

test("whoever puts a source is told whether it is new, was there, or replaces what was", async () => {
  const upload = async (name: string, content: string) =>
    (await owner.upload({ name, content }, { agent_id: agent.id })).body;
  const first = await upload("hours.txt", "We open at nine.");
  const again = await upload("hours.txt", "We open at nine.");
  const copy = await upload("hours (1).txt", "We open at nine.");
  const changed = await upload("hours.txt", "We open at ten.");
  assert.deepEqual(
    [first, again, copy, changed].map(({ id, title, outcome }) => [id === first.id, title, outcome]),
    [
      [true, "hours.txt", "created"],
      [true, "hours.txt", "unchanged"],
      [true, "hours.txt", "unchanged"],
      [true, "hours.txt", "replaced"],
    ],
  );
  const outcomes = [];
  for (const text of ["Nine.", "Nine.", "Ten."]) outcomes.push((await addText("Opening", text)).outcome);
  assert.deepEqual(outcomes, ["created", "unchanged", "replaced"]);
  assert.equal("outcome" in (await owner.get(`/v2/sources/${first.id}`)).body, false);
});

test("a file in a source's place keeps source and document, and is known by its own name from then on", async () => {
  const upload = async (name: string, content: string, fields: object = {}) =>
    (await owner.upload({ name, content }, { agent_id: agent.id, ...fields })).body;
  const idsOf = async (id: string) => {
    await context.queue.drain();
    const { data } = (await owner.get(`/v2/sources/${id}/documents`)).body;
    return data.map((document: { id: string; filename: string }) => document.id);
  };
  const first = await upload("prices-2025.txt", "A ticket costs 5 euros.");
  const documents = await idsOf(first.id);
  assert.equal(documents.length, 1);
  const next = await upload("prices-2026.txt", "A ticket costs 6 euros.", { source_id: first.id });
  assert.deepEqual([next.id, next.title, next.outcome], [first.id, "prices-2026.txt", "replaced"]);
  assert.deepEqual(await idsOf(first.id), documents);
  const later = await upload("prices-2026.txt", "A ticket costs 7 euros.");
  assert.deepEqual([later.id, later.outcome], [first.id, "replaced"], "the file that is shown under this name");
  const other = await upload("prices-2025.txt", "A ticket cost 5 euros then.");
  assert.equal(other.outcome, "created");
  const fields = { agent_id: agent.id, source_id: first.id };
  const { status, body } = await owner.upload({ name: "prices-2025.txt", content: "Eight." }, fields);
  assert.deepEqual([status, body.code], [409, "source_exists"], "One name is one file.");
});

test("of two sources that are given one title at once the second is refused", async () => {
  const { id } = await addText("One", "We open at nine.");
  const { id: other } = await addText("Two", "We close at six.");
  const change = sql`UPDATE sources SET identity = 'Both' WHERE workspace_id = ${workspaceId} AND id = ${parseId("source", id)!}`;
  const { status, body } = await meet(change, () => owner.request("PATCH", `/v2/sources/${other}`, { title: "Both" }));
  assert.deepEqual([status, body.code], [409, "source_exists"]);
});

test("no assistant is put into a brand that is being deleted", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "Gone" });
  const { status } = await meet(setDeleted(sql`brands`, "brand", brand.id), () =>
    owner.post("/v2/agents", { name: "Late", brand_id: brand.id }),
  );
  assert.equal(status, 404);
});

test("an assistant that is being deleted is not published", async () => {
  const { body } = await owner.post("/v2/agents", { name: "Gone" });
  const { status } = await meet(setDeleted(sql`agents`, "agent", body.id), () =>
    owner.post(`/v2/agents/${body.id}/publish`),
  );
  assert.equal(status, 404);
});

test("two last checks that are added at once don't both fit", async () => {
  const agentId = parseId("agent", agent.id);
  const add = (count: number) => sql`
    INSERT INTO agent_checks (workspace_id, id, agent_id, question, expectation)
    SELECT ${workspaceId}, CASE WHEN n = 1 THEN ${newId()}::uuid ELSE gen_random_uuid() END, ${agentId}, 'Really?', '{"abstains": true}'
    FROM generate_series(1, ${count}) n`;
  await context.database.inWorkspace(workspaceId, (transaction) => transaction.query(add(199)));
  const locking = sql`WITH added AS (${add(1)}) SELECT FROM agents WHERE id = ${agentId} FOR NO KEY UPDATE`;
  const { status, body } = await meet(locking, () =>
    owner.post(`/v2/agents/${agent.id}/checks`, { question: "Really?", expect: { abstains: true } }),
  );
  assert.deepEqual([status, body.code], [409, "too_many_checks"]);
});

test("a reading, of a file as of a site, is taken up again however often its process was killed", async () => {
  const job = { workspaceId, sourceId: newId(), runId: newId() };
  for (const type of ["document", "text", "website"] as const) {
    let limit = 0;
    const queue = {
      enqueue: async (...[, , , options]: Parameters<JobQueue["enqueue"]>) => {
        limit = options?.retryLimit ?? 0;
      },
    };
    await context.database.unscoped((transaction) => enqueueRead(transaction, queue as unknown as JobQueue, type, job));
    assert.ok(limit >= 100, `${type}: ${limit} tries`);
  }
});
