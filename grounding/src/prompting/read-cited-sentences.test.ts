import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type CitedSentence, createCitedSentenceReader } from "./read-cited-sentences.ts";

const cases: { name: string; answer: string; sentences: [string, CitedSentence["citations"]][] }[] = [
  {
    name: "a mark after the full stop belongs to the sentence before it",
    answer: 'Refunds take 14 days. [1: "Refunds are paid within 14 days."] Shipping is free. [2]',
    sentences: [
      ["Refunds take 14 days.", [{ number: 1, quote: "Refunds are paid within 14 days." }]],
      ["Shipping is free.", [{ number: 2, quote: null }]],
    ],
  },
  {
    name: "a mark before the full stop too",
    answer: "Refunds take 14 days [1]. Shipping is free[2].",
    sentences: [
      ["Refunds take 14 days.", [{ number: 1, quote: null }]],
      ["Shipping is free.", [{ number: 2, quote: null }]],
    ],
  },
  {
    name: "several marks and several numbers in one",
    answer: 'We open at nine. [1, 3] [2: "Open at 9."] Not on Sundays.',
    sentences: [
      [
        "We open at nine.",
        [
          { number: 1, quote: null },
          { number: 3, quote: null },
          { number: 2, quote: "Open at 9." },
        ],
      ],
      ["Not on Sundays.", []],
    ],
  },
  {
    name: "a mark in the middle of a sentence doesn't end it",
    answer: "Orders over 50 euros [2] ship free. Others cost 5.",
    sentences: [
      ["Orders over 50 euros ship free.", [{ number: 2, quote: null }]],
      ["Others cost 5.", []],
    ],
  },
  {
    name: "a mark in the middle stays with its sentence when the next one has a mark too",
    answer: "Orders over 50 euros [2] ship free. Others cost 5 [1].",
    sentences: [
      ["Orders over 50 euros ship free.", [{ number: 2, quote: null }]],
      ["Others cost 5.", [{ number: 1, quote: null }]],
    ],
  },
  {
    name: "sentences without marks stand alone",
    answer: "It is open. It is free. [1]",
    sentences: [
      ["It is open.", []],
      ["It is free.", [{ number: 1, quote: null }]],
    ],
  },
  {
    name: "a quote may hold brackets, quotation marks and full stops",
    answer: 'Yes. [1: "Say "yes" [or no]. Then wait."] Done.',
    sentences: [
      ["Yes.", [{ number: 1, quote: 'Say "yes" [or no]. Then wait.' }]],
      ["Done.", []],
    ],
  },
  {
    name: "other brackets stay in the text",
    answer: "Use [Enter] or a[0] here. See [the page](https://a.example). [1]",
    sentences: [
      ["Use [Enter] or a[0] here.", []],
      ["See [the page](https://a.example).", [{ number: 1, quote: null }]],
    ],
  },
  {
    name: "list items end with their line",
    answer: "- Small: 5 euros [1]\n- Large: 9 euros [1]\n",
    sentences: [
      ["- Small: 5 euros", [{ number: 1, quote: null }]],
      ["- Large: 9 euros", [{ number: 1, quote: null }]],
    ],
  },
  { name: "a mark with nothing before it is dropped", answer: "[1] Yes.", sentences: [["Yes.", []]] },
  {
    name: "a mark that is never closed stays as it was written",
    answer: 'Yes. [1: "open',
    sentences: [
      ["Yes.", []],
      ['[1: "open', []],
    ],
  },
  {
    name: "an answer without an end is given out at the end",
    answer: "Refunds take",
    sentences: [["Refunds take", []]],
  },
  { name: "nothing gives nothing", answer: " \n ", sentences: [] },
];

for (const { name, answer, sentences } of cases) {
  test(name, () => {
    for (const size of [1, 2, 3, 7, 1_000]) {
      assert.deepEqual(
        read(answer, size).map(({ text, citations }) => [text, citations]),
        sentences,
        `in parts of ${size}`,
      );
    }
  });
}

test("a sentence is given out as soon as the next one begins", () => {
  const reader = createCitedSentenceReader();
  assert.deepEqual(reader.push('Refunds take 14 days. [1: "Within 14 d'), []);
  assert.deepEqual(reader.push('ays."] '), []);
  assert.equal(reader.push("S")[0]?.text, "Refunds take 14 days.");
});

test("an endless sentence is given out in pieces, in time that doesn't grow", () => {
  const reader = createCitedSentenceReader();
  const sentences: CitedSentence[] = [];
  for (let word = 0; word < 20_000; word += 1) sentences.push(...reader.push("and on "));
  assert.ok(sentences.length > 20);
  assert.ok(sentences.every(({ text }) => text.length < 6_000));
});

test("keeps line ends before a sentence", () => {
  assert.deepEqual(
    read("One. [1]\n\nTwo. [1]", 3).map(({ before }) => before),
    ["", "\n\n"],
  );
});

test("the parts of the stream don't change what is read, and no word is lost", () => {
  const pieces = [
    "Yes",
    " no",
    ".",
    " ",
    "\n",
    "[1]",
    '[2: "a b."]',
    "[",
    "]",
    "A1",
    " e.g. ",
    "! ",
    "[3",
    ": ",
    "。",
    " Then it went on. ",
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { maxLength: 16 }),
      fc.integer({ min: 1, max: 5 }),
      (parts, size) => {
        const answer = parts.join("");
        const whole = read(answer, answer.length + 1);
        assert.deepEqual(read(answer, size), whole);
        const letters = (text: string) => text.replace(/\[2: "a b\."\]/gu, "").replace(/[^\p{L}]/gu, "");
        assert.equal(letters(whole.map(({ text }) => text).join("")), letters(answer));
      },
    ),
    { numRuns: 1_000 },
  );
});

function read(answer: string, size: number): CitedSentence[] {
  const reader = createCitedSentenceReader();
  const sentences: CitedSentence[] = [];
  for (let at = 0; at < answer.length; at += size) sentences.push(...reader.push(answer.slice(at, at + size)));
  return [...sentences, ...reader.end()];
}
