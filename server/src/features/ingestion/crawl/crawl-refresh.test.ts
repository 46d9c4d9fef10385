import assert from "node:assert/strict";
import { after, test } from "node:test";
import { type TestResponse, withTestServer } from "../../../testing/test-server.ts";
import { readSiteFor } from "./testing/read-site-for.ts";
import { htmlPage, proseOf, type SitePage, startSite } from "./testing/site-server.ts";

const { owner, stranger, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
context.crawlLimits = { ...context.crawlLimits, retryFactor: 0.01 };

const readSite = readSiteFor(owner);
const page = (name: string, text: string, links: string[] = []): SitePage => ({
  body: htmlPage(name, `${text} ${proseOf(name)}`, links),
});

test("a page that changed is answered from its new text, and the earlier answer still shows its old quote", async () => {
  const pages: Record<string, SitePage> = {
    "/": page("Welcome", "We sell lamps.", ["/refunds"]),
    "/refunds": page("Refunds", "Refunds take 14 days."),
  };
  const { refresh, ask, find, outcomes, site, source } = await readSite(pages);
  const before = await ask("How long do refunds take?");
  assert.match(before.content, /14 days/);
  assert.equal(before.citations[0].url, `${site.origin}/refunds`);

  pages["/refunds"] = page("Refunds", "Refunds take 30 days.");
  assert.equal((await refresh()).status, "ready");
  assert.deepEqual(await outcomes(), { "/": "unchanged", "/refunds": "ready" });
  const now = await ask("How long do refunds take?");
  assert.match(now.content, /30 days/);
  for (const text of await find("refunds days")) assert.doesNotMatch(text, /14 days/);

  const { body: old } = await owner.get(`/v2/messages/${before.id}/citations/1`);
  assert.match(JSON.stringify(old), /14 days/);
  const { document_id, document_version } = before.citations[0];
  const path = `/v2/sources/${source.id}/documents/${document_id}?version=${document_version}`;
  assert.match((await owner.get(path)).body.text, /14 days/);
});

test("pages that are gone, forbidden or no longer linked leave the answers; one that only fails keeps its text", async () => {
  const pages: Record<string, SitePage> = {
    "/": page("Welcome", "We sell lamps.", ["/gone", "/forbidden", "/unlinked", "/failing", "/closed"]),
    "/gone": page("Gone", "Pumpkins cost 3 euros."),
    "/forbidden": page("Forbidden", "Radishes cost 4 euros."),
    "/unlinked": page("Unlinked", "Turnips cost 5 euros."),
    "/failing": page("Failing", "Carrots cost 6 euros."),
    "/closed": page("Closed", "Parsnips cost 7 euros."),
  };
  const { refresh, find, outcomes, source } = await readSite(pages);
  assert.equal(source.progress.fetched, 6);
  assert.equal(source.reading.estimated_seconds, null);
  delete pages["/gone"];
  pages["/robots.txt"] = { body: "User-agent: *\nDisallow: /forbidden" };
  pages["/"] = page("Welcome", "We sell lamps.", ["/gone", "/forbidden", "/failing", "/closed"]);
  pages["/failing"] = { status: 500 };
  pages["/closed"] = { body: htmlPage("Sign in", '<form><input type="password"></form>') };
  const refreshed = await refresh();
  assert.deepEqual(await outcomes(), {
    "/": "unchanged",
    "/closed": "empty: sign_in_page",
    "/failing": "failed: server_error",
    "/forbidden": "skipped: robots",
    "/gone": "removed: not_found",
    "/unlinked": "removed: not_linked",
  });
  const texts = (await find("what do pumpkins radishes turnips carrots parsnips cost in euros")).join("\n");
  assert.match(texts, /Carrots/);
  assert.doesNotMatch(texts, /Pumpkins|Radishes|Turnips|Parsnips/);
  const { found, fetched, skipped, failed, passages } = refreshed.progress;
  assert.deepEqual({ found, fetched, skipped, failed }, { found: 4, fetched: 1, skipped: 1, failed: 2 });
  assert.equal(passages, 2);
});

test("a page that did not change is not sent again, and its links are still followed", async () => {
  const conditional: string[] = [];
  const withTag = (name: string, links: string[]): SitePage => ({
    answer: (request, response) => {
      const isSame = request.headers["if-none-match"] === '"1"';
      if (isSame) conditional.push(request.url ?? "");
      response.writeHead(isSame ? 304 : 200, { etag: '"1"', "content-type": "text/html" });
      response.end(isSame ? undefined : htmlPage(name, proseOf(name), links));
    },
  });
  const pages: Record<string, SitePage> = { "/": withTag("Start", ["/next"]), "/next": withTag("Next", []) };
  const { refresh, outcomes, documents } = await readSite(pages);
  const [version] = await documents();
  const refreshed = await refresh();
  assert.deepEqual(conditional.toSorted(), ["/", "/next"]);
  assert.deepEqual(await outcomes(), { "/": "unchanged", "/next": "unchanged" });
  assert.equal(refreshed.progress.fetched, 2);
  const again = (await documents()).find((row: TestResponse["body"]) => row.id === version.id);
  assert.equal(again.version, version.version);
});

test("a page that moved keeps one text: that of its new address", async () => {
  const pages: Record<string, SitePage> = {
    "/": page("Welcome", "We sell lamps.", ["/old"]),
    "/old": page("Prices", "A lamp costs 9 euros."),
  };
  const { refresh, outcomes, find } = await readSite(pages);
  pages["/"] = page("Welcome", "We sell lamps.", ["/new"]);
  pages["/new"] = page("Prices", "A lamp costs 9 euros.");
  delete pages["/old"];
  await refresh();
  assert.deepEqual(await outcomes(), { "/": "unchanged", "/new": "ready", "/old": "removed: not_linked" });
  assert.equal((await find("lamp costs euros")).filter((text: string) => text.includes("9 euros")).length, 1);
});

test("a crawl can be paused, resumed and cancelled, and its counts add up throughout", async () => {
  const slow: Record<string, SitePage> = {};
  // The site answers for so many pages: however slow the machine is, there are always more to come.
  let answered = 20;
  for (let number = 0; number < 60; number++) {
    const links = [number * 3 + 1, number * 3 + 2, number * 3 + 3].map((next) => `/p/${next}`);
    const content = htmlPage(`Page ${number}`, proseOf(`page ${number}`), links);
    const answer: SitePage["answer"] = (_request, response) =>
      void (number < answered && response.writeHead(200, { "content-type": "text/html" }).end(content));
    slow[`/p/${number}`] = { answer };
  }
  const site = await startSite((path) => slow[path]);
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "Controls" });
  const { body: source } = await owner.post("/v2/sources", {
    type: "website",
    url: `${site.origin}/p/0`,
    agent_id: agent.id,
    max_pages: 60,
  });
  const path = `/v2/sources/${source.id}`;
  const until = async (isReached: (source: TestResponse["body"]) => boolean) => {
    for (let tries = 0; tries < 2400; tries++) {
      const { body } = await owner.get(path);
      const { found, fetched, skipped, failed } = body.progress;
      assert.ok(found >= fetched + skipped + failed, JSON.stringify(body.progress));
      if (isReached(body)) return body;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error("The crawl stands still.");
  };
  const { reading } = await until((body) => body.progress.fetched >= 5);
  assert.ok(reading.seconds >= 0 && reading.estimated_seconds > 0, JSON.stringify(reading));
  const { body: paused } = await owner.post(`${path}/pause`);
  assert.equal(paused.status, "paused");
  assert.equal((await stranger.post(`${path}/resume`)).status, 404);
  // Whoever still worked on it has noticed by then.
  await context.queue.drain();
  const { body: still } = await owner.get(path);
  assert.deepEqual(still.progress, paused.progress);
  assert.equal(still.status, "paused");

  answered = 40;
  assert.equal((await owner.post(`${path}/resume`)).body.status, "queued");
  await until((body) => body.progress.fetched > paused.progress.fetched);
  const { body: cancelled } = await owner.post(`${path}/cancel`);
  const { found, fetched, skipped, failed } = cancelled.progress;
  assert.equal(cancelled.status, "cancelled");
  assert.equal(found, fetched + skipped + failed);
  const { body: hits } = await owner.post("/v2/search", { agent_id: agent.id, query: "page 0" });
  assert.ok(hits.data.length > 0, "what was read before answers");
  assert.equal((await owner.post(`${path}/resume`)).body.code, "not_paused");
  assert.equal((await owner.post(`${path}/pause`)).body.code, "source_at_rest");
});

