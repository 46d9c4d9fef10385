import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import type { StructuredText } from "../structured-text.ts";
import { countWords } from "./count-words.ts";
import { PASSAGE_RULES, splitPassages } from "./split-passages.ts";

function documentOf(text: string, parts: Partial<StructuredText> = {}): StructuredText {
  return { text, title: null, language: "en", headings: [], pages: [], times: [], units: [], ...parts };
}

function headingsOf(text: string): StructuredText["headings"] {
  return [...text.matchAll(/^(#+) .*$/gm)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    level: match[1]!.length,
  }));
}

const sentences = (count: number, words = 10) => `${"Word ".repeat(words - 1)}end. `.repeat(count).trim();

test("each section is a passage with the headings above it, and an empty parent joins its child", () => {
  const text =
    "# Shop\n\n## Returns\n\nWithin 14 days.\n\n## Delivery\n\n### Europe\n\nThree to five days.\n\n## Contact\n\nWrite to us.";
  const passages = splitPassages(documentOf(text, { headings: headingsOf(text) }));
  assert.deepEqual(
    passages.map(({ headingPath, start, end }) => [headingPath, text.slice(start, end)]),
    [
      [["Shop", "Returns"], "# Shop\n\n## Returns\n\nWithin 14 days."],
      [["Shop", "Delivery", "Europe"], "## Delivery\n\n### Europe\n\nThree to five days."],
      [["Shop", "Contact"], "## Contact\n\nWrite to us."],
    ],
  );
});

test("a section of one word stands alone beside others of its level", () => {
  const text = "# Paying\n\n## Apple Pay\n\nYes.\n\n## Klarna\n\nNo.\n\n## Bank transfer\n\nFrom £100 on.";
  assert.deepEqual(
    splitPassages(documentOf(text, { headings: headingsOf(text) })).map(({ start, end }) => text.slice(start, end)),
    ["# Paying\n\n## Apple Pay\n\nYes.", "## Klarna\n\nNo.", "## Bank transfer\n\nFrom £100 on."],
  );
});

test("a line that announces the sections below it stands with them", () => {
  const jobs = "Vacancies:\n\nNight baker\n\nFive shifts a week.\n\nShop assistant\n\nSaturdays, all day. Start soon.";
  const text = `Work with us\n\n${jobs}\n\nVisit us\n\nOn the quay.`;
  const headings = ["Work with us", "Night baker", "Shop assistant", "Visit us"].map((title) => {
    const start = text.indexOf(title);
    return { start, end: start + title.length, level: /us$/.test(title) ? 1 : 2 };
  });
  assert.deepEqual(
    splitPassages(documentOf(text, { headings })).map(({ headingPath }) => headingPath),
    [["Work with us"], ["Visit us"]],
  );
});

test("… but not where they are long, ask something, or stand beside its own section", () => {
  const sections = (...parts: string[]) => {
    const text = ["# Work with us\n\nOur jobs:", ...parts].join("\n\n");
    return splitPassages(documentOf(text, { headings: headingsOf(text) })).length;
  };
  assert.equal(sections(`## Baker\n\n${sentences(31)}`, "## Driver\n\nFrom six in the morning."), 3);
  assert.equal(sections("## Who can apply?\n\nAnybody.", "## By when?\n\nBy the first of May."), 2);
  assert.equal(sections("# Baker\n\nFive shifts a week.", "# Driver\n\nFrom six in the morning."), 3);
});

test("a long section becomes passages of even size that end with a sentence", () => {
  const text = sentences(61);
  const sizes = splitPassages(documentOf(text)).map(({ start, end }) => {
    assert.match(text.slice(start, end), /end\.$/);
    return countWords(text, start, end);
  });
  assert.equal(
    sizes.reduce((sum, size) => sum + size, 0),
    610,
  );
  for (const size of sizes) assert.ok(size >= 150 && size <= 300, `${size}`);
});

test("speech without punctuation is cut between words", () => {
  const text = "so we talk about lamps ".repeat(200).trim();
  const passages = splitPassages(documentOf(text));
  assert.ok(passages.length >= 3);
  for (const { start, end } of passages) {
    assert.ok(countWords(text, start, end) <= 300);
    assert.equal(text.slice(start, end).trim(), text.slice(start, end));
    assert.ok(end === text.length || text[end] === " ");
  }
});

test("a unit is never cut, however long", () => {
  const before = `${sentences(25)}\n\n`;
  const unit = sentences(40);
  const text = `${before}${unit}\n\n${sentences(5)}`;
  const range = { start: before.length, end: before.length + unit.length };
  const passages = splitPassages(documentOf(text, { units: [range] }));
  assert.ok(passages.some(({ start, end }) => start <= range.start && end >= range.end));
});

