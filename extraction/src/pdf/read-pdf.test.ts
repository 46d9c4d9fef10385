import assert from "node:assert/strict";
import { test } from "node:test";
import { ExtractionFailure } from "../extracted-document.ts";
import { assertExact } from "../text/assert-exact.ts";
import { type FixtureLine, makePdf } from "./make-pdf.ts";
import { readPdf } from "./read-pdf.ts";
import { loadRecognizer } from "./recognize-pages.ts";

function failure(code: string) {
  return (error: unknown) => error instanceof ExtractionFailure && error.code === code;
}

async function isRecognitionInstalled(): Promise<string | false> {
  return (await loadRecognizer()) === undefined ? false : "text recognition is installed";
}

/** Lines below one another, 13 points apart. */
function block(texts: string[], top: number, size = 11): FixtureLine[] {
  return texts.map((text, index) => ({ text, y: top - index * 13, size }));
}

const PARAGRAPH = [
  "The lamp is made of oak and shines for ten hours before it wants",
  "to be charged again, which takes about two hours with the cable",
  "that comes with it.",
];

test("letters that only their font knows are bullets at the beginning of a line, and nothing elsewhere", async () => {
  const { text } = await readPdf(
    makePdf([
      [
        { text: "\x95 Unplug the lamp before you open it.", y: 700, symbols: true },
        { text: "\x95 Wait for 5\x95minutes until it is cold.", y: 660, symbols: true },
      ],
    ]),
  );
  assert.doesNotMatch(text, /[\ue000-\uf8ff]/u);
  assert.match(text, /^[•-] Unplug the lamp before you open it\.\n+[•-] Wait for 5 minutes until it is cold\.$/u);
});

test("lines become paragraphs, larger ones headings, and pages are counted from 1", async () => {
  const document = await readPdf(
    makePdf([
      [
        { text: "Oak lamp", y: 700, size: 24 },
        ...block(PARAGRAPH, 660),
        { text: "Care", y: 590, size: 16 },
        ...block(PARAGRAPH, 565),
      ],
      block(["A second page has its own text, which is a little shorter."], 700),
    ]),
  );
  assertExact(document);
  const paragraph = PARAGRAPH.join(" ");
  const first = `Oak lamp\n\n${paragraph}\n\nCare\n\n${paragraph}`;
  assert.equal(document.text, `${first}\n\nA second page has its own text, which is a little shorter.`);
  assert.deepEqual(
    document.headings.map(({ start, end, level }) => [level, document.text.slice(start, end)]),
    [
      [1, "Oak lamp"],
      [2, "Care"],
    ],
  );
  assert.deepEqual(document.pages, [
    { number: 1, start: 0, end: first.length },
    { number: 2, start: first.length + 2, end: document.text.length },
  ]);
});

test("words parted at a line's end are whole again", async () => {
  const { text } = await readPdf(
    makePdf([block(["The maintenance of this lamp needs no spe-", "cial tools, only some patience."], 700)]),
  );
  assert.equal(text, "The maintenance of this lamp needs no special tools, only some patience.");
});

test("a word that has a hyphen of its own keeps it at a line's end", async () => {
  const lines = ["We have self-service desks. Mails to our E-", "Mail desk and the Online-", "Portal, at our self-"];
  const more = [
    "service desks, in sea-",
    "sons from 2025-",
    "26 on. NOT INFOR-",
    "MATION by TraceMonkey, Trace-",
    "Monkey.",
  ];
  const page = [...lines, ...more].map((text, at) => ({ text, y: 700 - 14 * at }));
  const { text } = await readPdf(makePdf([page]));
  assert.equal(
    text,
    "We have self-service desks. Mails to our E-Mail desk and the Online-Portal, at our self-service desks, in " +
      "seasons from 2025-26 on. NOT INFORMATION by TraceMonkey, TraceMonkey.",
  );
});

test("lines that are set to one width are no rows of cells, however wide their spaces", async () => {
  const lines = [
    { text: "Our desk offers lockers for all", y: 700 },
    { text: "bags and overnight", y: 686, wordSpacing: 20 },
    { text: "parking for longdistance", y: 672, wordSpacing: 17 },
    { text: "travellers of any", y: 658, wordSpacing: 22 },
    { text: "airline.", y: 644 },
  ];
  const { text } = await readPdf(makePdf([lines]));
  assert.equal(
    text,
    "Our desk offers lockers for all bags and overnight parking for longdistance travellers of any airline.",
  );
});

test("running heads and page numbers are left out, whatever their number", async () => {
  const pages = Array.from({ length: 5 }, (_, index) => [
    { text: "Lamp handbook", y: 770, size: 9 },
    ...block([`Chapter text number ${"abcde"[index]} says something of its own here.`], 600),
    ...block(["And ends with this line."], 570),
    { text: `Page ${index + 1} of 5`, y: 20, size: 9 },
  ]);
  const { text } = await readPdf(makePdf(pages));
  assert.doesNotMatch(text, /handbook|Page \d/);
  assert.match(text, /number a says.*number e says/s);
});

test("columns of cells become rows with the names above them", async () => {
  const row = (cells: string[], y: number) => cells.map((text, index) => ({ text, x: 72 + index * 150, y }));
  const { text, units } = await readPdf(
    makePdf([
      [
        ...row(["Model", "Price", "Weight"], 700),
        ...row(["Small", "$10", "1 kg"], 685),
        ...row(["Large", "$20", "2 kg"], 670),
      ],
    ]),
  );
  assert.deepEqual(
    units.map(({ start, end }) => text.slice(start, end)),
    ["Model: Small | Price: $10 | Weight: 1 kg", "Model: Large | Price: $20 | Weight: 2 kg"],
  );
});

test("title and date come from the file, unless they say nothing", async () => {
  const page = [{ text: "Oak lamp", y: 700, size: 24 }, ...block(PARAGRAPH, 660)];
  const told = await readPdf(makePdf([page], { Title: "Care of lamps", ModDate: "D:20240131093000+01'00'" }));
  assert.equal(told.title, "Care of lamps");
  assert.equal(told.modifiedAt, "2024-01-31T08:30:00.000Z");
  assert.equal((await readPdf(makePdf([page], { Title: "Microsoft Word - lamp.doc" }))).title, "Oak lamp");
});

test("pages that are pictures are named as scanned", { skip: await isRecognitionInstalled() }, async () => {
  await assert.rejects(readPdf(makePdf(["image", "image"])), failure("scanned"));
});

test("every page is counted, and those that are pictures are told", async () => {
  const written = block(PARAGRAPH, 660);
  const { pages, pageCount, picturePages } = await readPdf(makePdf([written, "image", [], "image", written]));
  assert.deepEqual(
    pages.map(({ number }) => number),
    [1, 5],
  );
  assert.deepEqual([pageCount, picturePages], [5, [2, 4]]);
  assert.equal((await readPdf(makePdf([written]))).picturePages, undefined);
});

test("a damaged file is broken and the next one is read all the same", async () => {
  await assert.rejects(readPdf(Buffer.from("%PDF-1.7\nnothing of use")), failure("broken"));
  assert.equal((await readPdf(makePdf([block(["Still here."], 700)]))).text, "Still here.");
});