test("a crawl that others interrupt goes on slice by slice, and one that must wait long leaves its worker", async () => {
  const pages: Record<string, SitePage> = {};
  for (let number = 0; number < 40; number++) {
    const links = [number * 2 + 1, number * 2 + 2].filter((next) => next < 40).map((next) => `/p/${next}`);
    pages[`/p/${number}`] = page(`Page ${number}`, "Words.", links);
  }
  const limits = context.crawlLimits;
  context.crawlLimits = { ...limits, sliceMilliseconds: 100 };
  const site = await startSite((path) => pages[path]);
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "Slices" });
  const read = async (url: string) => {
    const body = { type: "website", url, agent_id: agent.id, max_pages: 40 };
    return (await owner.post("/v2/sources", body, { prefer: "wait=30" })).body;
  };
  const { status, progress } = await read(`${site.origin}/p/0`);
  assert.deepEqual([status, progress.found, progress.fetched], ["ready", 40, 40]);
  for (let number = 0; number < 40; number++) assert.equal(site.visits.get(`/p/${number}`), 1);
  assert.ok(site.visits.get("/robots.txt")! > 1, "it took several slices");

  context.crawlLimits = { ...limits, longestWaitMilliseconds: 300 };
  pages["/busy"] = {
    answer: (_request, response, visit) => {
      if (visit === 1) response.writeHead(503, { "retry-after": "1" }).end();
      else response.writeHead(200, { "content-type": "text/html" }).end(htmlPage("Busy", proseOf("busy")));
    },
  };
  assert.equal((await read(`${site.origin}/busy`)).status, "ready");
  assert.equal(site.visits.get("/busy"), 2);
  context.crawlLimits = limits;
});

