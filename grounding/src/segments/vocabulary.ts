import { countPassages } from "./count-passages.ts";
import { placeOfTerm, visitTermsFrom } from "./find-term.ts";
import type { Segment } from "./segment.ts";
import type { VisibleSegment } from "./show-passages.ts";

/** The terms of what one asker may see. */
export interface Vocabulary {
  /** The number of visible passages that hold the term. */
  documentFrequency(term: string): number;
  /** A term that begins with this one, of five letters at least, and goes on for a few: `postgresql` for `postgres`. */
  findLonger(term: string): string | undefined;
  /**
   * Terms that might be within some typing errors of a word, as `letterMask` tells; among those of very large libraries
   * only with the same beginning.
   */
  visitLike(word: string, most: number, visit: (term: string) => void): void;
}

/** … with where the terms stand. What was looked up once is known. */
export interface SegmentsVocabulary extends Vocabulary {
  /** In the dictionary of each segment, or -1. */
  placesOf(term: string): readonly number[];
}

interface KnownTerm {
  places: readonly number[];
  frequency: number;
}

export function vocabularyOf(segments: readonly VisibleSegment[]): SegmentsVocabulary {
  const known = new Map<string, KnownTerm>();
  const lookUp = (term: string): KnownTerm => {
    const before = known.get(term);
    if (before) return before;
    const places = segments.map(({ segment }) => placeOfTerm(segment, term));
    let frequency = 0;
    for (let index = 0; index < places.length; index++) frequency += countPassages(segments[index]!, places[index]!);
    const found = { places, frequency };
    known.set(term, found);
    return found;
  };
  return {
    placesOf: (term) => lookUp(term).places,
    documentFrequency: (term) => lookUp(term).frequency,
    findLonger(term) {
      let longer: string | undefined;
      for (const { segment } of segments)
        visitLonger(segment, term, (other) => {
          if (this.documentFrequency(other) > 0) longer ??= other;
        });
      return longer;
    },
    visitLike(word, most, visit) {
      for (const { segment } of segments) visitLike(segment, word, most, visit);
    },
  };
}

const encoder = new TextEncoder();
const SHORTEST_BEGINNING = 5;
const MAX_BEHIND = 4;

/** The terms of one segment that `findLonger` means. */
export function visitLonger(segment: Segment, term: string, visit: (term: string) => void): void {
  // What ends in a figure is one of a series: `warehouse7` isn't `warehouse70`.
  if (term.length < SHORTEST_BEGINNING || /[-\p{N}]$/u.test(term)) return;
  visitTermsFrom(segment, encoder.encode(term), (_, other) => {
    if (other.length <= term.length + MAX_BEHIND) visit(other);
  });
}

/** The terms of one segment that `visitLike` means. */
export function visitLike(segment: Segment, word: string, most: number, visit: (term: string) => void): void {
  if (segment.termStart.length > MAX_LISTED) {
    const beginning = word.slice(0, 1);
    if (beginning.isWellFormed()) visitTermsFrom(segment, encoder.encode(beginning), (_, term) => visit(term));
    return;
  }
  const { terms, masks } = listTerms(segment);
  const mask = letterMask(word);
  // A replaced letter takes one away and puts one in.
  const different = 2 * most;
  for (let place = 0; place < terms.length; place++)
    if (bitCount(masks[place]! & ~mask) <= most + 1 && bitCount(masks[place]! ^ mask) <= different + LATER_LETTERS)
      visit(terms[place]!);
}

/** Longer words than their terms (`delivery`: `deliveri`, `lieferung`: `liefe-`) have further letters. */
const LATER_LETTERS = 8;
/** Beyond this many terms only those with the same first letter are looked through. */
const MAX_LISTED = 60_000;

interface TermList {
  terms: string[];
  masks: Int32Array;
}

/** A segment never changes; what is listed of it goes with it. */
const lists = new WeakMap<Segment, TermList>();

function listTerms(segment: Segment): TermList {
  const known = lists.get(segment);
  if (known) return known;
  const terms: string[] = [];
  visitTermsFrom(segment, new Uint8Array(0), (_, term) => {
    if (/^\p{L}+-?$/u.test(term)) terms.push(term);
  });
  const list = { terms, masks: Int32Array.from(terms, letterMask) };
  lists.set(segment, list);
  return list;
}

/** Which letters a word has, as bits. */
function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code !== HYPHEN) mask |= 1 << (code & 31);
  }
  return mask;
}

const HYPHEN = 0x2d;

function bitCount(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
