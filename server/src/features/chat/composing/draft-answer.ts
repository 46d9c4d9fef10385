import {
  type AskedQuery,
  chooseFollowUps,
  composeExtractiveAnswer,
  decideSupport,
  type ExtractiveAnswer,
  findConflict,
  findNearestSentence,
  type PreparedQuery,
  type QuotedSentence,
  type SupportDecision,
  searchedFor,
} from "@citedesk/grounding";
import type { AgentDefinition } from "../../agents/index.ts";
import type { AbstentionReason } from "../../conversations/index.ts";
import { type NearestPassage, type Outcome, type Piece, toSingleLine } from "../answers/piece.ts";
import type { FoundPassage, Retrieval } from "../retrieval/retrieve-passages.ts";
import type { FixedTexts } from "../texts/fixed-texts.ts";
import type { SpokenTexts } from "../texts/spoken-texts.ts";

export interface DraftAnswer extends Outcome {
  pieces: Piece[];
  /** Text without statements, when there are no pieces: a fallback message or a courtesy. */
  plainText: string;
}

const MAX_SUGGESTIONS = 3;
const MAX_NEAREST = 3;

/** By words alone, whatever else had a say in the order: the bounds of `decideSupport` are in their scores. */
export function decide(agent: AgentDefinition, query: PreparedQuery, retrieval: Retrieval): SupportDecision {
  const ranked = retrieval.fusedScores
    ? retrieval.ranked.toSorted((left, right) => right.score - left.score)
    : retrieval.ranked;
  return decideSupport(query, ranked, retrieval.statistics, agent.settings.grounding);
}

/** Who answers, and what they say by themselves. */
export interface Speaker {
  agent: AgentDefinition;
  texts: SpokenTexts;
  /** While a person is waited for: where the visitor stands, which is said instead of a refusal. */
  waiting?: (() => Promise<string>) | undefined;
}

/** Answers with the sources' own sentences, or abstains: no model, no network, the same every time. */
export async function draftExtractiveAnswer(
  speaker: Speaker,
  query: AskedQuery,
  retrieval: Retrieval,
  decision: SupportDecision,
): Promise<DraftAnswer> {
  const { ranked } = retrieval;
  const passages = new Map(ranked.map(({ candidate }) => [candidate.id, candidate]));
  const { sentences, untold } = decision.supported ? composeExtractiveAnswer(query, ranked) : NOTHING;
  const pieces = sentences.map((sentence, index) => toPiece(sentence, passages.get(sentence.passageId)!, index));
  const [first] = pieces;
  if (first && untold.length > 0) first.prefix = sayUntold(untold, await speaker.texts()) + (first.prefix ?? "");
  if (pieces.length === 0) return abstain(speaker, decision.reason ?? "low_support", decision.score, query, retrieval);
  return { ...answered(decision.score, query, retrieval), pieces, plainText: "" };
}

const NOTHING: Pick<ExtractiveAnswer, "sentences" | "untold"> = { sentences: [], untold: [] };

/** Which parts of the question are left open, before the others are answered. */
function sayUntold(parts: readonly string[], texts: FixedTexts): string {
  const lines = parts.map((part) => texts.notFoundPart(plainWords(part)));
  return `${lines.join("\n")}\n\n`;
}

