import { compareTerms } from "./find-term.ts";
import { frequencyArray, POSTINGS_A_POSITION_START, type Segment } from "./segment.ts";
import { createVarintWriter, skipVarints } from "./varints.ts";

export interface MergeInput {
  segment: Segment;
  /** The new place of each passage, ascending, or `DROPPED`. */
  newPassage: Uint32Array;
}

export const DROPPED = 0xffffffff;

type Dictionary = Pick<
  Segment,
  "termBytes" | "termStart" | "postingStart" | "postingPassage" | "postingFrequency" | "positionBytes" | "positionStart"
>;

/** Walks all dictionaries side by side in the order of their bytes. Terms without postings left are left out. */
export function mergePostings(inputs: readonly MergeInput[]): Dictionary {
  const segments = inputs.map(({ segment }) => segment);
  const sum = (count: (segment: Segment) => number) => segments.reduce((total, segment) => total + count(segment), 0);
  const highest = Math.max(0, ...segments.map((segment) => 2 ** (8 * segment.postingFrequency.BYTES_PER_ELEMENT) - 1));
  const result: Result = {
    termBytes: new Uint8Array(sum((segment) => segment.termBytes.length)),
    termStart: new Uint32Array(sum((segment) => segment.termStart.length - 1) + 1),
    postingStart: new Uint32Array(sum((segment) => segment.termStart.length - 1) + 1),
    postingPassage: new Uint32Array(sum((segment) => segment.postingPassage.length)),
    postingFrequency: frequencyArray(
      sum((segment) => segment.postingPassage.length),
      highest,
    ),
    positions: createVarintWriter(sum((segment) => segment.positionBytes.length)),
    positionStart: new Uint32Array(sum((segment) => segment.positionStart.length)),
    terms: 0,
    postings: 0,
  };
  const cursors = inputs.map((input) => ({ ...input, term: 0, positionAt: 0 }));
  for (let holders = findLowest(cursors); holders.length > 0; holders = findLowest(cursors)) {
    const [{ segment, term }] = holders as [Cursor];
    const before = result.postings;
    for (const holder of holders) copyPostings(holder, result);
    if (result.postings > before) addTerm(result, segment, term);
    for (const holder of holders) holder.term++;
  }
  return trim(result);
}

interface Cursor extends MergeInput {
  term: number;
  /** Where the positions of the term's first posting start. */
  positionAt: number;
}

interface Result extends Omit<Dictionary, "positionBytes"> {
  positions: ReturnType<typeof createVarintWriter>;
  terms: number;
  postings: number;
}

/** The cursors that stand at the lowest term, in the order of the inputs; none when all are at their end. */
function findLowest(cursors: readonly Cursor[]): Cursor[] {
  let lowest: Cursor[] = [];
  for (const cursor of cursors) {
    if (cursor.term >= cursor.segment.termStart.length - 1) continue;
    const [first] = lowest;
    const order = first ? compareTerms(cursor.segment, cursor.term, first.segment, first.term) : -1;
    if (order < 0) lowest = [cursor];
    else if (order === 0) lowest.push(cursor);
  }
  return lowest;
}

function copyPostings(cursor: Cursor, result: Result): void {
  const { postingStart, postingPassage, postingFrequency, positionBytes } = cursor.segment;
  const end = postingStart[cursor.term + 1]!;
  for (let posting = postingStart[cursor.term]!; posting < end; posting++) {
    const frequency = postingFrequency[posting]!;
    const positionEnd = skipVarints(positionBytes, cursor.positionAt, frequency);
    const passage = cursor.newPassage[postingPassage[posting]!]!;
    if (passage !== DROPPED) {
      if (result.postings % POSTINGS_A_POSITION_START === 0) {
        result.positionStart[result.postings / POSTINGS_A_POSITION_START] = result.positions.length;
      }
      result.positions.append(positionBytes, cursor.positionAt, positionEnd);
      result.postingPassage[result.postings] = passage;
      result.postingFrequency[result.postings++] = frequency;
    }
    cursor.positionAt = positionEnd;
  }
}

function addTerm(result: Result, { termBytes, termStart }: Segment, term: number): void {
  const bytes = termBytes.subarray(termStart[term]!, termStart[term + 1]!);
  const start = result.termStart[result.terms]!;
  result.termBytes.set(bytes, start);
  result.terms++;
  result.termStart[result.terms] = start + bytes.length;
  result.postingStart[result.terms] = result.postings;
}

function trim(result: Result): Dictionary {
  const { terms, postings } = result;
  return {
    termBytes: result.termBytes.subarray(0, result.termStart[terms]),
    termStart: result.termStart.subarray(0, terms + 1),
    postingStart: result.postingStart.subarray(0, terms + 1),
    postingPassage: result.postingPassage.subarray(0, postings),
    postingFrequency: result.postingFrequency.subarray(0, postings),
    positionBytes: result.positions.bytes(),
    positionStart: result.positionStart.subarray(0, Math.ceil(postings / POSTINGS_A_POSITION_START)),
  };
}
