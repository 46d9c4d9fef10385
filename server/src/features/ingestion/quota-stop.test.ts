import assert from "node:assert/strict";
import { after, test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";
import { htmlPage, proseOf, startSite } from "./crawl/testing/site-server.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
context.crawlLimits = { ...context.crawlLimits, retryFactor: 0.01 };
const WAIT = { prefer: "wait=60" };
const workspace = (await owner.get("/v2/me")).body.workspace_id as string;
const setLimits = async (limits: object) => {
  const { status } = await owner.request("PATCH", `/v2/workspaces/${workspace}`, { limits });
  assert.equal(status, 200);
};
const pagesUsed = async () => (await owner.get("/v2/usage")).body.pages.used as number;

/** `/` leads to /page/1, which leads to /page/2, and so on, four at a time. */
async function startLongSite(pages: number) {
  let asked = 0;
  const site = await startSite((path) => {
    if (path === "/robots.txt") return { body: "", headers: { "content-type": "text/plain" } };
    asked += 1;
    const number = path === "/" ? 0 : Number(/^\/page\/(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    if (!(number < pages)) return undefined;
    const links = [1, 2, 3, 4].map((next) => number * 4 + next).filter((next) => next < pages);
    const name = `page ${number}`;
    return {
      body: htmlPage(
        name,
        proseOf(name),
        links.map((next) => `/page/${next}`),
      ),
    };
  });
  after(() => site.close());
  return { origin: site.origin, asked: () => asked };
}

async function reasons(path: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let cursor = ""; ; ) {
    const { body } = await owner.get(`${path}/documents?limit=100${cursor}`);
    for (const { status, reason } of body.data) {
      const name = `${status} ${reason?.code ?? ""}`.trim();
      counts[name] = (counts[name] ?? 0) + 1;
    }
    if (body.pagination.next_cursor === null) return counts;
    cursor = `&cursor=${body.pagination.next_cursor}`;
  }
}

test("a crawl takes pages up to the quota, says why it took no more, and goes on once the quota is raised", async () => {
  const site = await startLongSite(150);
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  await setLimits({ pages: 20 });
  const fields = { type: "website", url: site.origin, agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", fields, WAIT);
  assert.equal(source.status, "ready_with_errors", JSON.stringify(source));
  assert.equal(source.error.code, "quota_reached");
  assert.match(source.error.message, /limit of pages is reached.*refresh/);
  const path = `/v2/sources/${source.id}`;
  const counts = await reasons(path);
  assert.equal(counts.ready, 20, JSON.stringify(counts));
  assert.ok(counts["skipped quota_reached"]! > 0);
  assert.equal(Object.keys(counts).length, 2, JSON.stringify(counts));
  const { progress } = source;
  assert.equal(progress.found, progress.fetched + progress.skipped + progress.failed);
  assert.equal(await pagesUsed(), 20);
  assert.ok(site.asked() < 150, `the site was asked ${site.asked()} times`);

  const second = await owner.post("/v2/sources", { type: "text", title: "T", text: "More.", agent_id: agent.id });
  assert.deepEqual([second.status, second.body.code], [409, "quota_exceeded"]);

  await setLimits({ pages: null });
  const { body: refreshed } = await owner.post(`${path}/refresh`, undefined, WAIT);
  assert.deepEqual([refreshed.status, refreshed.error, refreshed.progress.fetched], ["ready", null, 150]);
  assert.equal(await pagesUsed(), 150);
});

test("known pages stay and are refreshed at a full quota, none is taken for gone", async () => {
  const site = await startLongSite(12);
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const fields = { type: "website", url: site.origin, agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", fields, WAIT);
  assert.equal(source.progress.fetched, 12);
  await setLimits({ pages: await pagesUsed() });
  const path = `/v2/sources/${source.id}`;
  const { body: refreshed } = await owner.post(`${path}/refresh`, undefined, WAIT);
  assert.deepEqual([refreshed.status, refreshed.progress.fetched], ["ready", 12]);
  await setLimits({ pages: null });
});

test("what waits for approval goes live only while there is room for it", async () => {
  const site = await startLongSite(12);
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const fields = { type: "website", url: site.origin, agent_id: agent.id, approval: true };
  const { body: source } = await owner.post("/v2/sources", fields, WAIT);
  const path = `/v2/sources/${source.id}/changes`;
  const [change] = (await owner.get(path)).body.data;
  const before = await pagesUsed();
  await setLimits({ pages: before + 11 });
  const refused = await owner.post(`${path}/${change.id}/approve`);
  assert.deepEqual([refused.status, refused.body.code], [409, "quota_exceeded"]);
  assert.deepEqual([(await owner.get(path)).body.data[0].status, await pagesUsed()], ["pending", before]);
  await setLimits({ pages: null });
  assert.equal((await owner.post(`${path}/${change.id}/approve`)).status, 200);
  assert.equal(await pagesUsed(), before + 12);
});

test("two crawls at once don't take more than there is room for, and a file over the passages says so", async () => {
  const before = await pagesUsed();
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  await setLimits({ pages: before + 15 });
  const sites = [await startLongSite(40), await startLongSite(40)];
  const add = (url: string) => owner.post("/v2/sources", { type: "website", url, agent_id: agent.id }, WAIT);
  const added = await Promise.all(sites.map(({ origin }) => add(origin)));
  for (const { body } of added) assert.equal(body.error?.code, "quota_reached", JSON.stringify(body));
  assert.equal(await pagesUsed(), before + 15);

  const { body: usage } = await owner.get("/v2/usage");
  await setLimits({ pages: null, passages: usage.passages.used + 1 });
  const long = Array.from({ length: 60 }, (_, index) => `# Part ${index}\n\n${proseOf(`part ${index}`)}`).join("\n\n");
  const { body: file } = await owner.upload({ name: "long.md", content: long }, { agent_id: agent.id });
  assert.deepEqual([file.status, file.error.code], ["failed", "quota_reached"]);
  assert.match(file.error.message, /limit of passages/);
  await setLimits({ passages: null });
  const { body: read } = await owner.post(`/v2/sources/${file.id}/refresh`, undefined, WAIT);
  assert.deepEqual([read.status, read.error], ["ready", null]);
});

test("an erased page of a site is gone, is not taken again, and its siblings stay", async () => {
  const site = await startLongSite(5);
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const fields = { type: "website", url: site.origin, agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", fields, WAIT);
  const path = `/v2/sources/${source.id}`;
  const { body: documents } = await owner.get(`${path}/documents`);
  const erased = documents.data.find(({ url }: { url: string }) => url.endsWith("/page/3"));
  const { status, body: receipt } = await owner.post(`${path}/documents/${erased.id}/erase`, undefined, WAIT);
  assert.deepEqual([status, receipt.status, receipt.erased.versions], [200, "completed", 1], JSON.stringify(receipt));
  const state = async () => {
    const { body } = await owner.get(`${path}/documents/${erased.id}`);
    return [body.status, body.reason.code, body.text, body.title, body.passages];
  };
  assert.deepEqual(await state(), ["removed", "erased", null, null, 0]);
  const { body: refreshed } = await owner.post(`${path}/refresh`, undefined, WAIT);
  assert.deepEqual([refreshed.status, refreshed.progress.fetched, refreshed.progress.skipped], ["ready", 4, 1]);
  assert.deepEqual(await state(), ["skipped", "erased", null, null, 0]);
});
