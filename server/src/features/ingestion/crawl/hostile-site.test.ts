import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { testCertificate } from "../../../adapters/page-fetcher/test-certificate.ts";
import { type TestResponse, withTestServer } from "../../../testing/test-server.ts";
import { hostilePage, NEVER_ASKED, TRAPS } from "./testing/hostile-site.ts";
import { startSite } from "./testing/site-server.ts";

const server = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
const { owner, context } = server;
const { crawlLimits, fetcher } = context;
// One page alone never ends. However busy the machine is, the others are waited for: one that is given up is asked for
// again.
const PATIENT_MS = 600_000;
context.crawlLimits = {
  ...crawlLimits,
  retryFactor: 0.01,
  pageMilliseconds: PATIENT_MS,
  fileMilliseconds: PATIENT_MS,
  startMilliseconds: PATIENT_MS,
};
context.fetcher = {
  fetch: (request) => fetcher.fetch(request.url.endsWith("/drip") ? { ...request, timeoutMs: 1000 } : request),
};

async function crawl(fields: Record<string, unknown>): Promise<TestResponse["body"]> {
  const { body: agent } = await owner.post("/v2/agents", { name: "Crawl" });
  const { body } = await owner.post("/v2/sources", { agent_id: agent.id, ...fields }, { prefer: "wait=60" });
  // A machine that does much else takes longer than a call may wait.
  await context.queue.drain();
  return (await owner.get(`/v2/sources/${body.id}`)).body;
}

async function listPages(sourceId: string): Promise<TestResponse["body"][]> {
  const pages: TestResponse["body"][] = [];
  for (let cursor = ""; ; ) {
    const { body } = await owner.get(`/v2/sources/${sourceId}/documents?limit=100${cursor}`);
    pages.push(...body.data);
    if (!body.pagination.has_more) return pages;
    cursor = `&cursor=${encodeURIComponent(body.pagination.next_cursor)}`;
  }
}

