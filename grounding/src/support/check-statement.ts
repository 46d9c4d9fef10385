import { countedMark } from "../units/line-signs.ts";
import { alignStatement, type Evidence } from "./align-statement.ts";
import { checkBinding } from "./check-binding.ts";
import { checkCells } from "./check-cells.ts";
import { checkClose } from "./check-close.ts";
import { checkConditions } from "./check-conditions.ts";
import { checkContradiction } from "./check-contradiction.ts";
import { checkCoverage } from "./check-coverage.ts";
import { checkDenyingLead } from "./check-denying-lead.ts";
import { checkLabel } from "./check-label.ts";
import { checkNames } from "./check-names.ts";
import { checkNegation } from "./check-negation.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkOrder } from "./check-order.ts";
import { checkOtherLanguage } from "./check-other-language.ts";
import { checkOwnWords } from "./check-own-words.ts";
import { checkSlots } from "./check-slots.ts";
import { checkSubject } from "./check-subject.ts";
import { findSpanBehind } from "./find-dropped.ts";
import { findQuote, type PlacedQuote } from "./find-quote.ts";
import { type EvidenceWindow, findWindows, type WindowLength, windowOf } from "./find-windows.ts";
import { type PreparedPassage, preparePassage, type SupportPassage } from "./prepare-passage.ts";
import { type PreparedStatement, prepareStatement } from "./prepare-statement.ts";
import type { Support, SupportFailure, SupportVerdict } from "./support-verdict.ts";
import { checkOpposites, checkQualifiers } from "./wording-checks.ts";

export interface SupportQuestion {
  /** One sentence or one list, as the model wrote it, without citation marks. */
  statement: string;
  /** Prepared passages save time when several statements are checked against them. */
  passages: readonly (SupportPassage | PreparedPassage)[];
  mode: "strict" | "balanced";
  /** Ids of the passages that the model cited; they are looked at first. */
  cited?: readonly string[];
  /** What the model gave as the quote: a hint where to look. It counts only where it stands in a passage. */
  quote?: string;
  /** The visitor's question and the assistant's own name: what a short statement speaks of. */
  context?: string;
}

/**
 * Whether the words of a source back a statement. `strict` wants the source's own wording (`verbatim`, `close`),
 * `balanced` also takes wording that matches. Never trusts offsets or quotes of a model: every quote returned is
 * `text.slice(start, end)` of its passage. The rules and their figures: docs/decisions/0005-support.md.
 */
export function checkStatement(question: SupportQuestion): SupportVerdict {
  const statement = prepareStatement(question.statement, question.context);
  const windows = findCandidates(statement, question);
  const nearest = nearestOf(
    windows.filter((window) => !isLong(window)),
    question.quote,
  );
  let reason: SupportFailure = {
    code: statement.totalWeight === 0 || question.passages.length === 0 ? "nothing_to_check" : "low_coverage",
    detail: "",
  };
  for (const [index, window] of windows.entries()) {
    const outcome = judge(statement, window, question.mode, question.quote);
    if (typeof outcome === "string") {
      const quote = outcome === "verbatim" ? placeVerbatim(statement, window) : placeWindow(window);
      return { support: outcome, passageId: window.passage.id, quote, nearest, reason: null };
    }
    if (index === 0) reason = outcome;
  }
  return { support: null, passageId: null, quote: null, nearest, reason };
}

function prepared(passage: SupportPassage | PreparedPassage): PreparedPassage {
  return "tokens" in passage ? passage : preparePassage(passage);
}

/** A short quote is what helps; only the source's own words may be gathered from more sentences. */
const SHORT: WindowLength = { least: 1, most: 3 };
const LONG: WindowLength = { least: 4, most: 6 };
const WINDOWS_A_PASSAGE = 2;
const MAX_WINDOWS = 6;
const MAX_LONG_WINDOWS = 2;
/** What a passage's citation is worth, in coverage. */
const CITED = 0.1;

/** Where to look, best first: around the model's quote, then where most of the words stand, cited passages ahead. */
function findCandidates(statement: PreparedStatement, question: SupportQuestion): EvidenceWindow[] {
  const { quote, cited = [] } = question;
  const isCited = new Set(cited);
  const passages = question.passages.map(prepared);
  const rank = (window: EvidenceWindow) => window.score + (isCited.has(window.passage.id) ? CITED : 0);
  const byRank = (one: EvidenceWindow, other: EvidenceWindow) => rank(other) - rank(one);
  const quoted =
    quote === undefined ? [] : passages.flatMap((passage) => windowOfQuote(statement, passage, quote) ?? []);
  const find = (length: WindowLength, limit: number) =>
    passages.flatMap((passage) => findWindows(statement, passage, length, limit)).sort(byRank);
  const short = [...quoted.sort(byRank), ...find(SHORT, WINDOWS_A_PASSAGE)].slice(0, MAX_WINDOWS);
  return [...short, ...find(LONG, 1).slice(0, MAX_LONG_WINDOWS)];
}

/** The whole sentences around a quote: a cut quote may have lost its `not`. */
function windowOfQuote(statement: PreparedStatement, passage: PreparedPassage, quote: string): EvidenceWindow | null {
  const place = findQuote(quote, passage.text, passage.folded());
  if (!place) return null;
  const { from, to } = sentencesAround(place, passage);
  return from < 0 || to < from || to - from >= 3 ? null : windowOf(statement, passage, from, to);
}

