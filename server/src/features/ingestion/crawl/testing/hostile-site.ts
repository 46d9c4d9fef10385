import { deflateSync, gzipSync } from "node:zlib";
import { minimalPdf } from "./minimal-pdf.ts";
import { htmlPage, proseOf, type SitePage } from "./site-server.ts";

/** One thing that sites do to crawlers, and what must become of it. `{path}` may stand for many (`/events/*`). */
export interface Trap {
  path: string;
  what: string;
  /** `status`, or `status: reason`. A path with `*` gives how many pages come to which, or just to which. */
  outcome: string;
}

/** What becomes of each page of the hostile site. The same table stands in docs/crawling.md. */
export const TRAPS: readonly Trap[] = [
  { path: "/", what: "The start", outcome: "ready" },
  { path: "/article", what: "A page, also linked with tracking parameters and three session ids", outcome: "ready" },
  { path: "/latin", what: "Text in ISO-8859-1 that only its header names", outcome: "ready" },
  { path: "/guide.pdf", what: "A linked PDF", outcome: "ready" },
  {
    path: "/from-sitemap",
    what: "Named only by a gzipped sitemap in an index that robots.txt names",
    outcome: "ready",
  },
  { path: "/lying-pdf", what: "HTML sent as `application/pdf`", outcome: "ready" },
  { path: "/lying-html", what: "A picture sent as `text/html`", outcome: "skipped: unsupported_type" },
  { path: "/photo", what: "A picture sent as one", outcome: "skipped: unsupported_type" },
  { path: "/copy", what: "The text of `/article` again", outcome: "duplicate: duplicate" },
  { path: "/near-copy", what: "The text of `/article` with another word at its end", outcome: "duplicate: duplicate" },
  {
    path: "/print?id=7",
    what: "A page that names `/product` as its canonical address",
    outcome: "duplicate: duplicate",
  },
  { path: "/product", what: "The canonical page, found by that alone", outcome: "ready" },
  { path: "/false-canonical", what: "A page that names another page's address as its own", outcome: "ready" },
  { path: "/moved", what: "Redirects to a page that nothing else links to", outcome: "duplicate: redirected" },
  { path: "/new-home", what: "That page", outcome: "ready" },
  { path: "/moved-known", what: "Redirects to `/article`", outcome: "duplicate: redirected" },
  { path: "/round", what: "Redirects in a circle", outcome: "failed: redirect_loop" },
  { path: "/hop/0", what: "Redirects on and on", outcome: "failed: too_many_redirects" },
  { path: "/to-private", what: "Redirects to 10.0.0.1", outcome: "failed: private_address" },
  {
    path: "/to-metadata",
    what: "Redirects to the cloud's metadata address by way of another page",
    outcome: "failed: private_address",
  },
  { path: "/offsite", what: "Redirects to another site", outcome: "skipped: out_of_scope" },
  { path: "/private/a", what: "Forbidden to our own user agent by robots.txt", outcome: "skipped: robots" },
  { path: "/to-forbidden", what: "Redirects to a page that robots.txt forbids", outcome: "skipped: robots" },
  { path: "/excluded/a", what: "Left out by a pattern of the source", outcome: "skipped: out_of_scope" },
  { path: "/noindex", what: "Asks not to be indexed; its links are followed", outcome: "skipped: noindex" },
  { path: "/behind-noindex", what: "Linked from there alone", outcome: "ready" },
  { path: "/header-noindex", what: "The same by an `X-Robots-Tag` header", outcome: "skipped: noindex" },
  { path: "/nofollow", what: "Asks that its links are not followed", outcome: "ready" },
  {
    path: "/deep/*",
    what: "A chain of links that goes beyond the depth limit of the source",
    outcome: "8 ready, 1 skipped: max_depth",
  },
  { path: "/events/*", what: "A calendar without an end", outcome: "60 ready, 12 skipped: trap" },
  { path: "/shop?*", what: "Filters in ever new combinations", outcome: "60 ready, 12 skipped: trap" },
  {
    path: "/list?*",
    what: "Sorting that leads to the same list again, in 500 ways",
    outcome: "duplicate: duplicate, ready, skipped: trap",
  },
  {
    path: "/loop/*",
    what: "A relative link that makes the path longer each time",
    outcome: "2 ready, 1 skipped: trap",
  },
  { path: "/huge", what: "A page of 10 MB", outcome: "skipped: too_large" },
  { path: "/gzip-bomb", what: "200 MB of nothing in a compressed answer", outcome: "skipped: too_large" },
  { path: "/drip", what: "A byte every 50 ms for ever", outcome: "failed: timeout" },
  { path: "/reset", what: "The connection breaks off", outcome: "failed: connection_failed" },
  { path: "/garbage", what: "An answer that is not HTTP", outcome: "failed: invalid_response" },
  { path: "/401", what: "Status 401", outcome: "failed: sign_in_page" },
  { path: "/403", what: "Status 403", outcome: "failed: forbidden" },
  { path: "/404", what: "Status 404", outcome: "failed: not_found" },
  { path: "/429-once", what: "Status 429 with `Retry-After`, then the page", outcome: "ready" },
  { path: "/429", what: "Status 429 with `Retry-After`, always", outcome: "failed: too_many_requests" },
  { path: "/503-once", what: "Status 503, then the page", outcome: "ready" },
  { path: "/500", what: "Status 500, always", outcome: "failed: server_error" },
  { path: "/204", what: "Status 204", outcome: "empty: no_text" },
  { path: "/account", what: "Redirects to a sign-in page that answers 200", outcome: "empty: sign_in_page" },
  { path: "/soft-404", what: 'A "not found" page that answers 200', outcome: "failed: not_found" },
  { path: "/app", what: "A page that is empty without its scripts", outcome: "empty: needs_scripts" },
  { path: "/bomb.xml", what: "A sitemap with an entity bomb, named by robots.txt", outcome: "failed: doctype" },
];

