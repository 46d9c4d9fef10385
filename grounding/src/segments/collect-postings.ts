import type { Occurrences } from "./occurrences.ts";
import { frequencyArray, POSTINGS_A_POSITION_START, type Segment } from "./segment.ts";
import { createVarintWriter } from "./varints.ts";

type Postings = Pick<
  Segment,
  "postingStart" | "postingPassage" | "postingFrequency" | "positionBytes" | "positionStart"
>;

/** Turns the occurrences, which are in passage order, into postings in the order of `terms`: one counting sort. */
export function collectPostings(occurrences: Occurrences, terms: readonly string[]): Postings {
  const { starts, sorted } = sortByTerm(occurrences, terms);
  const { passages, positions } = occurrences;
  const { postings, highest } = countPostings(passages, starts, sorted);
  const postingStart = new Uint32Array(terms.length + 1);
  const postingPassage = new Uint32Array(postings);
  const postingFrequency = frequencyArray(postings, highest);
  const positionStart = new Uint32Array(Math.ceil(postings / POSTINGS_A_POSITION_START));
  const writer = createVarintWriter(sorted.length + 16);
  let posting = 0;
  for (let term = 0; term < terms.length; term++) {
    const end = starts[term + 1]!;
    for (let at = starts[term]!; at < end; posting++) {
      const passage = passages[sorted[at]!]!;
      if (posting % POSTINGS_A_POSITION_START === 0) positionStart[posting / POSTINGS_A_POSITION_START] = writer.length;
      postingPassage[posting] = passage;
      const first = at;
      for (let previous = 0; at < end && passages[sorted[at]!] === passage; at++) {
        const position = positions[sorted[at]!]!;
        writer.write(position - previous);
        previous = position;
      }
      postingFrequency[posting] = at - first;
    }
    postingStart[term + 1] = posting;
  }
  return { postingStart, postingPassage, postingFrequency, positionBytes: writer.bytes(), positionStart };
}

/** `sorted[starts[t] .. starts[t + 1]]` are the occurrences of the t-th term, still in passage order. */
function sortByTerm(occurrences: Occurrences, terms: readonly string[]) {
  const { count, termNumbers } = occurrences;
  const rankOf = new Uint32Array(terms.length);
  for (const [rank, term] of terms.entries()) rankOf[occurrences.terms.get(term)!] = rank;
  const starts = new Uint32Array(terms.length + 1);
  for (let at = 0; at < count; at++) starts[rankOf[termNumbers[at]!]! + 1]!++;
  for (let rank = 0; rank < terms.length; rank++) starts[rank + 1]! += starts[rank]!;
  const next = starts.slice();
  const sorted = new Uint32Array(count);
  for (let at = 0; at < count; at++) sorted[next[rankOf[termNumbers[at]!]!]!++] = at;
  return { starts, sorted };
}

function countPostings(passages: Uint32Array, starts: Uint32Array, sorted: Uint32Array) {
  let postings = 0;
  let highest = 0;
  for (let term = 0; term + 1 < starts.length; term++) {
    let frequency = 0;
    for (let at = starts[term]!; at < starts[term + 1]!; at++) {
      const continues = at > starts[term]! && passages[sorted[at]!] === passages[sorted[at - 1]!];
      frequency = continues ? frequency + 1 : 1;
      if (!continues) postings++;
      highest = Math.max(highest, frequency);
    }
  }
  return { postings, highest };
}