function sentencesAround(place: PlacedQuote, { sentences }: PreparedPassage): { from: number; to: number } {
  return {
    from: sentences.findIndex((sentence) => sentence.end > place.start),
    to: sentences.findLastIndex((sentence) => sentence.start < place.end),
  };
}

function judge(
  statement: PreparedStatement,
  window: EvidenceWindow,
  mode: "strict" | "balanced",
  quote: string | undefined,
): Support | SupportFailure {
  const denied = checkDenyingLead(statement, window);
  if (denied) return denied;
  const language = languageOf(statement, window);
  if (language !== "en")
    return checkOtherLanguage(statement, window, language, { mode, isQuoted: holds(window, quote) });
  const evidence = alignStatement(statement, window);
  const failure = runChecks(evidence) ?? checkCells(statement, window);
  if (failure) return failure;
  const far = checkClose(statement, window) ?? checkOrder(evidence, statement.text);
  if (!far) return findQuote(statement.text, window.passage.text, window.passage.folded()) ? "verbatim" : "close";
  if (mode === "strict" || isLong(window)) return far;
  return (
    (holds(window, quote) ? null : checkOwnWords(evidence)) ??
    checkLabel(evidence) ??
    checkContradiction(evidence) ??
    checkCoverage(evidence, statement.text) ??
    checkConditions(evidence) ??
    checkSpan(evidence) ??
    checkOrder(evidence, statement.text) ??
    "matched"
  );
}

/** What the source says of a time, the statement doesn't say for ever. */
function checkSpan({ statement, source, last, places, window }: Evidence): SupportFailure | null {
  if (statement.tokens.some(({ kind }) => kind === "number")) return null;
  const dropped = findSpanBehind(source, Math.max(...places), last);
  return dropped && { code: "condition_dropped", detail: window.passage.text.slice(dropped.start, dropped.end) };
}

/** A short statement tells little of its language: then it is that of the passage. */
function languageOf(statement: PreparedStatement, { passage }: EvidenceWindow): string {
  const { language, tokens } = statement;
  if (passage.language !== null && (language === null || tokens.length <= SHORT_STATEMENT)) return passage.language;
  return language ?? "en";
}

const SHORT_STATEMENT = 8;

function holds({ passage, from, to }: EvidenceWindow, quote: string | undefined): boolean {
  const place = quote === undefined ? null : findQuote(quote, passage.text, passage.folded());
  return place !== null && place.start >= passage.sentences[from]!.start && place.end <= passage.sentences[to]!.end;
}

function runChecks(evidence: Evidence): SupportFailure | null {
  const { text } = evidence.statement;
  return (
    checkNumbers(evidence, text) ??
    checkNames(evidence, text) ??
    checkNegation(evidence, text) ??
    checkQualifiers(evidence, text) ??
    checkOpposites(evidence, text) ??
    checkBinding(evidence, text) ??
    checkSlots(evidence, text) ??
    checkSubject(evidence, text)
  );
}

function isLong({ from, to }: EvidenceWindow): boolean {
  return to - from >= SHORT.most;
}

/** What covers most of the statement; where the model gave a quote that covers nearly as much, its lines. */
function nearestOf(windows: readonly EvidenceWindow[], quote: string | undefined): SupportVerdict["nearest"] {
  const [best] = windows.toSorted((one, other) => other.coverage - one.coverage);
  if (!best) return null;
  const [quoted] = windows
    .filter((window) => window.coverage >= best.coverage * NEARLY && holds(window, quote))
    .toSorted((one, other) => one.to - one.from - (other.to - other.from));
  const chosen = quoted ?? best;
  const place = quoted && quote !== undefined ? placeLines(quoted, quote) : placeWindow(chosen);
  return { passageId: chosen.passage.id, ...place, coverage: chosen.coverage };
}

/** Of a list that the window is, the items of the quote alone. */
function placeLines(window: EvidenceWindow, quote: string): PlacedQuote {
  const { passage } = window;
  const whole = placeWindow(window);
  const place = findQuote(quote, passage.text, passage.folded());
  if (!place) return whole;
  const start = Math.max(whole.start, passage.text.lastIndexOf("\n", place.start) + 1);
  const next = passage.text.indexOf("\n", place.end);
  const end = next < 0 ? whole.end : Math.min(whole.end, next);
  const bullet = /^\s*[-*•]\s+/u.exec(passage.text.slice(start, end))?.[0].length ?? 0;
  const from = start + (bullet || countedMark(passage.text, start));
  return { start: from, end, text: passage.text.slice(from, end) };
}

const NEARLY = 0.5;

/** Of a window the sentences in which the very words stand. */
function placeVerbatim({ text }: PreparedStatement, window: EvidenceWindow): PlacedQuote {
  const { passage, from, to } = window;
  const place = findQuote(text, passage.text, passage.folded());
  if (!place || place.start < passage.sentences[from]!.start || place.end > passage.sentences[to]!.end)
    return placeWindow(window);
  return placeWindow({ ...window, ...sentencesAround(place, passage) });
}

function placeWindow({ passage, from, to }: EvidenceWindow): { start: number; end: number; text: string } {
  const start = passage.sentences[from]!.start;
  const end = passage.sentences[to]!.end;
  return { start, end, text: passage.text.slice(start, end) };
}
