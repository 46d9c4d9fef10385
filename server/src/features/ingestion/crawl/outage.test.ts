import assert from "node:assert/strict";
import { after, test } from "node:test";
import { FetchFailure } from "../../../ports/page-fetcher.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { readSiteFor } from "./testing/read-site-for.ts";
import { htmlPage, proseOf, type SitePage, startSite } from "./testing/site-server.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
context.crawlLimits = { ...context.crawlLimits, retryFactor: 0.01 };

const readSite = readSiteFor(owner);
const NAMES = ["pumpkins", "radishes", "turnips"];
const shop = (): Record<string, SitePage> => ({
  "/": {
    body: htmlPage("Welcome", `We sell vegetables. ${proseOf("vegetables")}`, [...NAMES.map((name) => `/${name}`)]),
  },
  ...Object.fromEntries(
    NAMES.map((name, index) => [`/${name}`, { body: htmlPage(name, `${name} cost ${index} euros. ${proseOf(name)}`) }]),
  ),
});

const BROKEN: SitePage = { answer: (request) => request.socket.destroy() };
const OUTAGES: [what: string, answer: SitePage, code: string, start: string][] = [
  ["doesn't answer at all", BROKEN, "connection_failed", "connection_failed"],
  ["answers 503 to everything", { status: 503 }, "robots_unreachable", "robots_unreachable"],
  ["answers 429 to everything", { status: 429 }, "robots_unreachable", "robots_unreachable"],
];

for (const [what, answer, code, start] of OUTAGES)
  test(`a refresh while the site ${what} takes nothing from the answers, and the next one goes on`, async () => {
    const pages = shop();
    const { source, refresh, outcomes, find } = await readSite(pages);
    assert.equal(source.status, "ready");
    const { passages } = source.progress;
    for (const path of [...Object.keys(pages), "/robots.txt"]) pages[path] = answer;

    const down = await refresh();
    assert.deepEqual([down.status, down.error.code, down.progress.passages], ["failed", code, passages]);
    assert.equal(down.progress.skipped, 0);
    assert.equal((await outcomes())["/"], `failed: ${start}`);
    for (const name of NAMES)
      assert.ok((await find(`${name} cost`)).some((text: string) => text.includes(`${name} cost`)));

    delete pages["/robots.txt"];
    Object.assign(pages, shop());
    const up = await refresh();
    assert.deepEqual([up.status, up.progress.fetched, up.progress.passages], ["ready", 4, passages]);
  });

test("a start that is slow is asked again with more patience, where its site has answered", async (t) => {
  const { fetcher } = context;
  const limits: number[] = [];
  context.fetcher = {
    fetch: (request) => {
      if (new URL(request.url).pathname !== "/") return fetcher.fetch(request);
      limits.push(request.timeoutMs);
      if (limits.length > 1) return fetcher.fetch(request);
      throw new FetchFailure("timeout", request.url, "It did not finish within 4 s. Try again later.");
    },
  };
  t.after(() => {
    context.fetcher = fetcher;
  });
  const { source } = await readSite(shop());
  assert.deepEqual([source.status, source.progress.fetched], ["ready", 4]);
  assert.deepEqual([limits[0]! < 5000, limits[1]], [true, context.crawlLimits.pageMilliseconds]);
});

/** The source as soon as it says what it waits for. */
async function whenItWaits(id: string) {
  for (let tries = 0; tries < 2400; tries++) {
    const { body } = await owner.get(`/v2/sources/${id}`);
    if (body.reading.waits) return body;
    assert.ok(["queued", "fetching"].includes(body.status), `it has ended as ${body.status}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("It never told what it waits for.");
}

const secondsUntil = (time: string) => (Date.parse(time) - Date.now()) / 1000;

const WAITS: [what: string, answers: Record<string, SitePage>, code: string, reason: RegExp][] = [
  [
    "whose robots.txt asks for calm",
    { "/robots.txt": { status: 503, headers: { "retry-after": "600" } } },
    "robots_unreachable",
    /answers 503/,
  ],
  ["whose robots.txt is down", { "/robots.txt": { status: 503 } }, "robots_unreachable", /answers 503/],
  ["that asks for calm", { "/": { status: 429, headers: { "retry-after": "600" } } }, "too_many_requests", /429/],
  ["whose start fails", { "/": { status: 500 } }, "server_error", /failed on this page \(500\)/],
];

for (const [what, answers, code, reason] of WAITS)
  test(`a refresh of a site ${what} tells why it waits and until when, also to who comes later`, async (t) => {
    const usual = context.crawlLimits;
    const pages = shop();
    const { source } = await readSite(pages);
    context.crawlLimits = { ...usual, retryFactor: 100 };
    t.after(() => {
      context.crawlLimits = usual;
    });
    Object.assign(pages, answers);
    assert.equal((await owner.post(`/v2/sources/${source.id}/refresh`)).body.reading.waits, null);
    const { status, reading } = await whenItWaits(source.id);
    assert.equal(status, "fetching");
    assert.equal(reading.waits.code, code);
    assert.match(reading.waits.message, reason);
    assert.ok(secondsUntil(reading.waits.until) > 300, reading.waits.until);
    const { body: list } = await owner.get("/v2/sources?status=fetching");
    assert.deepEqual(list.data[0].reading.waits, reading.waits);
    const { body: stopped } = await owner.post(`/v2/sources/${source.id}/cancel`);
    assert.equal(stopped.reading.waits, null);
  });

test("a site that wants its pages read slowly says so while they are", async () => {
  const pages = { ...shop(), "/robots.txt": { body: "User-agent: *\nCrawl-delay: 30" } };
  const site = await startSite((path) => pages[path as keyof typeof pages]);
  after(() => site.close());
  const { body: source } = await owner.post("/v2/sources", { type: "website", url: site.origin });
  const { reading } = await whenItWaits(source.id);
  assert.equal(reading.waits.code, "crawl_delay");
  assert.match(reading.waits.message, /^robots\.txt of 127\.0\.0\.1:\d+ asks for 30 s between two pages/);
  assert.ok(secondsUntil(reading.waits.until) <= 31);
  await owner.post(`/v2/sources/${source.id}/cancel`);
});
