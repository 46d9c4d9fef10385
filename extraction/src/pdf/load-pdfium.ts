import { PDFiumLibrary } from "@hyzyla/pdfium";
import { ExtractionFailure } from "../extracted-document.ts";

/**
 * The functions of PDFium used here (fpdf_text.h, fpdf_doc.h). The package has them all but types and wraps only some.
 * Pointers and handles are numbers; sizes are in points, y grows upwards.
 */
export interface PdfiumFunctions {
  HEAPU8: Uint8Array;
  wasmExports: { malloc(bytes: number): number; free(pointer: number): void };
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageHeight(page: number): number;
  _FPDF_GetPageWidth(page: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): void;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(textPage: number): void;
  _FPDFText_CountChars(textPage: number): number;
  _FPDFText_GetText(textPage: number, start: number, count: number, buffer: number): number;
  _FPDFText_GetCharIndexFromTextIndex(textPage: number, index: number): number;
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number;
  _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  _FPDFText_GetFontInfo(textPage: number, index: number, buffer: number, length: number, flags: number): number;
  _FPDF_GetMetaText(document: number, tag: number, buffer: number, length: number): number;
}

const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

// Compiling takes longer than reading most files, so it is done once a process.
let compiled: Promise<PdfiumFunctions> | undefined;

export async function loadPdfium(): Promise<PdfiumFunctions> {
  compiled ??= PDFiumLibrary.init().then((library) => (library as unknown as { module: PdfiumFunctions }).module);
  return compiled;
}

/** After a crash inside the module its memory can't be trusted. */
export function forgetPdfium(): void {
  compiled = undefined;
}

/** Opens a document, hands it over and closes it. Throws `ExtractionFailure` with `encrypted` or `broken`. */
export function withDocument<T>(pdfium: PdfiumFunctions, bytes: Uint8Array, use: (document: number) => T): T {
  return withMemory(pdfium, bytes.length, (pointer) => {
    pdfium.HEAPU8.set(bytes, pointer);
    const document = pdfium._FPDF_LoadMemDocument(pointer, bytes.length, 0);
    if (!document) throw openingFailure(pdfium._FPDF_GetLastError());
    try {
      return use(document);
    } finally {
      pdfium._FPDF_CloseDocument(document);
    }
  });
}

/** Loads a page by its index from 0, hands it over and closes it; undefined for pages that can't be loaded. */
export function withPage<T>(
  pdfium: PdfiumFunctions,
  document: number,
  index: number,
  use: (page: number) => T,
): T | undefined {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (!page) return undefined;
  try {
    return use(page);
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

export function withMemory<T>(pdfium: PdfiumFunctions, bytes: number, use: (pointer: number) => T): T {
  const pointer = pdfium.wasmExports.malloc(bytes);
  try {
    return use(pointer);
  } finally {
    pdfium.wasmExports.free(pointer);
  }
}

/** An entry of the information dictionary, e.g. `Title`. */
export function readMetaText(pdfium: PdfiumFunctions, document: number, tag: string): string {
  const name = Buffer.from(`${tag}\0`, "latin1");
  return withMemory(pdfium, 2048 + name.length, (pointer) => {
    pdfium.HEAPU8.set(name, pointer);
    const length = pdfium._FPDF_GetMetaText(document, pointer, pointer + name.length, 2048);
    if (length <= 2 || length > 2048) return "";
    const start = pointer + name.length;
    return new TextDecoder("utf-16le").decode(pdfium.HEAPU8.slice(start, start + length - 2));
  });
}

function openingFailure(code: number): ExtractionFailure {
  if (code === PASSWORD_ERROR || code === SECURITY_ERROR) {
    return new ExtractionFailure(
      "encrypted",
      "The PDF is protected by a password. Remove it and upload the file again.",
    );
  }
  return new ExtractionFailure(
    "broken",
    "The PDF is damaged and can't be opened. Export it again and upload the copy.",
  );
}
