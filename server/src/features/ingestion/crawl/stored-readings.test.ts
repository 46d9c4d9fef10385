import assert from "node:assert/strict";
import { after, test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { CRAWL_SOURCE_JOB } from "../../sources/index.ts";
import { htmlPage, proseOf, startSite } from "./testing/site-server.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });

const names = ["stored", "erased", "strange", "asked", "settled"];

function sitePage(path: string) {
  if (path === "/") return { body: htmlPage("Start", proseOf("start"), names) };
  const name = path.slice(1);
  return names.includes(name) ? { body: htmlPage(name, `It is on the site. ${proseOf(name)}`, []) } : undefined;
}

/** Leaves a source that was read as a worker that died in the middle would have, and lets another one go on. */
async function takeOver(source: { id: string; workspace_id: string }, change: (reading: string) => string) {
  const sourceId = parseId("source", source.id)!;
  const workspaceId = parseId("workspace", source.workspace_id)!;
  const content = { mediaType: "text/html", title: "stored", text: `It was stored. ${proseOf("stored")}` };
  const empty = { headings: [], pages: [], times: [], units: [], links: [], language: "en" };
  const response = {
    status: 200,
    etag: null,
    lastModified: null,
    durationMs: 1,
    bytes: 1,
    sha256: "0",
    mediaType: null,
  };
  const reading = JSON.stringify({
    format: 3,
    attempt: 1,
    event: { kind: "read" },
    response,
    content: { ...content, ...empty },
  });
  await context.database.inWorkspace(workspaceId, async (transaction) => {
    const left = async (name: string, state: string, stored: string | null) => {
      await transaction.query(sql`
        UPDATE crawl_pages SET state = ${state}, reading = ${stored}, is_kept = false
        WHERE source_id = ${sourceId} AND url LIKE ${`%/${name}`}`);
      await transaction.query(sql`
        UPDATE documents SET status = 'waiting' WHERE source_id = ${sourceId} AND url LIKE ${`%/${name}`}`);
    };
    await left("stored", "fetched", reading);
    await left("erased", "fetched", null);
    await left("strange", "fetched", change(reading));
    await left("asked", "fetching", null);
    const [row] = await transaction.query<{ run_id: string }>(sql`
      UPDATE sources SET status = 'queued', fetched = 2 WHERE id = ${sourceId} RETURNING run_id`);
    const job = { workspaceId, sourceId, runId: row!.run_id };
    await context.queue.enqueue(transaction, CRAWL_SOURCE_JOB, job, {});
  });
}

test("a worker that takes over settles what is stored, and asks only for what is not", async () => {
  const site = await startSite(sitePage);
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "Site" });
  const body = { type: "website", url: site.origin, agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", body, { prefer: "wait=30" });
  assert.deepEqual(source.progress, { found: 6, fetched: 6, skipped: 0, failed: 0, unread: 0, passages: 6 });

  await takeOver(source, (reading) => reading.replace('"format":3', '"format":0'));
  const { body: left } = await owner.get(`/v2/sources/${source.id}`);
  assert.ok(left.progress.unread <= 3);
  let status = "queued";
  for (let tries = 0; tries < 1200 && status !== "ready"; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    status = (await owner.get(`/v2/sources/${source.id}`)).body.status;
  }
  const { body: read } = await owner.get(`/v2/sources/${source.id}`);
  assert.deepEqual(read.progress, { found: 6, fetched: 6, skipped: 0, failed: 0, unread: 0, passages: 6 });
  const visits = names.map((name) => `${name} ${site.visits.get(`/${name}`)}`);
  assert.deepEqual(visits, ["stored 1", "erased 2", "strange 2", "asked 2", "settled 1"]);
  const { body: found } = await owner.post("/v2/search", { agent_id: agent.id, query: "It was stored" });
  assert.match(found.data[0].text, /It was stored\./);
});
