import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { cutRanges } from "./cut-ranges.ts";
import { findTemplate, shareKept } from "./find-template.ts";
import { type ComparedPage, hashesOf, SiteTemplate } from "./site-template.ts";

type Kind = "text" | "links" | "heading" | "fixed";

/** A page of `kind: words` blocks, each on a line of its own. */
function pageOf(blocks: [Kind, string][], options: Partial<ComparedPage> = {}): ComparedPage & { text: string } {
  let start = 0;
  const placed = blocks.map(([kind, words]) => {
    const block = { kind, start, end: start + words.length, hash: hashOf(words) };
    start = block.end + 2;
    return block;
  });
  const text = blocks.map(([, words]) => words).join("\n\n");
  return { text, hasMain: true, blocks: placed, leftOut: { frame: [], aside: [] }, ...options };
}

function hashOf(words: string): number {
  return [...words].reduce((hash, character) => (Math.imul(hash, 31) + character.charCodeAt(0)) | 0, 7);
}

function siteOf(pages: ComparedPage[]): SiteTemplate {
  const template = new SiteTemplate();
  for (const [index, page] of pages.entries()) template.put(`${index}`, hashesOf(page));
  return template;
}

function cutWords(page: ComparedPage & { text: string }, template: SiteTemplate): string[] {
  return findTemplate(page, template).map(({ start, end }) => page.text.slice(start, end));
}

describe("a site's template", () => {
  const pages = Array.from({ length: 12 }, (_, index) =>
    pageOf([
      ["text", "You read version 3 of the manual."],
      ["heading", `Command ${index}`],
      ["heading", "Description"],
      ["text", `What command ${index} does.`],
      ["heading", "Example"],
      ["fixed", "import lamp"],
      ["text", "Was this page helpful?"],
    ]),
  );

  test("is what stands on most pages at their beginning and end, and never a label or code", () => {
    const template = siteOf(pages);
    assert.deepEqual(cutWords(pages[3]!, template), ["You read version 3 of the manual.", "Was this page helpful?"]);
  });

  test("is not told from a few pages", () => {
    assert.deepEqual(cutWords(pages[0]!, siteOf(pages.slice(0, 4))), []);
  });

  test("has menus anywhere on pages without a main part, with the headings above them", () => {
    const unmarked = Array.from({ length: 8 }, (_, index) =>
      pageOf(
        [
          ["text", `First words of ${index}.`],
          ["heading", "Topics"],
          ...["Oak", "Brass", "Wire"].map((name): [Kind, string] => ["links", `- ${name}`]),
          ["text", `Last words of ${index}.`],
        ],
        { hasMain: false },
      ),
    );
    assert.deepEqual(cutWords(unmarked[2]!, siteOf(unmarked)), ["Topics", "- Oak", "- Brass", "- Wire"]);
  });

  test("counts a page that is read again once", () => {
    const template = siteOf(pages);
    for (let time = 0; time < 20; time++) template.put("0", [1]);
    assert.equal(template.size, 12);
    assert.equal(template.isCommon(1, 0.01), false);
  });

  test("says how much of a page's own words was kept", () => {
    const frame: [number, number][] = [[1, 500]];
    const framed = pages.map((page) => ({ ...page, leftOut: { frame, aside: [] } }));
    const template = siteOf(framed);
    assert.equal(shareKept(framed[0]!, 100, template), 1);
    const lossy = { ...pages[0]!, leftOut: { frame, aside: [[2, 300] as [number, number]] } };
    assert.equal(shareKept(lossy, 100, template), 0.25);
    assert.equal(shareKept(lossy, 100, new SiteTemplate()), 0.25);
  });
});

test("cutting blocks leaves the others whole, apart as they were, and every range on its thing", () => {
  const block = fc.record({
    text: fc.stringMatching(/^[a-z]{1,8}$/),
    gap: fc.constantFrom("\n", "\n\n"),
    isCut: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(block, { minLength: 1 }), (blocks) => {
      let text = "";
      const ranges = blocks.map(({ text: words, gap }, index) => {
        if (index > 0) text += gap;
        text += words;
        return { start: text.length - words.length, end: text.length };
      });
      const cut = cutRanges(
        text,
        ranges.filter((_, index) => blocks[index]!.isCut),
      );
      const moved = ranges.map((range) => cut.move(range));
      const left = blocks.filter(({ isCut }) => !isCut).map(({ text: words }) => words);
      assert.deepEqual(
        cut.text.split(/\n+/u).filter((words) => words !== ""),
        left,
      );
      assert.deepEqual(
        moved.flatMap((range) => (range ? [cut.text.slice(range.start, range.end)] : [])),
        left,
      );
      assert.doesNotMatch(cut.text, /^\n|\n$|\n{3}/);
    }),
  );
});
