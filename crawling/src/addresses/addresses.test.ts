import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import fc from "fast-check";
import { guessFileKind } from "./guess-file-kind.ts";
import { inScope, isSameSite, outOfScopeReason } from "./in-scope.ts";
import { normaliseAddress } from "./normalise-address.ts";
import { TrapDetector } from "./trap-detector.ts";

describe("an address is normalised", () => {
  test("without changing which page it shows", () => {
    const cases: Record<string, string | null> = {
      "HTTPS://Shop.Example:443/a/./b/../c#top": "https://shop.example/a/c",
      "http://shop.example.:80": "http://shop.example/",
      "https://shop.example/?": "https://shop.example/",
      "https://shop.example/%7euser/%c3%a9?q=%2f%41": "https://shop.example/~user/%C3%A9?q=%2FA",
      "https://shop.example/caf\u00e9?q=\u00e9": "https://shop.example/caf%C3%A9?q=%C3%A9",
      "https://shop.example/a/": "https://shop.example/a/",
      "https://shop.example/a": "https://shop.example/a",
      "https://www.shop.example/index.html": "https://www.shop.example/index.html",
      "https://shop.example/?b=2&a=1&b=1&&c": "https://shop.example/?a=1&b=2&b=1&c",
      "https://shop.example/?utm_source=x&id=5&fbclid=y&UTM_Medium=z": "https://shop.example/?id=5",
      "https://shop.example/?PHPSESSID=abc&sid=4": "https://shop.example/?sid=4",
      "https://shop.example/?sid=0123456789abcdef0123456789abcdef": "https://shop.example/",
      "https://shop.example/cart;jsessionid=0A1B.node1/x?y": "https://shop.example/cart/x?y",
      "https://shop.example/(S(lit3py55t21z5v55vlm25s55))/page": "https://shop.example/page",
      "https://user:secret@shop.example/": null,
      "mailto:a@shop.example": null,
      "javascript:void(0)": null,
      "tel:+49": null,
      "http://[": null,
      [`https://shop.example/${"x".repeat(2100)}`]: null,
    };
    for (const [address, expected] of Object.entries(cases)) assert.equal(normaliseAddress(address), expected, address);
  });

  test("relative to the page that links to it", () => {
    assert.equal(normaliseAddress(" ../b?x ", "https://shop.example/a/c/"), "https://shop.example/a/b?x");
    assert.equal(normaliseAddress("//cdn.example/x", "https://shop.example/"), "https://cdn.example/x");
    assert.equal(normaliseAddress("/x"), null);
  });

  test("once and for all: normalising again changes nothing, whatever the address", () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ["http", "https"] }),
        (url) => {
          const once = normaliseAddress(url);
          if (once !== null) assert.equal(normaliseAddress(once), once);
        },
      ),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        const once = normaliseAddress(`https://shop.example/${path}?${query}`);
        if (once !== null) assert.equal(normaliseAddress(once), once);
      }),
      { numRuns: 1000 },
    );
  });

  const vectors = new URL("../../../../shared/conformance/urls/wpt-urltestdata.json", import.meta.url);
  test("from every case of the URL vectors, without an error", {
    skip: existsSync(vectors) ? false : "no vectors here",
  }, () => {
    let normalised = 0;
    for (const one of JSON.parse(readFileSync(vectors, "utf8"))) {
      if (typeof one === "string") continue;
      const result = normaliseAddress(one.input, one.base ?? undefined);
      if (result === null) continue;
      normalised += 1;
      assert.equal(normaliseAddress(result), result, one.input);
      assert.equal(one.failure, undefined, one.input);
      assert.equal(new URL(result).hostname, one.hostname.replace(/\.+$/, ""), one.input);
    }
    assert.ok(normalised > 150, String(normalised));
  });
});

describe("the scope of a crawl", () => {
  const scope = (patterns: { include?: string[]; exclude?: string[]; sameSite?: boolean }) => ({
    start: "https://www.shop.example/start",
    include: [],
    exclude: [],
    sameSite: true,
    ...patterns,
  });

  test("is the start's site: with or without www, over http or https", () => {
    for (const url of ["https://www.shop.example/x", "https://shop.example/x", "http://shop.example/x"]) {
      assert.ok(inScope(url, scope({})), url);
    }
    for (const url of [
      "https://blog.shop.example/",
      "https://shop.example:8443/",
      "https://shop.example.evil.example/",
      "https://evilshop.example/",
    ]) {
      assert.equal(outOfScopeReason(url, scope({})), "other_site", url);
    }
    assert.ok(inScope("https://other.example/", scope({ sameSite: false })));
    assert.ok(isSameSite("http://a.example/x", "https://www.a.example/"));
  });

  test("is narrowed by patterns, where leaving out wins", () => {
    const narrow = scope({ include: ["/docs/*", "/blog"], exclude: ["/docs/old/*", "*.pdf", "*?print=*"] });
    const reasons: Record<string, string | null> = {
      "/docs/a": null,
      "/docs/": null,
      "/docs": "not_included",
      "/blog": null,
      "/blog/a/b": null,
      "/blog?page=2": null,
      "/blogger": "not_included",
      "/start": null,
      "/docs/old/a": "excluded",
      "/docs/a.pdf": "excluded",
      "/docs/a?print=1": "excluded",
      "/": "not_included",
    };
    for (const [path, reason] of Object.entries(reasons)) {
      assert.equal(outOfScopeReason(`https://www.shop.example${path}`, narrow), reason, path);
    }
  });

  test("can name hosts and whole addresses", () => {
    const wide = scope({ sameSite: false, include: ["docs.shop.example/*", "https://help.example/en/*"] });
    assert.ok(inScope("https://docs.shop.example/a", wide));
    assert.ok(inScope("https://help.example/en/a", wide));
    assert.ok(!inScope("http://help.example/en/a", wide));
    assert.ok(!inScope("https://help.example/de/a", wide));
  });

  test("is decided soon, even by a pattern made to be slow", () => {
    const started = performance.now();
    inScope(`https://www.shop.example/${"a".repeat(2000)}`, scope({ include: [`/${"*a".repeat(1000)}*b`] }));
    assert.ok(performance.now() - started < 5000);
  });
});