test("a passage carries the page that it starts on and starts anew with the next page", () => {
  const text = "First page here.\n\nSecond page here.";
  const pages = [
    { start: 0, end: 17, number: 1 },
    { start: 17, end: text.length, number: 2 },
  ];
  assert.deepEqual(splitPassages(documentOf(text, { pages })), [
    { start: 0, end: 16, headingPath: [], page: 1 },
    { start: 18, end: text.length, headingPath: [], page: 2 },
  ]);
});

test("a passage of a transcript carries the time from its first word to its last", () => {
  const text = "Hello and welcome. Today we talk about lamps.";
  const times = [
    { start: 0, end: 18, from: 0, to: 2.5 },
    { start: 19, end: text.length, from: 2.5, to: 6 },
  ];
  assert.deepEqual(splitPassages(documentOf(text, { times }))[0]?.time, { from: 0, to: 6 });
});

test("an empty document has no passages", () => {
  assert.deepEqual(splitPassages(documentOf(" \n\n ")), []);
});

test("passages cover everything but white space, in order, without overlap, and cut no unit", () => {
  const pieces = fc.constantFrom(
    "# Title\n",
    "## Part\n",
    sentences(8),
    "One. ",
    "word ",
    "\n\n",
    "\n",
    "中文句子。",
    " ",
  );
  const offsets = fc.array(fc.tuple(fc.nat(3000), fc.integer({ min: 1, max: 400 })), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), offsets, (parts, cuts) => {
      const text = parts.join("");
      const headings = headingsOf(text);
      const isFree = (start: number, end: number) =>
        headings.every((heading) => heading.end <= start || heading.start >= end);
      const units = cuts
        .map(([start, length]) => ({ start, end: Math.min(text.length, start + length) }))
        .filter(({ start, end }) => start < end && isFree(start, end) && text.slice(start, end).trim() !== "");
      let last = 0;
      const passages = splitPassages(documentOf(text, { headings, units }));
      for (const { start, end } of passages) {
        assert.equal(text.slice(last, start).trim(), "");
        assert.ok(start >= last && start < end && end <= text.length);
        last = end;
      }
      assert.equal(text.slice(last).trim(), "");
      for (const { start, end } of passages) {
        for (const unit of units)
          assert.ok(end <= unit.start || start >= unit.end || (start <= unit.start && end >= unit.end));
      }
    }),
  );
});

test("a question is never parted from its answer", () => {
  const answered = (number: number) => `What about case ${"x".repeat(number)}?\n\n${sentences(3)}`;
  const text = Array.from({ length: 12 }, (_, number) => answered(number + 1)).join("\n\n");
  const passages = splitPassages(documentOf(text));
  assert.ok(passages.length > 1);
  for (const { start, end } of passages) {
    assert.match(text.slice(start, end), /^What about/);
    assert.match(text.slice(start, end), /end\.$/);
  }
});

test("other cuts need new PASSAGE_RULES, else what was read before keeps its cuts", () => {
  const list = "- Adults: £9\n- Children (4-6 yrs): £4\n- Under 4s: free";
  const table = "Room | Price\nSingle | £64.50\nDouble | £92";
  const text = [
    "# Visiting Dr. Hale's garden",
    "Open 10 a.m. to 5 p.m., Mon. to Sat. No. 14 is our house. We close at 4.30 p.m. in winter. Dogs? Yes, on a lead.",
    `## Prices\n\n${list}`,
    "## Groups\n\nNo.",
    `## Rooms\n\n${table}\n\nCan I bring a cot?\nWe have two. Ask for one when you book.`,
    `### How to get here\n\n${sentences(40)}\n\nWhere do I park?\n\n${sentences(12)}`,
    "## Öffnungszeiten\n\nMo.–Fr. 9 bis 17 Uhr, am 1. Mai zu. Nr. 7, 2. Stock. Das kostet z. B. 4,50 € pro Std.",
    "## Wir bieten:\n\nKurse.\n\n## Stellen\n\nWir suchen:",
    "Kursleiter\n\nFür Kurse am Abend, zwei Mal die Woche.\n\nGärtnerin\n\nFür den Garten, in Teilzeit.",
    "## Kontakt\n\nTel. 01539 42 42 42\nMail: garden@example.com\nGents cut ........ £22",
  ].join("\n\n");
  const units = [list, table].flatMap((block) =>
    [...block.matchAll(/.+/g)].map((line) => {
      const start = text.indexOf(block) + line.index;
      return { start, end: start + line[0].length };
    }),
  );
  const plain = ["Kursleiter", "Gärtnerin"].map((title) => {
    const start = text.indexOf(title);
    return { start, end: start + title.length, level: 3 };
  });
  const cuts = splitPassages(documentOf(text, { headings: [...headingsOf(text), ...plain], units }));
  const digest = createHash("sha256").update(JSON.stringify(cuts)).digest("hex").slice(0, 16);
  assert.deepEqual([PASSAGE_RULES, digest], [3, "ef896769c9ce5e71"]);
});
