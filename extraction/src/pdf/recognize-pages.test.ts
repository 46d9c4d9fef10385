import assert from "node:assert/strict";
import { test } from "node:test";
import { ExtractionFailure } from "../extracted-document.ts";
import { loadPdfium, withDocument } from "./load-pdfium.ts";
import { makePdf } from "./make-pdf.ts";
import { loadRecognizer, recognizePages, type TextRecognizer } from "./recognize-pages.ts";

const PDF = makePdf([[{ text: "The lamp is made of oak", y: 700, size: 14 }], []]);

/** Answers with how much of a page is dark, above its middle and below. */
const darkness: TextRecognizer = {
  recognize({ width, height, gray }) {
    const middle = width * Math.floor(height / 2);
    const isDark = (part: Uint8Array) => part.some((pixel) => pixel < 64);
    return `${width}x${height} ${isDark(gray.subarray(0, middle))} ${isDark(gray.subarray(middle))}`;
  },
  close() {},
};

test("pages are drawn dark on white, upright, at 200 dots an inch", async () => {
  const pdfium = await loadPdfium();
  const texts = withDocument(pdfium, PDF, (document) => recognizePages(pdfium, document, darkness));
  assert.deepEqual(texts, ["1700x2200 true false", "1700x2200 false false"]);
});

test("more pages than there is time for are refused as scanned, not cut off", async () => {
  const pdfium = await loadPdfium();
  assert.throws(
    () => withDocument(pdfium, PDF, (document) => recognizePages(pdfium, document, darkness, 0)),
    (error) => error instanceof ExtractionFailure && error.code === "scanned" && /2 pages/.test(error.message),
  );
});

const recognizer = await loadRecognizer();
const skip = recognizer ? false : "tesseract.js and @tesseract.js-data/eng are not installed";

test("pictures of words become words where recognition is installed", { skip }, async () => {
  const pdfium = await loadPdfium();
  const texts = withDocument(pdfium, PDF, (document) => recognizePages(pdfium, document, recognizer!));
  assert.match(texts[0]!, /The lamp is made of oak/);
});
