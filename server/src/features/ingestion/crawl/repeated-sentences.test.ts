import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../../testing/test-server.ts";
import { readSiteFor } from "./testing/read-site-for.ts";
import { proseOf, type SitePage } from "./testing/site-server.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
context.crawlLimits = { ...context.crawlLimits, retryFactor: 0.01 };
const readSite = readSiteFor(owner);

const NAMES = Array.from({ length: 8 }, (_, index) => `/lamp-${index + 1}`);
const LINKS = NAMES.map((name) => `<a href="${name}">${name.slice(1)}</a>`).join(" ");
const DELIVERY = "Delivery takes 3 to 5 days. Returns are free within 30 days.";

/** What a product page says besides, before and behind its own words. */
function shopPage(name: string, { before = "", after = "", around = "main" } = {}): SitePage {
  const own = `<h1>${name}</h1><p>${proseOf(name)}</p>`;
  return {
    body: `<!doctype html><html lang="en"><title>${name}</title><body><nav>${LINKS}</nav>
      <${around}>${before}${own}${after}</${around}></body></html>`,
  };
}

function shop(parts: Parameters<typeof shopPage>[1], start: Parameters<typeof shopPage>[1] = {}) {
  const pages = NAMES.map((name) => [name, shopPage(name, parts)] as const);
  return { "/": shopPage("Shop", start), ...Object.fromEntries(pages) } as Record<string, SitePage>;
}

async function textsOf({ documents, source, site }: Awaited<ReturnType<typeof readSite>>) {
  const texts: [string, string][] = [];
  for (const { id, url, version } of await documents()) {
    if (version === null) continue;
    const { body } = await owner.get(`/v2/sources/${source.id}/documents/${id}`);
    texts.push([url.slice(site.origin.length), body.text]);
  }
  return texts.toSorted();
}

async function pagesWith(read: Awaited<ReturnType<typeof readSite>>, words: string): Promise<string[]> {
  return (await textsOf(read)).filter(([, text]) => text.includes(words)).map(([path]) => path);
}

test("a sentence that most pages end with is kept on the first of them, and is found", async () => {
  for (const around of ["main", "div"]) {
    const read = await readSite(shop({ after: `<p>${DELIVERY}</p>`, around }, { around }));
    assert.equal(read.source.status, "ready");
    assert.deepEqual(await pagesWith(read, DELIVERY), ["/lamp-1"], around);
    assert.match((await read.ask("How long does delivery take?")).content, /3 to 5 days/);
  }
});

test("where the start has it too, the start keeps it, and what is no sentence stays nowhere", async () => {
  const parts = {
    before: `<p>Free call-out for orders over 500 euros</p><p>Lamps of all kinds</p>`,
    after: `<details><summary>Shipping &amp; returns</summary><p>${DELIVERY}</p></details>
      <section class="cta"><h2>Emergency?</h2><p>Call our 24 hour emergency line 0800 112 233.</p></section>
      <p>We use cookies to improve your visit.</p><p>© 2026 Lamps Ltd.</p>`,
  };
  const read = await readSite(shop(parts, parts));
  for (const words of ["over 500 euros", DELIVERY, "Shipping & returns", "0800 112 233"])
    assert.deepEqual(await pagesWith(read, words), ["/"], words);
  for (const words of ["Lamps of all kinds", "cookies", "©"]) assert.deepEqual(await pagesWith(read, words), [], words);
  const [, start] = (await textsOf(read)).find(([path]) => path === "/")!;
  assert.ok(start.indexOf("over 500 euros") < start.indexOf("This is about Shop"));
  assert.ok(start.indexOf("Emergency?") < start.indexOf("0800 112 233"));
});

test("whichever page is read first, one of them keeps it", async () => {
  for (const slow of ["/lamp-1", "/lamp-2", "/lamp-8"]) {
    const pages = shop({ after: `<p>${DELIVERY}</p>` });
    const { body } = pages[slow]!;
    const answer: SitePage["answer"] = (_, response) =>
      void setTimeout(() => response.writeHead(200, { "content-type": "text/html" }).end(body), 1500);
    const read = await readSite({ ...pages, [slow]: { answer } });
    assert.equal(read.source.status, "ready");
    assert.deepEqual(await pagesWith(read, DELIVERY), ["/lamp-1"], slow);
  }
});

test("it stays where it is through refreshes, and another page takes it when that one goes", async () => {
  const parts = { after: `<p>${DELIVERY}</p>` };
  const pages = shop(parts);
  const read = await readSite(pages);
  assert.deepEqual(await pagesWith(read, DELIVERY), ["/lamp-1"]);
  await read.refresh();
  pages["/lamp-2"] = shopPage("/lamp-2", { ...parts, before: "<p>Now also in brass.</p>" });
  await read.refresh();
  assert.deepEqual(await pagesWith(read, DELIVERY), ["/lamp-1"]);
  assert.deepEqual(await pagesWith(read, "in brass"), ["/lamp-2"]);

  delete pages["/lamp-1"];
  const visits = new Map(read.site.visits);
  const refreshed = await read.refresh();
  assert.deepEqual(await pagesWith(read, DELIVERY), ["/lamp-2"]);
  const asked = NAMES.map((name) => read.site.visits.get(name)! - visits.get(name)!);
  assert.deepEqual(asked, [1, 2, 1, 1, 1, 1, 1, 1]);
  const { found, fetched, skipped, failed } = refreshed.progress;
  assert.deepEqual({ found, fetched, skipped, failed }, { found: 8, fetched: 8, skipped: 0, failed: 0 });

  pages["/lamp-2"] = shopPage("/lamp-2");
  await read.refresh();
  assert.deepEqual(await pagesWith(read, DELIVERY), ["/lamp-3"]);
});

test("what a site's header and footer say is read on its start", async () => {
  const frame = (page: SitePage): SitePage => ({
    body: (page.body as string)
      .replace(
        "<body>",
        `<body><a href="#main">Skip to content</a><header><p>Free call-out for orders over 500 euros</p></header>`,
      )
      .replace("</body>", `<footer><p>Gas Safe no. 554433</p><p>© 2026 Lamps Ltd.</p></footer></body>`),
  });
  const pages = Object.fromEntries(Object.entries(shop({})).map(([path, page]) => [path, frame(page)]));
  const read = await readSite(pages);
  for (const words of ["over 500 euros", "Gas Safe no. 554433"])
    assert.deepEqual(await pagesWith(read, words), ["/"], words);
  for (const words of ["Skip to", "©"]) assert.deepEqual(await pagesWith(read, words), [], words);
});
