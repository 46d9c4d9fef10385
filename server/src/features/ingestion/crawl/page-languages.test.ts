import assert from "node:assert/strict";
import { after, test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { proseOf, type SitePage, startSite } from "./testing/site-server.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });

/** A page that says nothing of its own language, but `head` may. */
const page = (name: string, head = "", lang = ""): SitePage => ({
  body: `<!doctype html><html${lang}><head><title>${name}</title>${head}</head><body><main><h1>${name}</h1><p>${proseOf(name)}</p></main></body></html>`,
});

async function languagesOf(source: { id: string; workspace_id: string }, origin: string) {
  const rows = await context.database.inWorkspace(parseId("workspace", source.workspace_id)!, (transaction) =>
    transaction.query<{ url: string; language: string | null }>(sql`
      SELECT url, language FROM document_versions WHERE source_id = ${parseId("source", source.id)!} AND state = 'live'`),
  );
  return Object.fromEntries(rows.map(({ url, language }) => [url.slice(origin.length), language]).toSorted());
}

async function readSite(pages: Record<string, SitePage>, fields: (origin: string) => object) {
  const site = await startSite((path) => pages[path]);
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "Site" });
  const { body: source } = await owner.post(
    "/v2/sources",
    { agent_id: agent.id, ...fields(site.origin) },
    { prefer: "wait=30" },
  );
  assert.match(source.status, /^ready/, JSON.stringify(source));
  return languagesOf(source, site.origin);
}

test("pages in other languages are found by the head of a page, read by the rules of the source, and have the language named there", async () => {
  const others = ["en", "de", "fr", "x-default"]
    .map((language) => `<link rel="alternate" hreflang="${language}" href="/${language}">`)
    .join("");
  const pages = {
    "/": page("start lantern", others.replace("/x-default", "/")),
    "/en": page("kettle copper", others),
    "/de": page("violin orchard", '<link rel="alternate" hreflang="de-AT" href="/de">'),
    "/fr": page("glacier jungle", "", ' lang="fr-CA"'),
    "/x-default": page("never asked for"),
  };
  const languages = await readSite(pages, (url) => ({ type: "website", url, exclude: ["/en"] }));
  assert.deepEqual(languages, { "/": null, "/de": "de-AT", "/fr": "fr-CA" });
});

test("a sitemap's and a JSON Feed's languages count where the page has none", async () => {
  const pages = {
    "/a": page("kettle copper"),
    "/b": page("violin orchard"),
    "/c": page("glacier jungle", "", ' lang="it"'),
  };
  const urlset = `<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>/a</loc>
    <xhtml:link rel="alternate" hreflang="en" href="/a"/><xhtml:link rel="alternate" hreflang="nl" href="/b"/></url><url><loc>/c</loc></url></urlset>`;
  const expected = { "/a": "en", "/b": "nl", "/c": "it" };
  const sitemap = { ...pages, "/sitemap.xml": { headers: { "content-type": "text/xml" }, body: urlset } };
  assert.deepEqual(await readSite(sitemap, (url) => ({ type: "sitemap", url: `${url}/sitemap.xml` })), expected);
  const items = Object.entries(expected).map(([url, language]) => ({ id: url, url, language }));
  const feed = JSON.stringify({ version: "https://jsonfeed.org/version/1.1", items });
  const site = { ...pages, "/feed.json": { headers: { "content-type": "application/feed+json" }, body: feed } };
  assert.deepEqual(await readSite(site, (url) => ({ type: "sitemap", url: `${url}/feed.json` })), expected);
});
