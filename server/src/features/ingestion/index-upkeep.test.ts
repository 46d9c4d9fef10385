import assert from "node:assert/strict";
import { utimes, writeFile } from "node:fs/promises";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { compactIndexes } from "./compact-indexes.ts";
import { removeUnnamedFiles, sweepFiles } from "./sweep-files.ts";

const { owner, context } = await withTestServer();
const WAIT = { prefer: "wait=30" };
/** Of the word behind the first in a segment's file. */
const FORMAT_OFFSET = 4;
/** That of release 0.2.0, the last one that cut sentences at `am 1. Juli`. */
const FORMAT_OF_LAST_RELEASE = 4;

async function addText(text: string) {
  const { body: agent, headers } = await owner.post("/v2/agents", { name: "Shop" });
  const workspaceId = parseId("workspace", headers.get("x-workspace-id")!)!;
  const fields = { type: "text", title: "Refunds", text, agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", fields, WAIT);
  const ask = async () => owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  return { workspaceId, path: `/v2/sources/${source.id}`, ask };
}

function query<Row extends object>(workspaceId: string, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return context.database.inWorkspace(workspaceId, (transaction) => transaction.query<Row>(statement));
}

test("a damaged index is built again from the stored passages, and says so until then", async () => {
  const { workspaceId, path, ask } = await addText("Refunds take 14 days.");
  await owner.request("PATCH", path, { text: "Refunds take 30 days." }, WAIT);
  assert.match((await ask()).body.content, /30 days/);
  const segments = await query<{ file_sha256: string }>(workspaceId, sql`SELECT file_sha256 FROM index_segments`);
  // Begun by the search that looks ahead, the repair could be done before the search that counts.
  const asked = Promise.withResolvers<void>();
  const { add } = context.index;
  context.index.add = (...parameters) => asked.promise.then(() => add(...parameters));
  for (const { file_sha256 } of segments) await context.files.remove(file_sha256);
  context.index.forget(workspaceId);
  const damaged = await ask();
  assert.equal(damaged.status, 503, JSON.stringify(damaged.body));
  assert.equal(damaged.body.code, "index_rebuilding");
  context.index.add = add;
  asked.resolve();
  await context.queue.drain();
  assert.match((await ask()).body.content, /30 days/);
  // The old version is in no segment now: a rollback adds it first.
  assert.equal((await owner.post(`${path}/rollback`)).status, 200);
  assert.match((await ask()).body.content, /14 days/);
});

test("an index that an earlier version wrote answers, and is built again meanwhile", async () => {
  const { workspaceId, ask } = await addText("Refunds take 14 days.");
  assert.match((await ask()).body.content, /14 days/);
  const listSegments = () =>
    query<{ file_sha256: string }>(
      workspaceId,
      sql`SELECT file_sha256 FROM index_segments WHERE retired_revision IS NULL ORDER BY id`,
    );
  const earlier = await listSegments();
  for (const { file_sha256 } of earlier) {
    const bytes = Buffer.from(await context.files.read(file_sha256));
    bytes.writeUInt32LE(FORMAT_OF_LAST_RELEASE, FORMAT_OFFSET);
    await context.files.withPath(file_sha256, (path) => writeFile(path, bytes));
  }
  context.index.forget(workspaceId);
  assert.match((await ask()).body.content, /14 days/);
  await context.queue.drain();
  const built = await listSegments();
  assert.ok(built.every(({ file_sha256 }) => !earlier.some((segment) => segment.file_sha256 === file_sha256)));
  assert.match((await ask()).body.content, /14 days/);
  await context.queue.drain();
  assert.deepEqual(await listSegments(), built, "once is enough");
});

test("many sources, each added by itself, leave few segments", async () => {
  const { workspaceId, path } = await addText("Refunds take 200 days.");
  for (let days = 201; days <= 216; days++)
    await owner.request("PATCH", path, { text: `Refunds take ${days} days.` }, WAIT);
  await context.queue.drain();
  const [{ count }] = (await query<{ count: number }>(
    workspaceId,
    sql`SELECT count(*)::int AS count FROM index_segments WHERE retired_revision IS NULL`,
  )) as [{ count: number }];
  assert.ok(count < 8, `${count} segments`);
});

test("versions long out of use leave the index, and a rollback to one brings it back", async () => {
  const { workspaceId, path, ask } = await addText("Refunds take 100 days.");
  for (let days = 101; days <= 112; days++)
    await owner.request("PATCH", path, { text: `Refunds take ${days} days.` }, WAIT);
  const sourceId = parseId("source", path.split("/").at(-1)!);
  const outside = async () =>
    query<{ number: number }>(
      workspaceId,
      sql`SELECT number FROM document_versions WHERE source_id = ${sourceId} AND NOT is_indexed ORDER BY number`,
    );
  const seen = new Map<string, string>();
  await compactIndexes(context, seen);
  assert.deepEqual(await outside(), [], "young versions stay");
  await query(
    workspaceId,
    sql`UPDATE document_versions SET retired_at = now() - interval '31 days' WHERE source_id = ${sourceId} AND state = 'retired'`,
  );
  const left = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const rows = await transaction.query<{ id: string }>(
      sql`SELECT id FROM document_versions WHERE source_id = ${sourceId}`,
    );
    return rows.map((row) => row.id);
  });
  const { createSegmentCatalogue } = await import("./segment-catalogue.ts");
  const catalogue = createSegmentCatalogue(context.database);
  const discardable = await catalogue.findDiscardable(workspaceId, left);
  assert.equal(discardable.length, 3, "13 versions: one answers, the ten newest stay");
  const segments = await query<{ id: string }>(
    workspaceId,
    sql`SELECT id FROM index_segments WHERE retired_revision IS NULL AND passage_count > 0`,
  );
  assert.ok(segments.length > 0);
  assert.equal(
    await catalogue.replaceSegments(workspaceId, { retiredIds: [], merged: [], droppedVersionIds: discardable }),
    true,
  );
  assert.deepEqual(
    (await outside()).map(({ number }) => number),
    [1, 2, 3],
  );
  const changes = (await owner.get(`${path}/changes?limit=100`)).body.data;
  const second = changes.at(-2);
  assert.equal((await owner.post(`${path}/rollback`, { change_id: second.id })).status, 200);
  assert.match((await ask()).body.content, /100 days/);
  assert.deepEqual(
    (await outside()).map(({ number }) => number),
    [2, 3],
  );
});

