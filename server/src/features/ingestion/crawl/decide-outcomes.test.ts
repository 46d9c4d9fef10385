import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { BlockKeepers, SiteTemplate } from "@citedesk/crawling";
import type { ExtractedDocument } from "../../../ports/text-extractor.ts";
import { decideOutcomes, type KnownPages } from "./decide-outcomes.ts";
import type { PageReading } from "./fetch-page.ts";
import { proseOf } from "./testing/site-server.ts";
import { TwinFinder } from "./twin-finder.ts";

let place = 1;

function nothingKnown(): KnownPages {
  return { twins: new TwinFinder(), template: new SiteTemplate(), keepers: new BlockKeepers() };
}

function reading(
  path: string,
  fields: Partial<PageReading> = {},
  page: Partial<PageReading["page"]> = {},
): PageReading {
  place += 1;
  return {
    page: {
      documentId: path,
      url: `https://shop.example${path}`,
      place,
      depth: 1,
      attempt: 1,
      currentVersionId: null,
      isRemoved: false,
      isRemovalRefused: false,
      language: null,
      isKnown: false,
      isReadAlike: true,
      etag: null,
      lastModified: null,
      sha256: null,
      fingerprint: null,
      textSha256: null,
      canonicalUrl: null,
      links: [],
      keptBlocks: [],
      ...page,
    },
    event: { kind: "read" },
    movedTo: null,
    response: null,
    content: null,
    links: null,
    ...fields,
  };
}

function textOf(text: string, canonicalPath?: string): ExtractedDocument {
  return {
    text,
    title: null,
    language: "en",
    headings: [],
    pages: [],
    times: [],
    units: [],
    mediaType: "text/html",
    links: [],
    ...(canonicalPath ? { canonicalUrl: `https://shop.example${canonicalPath}` } : {}),
  };
}

const statuses = (outcomes: ReturnType<typeof decideOutcomes>) =>
  Object.fromEntries(outcomes.settled.map(({ documentId, status }) => [documentId, status ?? "published"]));
const known = { currentVersionId: "before", isKnown: true };

describe("of pages with the same text", () => {
  const text = proseOf("lamps");

  test("the first one is kept", () => {
    const pages = [reading("/a", { content: textOf(text) }), reading("/b", { content: textOf(text) })];
    const outcomes = decideOutcomes(pages, nothingKnown(), 1);
    assert.deepEqual(statuses(outcomes), { "/a": "published", "/b": "duplicate" });
    assert.match(outcomes.settled[1]!.reason!.message, /shop\.example\/a/);
  });

  test("the one that the others call canonical is kept, also when it comes later", () => {
    const twins = nothingKnown();
    const first = decideOutcomes([reading("/a?x=1", { content: textOf(text, "/a") })], twins, 1);
    assert.deepEqual(statuses(first), { "/a?x=1": "published" });
    const second = decideOutcomes([reading("/a", { content: textOf(text, "/a") })], twins, 1);
    assert.deepEqual(statuses(second), { "/a": "published" });
    assert.deepEqual(
      second.demoted.map(({ documentId }) => documentId),
      ["/a?x=1"],
    );
    assert.deepEqual(second.withdrawn, ["/a?x=1"]);
  });

  test("and within one group nothing of the other is published at all", () => {
    const pages = [reading("/a?x=1", { content: textOf(text, "/a") }), reading("/a", { content: textOf(text, "/a") })];
    const outcomes = decideOutcomes(pages, nothingKnown(), 1);
    assert.deepEqual(statuses(outcomes), { "/a?x=1": "duplicate", "/a": "published" });
    assert.deepEqual(
      outcomes.documents.map(({ documentId }) => documentId),
      ["/a"],
    );
    assert.deepEqual([outcomes.demoted, outcomes.withdrawn], [[], []]);
  });

  test("each shows its own title, whichever is read first", () => {
    const titled = (path: string) => reading(path, { content: { ...textOf(text, "/a"), title: `Page ${path}` } });
    for (const order of [
      ["/a?x=1", "/a"],
      ["/a", "/a?x=1"],
    ]) {
      const twins = nothingKnown();
      const settled = order.flatMap((path) => decideOutcomes([titled(path)], twins, 1).settled);
      assert.deepEqual(
        settled.map(({ title }) => title),
        order.map((path) => `Page ${path}`),
      );
    }
  });

  test("the one that answers have used before stays", () => {
    const pages = [reading("/new", { content: textOf(text) }), reading("/old", { content: textOf(text) }, known)];
    assert.deepEqual(statuses(decideOutcomes(pages, nothingKnown(), 1)), {
      "/new": "duplicate",
      "/old": "published",
    });
  });
});

