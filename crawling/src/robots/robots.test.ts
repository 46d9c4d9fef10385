import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import fc from "fast-check";
import { crawlDelaySeconds, isAllowed, pathOfUrl } from "./is-allowed.ts";
import { escapePattern, parseRobots, ROBOTS_MAX_BYTES } from "./parse-robots.ts";
import { parseRobotsTag } from "./parse-robots-tag.ts";
import { readRobotsLines } from "./read-robots-lines.ts";
import { robotsFromResponse } from "./robots-from-response.ts";

interface Vectors {
  allowed_cases: { test: string; google_only: boolean; robots: string; agent: string; url: string; allowed: boolean }[];
  path_of_url: [string, string][];
  escape_pattern: [string, string][];
  parse_counts: { name: string; robots_base64: string; valid_directives: number; last_line_seen?: number }[];
}

const file = new URL("../../../../shared/conformance/robots/google-robotstxt.json", import.meta.url);
const skip = existsSync(file) ? false : "no vectors here";
const vectors = (): Vectors => JSON.parse(readFileSync(file, "utf8"));
const failing = (cases: Vectors["allowed_cases"]) =>
  cases.filter(({ robots, agent, url, allowed }) => isAllowed(parseRobots(robots), agent, url) !== allowed);

describe("the vectors of Google's reader", { skip }, () => {
  test("that RFC 9309 requires all hold", () => {
    const cases = vectors().allowed_cases.filter((one) => !one.google_only);
    assert.equal(cases.length, 72);
    assert.deepEqual(failing(cases), []);
  });
  test("that only Google asks for hold too", () => {
    const cases = vectors().allowed_cases.filter((one) => one.google_only);
    assert.equal(cases.length, 66);
    assert.deepEqual(failing(cases), []);
  });
  test("for the path of an address, escapes, line ends and byte order marks hold", () => {
    const { path_of_url: paths, escape_pattern: escapes, parse_counts: counts } = vectors();
    assert.equal(paths.length, 19);
    for (const [url, path] of paths) assert.equal(pathOfUrl(url), path, url);
    for (const [pattern, escaped] of escapes) assert.equal(escapePattern(pattern), escaped, pattern);
    for (const one of counts) {
      const directives = readRobotsLines(Buffer.from(one.robots_base64, "base64"), ROBOTS_MAX_BYTES);
      assert.equal(directives.length, one.valid_directives, one.name);
      if (one.last_line_seen !== undefined) assert.equal(directives.at(-1)?.line, one.last_line_seen, one.name);
    }
  });
});