/** Pages that must never be asked for, or never more than once. */
export const NEVER_ASKED = ["/private/a", "/private/b", "/excluded/a", "/behind-nofollow", "/logo.png", "/deep/9"];

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const ARTICLE = proseOf("the article");
const BOMB = `<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>`;

const read = (name: string, links: string[] = [], head = ""): SitePage => ({
  body: htmlPage(name, proseOf(name), links, head),
});
const redirect = (location: string): SitePage => ({ status: 302, headers: { location } });

/** A page of the hostile site by path and query. */
export function hostilePage(path: string, origin: string): SitePage | undefined {
  const hop = /^\/hop\/(\d+)$/.exec(path)?.[1];
  if (hop !== undefined) return redirect(`/hop/${Number(hop) + 1}`);
  return endlessPage(path) ?? pages(origin)[path];
}

/** Each names the next twelve, so that the pages found are the same in whatever order they are read. */
function endlessPage(path: string): SitePage | undefined {
  const month = /^\/events\/(\d{4})\/(\d\d)$/.exec(path);
  if (month) {
    const number = Number(month[1]) * 12 + Number(month[2]) - 1;
    const links = Array.from({ length: 12 }, (_, index) => monthAddress(number + index + 1));
    return { body: htmlPage(`Events ${month[1]} ${month[2]}`, `Nothing happens in month ${number}.`, links) };
  }
  const filter = /^\/shop\?color=red&page=(\d+)&size=9$/.exec(path)?.[1];
  if (filter !== undefined) {
    const links = Array.from({ length: 12 }, (_, index) => shopAddress(Number(filter) + index + 1));
    return { body: htmlPage(`Shop ${filter}`, `Offer ${filter} of the shop.`, links) };
  }
  const sorting = /^\/list\?sort=(\d+)$/.exec(path)?.[1];
  if (sorting !== undefined) {
    const links = Array.from({ length: 12 }, (_, index) => (Number(sorting) * 12 + index + 1) % 500);
    return read(
      "the list",
      links.map((order) => `/list?sort=${order}`),
    );
  }
  const depth = /^\/deep\/(\d+)$/.exec(path)?.[1];
  if (depth !== undefined) return read(`depth ${depth}`, [`/deep/${Number(depth) + 1}`]);
  const loop = /^\/((?:loop\/)+)$/.exec(path)?.[1];
  return loop === undefined ? undefined : read(`level ${loop.length}`, ["loop/"]);
}

const monthAddress = (month: number) =>
  `/events/${Math.floor(month / 12)}/${String((month % 12) + 1).padStart(2, "0")}`;
const shopAddress = (page: number) => `/shop?size=9&color=red&page=${page}`;