test("one page is read again on its own, with what it newly leads to", async () => {
  const pages: Record<string, SitePage> = {
    "/": page("Welcome", "We sell lamps.", ["/broken"]),
    "/broken": { status: 500 },
  };
  const { source, documents, outcomes, site } = await readSite(pages);
  assert.equal(source.status, "ready_with_errors");
  pages["/broken"] = page("Repaired", "Beds cost 80 euros.", ["/beyond"]);
  pages["/beyond"] = page("Beyond", "Chairs cost 20 euros.");
  const broken = (await documents()).find((row: TestResponse["body"]) => row.url.endsWith("/broken"));
  const retry = `/v2/sources/${source.id}/documents/${broken.id}/retry`;
  assert.equal((await stranger.post(retry)).status, 404);
  const { body } = await owner.post(retry, undefined, { prefer: "wait=30" });
  assert.equal(body.status, "ready");
  assert.deepEqual(body.progress, {
    found: 3,
    fetched: 3,
    skipped: 0,
    failed: 0,
    unread: 0,
    passages: body.progress.passages,
  });
  assert.deepEqual(await outcomes(), { "/": "ready", "/beyond": "ready", "/broken": "ready" });
  assert.equal(site.visits.get("/"), 1);
});

test("a site without a readable page fails and says why", async () => {
  const app = '<!doctype html><html><body><div id="root"></div><script src="/app.js"></script></body></html>';
  const { source } = await readSite({ "/": { body: app } });
  assert.equal(source.status, "failed");
  assert.equal(source.error.code, "nothing_read");
  assert.equal(
    source.error.message,
    "1 page answered, none had readable text: it only appears after scripts run. Upload them as files or add a plain sitemap.",
  );
  const forbidden = await readSite({
    "/": page("Hidden", "Nothing."),
    "/robots.txt": { body: "User-agent: *\nDisallow: /" },
  });
  assert.equal(forbidden.source.status, "failed");
  assert.equal(forbidden.source.error.code, "robots");
});

