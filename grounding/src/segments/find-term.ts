import { cacheBeside } from "../analysis/cache-beside.ts";
import type { Segment } from "./segment.ts";

/** The place of a term (as UTF-8) in the segment's dictionary, or -1. */
export function findTerm(segment: Segment, term: Uint8Array): number {
  const place = findFirstTerm(segment, term);
  return place < termCount(segment) && compareTo(segment, place, term) === 0 ? place : -1;
}

/** As `findTerm`, for the words of questions, which come again. */
export const placeOfTerm = cacheBeside(10_000, (segment: Segment, term: string) =>
  findTerm(segment, encoder.encode(term)),
);

const encoder = new TextEncoder();

/** The place of the first term that doesn't come before `term` (as UTF-8); the number of terms when all do. */
function findFirstTerm(segment: Segment, term: Uint8Array): number {
  let low = 0;
  let high = termCount(segment);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareTo(segment, middle, term) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Calls `visit` with the place and the text of every term that begins like this (as UTF-8). */
export function visitTermsFrom(
  segment: Segment,
  beginning: Uint8Array,
  visit: (place: number, term: string) => void,
): void {
  const { termBytes, termStart } = segment;
  const decoder = new TextDecoder();
  for (let place = findFirstTerm(segment, beginning); place < termCount(segment); place++) {
    const bytes = termBytes.subarray(termStart[place]!, termStart[place + 1]!);
    if (!beginning.every((byte, index) => bytes[index] === byte)) return;
    visit(place, decoder.decode(bytes));
  }
}

function termCount({ termStart }: Segment): number {
  return termStart.length - 1;
}

function compareTo({ termBytes, termStart }: Segment, place: number, term: Uint8Array): number {
  return compareBytes(termBytes, termStart[place]!, termStart[place + 1]!, term, 0, term.length);
}

/** Negative when the first segment's term comes before the second's. */
export function compareTerms(left: Segment, leftTerm: number, right: Segment, rightTerm: number): number {
  return compareBytes(
    left.termBytes,
    left.termStart[leftTerm]!,
    left.termStart[leftTerm + 1]!,
    right.termBytes,
    right.termStart[rightTerm]!,
    right.termStart[rightTerm + 1]!,
  );
}

function compareBytes(
  left: Uint8Array,
  leftStart: number,
  leftEnd: number,
  right: Uint8Array,
  rightStart: number,
  rightEnd: number,
): number {
  const shared = Math.min(leftEnd - leftStart, rightEnd - rightStart);
  for (let index = 0; index < shared; index++) {
    const difference = left[leftStart + index]! - right[rightStart + index]!;
    if (difference !== 0) return difference;
  }
  return leftEnd - leftStart - (rightEnd - rightStart);
}

/** Orders strings as their UTF-8 bytes: by code point, where `<` goes by UTF-16 unit. */
export function compareAsBytes(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    const [first, second] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (first !== second) return codePointOrder(first) - codePointOrder(second);
  }
  return left.length - right.length;
}

/** Surrogates stand for code points above U+FFFF. */
function codePointOrder(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