function pages(origin: string): Record<string, SitePage> {
  const linked = TRAPS.map(({ path }) => path).filter((path) => !path.includes("*") && !HIDDEN.has(path));
  const links = [
    ...linked,
    "/article?utm_source=mail#top",
    "/article;jsessionid=0F3A",
    "/article?PHPSESSID=123",
    `/article?sid=${"a1".repeat(16)}`,
    monthAddress(new Date().getUTCFullYear() * 12),
    shopAddress(1),
    "/list?sort=0",
    "/loop/",
    "/deep/1",
    "/logo.png",
    "mailto:someone@example.com",
    "https://other.example/",
  ];
  return {
    "/": { body: htmlPage("Welcome to the hostile site", proseOf("the start"), links) },
    "/robots.txt": {
      headers: { "content-type": "text/plain" },
      body: `User-agent: *\nDisallow: /\n\nUser-agent: CitedeskBot\nDisallow: /private/\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/bomb.xml\n`,
    },
    "/sitemap.xml": { body: `<sitemapindex><sitemap><loc>${origin}/pages.xml.gz</loc></sitemap></sitemapindex>` },
    "/pages.xml.gz": {
      headers: { "content-type": "application/gzip" },
      body: gzipSync(
        `<urlset><url><loc>${origin}/from-sitemap</loc></url><url><loc>${origin}/article</loc></url></urlset>`,
      ),
    },
    "/bomb.xml": { headers: { "content-type": "application/xml" }, body: BOMB },
    "/article": { body: htmlPage("The article", ARTICLE, ["/second"]) },
    "/second": read("the second page", ["/copy", "/near-copy"]),
    "/copy": { body: htmlPage("The article once more", ARTICLE) },
    "/near-copy": { body: htmlPage("The article", `${ARTICLE} Again.`) },
    "/latin": {
      headers: { "content-type": "text/html; charset=iso-8859-1" },
      body: Buffer.from(htmlPage("Café", `Ein Café in der Straße. ${proseOf("latin")}`), "latin1"),
    },
    "/guide.pdf": {
      headers: { "content-type": "application/pdf" },
      body: minimalPdf("The guide says that llamas eat hay."),
    },
    "/from-sitemap": read("sitemaps"),
    "/lying-pdf": { ...read("a lie about its type"), headers: { "content-type": "application/pdf" } },
    "/lying-html": { body: PNG },
    "/photo": { headers: { "content-type": "image/png" }, body: PNG },
    "/print?id=7": read("the product", [], '<link rel="canonical" href="/product">'),
    "/product": read("the product"),
    "/false-canonical": read("something else", [], '<link rel="canonical" href="/article">'),
    "/moved": redirect("/new-home"),
    "/new-home": read("the new home"),
    "/moved-known": redirect("/article"),
    "/round": redirect("/round-2"),
    "/round-2": redirect("/round"),
    "/to-private": redirect("http://10.0.0.1/admin"),
    "/to-metadata": redirect("/to-metadata-2"),
    "/to-metadata-2": redirect("http://169.254.169.254/latest/meta-data/"),
    "/offsite": redirect("http://other.example/"),
    "/private/a": read("secrets"),
    "/private/b": read("more secrets"),
    "/to-forbidden": redirect("/private/b"),
    "/excluded/a": read("the excluded"),
    "/noindex": read("the unindexed", ["/behind-noindex"], '<meta name="robots" content="noindex">'),
    "/behind-noindex": read("what is behind it"),
    "/header-noindex": { ...read("the quietly unindexed"), headers: { "x-robots-tag": "noindex" } },
    "/nofollow": read("a dead end", ["/behind-nofollow"], '<meta name="robots" content="nofollow">'),
    "/behind-nofollow": read("nothing to see"),
    "/huge": { body: Buffer.alloc(10_000_000, "<p>words and words</p>\n") },
    "/gzip-bomb": { headers: { "content-encoding": "deflate" }, body: BOMB_BODY },
    "/drip": { answer: (_request, response) => drip(response) },
    "/reset": { answer: (request) => void request.socket.destroy() },
    "/garbage": { answer: (request) => void request.socket.end("ICY 200 what\r\n\r\n") },
    "/401": { status: 401, body: htmlPage("Sign in", "Password") },
    "/403": { status: 403, body: htmlPage("Forbidden", "No.") },
    "/429": { status: 429, headers: { "retry-after": "1" } },
    "/429-once": once(429, "calm", { "retry-after": "1" }),
    "/503-once": once(503, "repairs", { "retry-after": "1" }),
    "/500": { status: 500, body: "broken" },
    "/204": { status: 204 },
    "/account": redirect("/login"),
    "/login": { body: htmlPage("Sign in", '<form><input name="mail"><input type="password" name="word"></form>') },
    "/soft-404": { body: htmlPage("Page not found", "We looked everywhere.") },
    "/app": {
      body: '<!doctype html><html><head><title>App</title><script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>',
    },
  };
}

/** Found by other ways than a link on the start. */
const HIDDEN = new Set([
  "/",
  "/from-sitemap",
  "/copy",
  "/near-copy",
  "/product",
  "/new-home",
  "/behind-noindex",

  "/bomb.xml",
]);
const BOMB_BODY = deflateSync(Buffer.alloc(200_000_000));

function once(status: number, name: string, headers: Record<string, string>): SitePage {
  return {
    answer: (_request, response, visit) => {
      if (visit === 1) response.writeHead(status, headers).end();
      else response.writeHead(200, { "content-type": "text/html" }).end(htmlPage(name, proseOf(name)));
    },
  };
}

function drip(response: Parameters<NonNullable<SitePage["answer"]>>[1]): void {
  response.writeHead(200, { "content-type": "text/html" });
  const timer = setInterval(() => response.write("<p>"), 50);
  response.on("close", () => clearInterval(timer));
}