/** By path; the paths of a pattern are counted together. */
function tabulate(pages: TestResponse["body"][], origin: string): Record<string, string> {
  const outcomes = new Map<string, string>();
  const counted = new Map<string, Map<string, number>>();
  for (const page of pages) {
    const path = page.url.slice(origin.length);
    const outcome = page.reason === null ? page.status : `${page.status}: ${page.reason.code}`;
    const pattern = TRAPS.find((trap) => trap.path.endsWith("*") && path.startsWith(trap.path.slice(0, -1)))?.path;
    if (pattern === undefined) outcomes.set(path, outcome);
    else {
      const counts = counted.get(pattern) ?? new Map<string, number>();
      counted.set(pattern, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
    }
  }
  for (const [pattern, counts] of counted) {
    const described = [...counts]
      .toSorted()
      .map(([outcome, count]) => (isCounted(pattern) ? `${count} ` : "") + outcome);
    outcomes.set(pattern, described.join(", "));
  }
  return Object.fromEntries([...outcomes].toSorted());
}

/**
 * How many pages of the pattern are read is always the same; of some it depends on what is under way when the pattern
 * ends.
 */
function isCounted(pattern: string): boolean {
  return /\d/.test(TRAPS.find(({ path }) => path === pattern)!.outcome);
}

const EXPECTED = Object.fromEntries(
  [...TRAPS.map(({ path, outcome }) => [path, outcome] as const), ["/second", "ready"] as const].toSorted(),
);

test("every trap of a hostile site ends with its reason, the same way twice, and none is asked for too often", async () => {
  const rounds: unknown[] = [];
  for (const round of [1, 2]) {
    const site = await startSite(hostilePage);
    try {
      const source = await crawl({ type: "website", url: site.origin, exclude: ["/excluded"], max_depth: 8 });
      assert.equal(source.status, "ready_with_errors", JSON.stringify(source));
      const pages = await listPages(source.id);
      assert.deepEqual(tabulate(pages, site.origin), EXPECTED, `round ${round}`);
      const isSorted = ({ url }: { url: string }) => url.startsWith(`${site.origin}/list?`);
      rounds.push(
        pages
          .filter((page) => !isSorted(page))
          .map((page) => rowOf(page, site.origin))
          .toSorted(),
      );
      const sorted = [...site.visits.keys()].filter((path) => path.startsWith("/list?")).length;
      assert.ok(sorted <= 150, `the same list was asked for in ${sorted} of 500 ways`);
      assert.equal(pages.filter((page) => isSorted(page) && page.status === "ready").length, 1);
      const { found, fetched, skipped, failed, passages } = source.progress;
      assert.equal(found, pages.length);
      assert.equal(found, fetched + skipped + failed);
      assert.equal(
        passages,
        pages.reduce((sum, page) => sum + page.passages, 0),
      );
      for (const path of NEVER_ASKED) assert.equal(site.visits.get(path), undefined, path);
      for (const [path, visits] of site.visits) assert.ok(visits <= 3, `${path} was asked for ${visits} times`);
      for (const path of ["/article", "/new-home", "/login", "/huge", "/robots.txt"])
        assert.equal(site.visits.get(path), 1, path);
      for (const page of pages) assert.ok(page.reason === null || page.reason.message.length > 20, page.url);
    } finally {
      await site.close();
    }
  }
  assert.deepEqual(rounds[0], rounds[1]);
});

/**
 * All that a page came to, but for ids and times. The site's port differs from round to round, and messages name it.
 */
function rowOf(
  { url, title, status, reason, http_status, passages, pages }: TestResponse["body"],
  origin: string,
): string {
  const why = reason && { ...reason, message: reason.message.replaceAll(new URL(origin).host, "site") };
  return JSON.stringify([url.slice(origin.length), title, status, why, http_status, passages, pages]);
}

test("the table in the docs says what becomes of each trap", async () => {
  const docs = await readFile(new URL("../../../../../docs/crawling.md", import.meta.url), "utf8");
  for (const { path, what, outcome } of TRAPS) {
    assert.ok(docs.includes(`| ${what} | \`${path}\` | ${outcome} |`), `docs/crawling.md has no row for ${path}`);
  }
});

test("a linked file and a page in an old encoding are found by what they say", async () => {
  const site = await startSite(hostilePage);
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "Search" });
  const body = { type: "website", url: site.origin, agent_id: agent.id, include: ["/guide.pdf", "/latin"] };
  await owner.post("/v2/sources", body, { prefer: "wait=60" });
  const find = async (query: string) => (await owner.post("/v2/search", { agent_id: agent.id, query })).body.data[0];
  assert.match((await find("what do llamas eat")).text, /llamas eat hay/);
  assert.match((await find("Café Straße")).text, /Ein Café in der Straße/);
});

test("a start that can't be reached fails within 5 s with the cause by its name", async () => {
  context.crawlLimits = crawlLimits;
  let waited = 0;
  context.fetcher = {
    fetch: (request) => {
      waited += request.timeoutMs;
      return fetcher.fetch(request);
    },
  };
  const tls = await startSite(() => ({ body: "never seen" }), testCertificate);
  const silent = await startSite(() => ({ answer: () => {} }));
  after(() => Promise.all([tls.close(), silent.close()]));
  const closed = await startSite(() => undefined);
  await closed.close();
  for (const [url, code] of [
    ["http://nobody.invalid/", "dns_failed"],
    [tls.origin, "tls_failed"],
    [silent.origin, "timeout"],
    [closed.origin, "connection_failed"],
    ["http://10.0.0.1/", "private_address"],
  ]) {
    waited = 0;
    const source = await crawl({ type: "website", url });
    // What the site may take; what the service does beside it takes longer on a busy machine.
    assert.ok(waited > 0 && waited < 5000, `${url} may take ${waited} ms`);
    assert.equal(source.status, "failed");
    assert.equal(source.error.code, code, url);
    assert.ok(source.error.message.length > 20);
  }
});
