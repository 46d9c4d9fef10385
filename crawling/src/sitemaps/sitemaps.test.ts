import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { readDate } from "./read-date.ts";
import { readSitemap, readSitemapInTurns } from "./read-sitemap.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";

const at = "https://shop.example/sitemap.xml";
const bytes = (text: string) => new TextEncoder().encode(text);
const urls = (content: string | Uint8Array) => readSitemap(content, at).pages.map((page) => page.url);
const urlset = (inside: string) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;

describe("a sitemap", () => {
  test("gives its pages with their dates, those in other languages, and nothing of images, videos or news", () => {
    const sitemap = readSitemap(
      urlset(`
        <url><loc> https://shop.example/a?b=1&amp;c=2 </loc><lastmod>2024-05-06</lastmod><priority>.5</priority>
          <image:image><image:loc>https://cdn.example/a.jpg</image:loc></image:image>
          <video:video><video:player_loc>https://v.example/p</video:player_loc><video:title>No</video:title></video:video>
          <news:news><news:title>No</news:title></news:news>
          <xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de/a"/></url>
        <url><image:loc>https://cdn.example/b.jpg</image:loc><loc><![CDATA[/relative]]></loc><lastmod>soon</lastmod></url>
        <url><loc>https://shop.example/a?b=1&amp;c=2</loc></url>
        <url><loc>javascript:alert(1)</loc></url><url><loc></loc></url><url/>`),
      at,
    );
    assert.deepEqual(sitemap, {
      format: "urlset",
      pages: [
        { url: "https://shop.example/a?b=1&c=2", modifiedAt: "2024-05-06T00:00:00.000Z", title: null, language: null },
        { url: "https://shop.example/de/a", modifiedAt: null, title: null, language: "de" },
        { url: "https://shop.example/relative", modifiedAt: null, title: null, language: null },
      ],
      sitemaps: [],
      isComplete: true,
    });
  });

  test("may be an index, with a prefix of its own", () => {
    const sitemap = readSitemap(
      `<sm:sitemapindex xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:sitemap><sm:loc>https://shop.example/one.xml.gz</sm:loc>
       <sm:lastmod>2024-05-06T07:08:09+02:00</sm:lastmod></sm:sitemap></sm:sitemapindex>`,
      at,
    );
    assert.equal(sitemap.format, "sitemapindex");
    assert.deepEqual(sitemap.sitemaps, [
      { url: "https://shop.example/one.xml.gz", modifiedAt: "2024-05-06T05:08:09.000Z", title: null, language: null },
    ]);
    assert.deepEqual(sitemap.pages, []);
  });

  test("may be gzipped, in one member or several, or cut short", () => {
    const text = urlset("<url><loc>/a</loc></url><url><loc>/b</loc></url>");
    assert.equal(urls(gzipSync(text)).length, 2);
    const twice = Buffer.concat([gzipSync(text.slice(0, 60)), gzipSync(text.slice(60))]);
    assert.equal(urls(twice).length, 2);
    const many = gzipSync(
      urlset(Array.from({ length: 3000 }, (_, n) => `<url><loc>/${n * 7919}</loc></url>`).join("")),
    );
    const half = readSitemap(many.subarray(0, many.length / 2), at);
    assert.ok(half.pages.length > 500 && !half.isComplete);
    assert.throws(() => readSitemap(Buffer.concat([many.subarray(0, 100), Buffer.alloc(500, 7)]), at), {
      code: "unreadable",
    });
  });

  test("may be in another encoding", () => {
    const latin = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><urlset><url><loc>/größe</loc></url></urlset>',
      "latin1",
    );
    assert.deepEqual(urls(latin), ["https://shop.example/gr%C3%B6%C3%9Fe"]);
    const wide = Buffer.from(
      "\uFEFF<?xml version='1.0' encoding='UTF-16'?><urlset><url><loc>/größe</loc></url></urlset>",
      "utf16le",
    );
    assert.deepEqual(urls(wide), ["https://shop.example/gr%C3%B6%C3%9Fe"]);
    assert.deepEqual(urls(`\uFEFF\n${urlset("<url><loc>/a</loc></url>")}`), ["https://shop.example/a"]);
  });

  test("may be a plain list", () => {
    const list = "https://shop.example/a\r\n\r\n# note\nHTTPS://shop.example/b \nhttps://shop.example/a\n";
    const sitemap = readSitemap(bytes(list), at);
    assert.deepEqual(
      sitemap.pages.map((page) => page.url),
      ["https://shop.example/a", "https://shop.example/b"],
    );
    assert.equal(sitemap.format, "text");
  });

  test("that is broken gives what can be read", () => {
    for (const [broken, count] of [
      ["<urlset><url><loc>https://shop.example/?a=1&b=2</loc></url><url><loc>/c</loc></url></urlset>", 2],
      ["<urlset><url><loc>/a</loc></url><url><loc>/b</loc></url><url><loc>/c", 2],
      ["<urlset><url><loc>/a</loc><url><loc>/b</loc></url></urlset>", 2],
      ["<urlset><url><loc>/a</loc></url></urlset><urlset><url><loc>/b</loc></url></urlset>", 2],
      ["<urlset><url><loc>/a</loc></urll><url><loc>/b</loc></url></urlset>", 2],
      ["<urlset><url><loc>/a</loc></url>\u0000<url><loc>/b</loc></url></urlset>", 2],
      ["<urlset><url><loc>/a</loc><lastmod>&nbsp;</lastmod></url><url><loc>/b</loc></url></urlset>", 2],
    ] as const) {
      const sitemap = readSitemap(broken, at);
      assert.equal(sitemap.pages.length, count, broken);
      assert.equal(sitemap.isComplete, false, broken);
    }
    assert.equal(
      readSitemap("<urlset><url><loc>/?a=1&amp;b=2</loc></url><url><loc>/a&b", at).pages[0]?.url,
      "https://shop.example/?a=1&b=2",
    );
  });

  test("that is none says so", () => {
    for (const text of ["", "hello", "<html><body>Not found</body></html>", "{}", "<a><url><loc>/x</loc></url></a>"]) {
      assert.throws(() => readSitemap(text, at), { name: "SitemapFailure", code: "not_a_sitemap" }, text);
    }
  });

  test("with a DOCTYPE or a bomb is refused before it grows", () => {
    const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(50)}">]>`;
    for (const text of [
      `<?xml version="1.0"?>${laughs}<urlset><url><loc>&b;</loc></url></urlset>`,
      "<!DOCTYPE html><html></html>",
    ]) {
      assert.throws(() => readSitemap(text, at), { code: "doctype" });
    }
    const bomb = gzipSync(Buffer.alloc(8_000_000, 32));
    assert.throws(() => readSitemap(bomb, at, { maxBytes: 1e6, maxEntries: 10 }), { code: "too_large" });
    assert.throws(() => readSitemap("x".repeat(101), at, { maxBytes: 100, maxEntries: 10 }), { code: "too_large" });
  });

  test("with more entries than allowed ends there", () => {
    const text = urlset(Array.from({ length: 30 }, (_, n) => `<url><loc>/${n}</loc></url>`).join(""));
    const sitemap = readSitemap(text, at, { maxBytes: 1e6, maxEntries: 10 });
    assert.equal(sitemap.pages.length, 10);
    assert.equal(sitemap.isComplete, false);
    assert.equal(readSitemap(text, at, { maxBytes: 1e6, maxEntries: 30 }).isComplete, true);
  });

  test("can be read in turns, with the same result", async () => {
    const text = urlset(
      Array.from({ length: 5000 }, (_, n) => `<url><loc>/some/page-${n * 7919}</loc></url>`).join(""),
    );
    const list = Array.from({ length: 5000 }, (_, n) => `https://shop.example/${n}`).join("\n");
    for (const [content, expectedTurns] of [
      [text, text.length / 65_536],
      [gzipSync(text), text.length / 65_536],
      [`${text}<`, text.length / 65_536 + 5],
      [list, 5],
    ] as const) {
      let turns = 0;
      const sitemap = await readSitemapInTurns(content, at, async () => {
        turns += 1;
      });
      assert.deepEqual(sitemap, readSitemap(content, at));
      assert.ok(sitemap.pages.length === 5000 && turns >= Math.floor(expectedTurns), `${turns} turns`);
    }
  });

  test("of any text ends in pages or a SitemapFailure, and soon", () => {
    const part = fc.constantFrom(
      "<urlset>",
      "<url>",
      "<loc>",
      "/a",
      "</loc>",
      "</url>",
      "&",
      "<![CDATA[",
      "]]>",
      "<",
      ">",
      "<!--",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        try {
          assert.ok(Array.isArray(readSitemap(`<urlset>${parts.join("")}`, at).pages));
        } catch (error) {
          assert.equal((error as Error).name, "SitemapFailure");
        }
      }),
      { numRuns: 300 },
    );
    const started = performance.now();
    readSitemap(`<urlset>${"<loc><![CDATA[".repeat(20_000)}`, at);
    readSitemap(`<urlset>${"<url>".repeat(20_000)}`, at);
    assert.ok(performance.now() - started < 10_000);
  });
});

