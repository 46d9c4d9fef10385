import { findTerm } from "./find-term.ts";
import { POSTINGS_A_POSITION_START, type Segment } from "./segment.ts";
import { readVarint, skipVarints } from "./varints.ts";

/**
 * Where a term stands in a passage, ascending; empty when it doesn't. Positions before the passage's `textPosition`
 * are in its title and heading path; the others, less `textPosition`, are those of `analyze`.
 */
export function findPositions(segment: Segment, term: string, passage: number): number[] {
  const place = findTerm(segment, new TextEncoder().encode(term));
  const posting = place < 0 ? -1 : findPosting(segment, place, passage);
  return posting < 0 ? [] : readPositions(segment, posting);
}

/** The positions of one posting. */
export function readPositions(segment: Segment, posting: number): number[] {
  const { positionBytes, positionStart, postingFrequency } = segment;
  const block = Math.floor(posting / POSTINGS_A_POSITION_START);
  let skipped = 0;
  for (let before = block * POSTINGS_A_POSITION_START; before < posting; before++) skipped += postingFrequency[before]!;
  const cursor = { at: skipVarints(positionBytes, positionStart[block]!, skipped) };
  const positions: number[] = [];
  let position = 0;
  for (let left = postingFrequency[posting]!; left > 0; left--) {
    position += readVarint(positionBytes, cursor);
    positions.push(position);
  }
  return positions;
}

/** The place of a term's (its place in the dictionary) posting for a passage, or -1. */
export function findPosting({ postingStart, postingPassage }: Segment, term: number, passage: number): number {
  let low = postingStart[term]!;
  let high = postingStart[term + 1]! - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = postingPassage[middle]!;
    if (found === passage) return middle;
    if (found < passage) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