test("what an address leads to is guessed from its extension", () => {
  const kinds: Record<string, string> = {
    "/": "page",
    "/about": "page",
    "/a.html?x=y.png": "page",
    "/v1.2": "page",
    "/index.php": "page",
    "/a.PDF": "document",
    "/report.docx#x": "document",
    "/feed.xml": "feed",
    "/sitemap.xml.gz": "feed",
    "/logo.svg": "skip",
    "/app.js": "skip",
    "/film.mp4": "skip",
    "/setup.exe": "skip",
    "/cdn-cgi/l/email-protection": "skip",
    "/wp-json/wp/v2/posts/1": "skip",
    "/blog/xmlrpc.php?rsd": "skip",
    "/wp-login.php": "skip",
    "/about-wp-json": "page",
  };
  for (const [path, kind] of Object.entries(kinds))
    assert.equal(guessFileKind(`https://shop.example${path}`), kind, path);
});

describe("a trap is found", () => {
  const detector = () => new TrapDetector({ year: 2026 });
  const at = (path: string) => `https://shop.example${path}`;

  test("in a path that repeats itself or has no end", () => {
    const traps = detector();
    for (const path of ["/a/a/a/a", "/a/b/a/b/a/b", "/x/css/css/css/y", "/a/x/a/y/a/z/a"]) {
      assert.equal(traps.check(at(path)), "repeating_path", path);
    }
    assert.equal(traps.check(at(`/${Array.from({ length: 21 }, (_, n) => n).join("/")}`)), "too_deep");
    for (const path of ["/", "/a/a", "/en/docs/en/api", "/2024/05/05/title", "/a/b/a/b"])
      assert.equal(traps.check(at(path)), null, path);
  });

  test("in a calendar: far away at once, near by number, and never in an article's date", () => {
    const traps = detector();
    assert.equal(traps.check(at("/events/2150/01")), "calendar");
    assert.equal(traps.check(at("/events?month=1950-01")), "calendar");
    for (const page of ["/thread/1124/2", "/1001/1", "/orders/9999/12"])
      assert.equal(traps.check(at(page)), null, `${page} has a number, and no year`);
    let read = 0;
    for (let year = 2020; year < 2032; year++) {
      for (let month = 1; month <= 12; month++) if (traps.check(at(`/events/${year}/${month}`)) === null) read += 1;
    }
    assert.ok(read <= 120 && read >= 60, String(read));
    for (let n = 0; n < 500; n++) assert.equal(traps.check(at(`/2024/05/title-${n}`)), null);
    assert.equal(traps.check(at("/products/2150/11-inch")), null);
  });

  test("in parameters: endless values, and endless combinations", () => {
    const traps = detector();
    const count = (make: (n: number) => string, total: number) =>
      Array.from({ length: total }, (_, n) => traps.check(at(make(n)))).filter((kind) => kind === null).length;
    assert.equal(
      count((n) => `/list?page=${n}`, 1500),
      1000,
    );
    assert.equal(
      count((n) => `/shop?colour=${n}&size=${n}&sort=${n}`, 500),
      60,
    );
    const names = ["a", "b", "c", "d", "e", "f"];
    const combination = (n: number) =>
      `/filter?${names
        .filter((_, bit) => n & (1 << bit))
        .map((name) => `${name}=1`)
        .join("&")}`;
    assert.equal(
      count((n) => combination(n + 1), 63),
      12,
    );
    assert.equal(traps.check(at("/x?a=1&b=1&c=1&d=1&e=1&f=1&g=1&h=1&i=1")), "endless_parameters");
    assert.equal(
      count((n) => `/product/${n}`, 5000),
      5000,
    );
  });

  test("by a detector that goes on where another stopped", () => {
    const first = detector();
    for (let n = 0; n < 990; n++) first.check(at(`/list?page=${n}`));
    const second = new TrapDetector({ year: 2026, counts: first.counts() });
    const results = Array.from({ length: 20 }, (_, n) => second.check(at(`/list?page=${1000 + n}`)));
    assert.equal(results.filter((kind) => kind === null).length, 10);
  });
});

test("a pattern of parameters ends when its pages say the same again and again", () => {
  const traps = new TrapDetector({ year: 2026 });
  const address = (number: number) => `https://shop.example/list?sort=${number}`;
  const learnt = Array.from({ length: 9 }, (_, number) => traps.learn(address(number), number > 0));
  assert.deepEqual(learnt, [...new Array(8).fill(false), true]);
  assert.equal(traps.check(address(99)), "same_again");
  assert.equal(traps.check("https://shop.example/list?page=2"), null);
  assert.equal(traps.learn("https://shop.example/plain", true), false);
  const useful = new TrapDetector({ year: 2026 });
  for (let number = 0; number < 40; number++) useful.learn(address(number), number % 2 === 0);
  assert.equal(useful.check(address(99)), null);
});
