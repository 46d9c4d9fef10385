import { POSTINGS_A_POSITION_START, type Segment } from "./segment.ts";
import { findTerm } from "./term-lookup.ts";
import { skipVarints } from "./varint.ts";

/**
 * Where a term stands in a passage, ascending; empty when it doesn't. Positions before the passage's `textPosition`
 * are in its title and heading path; the others, less `textPosition`, are those of `analyze`.
 */
export function findPositions(segment: Segment, term: string, passage: number): number[] {
  const place = findTerm(segment, new TextEncoder().encode(term));
  const posting = place < 0 ? -1 : findPosting(segment, place, passage);
  if (posting < 0) return [];
  const { positionBytes, positionStart, postingFrequency } = segment;
  const block = Math.floor(posting / POSTINGS_A_POSITION_START);
  let skipped = 0;
  for (let before = block * POSTINGS_A_POSITION_START; before < posting; before++) skipped += postingFrequency[before]!;
  let at = skipVarints(positionBytes, positionStart[block]!, skipped);
  let position = 0;
  return Array.from({ length: postingFrequency[posting]! }, () => {
    let shift = 0;
    let byte = 0;
    do {
      byte = positionBytes[at++]!;
      position += (byte & 0x7f) * 2 ** shift;
      shift += 7;
    } while (byte > 0x7f);
    return position;
  });
}

function findPosting({ postingStart, postingPassage }: Segment, term: number, passage: number): number {
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
