import type { SupportLevel } from "../conversations/index.ts";
import type { DraftAnswer, Quote } from "./draft-answer.ts";
import type { FoundPassage } from "./retrieve-passages.ts";

/** A quote that stands at its place in the stored text. Offsets count UTF-16 code units of that text. */
export interface VerifiedCitation {
  number: number;
  passage: FoundPassage;
  quote: string;
  start: number;
  end: number;
  sha256: string;
}

export interface Statement {
  start: number;
  end: number;
  citations: number[];
  support: SupportLevel;
}

export interface VerifiedAnswer {
  content: string;
  statements: Statement[];
  citations: VerifiedCitation[];
}

/**
 * Numbers the quotes, checks each against the stored text of its version, and joins the pieces to the content that the
 * visitor reads. A piece with a quote that does not stand is left out: nothing unchecked is ever sent.
 */
export function verifyCitations(
  draft: Pick<DraftAnswer, "pieces" | "plainText">,
  texts: ReadonlyMap<string, { text: string; sha256: string }>,
): VerifiedAnswer {
  const citations: VerifiedCitation[] = [];
  const statements: Statement[] = [];
  let content = "";
  for (const piece of draft.pieces) {
    const found = piece.quotes.map((quote) => locate(quote, texts));
    if (found.some((citation) => citation === undefined)) continue;
    const numbers = found.map((citation) => numberOf(citations, citation!));
    if (content !== "") content += " ";
    const start = content.length;
    content += piece.text;
    statements.push({ start, end: content.length, citations: numbers, support: piece.support });
    content += numbers.map((number) => `[${number}]`).join("");
  }
  return { content: content || draft.plainText, statements, citations };
}

function locate(
  { passage, start, end }: Quote,
  texts: ReadonlyMap<string, { text: string; sha256: string }>,
): Omit<VerifiedCitation, "number"> | undefined {
  const stored = texts.get(passage.version_id);
  if (!stored) return undefined;
  const quote = passage.text.slice(start, end);
  const from = passage.start_offset + start;
  const to = passage.start_offset + end;
  if (quote === "" || stored.text.slice(from, to) !== quote) return undefined;
  return { passage, quote, start: from, end: to, sha256: stored.sha256 };
}

function numberOf(citations: VerifiedCitation[], citation: Omit<VerifiedCitation, "number">): number {
  const known = citations.find(
    ({ passage, start, end }) =>
      passage.version_id === citation.passage.version_id && start === citation.start && end === citation.end,
  );
  if (known) return known.number;
  const number = citations.length + 1;
  citations.push({ ...citation, number });
  return number;
}
