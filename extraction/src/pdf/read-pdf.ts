import { type ExtractedDocument, ExtractionFailure } from "../extracted-document.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { appendPage, findStyles } from "./append-blocks.ts";
import { forgetPdfium, loadPdfium, type PdfiumFunctions, readMetaText, withDocument, withPage } from "./load-pdfium.ts";
import { readPageLines } from "./page-lines.ts";
import { loadRecognizer, recognizePages } from "./recognize-pages.ts";
import { type PdfPage, removeRepeatedLines } from "./repeated-lines.ts";

const IMAGE = 3;
const FORM = 5;

/**
 * PDF: pages from 1, headings by the size of their letters, tables as rows, words parted at line ends joined, running
 * heads and page numbers left out. Pages that are pictures are recognized where that is installed. Throws
 * `ExtractionFailure` with `encrypted`, `broken` or `scanned`.
 */
export async function readPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const pdfium = await loadPdfium();
  try {
    const read = withDocument(pdfium, bytes, (document) => readDocument(pdfium, document));
    return read ?? (await readScanned(pdfium, bytes));
  } catch (error) {
    if (error instanceof ExtractionFailure) throw error;
    forgetPdfium();
    throw new ExtractionFailure(
      "broken",
      "The PDF is damaged and can't be read. Export it again and upload the copy.",
      { cause: error },
    );
  }
}

/** Undefined when its pages are pictures. */
function readDocument(pdfium: PdfiumFunctions, document: number): ExtractedDocument | undefined {
  const { pages, picturePages } = loadPages(pdfium, document);
  if (picturePages.length > 0 && pages.every((page) => page.lines.length === 0)) return undefined;
  removeRepeatedLines(pages);
  const styles = findStyles(pages);
  const builder = new DocumentBuilder();
  for (const page of pages) {
    builder.startPage(page.number);
    appendPage(builder, page, styles);
  }
  const read = finish(pdfium, document, builder);
  return picturePages.length > 0 ? { ...read, picturePages } : read;
}

function loadPages(pdfium: PdfiumFunctions, document: number): { pages: PdfPage[]; picturePages: number[] } {
  const pages: PdfPage[] = [];
  const picturePages: number[] = [];
  for (let index = 0; index < pdfium._FPDF_GetPageCount(document); index++) {
    withPage(pdfium, document, index, (page) => {
      const lines = readPageLines(pdfium, page);
      if (lines.length === 0 && holdsImage(pdfium, page)) picturePages.push(index + 1);
      const height = pdfium._FPDF_GetPageHeight(page);
      // Printers' marks stand outside of what is shown.
      const shown = lines.filter(({ baseline }) => baseline >= -1 && baseline <= height + 1);
      pages.push({ number: index + 1, height, lines: shown.length > 0 ? shown : lines });
    });
  }
  return { pages, picturePages };
}

async function readScanned(pdfium: PdfiumFunctions, bytes: Uint8Array): Promise<ExtractedDocument> {
  const recognizer = await loadRecognizer();
  if (!recognizer) {
    throw new ExtractionFailure(
      "scanned",
      "The PDF holds pictures of pages and no text. Run text recognition over it and upload the result.",
    );
  }
  try {
    return withDocument(pdfium, bytes, (document) => {
      const builder = new DocumentBuilder();
      for (const [index, text] of recognizePages(pdfium, document, recognizer).entries()) {
        builder.startPage(index + 1);
        for (const paragraph of text.split(/\n\s*\n/u)) builder.paragraph(paragraph.replace(/\s+/gu, " "));
      }
      return finish(pdfium, document, builder);
    });
  } finally {
    recognizer.close();
  }
}

function finish(pdfium: PdfiumFunctions, document: number, builder: DocumentBuilder): ExtractedDocument {
  const changed = readMetaText(pdfium, document, "ModDate") || readMetaText(pdfium, document, "CreationDate");
  const modifiedAt = parsePdfDate(changed);
  const read = builder.build({ mediaType: "application/pdf" });
  const title = meaningfulTitle(readMetaText(pdfium, document, "Title")) ?? largestHeading(read);
  const pageCount = pdfium._FPDF_GetPageCount(document);
  return { ...read, title, pageCount, ...(modifiedAt ? { modifiedAt } : {}) };
}

/** Whether a page without text shows a picture; forms may hold one. */
function holdsImage(pdfium: PdfiumFunctions, page: number): boolean {
  const count = Math.min(1000, pdfium._FPDFPage_CountObjects(page));
  for (let index = 0; index < count; index++) {
    const type = pdfium._FPDFPageObj_GetType(pdfium._FPDFPage_GetObject(page, index));
    if (type === IMAGE || type === FORM) return true;
  }
  return false;
}

/** Many programs put a file's name or nothing of use there. */
function meaningfulTitle(raw: string): string | undefined {
  const title = raw.replace(/\s+/gu, " ").trim();
  if (title.length < 3 || /^(?:microsoft \w+ - |untitled|document\d*$|slide \d)|\.\w{2,4}$/i.test(title))
    return undefined;
  return title;
}

function largestHeading(document: ExtractedDocument): string | null {
  const first = document.headings.filter((heading) => heading.start < 3000).sort((a, b) => a.level - b.level)[0];
  return first ? document.text.slice(first.start, first.end) : null;
}

/** `D:20240131093000+01'00'` (ISO 32000-1, 7.9.4). */
function parsePdfDate(raw: string): string | undefined {
  const match = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-]\d\d)'?(\d\d)?)?/u.exec(raw);
  if (!match) return undefined;
  const [, year, month = "01", day = "01", hour = "00", minute = "00", second = "00", zone, zoneMinutes = "00"] = match;
  const offset = zone ? `${zone}:${zoneMinutes}` : "Z";
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
