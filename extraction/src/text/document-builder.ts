import type { Heading, NumberedRange, TextRange, TimedRange } from "@citedesk/grounding";
import { type ExtractedDocument, ExtractionFailure, type UnitRange } from "../extracted-document.ts";
import { canonicalLine, canonicalLines } from "./canonical-text.ts";

/** In UTF-16 code units; a book of a thousand pages has about two million. */
export const MAX_TEXT_LENGTH = 16_000_000;

/** What a stretch of text is to its page. `links`: little else than links. */
export type BlockKind = "text" | "links" | "heading" | "item" | "definition" | "row" | "code";

export interface Block extends TextRange {
  kind: BlockKind;
}

/**
 * Puts a document's text together block by block and notes where its headings, pages, times and units are. Blocks are
 * made canonical one at a time: a line feed never composes with a neighbour, so the joined text is NFC too.
 */
export class DocumentBuilder {
  readonly #parts: string[] = [];
  readonly #headings: Heading[] = [];
  readonly #pages: NumberedRange[] = [];
  readonly #times: TimedRange[] = [];
  readonly #units: UnitRange[] = [];
  readonly #blocks: Block[] = [];
  #length = 0;
  #openPage: number | undefined;
  #pageStart: number | undefined;

  get length(): number {
    return this.#length;
  }

  /** Everything that was put in, in order. */
  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  /** As it stands so far. */
  get text(): string {
    return this.#parts.join("");
  }

  heading(level: number, raw: string): void {
    const range = this.#append(canonicalLine(raw), "\n\n", "heading");
    if (range) this.#headings.push({ ...range, level: Math.min(6, Math.max(1, Math.trunc(level))) });
  }

  /** Lines inside are kept; pass text on one line when its breaks mean nothing. */
  paragraph(raw: string, { isLinks = false } = {}): void {
    this.#append(canonicalLines(raw), "\n\n", isLinks ? "links" : "text");
  }

  /** A table row, a list item, a record: cited whole. Lines of one table or list stay together. */
  unit(
    raw: string,
    { first, kind, isLinks = false }: { first: boolean; kind?: "item" | "definition" | "row"; isLinks?: boolean },
  ): void {
    const range = this.#append(canonicalLines(raw), first ? "\n\n" : "\n", isLinks ? "links" : (kind ?? "item"));
    if (range) this.#units.push(kind ? { ...range, kind } : range);
  }

  /** Code, verse or anything else whose lines and spaces are its form; kept whole. */
  preformatted(raw: string): void {
    const range = this.#append(canonicalLines(raw), "\n\n", "code");
    if (range) this.#units.push({ ...range, kind: "code" });
  }

  timed(from: number, to: number, raw: string): void {
    const range = this.#append(canonicalLine(raw), "\n", "text");
    if (range) this.#times.push({ ...range, from, to });
  }

  /** Everything until the next call belongs to this page. Pages without text get no range. */
  startPage(number: number): void {
    this.endPage();
    this.#openPage = number;
    this.#pageStart = undefined;
  }

  endPage(): void {
    if (this.#openPage !== undefined && this.#pageStart !== undefined) {
      this.#pages.push({ number: this.#openPage, start: this.#pageStart, end: this.#length });
    }
    this.#openPage = undefined;
    this.#pageStart = undefined;
  }

  build(facts: { mediaType: string; title?: string | null; language?: string | null }): ExtractedDocument {
    this.endPage();
    const title = facts.title ? canonicalLine(facts.title).slice(0, 500).toWellFormed() : "";
    return {
      text: this.#parts.join(""),
      title: title || null,
      language: canonicalLanguage(facts.language),
      headings: this.#headings,
      pages: this.#pages,
      times: this.#times,
      units: this.#units,
      mediaType: facts.mediaType,
      links: [],
    };
  }

  #append(text: string, separator: string, kind: BlockKind): TextRange | undefined {
    if (text.trim() === "") return undefined;
    if (this.#length + text.length > MAX_TEXT_LENGTH) {
      throw new ExtractionFailure(
        "too_large",
        `The document has more than ${MAX_TEXT_LENGTH / 1_000_000} million characters of text. Split it into smaller files.`,
      );
    }
    if (this.#length > 0) {
      this.#parts.push(separator);
      this.#length += separator.length;
    }
    const start = this.#length;
    if (this.#openPage !== undefined && this.#pageStart === undefined) this.#pageStart = start;
    this.#parts.push(text);
    this.#length += text.length;
    this.#blocks.push({ start, end: this.#length, kind });
    return { start, end: this.#length };
  }
}

/** The BCP 47 form of a language tag, or null when it isn't one. */
export function canonicalLanguage(raw: string | null | undefined): string | null {
  if (!raw) return null;
  try {
    return Intl.getCanonicalLocales(raw.trim().replaceAll("_", "-"))[0] ?? null;
  } catch {
    return null;
  }
}