/** A visitor's words as text alone: no mark of them is read as one of the answer. */
function plainWords(part: string): string {
  const plain = toSingleLine(part.replace(/[^\p{L}\p{M}\p{N}\s'’.,%€$£&/+-]/gu, " "));
  return plain.length > LONGEST_PART ? `${plain.slice(0, LONGEST_PART).trimEnd()}…` : plain;
}

const LONGEST_PART = 100;

/** A quote behind the heading that it needs; a row, a list or what has a heading of its own begins a line. */
function toPiece({ start, end, text, lead, named }: QuotedSentence, passage: FoundPassage, index: number): Piece {
  const lines = text
    .split("\n")
    .map(toSingleLine)
    .filter((line) => line !== "");
  const isList = lines.length > 1;
  const head = lead === undefined ? "" : headOf(toSingleLine(lead.text)) + (isList ? "\n" : " ");
  const quotes = [...(lead ? [lead] : []), { start, end }];
  const isApart = index > 0 && (isList || lead !== undefined || named !== undefined || text.includes(" | "));
  const name = named === undefined ? "" : headOf(toSingleLine(named)) + (isList ? "\n" : " ");
  const prefix = (isApart ? "\n\n" : "") + name;
  return {
    text: head + lines.join("\n"),
    support: "verbatim",
    quotes: quotes.map((quote) => ({ passage, start: quote.start, end: quote.end })),
    ...(prefix === "" ? {} : { prefix }),
  };
}

/** A question stays one; any other heading announces what follows. */
function headOf(lead: string): string {
  return /[?？؟]$/.test(lead) ? lead : `${lead.replace(/[:：]$/, "")}:`;
}

/** The owner's own answer to this very question, when a `qa` source has one. */
export function draftPinnedAnswer(pinned: FoundPassage, query: PreparedQuery, retrieval: Retrieval): DraftAnswer {
  return { ...answered(1, query, retrieval), pieces: [ownersAnswer(pinned)], plainText: "" };
}

/** Says honestly that the sources do not answer, and where it looked; of a conflict it shows both sides. */
export async function abstain(
  speaker: Speaker,
  reason: AbstentionReason,
  score: number,
  query: PreparedQuery,
  retrieval: Retrieval,
): Promise<DraftAnswer> {
  const { name, settings } = speaker.agent;
  if (speaker.waiting && reason !== "conflict" && reason !== "policy") return standing(await speaker.waiting());
  const texts = await speaker.texts();
  const conflict = reason === "conflict" ? findConflict(query, retrieval.ranked) : null;
  const looksElsewhere = reason === "low_support" || reason === "no_source" || reason === "conflict";
  return {
    kind: conflict ? "conflict" : "abstention",
    answered: false,
    reason,
    score,
    pieces: conflict ? showConflict(conflict, retrieval, texts.conflict) : [],
    plainText: settings.fallback_message || refuse(texts, reason, name),
    suggestions: looksElsewhere ? suggestionsFor(query, retrieval) : [],
    nearest: reason === "policy" ? [] : nearestOf(reason, query, retrieval).slice(0, MAX_NEAREST),
    searchedFor: searchedFor(query, retrieval.ranked),
  };
}

/**
 * A passage of each document, nearest first; the first with the sentence that comes nearest, where the sources say
 * something of the matter.
 */
function nearestOf(reason: AbstentionReason, query: PreparedQuery, { ranked }: Retrieval): NearestPassage[] {
  const documents = new Map<string, NearestPassage>();
  const sentence = reason === "low_support" ? findNearestSentence(query, ranked) : undefined;
  const holding = ranked.find(({ candidate }) => candidate.id === sentence?.passageId)?.candidate;
  if (sentence && holding && sentence.text.length <= LONGEST_NEAREST) {
    const [start, end] = [holding.start_offset + sentence.start, holding.start_offset + sentence.end];
    documents.set(holding.document_id, { passage: holding, quote: { quote: sentence.text, start, end } });
  }
  for (const { candidate } of ranked)
    if (!documents.has(candidate.document_id)) documents.set(candidate.document_id, { passage: candidate });
  return [...documents.values()];
}

/** Longer sentences are looked up on their page, in UTF-16 code units. */
const LONGEST_NEAREST = 300;

/** Where somebody who waits stands: no answer, and no question that the sources leave open. */
export function standing(plainText: string): DraftAnswer {
  return {
    kind: "smalltalk",
    answered: null,
    reason: null,
    score: null,
    pieces: [],
    plainText,
    suggestions: [],
    nearest: [],
    searchedFor: null,
  };
}

/** How an answer that the sources support ends. */
export function answered(score: number, query: PreparedQuery, retrieval: Retrieval): Outcome {
  return {
    kind: "answer",
    answered: true,
    reason: null,
    score,
    suggestions: suggestionsFor(query, retrieval),
    nearest: [],
    searchedFor: searchedFor(query, retrieval.ranked),
  };
}

function refuse(texts: FixedTexts, reason: AbstentionReason, name: string): string {
  if (reason === "conflict" || reason === "policy") return texts[reason];
  return reason === "out_of_scope" ? texts.outOfScope(name) : texts.notFound(name);
}

function showConflict(sides: readonly QuotedSentence[], retrieval: Retrieval, lead: string): Piece[] {
  const passages = new Map(retrieval.ranked.map(({ candidate }) => [candidate.id, candidate]));
  return sides.map(({ passageId, start, end, text }, index) => {
    const passage = passages.get(passageId)!;
    const source = `${toSingleLine(passage.title)}, ${passage.version_created_at.toISOString().slice(0, 10)}`;
    return {
      text: toSingleLine(text),
      support: "verbatim",
      quotes: [{ passage, start, end }],
      prefix: `${index === 0 ? `${lead}\n\n` : "\n"}- ${source}: `,
      isQuotation: true,
    };
  });
}

/** The text of a `qa` entry is its question, a line end, and the answer. */
function ownersAnswer(passage: FoundPassage): Piece {
  const start = passage.text.indexOf("\n") + 1;
  const text = passage.text.slice(start);
  return { text, support: "verbatim", quotes: [{ passage, start, end: passage.text.length }] };
}

function suggestionsFor({ question }: PreparedQuery, { ranked, questions = [] }: Retrieval): string[] {
  return chooseFollowUps(question, ranked, questions, MAX_SUGGESTIONS).map((chosen) => chosen.question);
}