describe("a feed", () => {
  test("in RSS gives its items' links, or permanent ids", () => {
    const feed = readSitemap(
      `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Shop</title><link>https://shop.example/</link>
       <atom:link href="https://shop.example/feed" rel="self"/>
       <item><title>New &amp; <![CDATA[<b>shiny</b>]]></title><link>https://shop.example/new</link><pubDate>Mon, 06 May 2024 07:08:09 GMT</pubDate>
       <enclosure url="https://cdn.example/x.mp3"/></item>
       <item><guid>https://shop.example/by-id</guid></item><item><guid isPermaLink="false">tag:1</guid></item>
       </channel></rss>`,
      at,
    );
    assert.equal(feed.format, "rss");
    assert.deepEqual(feed.pages, [
      {
        url: "https://shop.example/new",
        modifiedAt: "2024-05-06T07:08:09.000Z",
        title: "New & <b>shiny</b>",
        language: null,
      },
      { url: "https://shop.example/by-id", modifiedAt: null, title: null, language: null },
    ]);
  });

  test("in RSS 1.0 or Atom too", () => {
    const rdf = `<rdf:RDF xmlns:rdf="x" xmlns="http://purl.org/rss/1.0/"><item rdf:about="x"><link>/one</link><dc:date>2024-01-02</dc:date></item></rdf:RDF>`;
    assert.deepEqual(readSitemap(rdf, at).pages, [
      { url: "https://shop.example/one", modifiedAt: "2024-01-02T00:00:00.000Z", title: null, language: null },
    ]);
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="/"/><entry><title>A</title><link rel="edit" href="/edit"/>
      <link href="/a" hreflang="fr"/><updated>2024-01-02T03:04:05Z</updated><content><link href="/inner"/></content></entry></feed>`;
    assert.deepEqual(readSitemap(atom, at).pages, [
      { url: "https://shop.example/a", modifiedAt: "2024-01-02T03:04:05.000Z", title: "A", language: "fr" },
    ]);
  });
});

describe("a JSON Feed", () => {
  const feed = (fields: object) =>
    JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "Shop", ...fields });

  test("gives its items with dates and languages, and names its next part", () => {
    const sitemap = readSitemap(
      feed({
        language: "de",
        next_url: "/feed-2.json",
        items: [
          { id: "1", url: "/new", title: "New", date_published: "2024-01-02T03:04:05Z" },
          { id: "https://shop.example/old", language: "en_gb" },
          { id: "tag:3" },
          null,
          { id: 4, external_url: "https://other.example/x", date_modified: "soon" },
        ],
      }),
      at,
    );
    assert.equal(sitemap.format, "json");
    assert.deepEqual(sitemap.pages, [
      { url: "https://shop.example/new", modifiedAt: "2024-01-02T03:04:05.000Z", title: "New", language: "de" },
      { url: "https://shop.example/old", modifiedAt: null, title: null, language: "en-GB" },
      { url: "https://other.example/x", modifiedAt: null, title: null, language: "de" },
    ]);
    assert.deepEqual(
      sitemap.sitemaps.map(({ url }) => url),
      ["https://shop.example/feed-2.json"],
    );
  });

  test("that is other JSON, or broken, is none", () => {
    for (const text of ['{"items": []}', '{"version": "https://jsonfeed.org/version/1"}', '{"version"', "{}"])
      assert.throws(() => readSitemap(text, at), { code: "not_a_sitemap" }, text);
    const large = feed({ items: ["x".repeat(8_000_000)] });
    assert.throws(() => readSitemap(large, at), { code: "too_large" });
  });
});

test("a page in a sitemap has the language that it gives itself", () => {
  const { pages } = readSitemap(
    urlset(`<url><loc>/en</loc><xhtml:link rel="alternate" hreflang="en" href="/en"/>
      <xhtml:link rel="alternate" hreflang="x-default" href="/"/><xhtml:link rel="alternate" hreflang="zh_hans" href="/zh"/>
      <xhtml:link rel="alternate" media="handheld" href="/m"/></url>`),
    at,
  );
  assert.deepEqual(
    pages.map(({ url, language }) => [url.replace("https://shop.example", ""), language]),
    [
      ["/en", "en"],
      ["/", null],
      ["/zh", "zh-Hans"],
    ],
  );
});

test("a date is read the same everywhere, or not at all", () => {
  const dates: Record<string, string | null> = {
    "2024": "2024-01-01T00:00:00.000Z",
    "2024-05": "2024-05-01T00:00:00.000Z",
    "2024-05-06T07:08": "2024-05-06T07:08:00.000Z",
    "2024-05-06 07:08:09": "2024-05-06T07:08:09.000Z",
    "2024-05-06T07:08:09.5+0200": "2024-05-06T05:08:09.500Z",
    "6 May 2024 07:08": "2024-05-06T07:08:00.000Z",
    "Mon, 06 May 2024 07:08:09 +0200": "2024-05-06T05:08:09.000Z",
    "2024-13-01": null,
    "chapter 5": null,
    "1": null,
    "": null,
  };
  for (const [text, expected] of Object.entries(dates)) assert.equal(readDate(text), expected, text);
});

test("sitemaps are looked for where robots.txt says, else at the usual places", () => {
  assert.deepEqual(
    sitemapAddresses("https://a.example/x/", ["/s.xml", "https://b.example/t.xml", "ftp://c", "/s.xml"]),
    ["https://a.example/s.xml", "https://b.example/t.xml"],
  );
  assert.deepEqual(sitemapAddresses("https://a.example/x/", []), [
    "https://a.example/sitemap.xml",
    "https://a.example/sitemap_index.xml",
  ]);
});
