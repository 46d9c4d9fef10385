import type { Segment } from "./segment.ts";

/** The place of a term (as UTF-8) in the segment's dictionary, or -1. */
export function findTerm(segment: Segment, term: Uint8Array): number {
  let low = 0;
  let high = segment.termStart.length - 2;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compareBytes(
      segment.termBytes,
      segment.termStart[middle]!,
      segment.termStart[middle + 1]!,
      term,
      0,
      term.length,
    );
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
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
