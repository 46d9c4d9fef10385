import assert from "node:assert/strict";
import { after, test } from "node:test";
import { withTestServer } from "../../../testing/test-server.ts";
import { readSiteFor } from "./testing/read-site-for.ts";
import { htmlPage, proseOf, type SitePage, startSite } from "./testing/site-server.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
context.crawlLimits = { ...context.crawlLimits, retryFactor: 0.01 };
context.renderer = undefined;
const readSite = readSiteFor(owner);
const page = (name: string, links: string[] = []): SitePage => ({ body: htmlPage(name, proseOf(name), links) });

test("a sitemap that an index or robots.txt names and that can't be read is told, in the preview too", async () => {
  const pages: Record<string, SitePage> = { "/": page("start"), "/a": page("a"), "/html": page("html") };
  const site = await startSite((path) => pages[path]);
  after(() => site.close());
  const sitemaps = ["gone.xml", "html", "ok.xml"].map((name) => `<sitemap><loc>${site.origin}/${name}</loc></sitemap>`);
  pages["/sm.xml"] = { body: `<sitemapindex>${sitemaps.join("")}</sitemapindex>` };
  pages["/ok.xml"] = { body: `<urlset><url><loc>${site.origin}/a</loc></url></urlset>` };
  pages["/robots.txt"] = { body: `User-agent: *\nSitemap: ${site.origin}/dead.xml\nSitemap: ${site.origin}/sm.xml` };
  const paths = (rows: { url: string; error?: { code: string } | null; reason?: { code: string } | null }[]) =>
    rows.map(({ url, error, reason }) => `${url.slice(site.origin.length)} ${(error ?? reason)?.code ?? "read"}`);
  for (const [fields, dead] of [
    [{ type: "sitemap", url: `${site.origin}/sm.xml` }, []],
    [{ type: "website", url: site.origin }, ["/dead.xml not_found"]],
  ] as const) {
    const { body: preview } = await owner.post("/v2/sources/preview", fields);
    assert.equal(preview.is_complete, false);
    const named = ["/gone.xml not_found", "/html not_a_sitemap"];
    assert.deepEqual(
      paths(preview.sitemaps).toSorted(),
      [...dead, ...named, "/ok.xml read", "/sm.xml read"].toSorted(),
    );
    const { body: source } = await owner.post("/v2/sources", fields, { prefer: "wait=60" });
    assert.equal(source.status, "ready_with_errors");
    const { body: list } = await owner.get(`/v2/sources/${source.id}/documents?limit=100&status=failed`);
    assert.deepEqual(paths(list.data).toSorted(), [...dead, ...named].toSorted());
    const gone = list.data.find(({ url }: { url: string }) => url.endsWith("/gone.xml"));
    assert.deepEqual([gone.http_status, /\(404\)/.test(gone.reason.message)], [404, true]);
  }
});

test("pages that only lead on are skipped, the machinery of a site is no page, and one that is gone stays so", async () => {
  const pages: Record<string, SitePage> = {
    "/": { body: '<title>Shop</title><frameset><frame src="/menu"><frame src="/home"></frameset>' },
    "/menu": page("menu", ["/on", "/later", "/cdn-cgi/l/email-protection", "/wp-json/"]),
    "/home": page("home"),
    "/on": { body: '<title>On</title><meta http-equiv="refresh" content="0; url=/home">' },
    "/later": page("later"),
  };
  const read = await readSite(pages);
  assert.equal(read.source.status, "ready");
  const first = {
    "/": "skipped: leads_on",
    "/home": "ready",
    "/later": "ready",
    "/menu": "ready",
    "/on": "skipped: leads_on",
  };
  assert.deepEqual(await read.outcomes(), first);
  delete pages["/later"];
  for (const time of ["first", "second"]) {
    const { status, progress } = await read.refresh();
    assert.deepEqual([status, progress.found, progress.failed], ["ready", 4, 0], time);
    assert.equal((await read.outcomes())["/later"], "removed: not_found", time);
  }
  pages["/home"] = pages["/on"]!;
  pages["/on"] = page("home");
  await read.refresh();
  assert.deepEqual((await read.outcomes())["/home"], "skipped: leads_on");
});

test("where no browser is installed, a page that needs one says so, whatever its source asks for", async () => {
  const shell = '<!doctype html><html><body><div id="root"></div><script src="/app.js"></script></body></html>';
  for (const render of [true, false]) {
    const { documents } = await readSite({ "/": { body: shell } }, { render });
    const [{ reason }] = await documents();
    assert.equal(reason.code, "needs_scripts");
    assert.match(reason.message, /this service has no browser for that\. Have its operator install one/);
  }
});

test("a source whose address is wrong is told so: nobody linked to it", async () => {
  const soft = { body: htmlPage("Page not found", "Sorry, the page you are looking for could not be found.") };
  const wrong = await readSite({ "/": { status: 410 } });
  assert.equal(wrong.source.error.code, "not_found");
  assert.match(
    wrong.source.error.message,
    /^No page is at this address: the site says 410\. Check how it is spelled\.$/,
  );
  assert.match((await readSite({ "/": soft })).source.error.message, /^No page is at this address: what is there only/);
  const site = await startSite((path) => (path === "/map.xml" ? { body: map } : undefined));
  after(() => site.close());
  const map = `<urlset>${["/a", "/b"].map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join("")}</urlset>`;
  const body = { type: "sitemap", url: `${site.origin}/map.xml` };
  const { error } = (await owner.post("/v2/sources", body, { prefer: "wait=30" })).body;
  assert.match(
    error.message,
    /^None of its 2 pages is there: the site says 404\. Check the addresses that it names\.$/,
  );
});

test("a page that holds a question for consent alone is a page without text, no file", async () => {
  const banner = '<div class="cookie-consent"><p>We use cookies. Do you accept?</p><button>Accept</button></div>';
  const { source } = await readSite({ "/": { body: `<!doctype html><title>Shop</title><body>${banner}</body>` } });
  assert.deepEqual([source.status, source.error.code], ["failed", "no_text"]);
  assert.equal(source.error.message, "The page holds no text. Upload what it should say as a file.");
});
