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

test("a cell of several lines is one cell of its row, wherever the others stand beside it", async () => {
  const at = (x: number, y: number, text: string, bold = false) => ({ text, x, y, bold });
  const lines = [
    ...[at(72, 700, "Plan", true), at(150, 700, "What is included", true), at(470, 700, "Fee", true)],
    ...[at(72, 680, "Adult"), at(150, 680, "Pool and sauna"), at(465, 680, "240")],
    // Its first and last cell in the middle of the row, where they have one line less; the first goes on below itself.
    ...[at(72, 660, "Child"), at(72, 647, "(until 16)")],
    ...[
      at(150, 660, "Pool and swimming lessons on Saturdays"),
      at(150, 647, "with a trained teacher"),
      at(471, 653, "90"),
    ],
    ...[at(72, 627, "Family"), at(150, 627, "Everything for two adults"), at(465, 627, "480")],
    at(72, 590, "Plans renew by themselves, by one year each."),
  ];
  const { text, units } = await readPdf(makePdf([lines]));
  assert.deepEqual(
    units.map(({ start, end }) => text.slice(start, end)),
    [
      "Plan: Adult | What is included: Pool and sauna | Fee: 240",
      "Plan: Child (until 16) | What is included: Pool and swimming lessons on Saturdays with a trained teacher | Fee: 90",
      "Plan: Family | What is included: Everything for two adults | Fee: 480",
    ],
  );
  assert.match(text, /\n\nPlans renew by themselves, by one year each\.$/);
});

test("rows whose cells stand closely are rows when they begin at the same place, and none is their header", async () => {
  const row = (first: string, second: string, y: number) => [
    { text: first, y },
    { text: second, x: 172, y },
  ];
  const hours = [
    ...row("Monday", "7 am to 9 pm", 700),
    ...row("Tuesday to Friday", "6 am to 10 pm", 685),
    ...row("Sunday", "closed", 670),
  ];
  const rooms = [...row("Room", "12 people", 600), ...row("Hall", "80 people", 585)];
  const { text } = await readPdf(makePdf([[...hours, { text: "Closed on New Year's Day.", y: 640 }, ...rooms]]));
  assert.equal(
    text,
    "Monday | 7 am to 9 pm\nTuesday to Friday | 6 am to 10 pm\nSunday | closed\n\nClosed on New Year's Day.\n\n" +
      "Room | 12 people\nHall | 80 people",
  );
});

test("names above their columns alone, and rows that say nothing in some", async () => {
  const row = (cells: (string | undefined)[], y: number) =>
    cells.flatMap((text, index) => (text === undefined ? [] : [{ text, x: 72 + index * 130, y }]));
  const lines = [
    ...row([undefined, "Copy", "Transform"], 700),
    ...row(["For money", "forbidden", "forbidden"], 685),
    ...row(["At home", "free"], 670),
  ];
  const { text } = await readPdf(makePdf([lines]));
  assert.equal(text, "For money | Copy: forbidden | Transform: forbidden\nAt home | Copy: free");
});

test("a numbered list is none", async () => {
  const items = ["Open the box.", "Take the lamp out.", "Plug it in."];
  const lines = items.flatMap((text, at) => [
    { text: `${at + 1}.`, y: 700 - 15 * at },
    { text, x: 100, y: 700 - 15 * at },
  ]);
  const { text } = await readPdf(makePdf([lines]));
  assert.equal(text, "1. Open the box.\n2. Take the lamp out.\n3. Plug it in.");
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
