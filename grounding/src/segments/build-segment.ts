import { analyze, analyzeHeading, primaryLanguage } from "../analysis/analyze.ts";
import { detectLanguage } from "../analysis/detect-language.ts";
import { collectPostings } from "./collect-postings.ts";
import { compareAsBytes } from "./find-term.ts";
import { IDENTIFIER_WORDS, writeIdentifier } from "./identifier-words.ts";
import { createOccurrences, type Occurrences } from "./occurrences.ts";
import type { Segment, SegmentPassage } from "./segment.ts";
import { writeSentences } from "./sentence-layout.ts";
import { createVarintWriter, type VarintWriter } from "./varints.ts";

/** Indexes passages. All passages of a version must be among them. Throws a RangeError for an id that is not a UUID. */
export function buildSegment(id: string, passages: readonly SegmentPassage[]): Segment {
  const versions = Map.groupBy(passages, (passage) => passage.versionId);
  const sourceIds = [...new Set(passages.map((passage) => passage.sourceId))];
  const sourcePlaces = new Map(sourceIds.map((sourceId, place) => [sourceId, place]));
  const ordered = [...versions.values()].flat();
  const occurrences = createOccurrences();
  const passageLength = new Uint32Array(ordered.length);
  const textPosition = new Uint32Array(ordered.length);
  const sentences = createVarintWriter(ordered.length * 16);
  const sentenceStart = new Uint32Array(ordered.length + 1);
  for (const [place, passage] of ordered.entries()) {
    const before = occurrences.count;
    textPosition[place] = addPassage(occurrences, sentences, place, passage);
    passageLength[place] = occurrences.count - before;
    sentenceStart[place + 1] = sentences.length;
  }
  const terms = [...occurrences.terms.keys()].sort(compareAsBytes);
  return {
    isOutdated: false,
    id: packIdentifiers([id]),
    sourceIds: packIdentifiers(sourceIds),
    versionIds: packIdentifiers([...versions.keys()]),
    versionSource: Uint32Array.from([...versions.values()], ([first]) => sourcePlaces.get(first!.sourceId)!),
    versionStart: startsOf([...versions.values()].map((group) => group.length)),
    passageIds: packIdentifiers(ordered.map((passage) => passage.passageId)),
    passageLength,
    textPosition,
    sentenceBytes: sentences.bytes(),
    sentenceStart,
    ...packTerms(terms),
    ...collectPostings(occurrences, terms),
  };
}

/** A gap that no phrase or window of eight words bridges; small, so that most positions fit a byte. */
const FIELD_GAP = 16;

/** Adds title, headings and text, in this order, and returns the position at which the text starts. */
function addPassage(occurrences: Occurrences, sentences: VarintWriter, place: number, passage: SegmentPassage): number {
  // As ranking does: the text decides for its title and headings, which are too short to tell a language by.
  const language = primaryLanguage(passage.language ?? detectLanguage(passage.text));
  let start = 0;
  for (const heading of [passage.title, ...passage.headingPath]) {
    let last = 0;
    for (const { term, position } of analyzeHeading(heading, language)) {
      occurrences.add(term, place, start + position);
      last = position;
    }
    start += last + FIELD_GAP;
  }
  const tokens = analyze(passage.text, language);
  for (const { term, position } of tokens) occurrences.add(term, place, start + position);
  writeSentences(sentences, passage.text, tokens, language === "en");
  return start;
}

function packIdentifiers(ids: readonly string[]): Uint32Array {
  const words = new Uint32Array(ids.length * IDENTIFIER_WORDS);
  for (const [index, id] of ids.entries()) writeIdentifier(words, index, id);
  return words;
}

function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) starts[index + 1] = starts[index]! + length;
  return starts;
}

function packTerms(terms: readonly string[]): Pick<Segment, "termBytes" | "termStart"> {
  const encoder = new TextEncoder();
  const encoded = terms.map((term) => encoder.encode(term));
  const termStart = startsOf(encoded.map((bytes) => bytes.length));
  const termBytes = new Uint8Array(termStart.at(-1)!);
  for (const [index, bytes] of encoded.entries()) termBytes.set(bytes, termStart[index]!);
  return { termBytes, termStart };
}
