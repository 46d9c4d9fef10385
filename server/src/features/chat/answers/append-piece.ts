import { removeHidden } from "../../../platform/remove-hidden.ts";
import type { SupportLevel } from "../../conversations/index.ts";
import type { StoredTexts } from "../retrieval/cache-version-texts.ts";
import type { StoredText } from "../retrieval/retrieval-queries.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import type { Piece, Quote } from "./piece.ts";

/** A quote that stands at its place in the stored text. Offsets count UTF-16 code units of that text. */
export interface VerifiedCitation {
  number: number;
  passage: FoundPassage;
  quote: string;
  start: number;
  end: number;
  sha256: string;
  /** When it is said, in seconds; null for what is read. */
  time: { from: number; to: number } | null;
}

export interface Statement {
  start: number;
  end: number;
  citations: number[];
  support: SupportLevel;
}

/** What a visitor reads, with what backs each statement of it. */
export interface VerifiedAnswer {
  content: string;
  statements: Statement[];
  citations: VerifiedCitation[];
}

export const EMPTY_ANSWER: VerifiedAnswer = { content: "", statements: [], citations: [] };

/**
 * Numbers the quotes of a piece, checks each against the stored text of its version, and adds the piece to the answer.
 * Undefined when a quote does not stand: nothing unchecked is ever sent.
 */
export function appendPiece(answer: VerifiedAnswer, piece: Piece, texts: StoredTexts): VerifiedAnswer | undefined {
  const found: Omit<VerifiedCitation, "number">[] = [];
  for (const quote of piece.quotes) {
    const citation = locate(quote, texts);
    if (!citation) return undefined;
    found.push(citation);
  }
  const citations = [...answer.citations];
  const numbers = [...new Set(found.map((citation) => numberOf(citations, citation)))];
  // Whoever wrote it: what only programs see reaches no visitor.
  const [prefix, text] = [removeHidden(piece.prefix ?? " "), removeHidden(piece.text)];
  const lead = answer.content === "" ? prefix.trimStart() : answer.content + prefix;
  const [before, after] = piece.isQuotation ? ["“", "”"] : ["", ""];
  const start = lead.length + before.length;
  const end = start + text.length;
  const markers = numbers.map((number) => `[${number}]`).join("");
  return {
    content: lead + before + text + after + markers,
    statements: [...answer.statements, { start, end, citations: numbers, support: piece.support }],
    citations,
  };
}

function locate({ passage, start, end }: Quote, texts: StoredTexts): Omit<VerifiedCitation, "number"> | undefined {
  const stored = texts.get(passage.version_id);
  if (!stored) return undefined;
  const quote = passage.text.slice(start, end);
  const from = passage.start_offset + start;
  const to = passage.start_offset + end;
  if (quote === "" || stored.text.slice(from, to) !== quote) return undefined;
  return { passage, quote, start: from, end: to, sha256: stored.sha256, time: timeOf(passage, from, to, stored.times) };
}

/** A passage has many captions: the quote's own, as far as they are known. */
function timeOf(
  { time_from: first, time_to: last }: FoundPassage,
  start: number,
  end: number,
  times: StoredText["times"] = [],
): VerifiedCitation["time"] {
  if (first === null || last === null) return null;
  const said = times.filter((one) => one.start < end && one.end > start);
  return { from: said[0]?.from ?? first, to: said.at(-1)?.to ?? last };
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
