import type { Candidate, PassageStatistics } from "../../ranking/candidate.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { composeExtractiveAnswer } from "../composing/compose-extractive-answer.ts";
import { decideSupport } from "../deciding/decide-support.ts";
import { suggestQuestions } from "./suggest-questions.ts";

/** A passage that questions may be drawn from. */
export interface QuestionSource {
  documentId: string;
  title: string | null;
  /** Outermost first. */
  headingPath: readonly string[];
  text: string;
  /** BCP 47 tag; null when it isn't known. */
  language: string | null;
  /** Of a `qa` entry: the question as its owner wrote it. */
  storedQuestion: string | null;
}

export interface DrawnQuestion<Source extends QuestionSource = QuestionSource> {
  question: string;
  source: Source;
}

/**
 * Questions that the sources might answer, at most `limit`: the owners' own first, then headings that are questions,
 * then what a passage defines in its first sentence, then headings that name a topic. Each document gets its turn
 * before one gets another. None is known to be answered: `isAnsweredBy` says that.
 */
export function drawQuestions<Source extends QuestionSource>(
  sources: readonly Source[],
  limit: number,
): DrawnQuestion<Source>[] {
  const drawn: (DrawnQuestion<Source> & { rank: number; turn: number })[] = [];
  const turns = new Map<string, number>();
  const seen = new Set<string>();
  for (const source of sources) {
    const found = questionOf(source);
    const key = found?.question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (!found || !key || seen.has(key)) continue;
    seen.add(key);
    const turn = turns.get(source.documentId) ?? 0;
    turns.set(source.documentId, turn + 1);
    drawn.push({ ...found, source, turn });
  }
  return drawn
    .toSorted((left, right) => left.turn - right.turn || left.rank - right.rank)
    .slice(0, limit)
    .map(({ question, source }) => ({ question, source }));
}

/** Whether the sources support an answer (as `strict` wants it), and its first sentence is of that document. */
export function isAnsweredBy(
  documentId: string,
  query: PreparedQuery,
  ranked: readonly RankedPassage<Candidate & { documentId?: string }>[],
  statistics: PassageStatistics,
): boolean {
  if (!decideSupport(query, ranked, statistics, "strict").supported) return false;
  const [first] = composeExtractiveAnswer(query, ranked).sentences;
  return ranked.some(({ candidate }) => candidate.id === first?.passageId && candidate.documentId === documentId);
}

/** What to ask next: drawn questions of the passages' documents, nearest first, without the one that was just asked. */
export function chooseFollowUps<Question extends { question: string; documentId: string }>(
  asked: string,
  ranked: readonly RankedPassage<Candidate & { documentId?: string }>[],
  questions: readonly Question[],
  limit: number,
): Question[] {
  const places = new Map<string, number>();
  for (const [place, { candidate }] of ranked.entries())
    if (candidate.documentId !== undefined && !places.has(candidate.documentId))
      places.set(candidate.documentId, place);
  return questions
    .filter(({ question, documentId }) => places.has(documentId) && !isSame(question, asked))
    .toSorted((left, right) => places.get(left.documentId)! - places.get(right.documentId)!)
    .slice(0, limit);
}

function isSame(left: string, right: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  return bare(left) === bare(right);
}

function questionOf(source: QuestionSource): { question: string; rank: number } | undefined {
  const { storedQuestion, headingPath, title, text, language } = source;
  if (storedQuestion !== null) return { question: storedQuestion, rank: 0 };
  const heading = headingPath.at(-1) ?? title ?? "";
  const [fromHeading] = suggestQuestions([{ heading, title }], 1, language);
  if (fromHeading !== undefined && /[?？؟]$/.test(heading.trim())) return { question: fromHeading, rank: 1 };
  const defined = language === null || language.startsWith("en") ? DEFINITION.exec(text)?.groups : undefined;
  if (defined?.subject !== undefined && defined.verb !== undefined)
    return { question: `What ${defined.verb} ${lowerArticle(defined.subject)}?`, rank: 2 };
  return fromHeading === undefined ? undefined : { question: fromHeading, rank: 3 };
}

/** `The Lamp Club is a …`, `Gift cards are …`: two to five words before the verb, none of them a pronoun. */
const DEFINITION =
  /^(?!(?:It|They|This|That|These|Those|There|Here|He|She|We|You|What|Which|Who|If|When|In|On|At|For|As|All)\b)(?<subject>\p{Lu}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){1,4}) (?<verb>is|are) (?:an?|the|one|our)\b[^.!?\n]{10,200}[.]/u;

function lowerArticle(subject: string): string {
  return subject.replace(/^(?:The|An?) /, (article) => article.toLowerCase());
}