test("a sitemap source reads what it names, and a feed is one too", async () => {
  const pages: Record<string, SitePage> = {};
  const site = await startSite((path) => pages[path]);
  after(() => site.close());
  pages["/map.xml"] = {
    body: `<urlset><url><loc>${site.origin}/a</loc></url><url><loc>${site.origin}/b & more</loc></url></urlset>`,
  };
  pages["/feed"] = {
    body: `<rss><channel><item><title>News</title><link>${site.origin}/a</link></item></channel></rss>`,
  };
  pages["/a"] = page("A", "Apples are red.", ["/not-followed"]);
  const { body: agent } = await owner.post("/v2/agents", { name: "Maps" });
  const read = async (path: string) => {
    const body = { type: "sitemap", url: site.origin + path, agent_id: agent.id };
    return (await owner.post("/v2/sources", body, { prefer: "wait=30" })).body;
  };
  const map = await read("/map.xml");
  assert.equal(map.status, "ready_with_errors");
  assert.deepEqual([map.progress.found, map.progress.fetched, map.progress.failed], [2, 1, 1]);
  const feed = await read("/feed");
  assert.deepEqual([feed.status, feed.progress.found], ["ready", 1]);
  assert.equal(site.visits.get("/not-followed"), undefined);
  const missing = await read("/nothing.xml");
  assert.deepEqual([missing.status, missing.error.code], ["failed", "not_found"]);
});

test("a preview shows what a crawl would take, and stores nothing", async () => {
  const pages: Record<string, SitePage> = {
    "/": page("Welcome", "We sell lamps.", ["/a", "/b", "/blog/1", "/private/x"]),
    "/robots.txt": { body: "User-agent: *\nCrawl-delay: 2\nDisallow: /private/" },
    "/sitemap.xml": { body: "" },
  };
  const site = await startSite((path) => pages[path]);
  after(() => site.close());
  pages["/sitemap.xml"] = { body: `<urlset><url><loc>${site.origin}/c</loc></url></urlset>` };
  const { status, body } = await owner.post("/v2/sources/preview", {
    type: "website",
    url: site.origin,
    exclude: ["/blog"],
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.title, "Welcome");
  assert.match(body.text, /We sell lamps/);
  assert.deepEqual(body.robots, { status: "read", crawl_delay_seconds: 2 });
  assert.deepEqual(body.sitemaps, [{ url: `${site.origin}/sitemap.xml`, pages: 1, error: null }]);
  assert.equal(body.pages, 4);
  assert.equal(body.estimated_seconds, 8);
  assert.deepEqual(body.skipped, [
    { code: "out_of_scope", pages: 1 },
    { code: "robots", pages: 1 },
  ]);
  const dead = await owner.post("/v2/sources/preview", { type: "website", url: "http://10.0.0.1/" });
  assert.equal(dead.body.samples[0].reason.code, "private_address");
  assert.equal((await owner.post("/v2/sources/preview", { type: "website", url: "ftp://x/" })).status, 422);
  assert.deepEqual(
    (await owner.get("/v2/sources?q=127.0.0.1")).body.data.filter(
      (row: TestResponse["body"]) => row.url === `${site.origin}/`,
    ),
    [],
  );
});