test("a cited version never leaves the index by age", async () => {
  const { workspaceId, path, ask } = await addText("Refunds take 14 days.");
  await ask();
  for (let days = 20; days <= 32; days++)
    await owner.request("PATCH", path, { text: `Refunds take ${days} days.` }, WAIT);
  const sourceId = parseId("source", path.split("/").at(-1)!);
  const rows = await query<{ id: string; number: number }>(
    workspaceId,
    sql`UPDATE document_versions SET retired_at = now() - interval '31 days' WHERE source_id = ${sourceId}
      AND state = 'retired' RETURNING id, number`,
  );
  const { createSegmentCatalogue } = await import("./segment-catalogue.ts");
  const found = await createSegmentCatalogue(context.database).findDiscardable(
    workspaceId,
    rows.map(({ id }) => id),
  );
  const numbers = rows.flatMap(({ id, number }) => (found.includes(id) ? number : [])).toSorted((a, b) => a - b);
  assert.deepEqual(numbers, [2, 3, 4]);
});

test("a workspace that stood still is left alone", async () => {
  const seen = new Map<string, string>();
  await compactIndexes(context, seen);
  await compactIndexes(context, seen);
  const asked: string[] = [];
  const index = { ...context.index, compact: async (id: string) => asked.push(id) < 0 };
  await compactIndexes({ ...context, index }, seen);
  assert.deepEqual(asked, []);
  const { workspaceId } = await addText("Refunds take 14 days.");
  await compactIndexes({ ...context, index }, seen);
  assert.deepEqual(asked, [workspaceId]);
});

test("files that nothing names are swept up after a day, and named or young ones stay", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  await owner.upload({ name: "refunds.md", content: "Refunds take 14 days." }, { agent_id: agent.id });
  const old = new Date(Date.now() - 2 * 86_400_000);
  const orphan = await context.files.write(new TextEncoder().encode("an orphan"));
  const young = await context.files.write(new TextEncoder().encode("a young one"));
  const named: string[] = [];
  for await (const { sha256 } of context.files.list()) {
    if (sha256 === young.sha256) continue;
    await context.files.withPath(sha256, (path) => utimes(path, old, old));
    named.push(sha256);
  }
  assert.ok((await sweepFiles(context)) >= 1);
  assert.equal(await context.files.exists(orphan.sha256), false);
  assert.equal(await context.files.exists(young.sha256), true);
  const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  assert.match(body.content, /14 days/);
});

test("a file that is uploaded again while it is swept away stays", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Swept" });
  const content = "We open at nine, and nobody names this yet.";
  const { sha256 } = await context.files.write(new TextEncoder().encode(content));
  const files = {
    ...context.files,
    removeUnless: async (name: string, isNeeded: () => Promise<boolean>) => {
      await owner.upload({ name: "named.txt", content }, { agent_id: agent.id });
      return context.files.removeUnless(name, isNeeded);
    },
  };
  assert.equal(await removeUnnamedFiles({ ...context, files }, [sha256]), 0);
  assert.equal(await context.files.exists(sha256), true);
  assert.equal(await removeUnnamedFiles(context, [sha256]), 0);
});
