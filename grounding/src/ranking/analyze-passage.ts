import { analyzeHeading, primaryLanguage, visitTerms } from "../analysis/analyze.ts";
import { detectLanguage } from "../analysis/detect-language.ts";
import { splitSentences } from "../analysis/split-sentences.ts";
import type { TextRange } from "../structured-text.ts";
import { findUnits, type Unit } from "../units/find-units.ts";
import type { Candidate } from "./candidate.ts";

/** A passage as ranking reads it. It depends on the passage alone, so it can be kept from question to question. */
export interface AnalyzedPassage {
  /** Primary tag of the language that the words were analysed in. */
  language: string;
  terms: readonly string[];
  /** Place of each term in the text, counted in words. */
  positions: Uint32Array;
  /** Index into `sentences` for each term. */
  sentenceOf: Uint32Array;
  sentences: readonly TextRange[];
  /** Number of terms in each sentence. */
  lengths: Uint32Array;
  /** Terms of title and heading path. */
  title: ReadonlySet<string>;
  /** Terms of the last heading, or of the title where there is none; found when they are first asked for. */
  readonly topic: ReadonlySet<string>;
  /** The terms of each sentence; found when they are first asked for. */
  readonly sentenceTerms: readonly (readonly string[])[];
  /** What each sentence is, and what has to be read with it; found when it is first asked for. */
  readonly units: readonly Unit[];
}

export function analyzePassage(candidate: Candidate): AnalyzedPassage {
  const { text } = candidate;
  const language = primaryLanguage(candidate.language ?? detectLanguage(text));
  const sentences = splitSentences(text);
  const terms: string[] = [];
  const positions: number[] = [];
  const sentenceOf: number[] = [];
  const lengths = new Uint32Array(sentences.length);
  let sentence = 0;
  visitTerms(text, language, language, (term, start, _end, position) => {
    while (start >= sentences[sentence]!.end) sentence++;
    terms.push(term);
    positions.push(position);
    sentenceOf.push(sentence);
    lengths[sentence]!++;
  });
  const headingPath = [candidate.title ?? "", ...candidate.headingPath];
  let units: readonly Unit[] | undefined;
  let topic: ReadonlySet<string> | undefined;
  let sentenceTerms: readonly (readonly string[])[] | undefined;
  return {
    get sentenceTerms() {
      sentenceTerms ??= dealTerms(terms, sentenceOf, sentences.length);
      return sentenceTerms;
    },
    get topic() {
      topic ??= headingTerms(candidate.headingPath.at(-1) ?? candidate.title ?? "", language);
      return topic;
    },
    get units() {
      units ??= findUnits(text, { headingPath }, sentences);
      return units;
    },
    language,
    terms,
    positions: new Uint32Array(positions),
    sentenceOf: new Uint32Array(sentenceOf),
    sentences,
    lengths,
    title: headingTerms(headingPath.join("\n"), language),
  };
}

function dealTerms(terms: readonly string[], sentenceOf: readonly number[], sentences: number): string[][] {
  const dealt = Array.from({ length: sentences }, (): string[] => []);
  for (const [index, term] of terms.entries()) dealt[sentenceOf[index]!]!.push(term);
  return dealt;
}

function headingTerms(heading: string, language: string): ReadonlySet<string> {
  return new Set(analyzeHeading(heading, language).map(({ term }) => term));
}

/** Gives a passage's analysis, new or kept. */
export type PassageAnalyses = (candidate: Candidate) => AnalyzedPassage;

/**
 * Keeps the analyses of the passages that were asked for last. One entry takes about 3 KB. An entry is used only while
 * the passage's text, title and language are what they were.
 */
export function cachePassageAnalyses(limit: number): PassageAnalyses {
  const kept = new Map<string, { candidate: Candidate; analysis: AnalyzedPassage }>();
  return (candidate) => {
    const known = kept.get(candidate.id);
    const analysis = known && isSame(known.candidate, candidate) ? known.analysis : analyzePassage(candidate);
    // A map hands out its keys in the order of insertion: what was asked for last goes to the end.
    kept.delete(candidate.id);
    if (kept.size >= limit) for (const id of kept.keys().take(Math.ceil(limit / 10))) kept.delete(id);
    kept.set(candidate.id, { candidate, analysis });
    return analysis;
  };
}

function isSame(left: Candidate, right: Candidate): boolean {
  return (
    left.text === right.text &&
    left.title === right.title &&
    left.language === right.language &&
    left.headingPath.length === right.headingPath.length &&
    left.headingPath.every((heading, index) => heading === right.headingPath[index])
  );
}