describe("what was read before", () => {
  const failures: [string, PageReading["event"], string, boolean][] = [
    ["stays when the page only fails", { kind: "response", status: 403, retryAfterMs: null }, "failed", false],
    ["goes when the page is gone", { kind: "response", status: 410, retryAfterMs: null }, "removed", true],
    ["goes when the page asks not to be indexed", { kind: "noindex" }, "skipped", true],
    ["stays until the run ends when the page asks to sign in", { kind: "sign_in_page" }, "empty", false],
    ["stays until the run ends when it only leads on by itself", { kind: "leads_on" }, "skipped", false],
    [
      "stays until the run ends when it redirects",
      { kind: "redirected", to: "https://a.example/" },
      "duplicate",
      false,
    ],
    ["goes when robots.txt forbids it now", { kind: "robots" }, "skipped", true],
    ["stays when it did not change", { kind: "response", status: 304, retryAfterMs: null }, "unchanged", false],
  ];
  for (const [name, event, status, isWithdrawn] of failures) {
    test(name, () => {
      const outcomes = decideOutcomes([reading("/a", { event }, known)], nothingKnown(), 1);
      assert.deepEqual(statuses(outcomes), { "/a": status });
      assert.deepEqual(outcomes.withdrawn, isWithdrawn ? ["/a"] : []);
    });
  }

  test("is shown as removed for as long as it is gone", () => {
    const event = { kind: "response", status: 404, retryAfterMs: null } as const;
    const decide = (page: Partial<PageReading["page"]>) =>
      statuses(decideOutcomes([reading("/a", { event }, page)], nothingKnown(), 1));
    assert.deepEqual(
      [decide(known), decide({ isRemoved: true }), decide({})],
      [{ "/a": "removed" }, { "/a": "removed" }, { "/a": "failed" }],
    );
  });

  test("is tried three times when it may come back, then fails", () => {
    const event = { kind: "response", status: 500, retryAfterMs: null } as const;
    const decide = (attempt: number) =>
      decideOutcomes([reading("/a", { event }, { ...known, attempt })], nothingKnown(), 0.5);
    assert.equal(decide(1).postponed[0]!.attempt, 2);
    assert.ok(decide(1).postponed[0]!.afterMs >= 2500);
    assert.equal(decide(1).postponed[0]!.reason?.code, "server_error");
    assert.deepEqual([decide(1).settled, decide(2).settled], [[], []]);
    assert.deepEqual(statuses(decide(3)), { "/a": "failed" });
  });
});

describe("what stands on most pages of a site", () => {
  const banner = "You read the manual of version 3, which is kept for those who have not moved on to version 4 yet.";
  const hashOf = (text: string) => [...text].reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) | 0, 7);

  /** A page under the site's banner, as the extraction gives it. */
  function bannered(path: string, own: string, words = own): PageReading {
    const text = `${banner}\n\n${own}`;
    const block = (start: number, end: number) => ({
      start,
      end,
      hash: hashOf(text.slice(start, end)),
      kind: "text" as const,
    });
    const blocks = [block(0, banner.length), block(banner.length + 2, text.length)];
    const outline = { hasMain: true, words, blocks, leftOut: { frame: [], aside: [] } };
    return reading(path, { content: { ...textOf(text), outline } });
  }

  test("is taken away before texts are stored and compared", () => {
    const pages = ["a", "b", "c", "d", "e", "f"].map((name) => bannered(`/${name}`, proseOf(name)));
    const known = nothingKnown();
    const { documents, settled } = decideOutcomes(pages, known, 1);
    assert.deepEqual(
      documents.map(({ content }) => content.text),
      ["a", "b", "c", "d", "e", "f"].map(proseOf),
    );
    assert.deepEqual(new Set(settled.map(({ kept }) => kept)), new Set([1]));
    const plain = decideOutcomes([reading("/plain", { content: textOf(proseOf("c")) })], known, 1);
    assert.equal(plain.settled[0]?.status, "duplicate");
  });

  test("pages of which only a few words are left are the same when everything on them is", () => {
    const stub = "Nothing here yet.";
    const pages = [
      bannered("/a", stub, "Oak stub"),
      bannered("/b", stub, "Brass stub"),
      bannered("/c", stub, "Oak stub"),
    ];
    const { settled } = decideOutcomes(pages, nothingKnown(), 1);
    assert.deepEqual(
      settled.map(({ status }) => status),
      [null, null, "duplicate"],
    );
  });
});
