import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../analysis/split-sentences.ts";
import { findUnits, type Outline } from "./find-units.ts";
import { countedMark } from "./line-signs.ts";

function describe(text: string, outline?: Outline) {
  return findUnits(text, outline).map(({ kind, start, end, header, whole }) => [
    kind,
    text.slice(start, end),
    header ? text.slice(header.start, header.end) : "",
    whole ? text.slice(whole.start, whole.end) : "",
  ]);
}

test("a question on a line of its own heads all of its answer, and the next question ends it", () => {
  const text = "Do you fit boots?\n\nYes! It takes an hour.\n\nDo you hire?\n\nNo.";
  assert.deepEqual(describe(text), [
    ["question", "Do you fit boots?", "", ""],
    ["sentence", "Yes!", "Do you fit boots?", "Yes! It takes an hour."],
    ["sentence", "It takes an hour.", "Do you fit boots?", "Yes! It takes an hour."],
    ["question", "Do you hire?", "", ""],
    ["sentence", "No.", "Do you hire?", "No."],
  ]);
});

test("a question inside a paragraph heads the rest of that paragraph alone", () => {
  const text = "We sell cards. Lost one? We replace it.\n\nCards are valid for a year.";
  assert.deepEqual(
    describe(text).map(([kind, , header]) => [kind, header]),
    [
      ["sentence", ""],
      ["question", ""],
      ["sentence", "Lost one?"],
      ["sentence", ""],
    ],
  );
});

test("a short line without an end that a sentence follows names it, a figure is none", () => {
  const [caption, answer] = describe("I entered the wrong address\n\nEmail us straight away with your order number.");
  assert.deepEqual(caption?.[0], "heading");
  assert.deepEqual(answer?.[2], "I entered the wrong address");
  assert.deepEqual(describe("£12 per hour\n\nNo experience is needed, we train you.")[0]?.[0], "sentence");
});

test("rows are told one by one, with the table as their whole", () => {
  const text = "Prices\n\nJob: Zip | Price: £28\nJob: Patch | Price: £15. Or less.\n\nAsk us.";
  assert.deepEqual(describe(text, { headingPath: ["Prices"] }), [
    ["heading", "Prices", "", ""],
    ["row", "Job: Zip | Price: £28", "", text.slice(8, -9)],
    ["row", "Job: Patch | Price: £15. Or less.", "", text.slice(8, -9)],
    ["sentence", "Ask us.", "", ""],
  ]);
});

test("items keep the sentence that introduces them, across the list and no further", () => {
  const text = "You need:\n\n- a passport\n- a form\n\n1. Sign it. Keep a copy.\n\nThat is all.";
  assert.deepEqual(
    describe(text).map(([kind, written, header]) => [kind, written, header]),
    [
      ["sentence", "You need:", ""],
      ["item", "- a passport", "You need:"],
      ["item", "- a form", "You need:"],
      ["item", "1. Sign it.", "You need:"],
      ["item", "Keep a copy.", "You need:"],
      ["sentence", "That is all.", ""],
    ],
  );
});

test("a line with its term is a definition, in every sentence of it", () => {
  assert.deepEqual(
    describe("Summer camp: For ages 12 to 15. Lunch is included.\nCooking: Fridays.").map(([kind, , header]) => [
      kind,
      header,
    ]),
    [
      ["definition", "Summer camp"],
      ["definition", "Summer camp"],
      ["definition", "Cooking"],
    ],
  );
});

test("headings whose places are known make the path of what stands below them", () => {
  const text = "Shop\n\nOpen daily.\n\nReturns\n\nSend it back.";
  const headings = [
    { start: 0, end: 4, level: 1 },
    { start: 19, end: 26, level: 2 },
  ];
  assert.deepEqual(
    findUnits(text, { headings }).map(({ kind, headingPath }) => [kind, headingPath.join(" > ")]),
    [
      ["heading", "Shop"],
      ["sentence", "Shop"],
      ["heading", "Shop > Returns"],
      ["sentence", "Shop > Returns"],
    ],
  );
});

test("there is a unit for each sentence, at its place", () => {
  const text = "A?\n\nb c. d\n- e\n- f | g\n\n# H\n\ni: j | k\nl\n\nm: n. o? p!";
  assert.deepEqual(
    findUnits(text).map(({ start, end }) => ({ start, end })),
    splitSentences(text),
  );
});

test("a heading of two sentences is one, and one that asks heads its answer", () => {
  const heading = "5.14. My card does not work with Linux. What should I do?";
  const text = `${heading}\n\nBuy one which does. Or write a driver.\n\n5.15. Other cards\n\nThey work.`;
  const whole = "Buy one which does. Or write a driver.";
  assert.deepEqual(describe(text, { headingPath: ["Hardware", heading, "5.15. Other cards"] }), [
    ["question", "5.14. My card does not work with Linux.", "", ""],
    ["question", "What should I do?", "", ""],
    ["sentence", "Buy one which does.", heading, whole],
    ["sentence", "Or write a driver.", heading, whole],
    ["heading", "5.15. Other cards", "", ""],
    ["sentence", "They work.", "", ""],
  ]);
});

test("steps that are counted on over what is said between them are one list, below what heads the first", () => {
  const text =
    "To merge letters:\n\n1. Choose Merge.\n\nThe wizard opens.\n\n2. Choose a list.\n3. Click OK.\n\n1. Another list begins.";
  const whole = "1. Choose Merge.\n\nThe wizard opens.\n\n2. Choose a list.\n3. Click OK.";
  assert.deepEqual(
    describe(text).filter(([kind]) => kind === "item"),
    [
      ["item", "1. Choose Merge.", "To merge letters:", whole],
      ["item", "2. Choose a list.", "To merge letters:", whole],
      ["item", "3. Click OK.", "To merge letters:", whole],
      ["item", "1. Another list begins.", "", "1. Another list begins."],
    ],
  );
});

test("the number of a step counts beside its neighbour; that of a day doesn't", () => {
  assert.equal(countedMark("1. Open it.\n2. Close it.", 0), 3);
  assert.equal(countedMark("1. Open it.\n2. Close it.", 12), 3);
  assert.equal(countedMark("5. Mai: geschlossen\n12. Mai: offen", 0), 0);
  assert.equal(countedMark("Step 1. Open it.\n2. Close it.", 5), 0);
});

test("a line above a mere sum is its heading, the section's own and those of sections behind it", () => {
  const text = "Adults\n\n12 €\n\nFamily\n\nfrom $28 per day\n\nNews\n\n11 February 2025";
  const told = findUnits(text, { headingPath: ["Tickets", "Adults"] }).map(({ kind, header, start, end }) => [
    kind,
    text.slice(start, end),
    header && text.slice(header.start, header.end),
  ]);
  assert.deepEqual(told, [
    ["heading", "Adults", undefined],
    ["sentence", "12 €", "Adults"],
    ["heading", "Family", undefined],
    ["sentence", "from $28 per day", "Family"],
    ["sentence", "News", "Family"],
    ["sentence", "11 February 2025", "Family"],
  ]);
});
