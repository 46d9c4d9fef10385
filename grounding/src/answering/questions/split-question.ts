import { primaryLanguage, scanWords } from "../../analysis/analyze.ts";
import {
  PREVIOUS_TURN_WEIGHT,
  type PreparedQuery,
  type QueryWord,
  queryTerms,
  wordsForLanguage,
} from "../../ranking/prepare-query.ts";
import { matcherOf, type RankedPassage, scoreMatch } from "../../ranking/rank-passages.ts";
import { isOfThing } from "../../ranking/site-terms/site-relatives.ts";
import { type ExpectedAnswer, expectedAnswer } from "./question-words.ts";

/** One of the things that a question asks for, with the passages in the order in which they tell it. */
export interface QuestionPart {
  query: PreparedQuery;
  ranked: RankedPassage[];
}

/**
 * The parts of a question that asks for several things (`Where is the shop and when does it open?`); none for a
 * question that asks for one. What a later part is about may stand in the first, which counts there as the turn before
 * does.
 */
export function splitQuestion(query: PreparedQuery, ranked: readonly RankedPassage[]): QuestionPart[] {
  const { question } = query;
  const starts = [0, ...[...question.matchAll(BOUNDARY)].map(({ index, 0: joint }) => index + joint.length)];
  if (starts.length < 2 || starts.length > MAX_PARTS || !OPENS.test(question)) return [];
  const bounds = [...starts, question.length].map((start) => scanWords(question.slice(0, start), () => {}));
  const texts = starts.map((start, part) =>
    question.slice(start, starts[part + 1] ?? question.length).replace(JOINT_END, ""),
  );
  const kinds = texts.map((text) => expectedAnswer(text, primaryLanguage(query.language)));
  return texts.flatMap((text, part): QuestionPart[] => {
    const within = (words: readonly QueryWord[]) =>
      wordsOfPart(words, {
        from: bounds[part]!,
        until: bounds[part + 1]!,
        kind: kinds[part]!,
        before: kinds.slice(0, part),
      });
    const [english, other] = [within(query.english), within(query.other)];
    const asked: PreparedQuery = {
      ...query,
      question: text,
      english,
      other,
      terms: queryTerms(english, other),
    };
    return [{ query: asked, ranked: rankAgain(asked, query, ranked) }];
  });
}

const MAX_PARTS = 3;
const JOINT = ",?\\s+(?:and|und|et|y|e|ed|en|och|og|oraz)\\s+(?:also\\s+)?";
/** `and until when`, `und bis wann`. */
const BEFORE =
  "(?:until|till|by|from|since|at|in|on|for|with|to|bis|ab|seit|von|um|mit|für|in|zu|an|à|de|dans|pour|avec|jusqu['’]à|depuis|a|en|con|para|desde|hasta|da|di|per|fino a|tot|van|vanaf|met|op|voor|até|com|till|från|med)";
const OPENING =
  "(?:how|what|when|where|which|who|why|do|does|did|is|are|can|could|will|would|wie|was|wann|wo|wohin|welche[rsmn]?|wer|warum|kann|gibt|ist|sind|muss|combien|quel(?:le)?s?|quand|où|comment|qui|pourquoi|est-ce|peut|cu[aá]nt[oa]s?|qu[eé]|cu[aá]ndo|d[oó]nde|cu[aá]l(?:es)?|c[oó]mo|qui[eé]n|hay|quant[oaie]|quando|dove|come|chi|quale|hoe|wat|wanneer|waar|welke?|onde|quem|como|hur|vad|när|var)(?!\\p{L})";
/** `and how`, `und was`: a question word behind a joint begins another question, when the first begins with one. */
const BOUNDARY = new RegExp(`${JOINT}(?=(?:${BEFORE} )?${OPENING})`, "giu");
const JOINT_END = new RegExp(`${JOINT}$`, "iu");
const OPENS = new RegExp(`^[\\s¿¡"]*(?:${BEFORE} )?${OPENING}`, "iu");

interface PartRange {
  /** In words of the question. */
  from: number;
  until: number;
  /** What kind of thing it asks for. */
  kind: ExpectedAnswer | null;
  /** … and the parts before it. */
  before: readonly (ExpectedAnswer | null)[];
}

/**
 * The words of a part; those of the parts before it as a turn before, but for what only says what kind of thing those
 * ask for: `How much is a massage and how long does it take?` goes on about the massage, which is all that the second
 * part is about. Words of earlier turns stay what they are.
 */
function wordsOfPart(words: readonly QueryWord[], { from, until, kind, before }: PartRange): QueryWord[] {
  const says = (word: QueryWord, kinds: readonly (ExpectedAnswer | null)[]) =>
    kinds.some((one) => one !== null && isOfThing(word.written, word.language, one));
  const isOwn = (word: QueryWord) => word.weight === 1 && word.position >= from && word.position < until;
  const hasThing = words.some((word) => isOwn(word) && !says(word, [kind]));
  return words.flatMap((word): QueryWord[] => {
    if (word.weight < 1 || isOwn(word)) return [word];
    if (word.position >= until || says(word, before)) return [];
    return [hasThing ? { ...word, weight: PREVIOUS_TURN_WEIGHT } : word];
  });
}

/** The passages in the order of another question of the same words, by what they hold of it. */
function rankAgain(part: PreparedQuery, whole: PreparedQuery, ranked: readonly RankedPassage[]): RankedPassage[] {
  const weights = new Map<string, number>();
  for (const { match, analysis } of ranked) {
    const turns = new Map(wordsForLanguage(whole, analysis.language).map(({ term, weight }) => [term, weight]));
    for (const { term, weight } of match.asked) weights.set(term, weight / (turns.get(term) ?? 1));
  }
  const matchOf = matcherOf(part, (term) => weights.get(term) ?? 0);
  return ranked
    .map(({ candidate, analysis }): RankedPassage => {
      const match = matchOf(analysis);
      return { candidate, analysis, match, score: scoreMatch(match.coverage * match.total, match) };
    })
    .sort((left, right) => right.score - left.score || (left.candidate.id < right.candidate.id ? -1 : 1));
}
