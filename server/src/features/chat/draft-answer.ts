import { composeExtractiveAnswer, decideSupport, type PreparedQuery, suggestQuestions } from "@citedesk/grounding";
import type { AgentDefinition } from "../agents/index.ts";
import type { AbstentionReason, AnswerKind, SupportLevel } from "../conversations/index.ts";
import type { FoundPassage, Retrieval } from "./retrieve-passages.ts";

/** A quote of a passage; offsets count UTF-16 code units of the passage's text. */
export interface Quote {
  passage: FoundPassage;
  start: number;
  end: number;
}

/** One sentence or list item that the visitor reads, with what backs it. */
export interface Piece {
  text: string;
  support: SupportLevel;
  quotes: Quote[];
}

export interface DraftAnswer {
  kind: AnswerKind;
  answered: boolean | null;
  reason: AbstentionReason | null;
  score: number | null;
  pieces: Piece[];
  /** Text without statements: a fallback message or a courtesy. */
  plainText: string;
  suggestions: string[];
  nearest: FoundPassage[];
}

const MOST_SUGGESTIONS = 3;
const MOST_NEAREST = 3;

/** Answers with the sources' own sentences, or abstains: no model, no network, the same every time. */
export function draftExtractiveAnswer(agent: AgentDefinition, query: PreparedQuery, retrieval: Retrieval): DraftAnswer {
  const { ranked, pinned } = retrieval;
  if (pinned) return answerWith([ownersAnswer(pinned)], 1, suggestionsFor(query, retrieval));
  const decision = decideSupport(query, ranked, retrieval.statistics, agent.settings.grounding);
  const passages = new Map(ranked.map(({ candidate }) => [candidate.id, candidate]));
  const sentences = decision.supported ? composeExtractiveAnswer(query, ranked).sentences : [];
  const pieces = sentences.map(({ passageId, start, end, text }) => ({
    text: toSingleLine(text),
    support: "verbatim" as const,
    quotes: [{ passage: passages.get(passageId)!, start, end }],
  }));
  if (pieces.length > 0) return answerWith(pieces, decision.score, suggestionsFor(query, retrieval));
  return abstain(agent, decision.reason ?? "low_support", decision.score, query, retrieval);
}

/** Says honestly that the sources do not answer, and where it looked. */
export function abstain(
  agent: AgentDefinition,
  reason: AbstentionReason,
  score: number,
  query: PreparedQuery,
  retrieval: Retrieval,
): DraftAnswer {
  const documents = new Map(retrieval.ranked.map(({ candidate }) => [candidate.document_id, candidate]));
  return {
    kind: reason === "conflict" ? "conflict" : "abstention",
    answered: false,
    reason,
    score,
    pieces: [],
    plainText: agent.settings.fallback_message || `I could not find this in ${agent.name}'s sources, so I won't guess.`,
    suggestions: suggestionsFor(query, retrieval),
    nearest: [...documents.values()].slice(0, MOST_NEAREST),
  };
}

function answerWith(pieces: Piece[], score: number, suggestions: string[]): DraftAnswer {
  return { kind: "answer", answered: true, reason: null, score, pieces, plainText: "", suggestions, nearest: [] };
}

/** The text of a `qa` entry is its question, a line end, and the answer. */
function ownersAnswer(passage: FoundPassage): Piece {
  const start = passage.text.indexOf("\n") + 1;
  const text = passage.text.slice(start);
  return { text, support: "verbatim", quotes: [{ passage, start, end: passage.text.length }] };
}

function suggestionsFor(query: PreparedQuery, retrieval: Retrieval): string[] {
  const topics = retrieval.ranked.slice(0, 10).map(({ candidate }) => ({
    heading: candidate.headingPath.at(-1) ?? candidate.title,
    title: candidate.title,
  }));
  return suggestQuestions(topics, MOST_SUGGESTIONS + 1)
    .filter((suggestion) => suggestion.toLowerCase() !== query.question.trim().toLowerCase())
    .slice(0, MOST_SUGGESTIONS);
}

function toSingleLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
