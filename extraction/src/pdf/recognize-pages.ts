import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import { ExtractionFailure } from "../extracted-document.ts";
import { type PdfiumFunctions, withPage } from "./load-pdfium.ts";

/** Text recognition of scanned pages; there when `tesseract.js` and `@tesseract.js-data/eng` are installed. */
export interface TextRecognizer {
  /** `gray` holds a byte a pixel, row by row from the top. */
  recognize(image: GrayImage): string;
  close(): void;
}

interface GrayImage {
  width: number;
  height: number;
  gray: Uint8Array;
}

interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(path: null, language: string, mode: number): number;
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    End(): void;
  };
}

/** Points to pixels: 200 dots an inch, where recognition is good and still quick. */
const SCALE = 200 / 72;
const MAX_PIXELS = 12_000_000;
/** Together for all pages; the child that reads documents has ten seconds. */
const BUDGET_MILLISECONDS = 7_000;
const LSTM_MODE = 1;
const GRAY_FORMAT = 1;
const WHITE = 0xffffffff;

/** Undefined when the optional packages are not installed. */
export async function loadRecognizer(): Promise<TextRecognizer | undefined> {
  const here = createRequire(import.meta.url);
  let corePath: string;
  let dataPath: string;
  try {
    corePath = createRequire(here.resolve("tesseract.js")).resolve("tesseract.js-core/tesseract-core-simd-lstm.js");
    dataPath = here.resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
  } catch {
    return undefined;
  }
  const load = here(corePath) as () => Promise<TesseractModule>;
  const tesseract = await load();
  tesseract.FS.writeFile("eng.traineddata", gunzipSync(readFileSync(dataPath)));
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, "eng", LSTM_MODE) !== 0) throw new Error("Text recognition can't read its language data.");
  return {
    recognize({ width, height, gray }) {
      tesseract.FS.writeFile("/input", Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), gray]));
      if (api.SetImageFile(1, 0) === 1) return "";
      api.Recognize(null);
      return api.GetUTF8Text();
    },
    close: () => api.End(),
  };
}

/**
 * The text of each page in turn. Throws `ExtractionFailure` with `scanned` when they are too many for the time there
 * is: half a document without a word about it would be worse.
 */
export function recognizePages(
  pdfium: PdfiumFunctions,
  document: number,
  recognizer: TextRecognizer,
  budgetMilliseconds = BUDGET_MILLISECONDS,
): string[] {
  const count = pdfium._FPDF_GetPageCount(document);
  const texts: string[] = [];
  const started = performance.now();
  for (let index = 0; index < count; index++) {
    const spent = performance.now() - started;
    const aPage = index === 0 ? 0 : spent / index;
    // Told as soon as it is clear: the first page, which is slow, isn't held against the others.
    if (spent + aPage > budgetMilliseconds || aPage * count > 2 * budgetMilliseconds) throw tooManyPages(count);
    texts.push(withPage(pdfium, document, index, (page) => recognizer.recognize(drawPage(pdfium, page))) ?? "");
  }
  return texts;
}

function drawPage(pdfium: PdfiumFunctions, page: number): GrayImage {
  const points = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)] as const;
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / Math.max(1, points[0] * points[1])));
  const [width, height] = points.map((length) => Math.max(1, Math.round(length * scale))) as [number, number];
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GRAY_FORMAT, 0, 0);
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium._FPDFBitmap_GetStride(bitmap);
    const gray = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      gray.set(pdfium.HEAPU8.subarray(start + row * stride, start + row * stride + width), row * width);
    }
    return { width, height, gray };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}

function tooManyPages(count: number): ExtractionFailure {
  return new ExtractionFailure(
    "scanned",
    `The PDF holds pictures of ${count} pages, more than can be recognized here. Run text recognition over it and upload the result.`,
  );
}