describe("robots.txt", () => {
  test("names sitemaps wherever it likes, and delays for a group", () => {
    const rules = parseRobots(
      "Sitemap: https://a.example/one.xml\nUser-agent: *\nCrawl-delay: 2\nDisallow: /x\n" +
        "User-agent: CitedeskBot\nCrawl-delay: 7.5\nDisallow:\nSitemap: https://a.example/zwei-ä.xml#no\n",
    );
    assert.deepEqual(rules.sitemaps, ["https://a.example/one.xml", "https://a.example/zwei-ä.xml"]);
    assert.equal(crawlDelaySeconds(rules, "citedeskbot"), 7.5);
    assert.equal(crawlDelaySeconds(rules, "other"), 2);
    assert.equal(isAllowed(rules, "CitedeskBot", "https://a.example/x"), true);
    assert.equal(isAllowed(rules, "other", "https://a.example/x"), false);
    assert.equal(crawlDelaySeconds(parseRobots("User-agent: *\nCrawl-delay: soon"), "x"), null);
  });

  test("forbids a path however its letters are escaped, and allows it only as written", () => {
    const at = (rule: string, path: string) =>
      isAllowed(parseRobots(`User-agent: *\n${rule}`), "x", `https://a.example${path}`);
    assert.equal(at("Disallow: /%7Euser", "/~user/a"), false);
    assert.equal(at("Disallow: /~user", "/%7euser/a"), false);
    assert.equal(at("Disallow: /%41%5A%61%7A%30%39%2D%2E%5F", "/AZaz09-._"), false);
    assert.equal(at("Disallow: /a%2Fb", "/a/b"), true);
    assert.equal(at("Disallow: /a%2fb", "/a%2Fb"), false);
    assert.equal(at("Disallow: /a%5Bb%40%60%7B", "/a[b@`{"), true);
    assert.equal(at("Disallow: /\nAllow: /%7Euser", "/~user"), false);
  });

  test("may always be read itself", () => {
    assert.equal(isAllowed(parseRobots("User-agent: *\nDisallow: /"), "x", "https://a.example/robots.txt"), true);
  });

  test("is read up to 500 KiB, and a line cut in two does not count", () => {
    const filler = `#${"x".repeat(ROBOTS_MAX_BYTES - 60)}\n`;
    const rules = parseRobots(`User-agent: *\nDisallow: /a\n${filler}Disallow: /${"b".repeat(100)}\nDisallow: /c\n`);
    assert.deepEqual(
      rules.groups[0]?.rules.map((rule) => rule.pattern),
      ["/a"],
    );
  });

  test("that tries to be slow is still matched at once", () => {
    const rules = parseRobots(`User-agent: *\nDisallow: /${"*a".repeat(8000)}b\n`.repeat(30));
    const started = performance.now();
    assert.equal(isAllowed(rules, "x", `https://a.example/${"a".repeat(8000)}`), true);
    assert.ok(performance.now() - started < 5000);
  });

  test("means by its status: rules, none, or wait", () => {
    const body = "User-agent: *\nDisallow: /private";
    const at = (status: number | null, path: string) =>
      isAllowed(robotsFromResponse(status, body).rules, "x", `https://a.example${path}`);
    assert.equal(at(200, "/private"), false);
    assert.equal(at(200, "/"), true);
    for (const status of [401, 403, 404, 410, 302]) assert.equal(at(status, "/private"), true, String(status));
    for (const status of [500, 503, 429, null]) assert.equal(at(status, "/"), false, String(status));
    assert.equal(robotsFromResponse(404, "").state, "absent");
    assert.equal(robotsFromResponse(null, "").state, "unreachable");
  });

  test("of any bytes is read without an error, and pattern matching agrees with a regular expression", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => parseRobots(bytes).groups.length >= 0));
    const piece = fc.constantFrom("a", "b", "/", "*", "$", "ab");
    const pattern = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);
    const path = fc
      .array(fc.constantFrom("a", "b", "/", "$"), { maxLength: 10 })
      .map((pieces) => `/${pieces.join("")}`);
    fc.assert(
      fc.property(pattern, path, (disallowed, at) => {
        const anchored = disallowed.endsWith("$");
        const source = (anchored ? disallowed.slice(0, -1) : disallowed)
          .split("*")
          .map((part) => part.replace(/[$/]/g, "\\$&"))
          .join(".*");
        const expected = !new RegExp(`^${source}${anchored ? "$" : ""}`).test(at);
        assert.equal(isAllowed(parseRobots(`User-agent: *\nDisallow: ${disallowed}`), "x", `http://h${at}`), expected);
      }),
      { numRuns: 2000 },
    );
  });
});

test("a robots tag counts when it is for everyone or for us", () => {
  const tag = (value: string) => parseRobotsTag(value, "CitedeskBot");
  assert.deepEqual(tag("noindex, nofollow"), { noindex: true, nofollow: true });
  assert.deepEqual(tag("NONE"), { noindex: true, nofollow: true });
  assert.deepEqual(tag("googlebot: noindex, nofollow"), { noindex: false, nofollow: false });
  assert.deepEqual(tag("googlebot: noindex, citedeskbot: nofollow"), { noindex: false, nofollow: true });
  assert.deepEqual(tag("max-snippet:20, noindex"), { noindex: true, nofollow: false });
  assert.deepEqual(tag(""), { noindex: false, nofollow: false });
});
