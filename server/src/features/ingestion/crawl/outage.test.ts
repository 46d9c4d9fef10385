import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../../testing/test-server.ts";
import { readSiteFor } from "./testing/read-site-for.ts";
import { htmlPage, proseOf, type SitePage } from "./testing/site-server.ts";

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
