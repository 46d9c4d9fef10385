import assert from "node:assert/strict";
import { after as atEnd, test } from "node:test";
import type { Page } from "playwright-core";
import { hostilePage } from "../features/ingestion/crawl/testing/hostile-site.ts";
import { htmlPage, proseOf, type SitePage, startSite } from "../features/ingestion/crawl/testing/site-server.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

const { owner, url, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
const browser = withBrowser();
const { skip } = browser;

// The page that is held waits for this test, however slow the machine is; the one that never ends is soon given up.
const PATIENT_MS = 600_000;
const { crawlLimits, fetcher } = context;
context.crawlLimits = {
  ...crawlLimits,
  retryFactor: 0.01,
  pageMilliseconds: PATIENT_MS,
  startMilliseconds: PATIENT_MS,
};
context.fetcher = {
  fetch: (request) => fetcher.fetch({ ...request, timeoutMs: request.url.endsWith("/drip") ? 1000 : PATIENT_MS }),
};

/** What the row of each page must say, beside its address. */
const EXPECTED: Record<string, [outcome: string, reason: RegExp]> = {
  "/": ["Read", /^$/],
  "/article": ["Read", /^$/],
  "/held": ["Read", /^$/],
  "/guide.pdf": ["Read", /^$/],
  "/second": ["Read", /^$/],
  "/copy": ["Duplicate", /Same text as .*\/article/],
  "/near-copy": ["Duplicate", /Same text as .*\/article/],
  "/moved-known": ["Duplicate", /Leads on to .*\/article/],
  "/photo": ["Skipped", /image\/png can't be read/],
  "/offsite": ["Skipped", /another site/],
  "/private/a": ["Skipped", /robots\.txt does not allow \/private\/a/],
  "/header-noindex": ["Skipped", /asks not to be indexed/],
  "/huge": ["Skipped", /larger than 8 MB/],
  "/204": ["Empty", /holds no text/],
  "/account": ["Empty", /asks to sign in/],
  "/app": ["Empty", /until its scripts run/],
  "/round": ["Failed", /round in a circle/],
  "/to-private": ["Failed", /10\.0\.0\.1 is a private address/],
  "/drip": ["Failed", /did not finish within/],
  "/401": ["Failed", /asks to sign in/],
  "/404": ["Failed", /404: this page is not there/],
  "/500": ["Failed", /failed on this page \(500\)/],
};
const PAGES = Object.keys(EXPECTED).length;

async function serveEverything() {
  const held = Promise.withResolvers<void>();
  const pages: Record<string, SitePage> = {
    "/": { body: htmlPage("The start", proseOf("the start"), Object.keys(EXPECTED)) },
    "/robots.txt": {
      headers: { "content-type": "text/plain" },
      body: "User-agent: CitedeskBot\nDisallow: /private/\n",
    },
    "/sitemap.xml": { status: 404 },
    "/held": {
      answer: (_request, response) =>
        void held.promise.then(() =>
          response.writeHead(200, { "content-type": "text/html" }).end(htmlPage("Held", proseOf("what was held"))),
        ),
    },
  };
  const site = await startSite((path, origin) => pages[path] ?? hostilePage(path, origin));
  atEnd(() => site.close());
  return { site, release: held.resolve };
}

async function signIn(page: Page): Promise<void> {
  await page.goto(url);
  await enterOwner(page);
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
}

/** The bar's four counts and how many pages are found, of one moment. */
async function readBar(page: Page): Promise<{ counts: number[]; found: number }> {
  const [counts, told] = await page.evaluate(() => [
    [...document.querySelectorAll<HTMLElement>("[data-count]")].map((count) => count.innerText),
    /of ([\d,]+) pages/.exec(document.body.innerText)?.[1] ?? "0",
  ]);
  return { counts: (counts as string[]).map((text) => Number.parseInt(text, 10)), found: Number(told) };
}

test("a site's pages come in with counts that add up, the same after a reload, and each row ends with its reason", {
  skip,
}, async () => {
  const { site, release } = await serveEverything();
  const { page, complaints } = await browser.open();
  await page.clock.install();
  await signIn(page);
  const { body: agent } = await owner.post("/v2/agents", { name: "Every outcome" });
  const { body: source } = await owner.post("/v2/sources", { type: "website", url: site.origin, agent_id: agent.id });
  await page.goto(`${url}/assistants/${agent.id}/sources/${source.id}`);
  await page.locator("[data-count]").first().waitFor();

  // All but the one that is held, and what is decided, or given up, beside it.
  await until(async () => {
    const { counts, found } = await readBar(page);
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      found,
      counts.join(),
    );
    return found === PAGES && counts[3]! <= 3;
  }, "few pages are waited for");
  const before = await readBar(page);
  await page.reload();
  await page.locator("[data-count]").first().waitFor();
  const after = await readBar(page);
  assert.equal(after.found, before.found);
  for (const place of [0, 1, 2]) assert.ok(after.counts[place]! >= before.counts[place]!, after.counts.join());

  const stalled = page.getByText("No news for 30 s: the worker does not answer.");
  assert.equal(await stalled.count(), 0);
  await page.clock.fastForward(31_000);
  await stalled.waitFor();
  assert.equal(await page.getByText("Ready", { exact: false }).count(), 0, "nothing is ready yet");
  release();
  await page.getByText("Ready, some pages not").first().waitFor();
  await stalled.waitFor({ state: "detached" });

  const rows = page.getByRole("table", { name: "Pages" }).locator("tbody tr");
  await until(async () => (await rows.count()) === PAGES, "each has its row");
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [outcome = "", , reason = ""] = [...row.querySelectorAll<HTMLElement>("td")].map((cell) =>
        cell.innerText.trim(),
      );
      return [outcome, row.querySelector<HTMLElement>("td [title]")?.title, reason] as const;
    }),
  );
  for (const [path, [outcome, reason]] of Object.entries(EXPECTED)) {
    const row = shown.find(([, address]) => address === site.origin + path);
    assert.ok(row, `a row for ${path}`);
    assert.equal(row[0], outcome, path);
    assert.match(row[2], reason, path);
  }
  const { counts } = await readBar(page);
  assert.equal(counts[3], 0);
  assert.equal(counts[0], shown.filter(([outcome]) => outcome === "Read").length);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("a site without a readable page has failed, and the page says what to do", { skip }, async () => {
  const site = await startSite((path) => (path === "/" ? hostilePage("/app", "") : undefined));
  atEnd(() => site.close());
  const { page, complaints } = await browser.open();
  await signIn(page);
  await page.getByRole("link", { name: "New assistant" }).first().click();
  await page.getByLabel("Your website's address").fill(site.origin);
  await page.keyboard.press("Enter");
  const said = page.getByRole("alert").first();
  await said.waitFor();
  assert.match(await said.innerText(), /script/);
  assert.equal(await page.getByText("Ready").count(), 0);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("a site that is down is said to be, and the worker that tries it again isn't said to be away", {
  skip,
}, async () => {
  const site = await startSite(() => ({ status: 503 }));
  atEnd(() => site.close());
  const usual = context.crawlLimits;
  // Its next try comes when this test is over.
  context.crawlLimits = { ...usual, retryFactor: 100 };
  atEnd(() => {
    context.crawlLimits = usual;
  });
  const { page, complaints } = await browser.open();
  await page.clock.install();
  await signIn(page);
  const { body: agent } = await owner.post("/v2/agents", { name: "Down" });
  const { body: source } = await owner.post("/v2/sources", { type: "website", url: site.origin, agent_id: agent.id });
  await page.goto(`${url}/assistants/${agent.id}/sources/${source.id}`);
  const said = page.getByRole("status").filter({ hasText: "answers 503, so nothing else is read." });
  await said.waitFor();
  assert.match(await said.innerText(), /^robots\.txt of 127\.0\.0\.1:\d+ answers 503/);
  assert.match(await said.locator("..").innerText(), /Tried again by itself: in \d+ min$/);
  await page.clock.fastForward(31_000);
  await said.waitFor();
  assert.equal(await page.getByText("No news for 30 s").count(), 0);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Stopped").first().waitFor();
  assert.deepEqual(complaints, []);
  await page.context().close();
});
