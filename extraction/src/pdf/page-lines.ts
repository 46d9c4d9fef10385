import { type PdfiumFunctions, withMemory } from "./load-pdfium.ts";

/** One printed line of a page. Lengths are in points; the origin is the page's lower left corner. */
export interface PageLine {
  text: string;
  /** Where each of its words begins and ends, in turn. */
  wordPlaces: number[];
  /** Between two of its words. */
  widestGap: number;
  left: number;
  right: number;
  baseline: number;
  /** Height of the font's box, about 1.2 times its size. */
  size: number;
  isBold: boolean;
  /** The last word goes on in the next line; its hyphen is already gone. */
  isHyphenated: boolean;
}

export interface LineCell {
  text: string;
  left: number;
  right: number;
}

/** Lines in the order of the page's content, which is the reading order of nearly all files, columns included. */
export function readPageLines(pdfium: PdfiumFunctions, page: number): PageLine[] {
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (!textPage) return [];
  try {
    const count = pdfium._FPDFText_CountChars(textPage);
    if (count <= 0) return [];
    return withMemory(pdfium, (count + 1) * 2, (buffer) => {
      const length = pdfium._FPDFText_GetText(textPage, 0, count, buffer) - 1;
      const read = new TextDecoder("utf-16le").decode(pdfium.HEAPU8.slice(buffer, buffer + Math.max(0, length) * 2));
      // Letters of a font's own mean nothing without it; at the beginning of a line they are its bullet.
      const text = read.replace(/(?<=^|\n)[\ue000-\uf8ff]/gu, "•").replace(/[\ue000-\uf8ff]/gu, " ");
      return withMemory(pdfium, 512, (scratch) =>
        splitLines(new CharacterBoxes(pdfium, textPage, scratch, length === count), text),
      );
    });
  } finally {
    pdfium._FPDFText_ClosePage(textPage);
  }
}

/** Only short lines can be headings, so only their fonts are looked up. */
const LONGEST_BOLD = 70;
/** PDFium writes U+FFFE, older ones U+0002, for the hyphen of a word parted at a line's end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the mark is one.
const LINE = /[^\r\n\ufffe\u0002]+([\ufffe\u0002])?/gu;

function splitLines(boxes: CharacterBoxes, text: string): PageLine[] {
  const lines: PageLine[] = [];
  for (const { 0: raw, 1: hyphen, index } of text.matchAll(LINE)) {
    const isHyphenated = hyphen !== undefined;
    const bare = isHyphenated ? raw.slice(0, -1) : raw;
    const content = bare.trim();
    if (content === "") continue;
    const start = index + bare.indexOf(content);
    const last = start + content.length - 1;
    const size = median(boxes.height(start), boxes.height(wordAt(text, start, last)), boxes.height(last));
    const wordPlaces = placesOfWords(boxes, text, start, last);
    lines.push({
      text: readable(content),
      wordPlaces,
      widestGap: widestGap(wordPlaces),
      left: boxes.left(start),
      right: boxes.right(last),
      baseline: boxes.baseline(start),
      size,
      isBold: content.length <= LONGEST_BOLD && boxes.isBold(start) && boxes.isBold(last),
      isHyphenated,
    });
  }
  return lines;
}

/** A character in the middle that isn't a space; generated spaces have no height. */
function wordAt(text: string, start: number, last: number): number {
  let at = start + Math.floor((last - start) / 2);
  while (at < last && text[at] === " ") at++;
  return at;
}

/** Symbols and raised figures in a line don't make it larger. */
function median(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

function placesOfWords(boxes: CharacterBoxes, text: string, start: number, last: number): number[] {
  const places: number[] = [];
  for (let from = start; from <= last; ) {
    const space = text.indexOf(" ", from);
    const end = space < 0 || space > last ? last + 1 : space;
    if (end > from) places.push(boxes.left(from), boxes.right(end - 1));
    from = end + 1;
  }
  return places;
}

function widestGap(wordPlaces: number[]): number {
  let widest = 0;
  for (let at = 2; at < wordPlaces.length; at += 2) widest = Math.max(widest, wordPlaces[at]! - wordPlaces[at - 1]!);
  return widest;
}

/** What stands between spaces, each with its place. Made when asked for: few lines of a book have cells. */
export function wordsOf({ text, wordPlaces }: PageLine): LineCell[] {
  return text
    .split(/ +/)
    .map((word, at) => ({ text: word, left: wordPlaces[2 * at]!, right: wordPlaces[2 * at + 1]! }));
}

const LIGATURES: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };

/** Letters that fonts draw as one are written apart, so that words can be found. */
function readable(text: string): string {
  return text.replace(/[\ufb00-\ufb06]/gu, (letter) => LIGATURES[letter] ?? letter);
}

/** Places of single characters, by their index in the page's text. */
class CharacterBoxes {
  readonly #pdfium: PdfiumFunctions;
  readonly #textPage: number;
  readonly #scratch: number;
  readonly #isAligned: boolean;
  readonly #view: DataView;

  constructor(pdfium: PdfiumFunctions, textPage: number, scratch: number, isAligned: boolean) {
    this.#pdfium = pdfium;
    this.#textPage = textPage;
    this.#scratch = scratch;
    this.#isAligned = isAligned;
    this.#view = new DataView(pdfium.HEAPU8.buffer);
  }

  left(index: number): number {
    this.#box(index);
    return this.#double(0);
  }

  right(index: number): number {
    this.#box(index);
    return this.#double(8);
  }

  baseline(index: number): number {
    this.#pdfium._FPDFText_GetCharOrigin(this.#textPage, this.#character(index), this.#scratch, this.#scratch + 8);
    return this.#double(8);
  }

  height(index: number): number {
    this.#pdfium._FPDFText_GetLooseCharBox(this.#textPage, this.#character(index), this.#scratch);
    const top = this.#view.getFloat32(this.#scratch + 4, true);
    const bottom = this.#view.getFloat32(this.#scratch + 12, true);
    return Math.abs(top - bottom);
  }

  isBold(index: number): boolean {
    const name = this.#scratch + 64;
    const length = this.#pdfium._FPDFText_GetFontInfo(this.#textPage, this.#character(index), name, 256, this.#scratch);
    if (length <= 1 || length > 256) return false;
    return /bold|black|heavy|semibold|-bd|demi/i.test(
      Buffer.from(this.#pdfium.HEAPU8.buffer, name, length - 1).toString("latin1"),
    );
  }

  #box(index: number): void {
    const at = this.#scratch;
    this.#pdfium._FPDFText_GetCharBox(this.#textPage, this.#character(index), at, at + 8, at + 16, at + 24);
  }

  /** Characters without a letter of their own shift the text against the characters. */
  #character(index: number): number {
    return this.#isAligned ? index : this.#pdfium._FPDFText_GetCharIndexFromTextIndex(this.#textPage, index);
  }

  #double(offset: number): number {
    return this.#view.getFloat64(this.#scratch + offset, true);
  }
}
