import {
  type ByteRange,
  frequencyArrayOf,
  HEAD_BYTES,
  locateSections,
  SegmentFormatError,
  type SegmentSections,
  viewSections,
} from "./encode-segment.ts";
import type { FrequencyArray, Segment } from "./segment.ts";

/**
 * What stays in memory of a segment whose postings are read when they are asked for: its versions, the lengths of its
 * passages and its dictionary: of large segments a fiftieth, of small ones up to a third.
 */
export interface SegmentHead {
  /** Without postings, positions, sentences and ids of passages; `postingStart` tells how many postings there are. */
  dictionary: Segment;
  /** Where in the file everything lies. */
  sections: SegmentSections;
  byteSize: number;
}

/** The postings of one term. */
export interface TermPostings {
  passages: Uint32Array;
  frequencies: FrequencyArray;
}

export type ReadRanges = (ranges: readonly ByteRange[]) => Promise<Uint8Array[]>;

/** Reads the head of a file of `byteSize` bytes in two goes. Throws a `SegmentFormatError`, and what reading throws. */
export async function readSegmentHead(byteSize: number, read: ReadRanges): Promise<SegmentHead> {
  const [start] = await read([{ start: 0, end: Math.min(HEAD_BYTES, byteSize) }]);
  const { sections, isOutdated } = locateSections(toAligned(start!));
  if (Object.values(sections).some(({ end }) => end > byteSize)) throw new SegmentFormatError("it is cut short");
  const ranges = [
    { start: sections.id.start, end: sections.versionStart.end },
    { start: sections.passageLength.start, end: sections.passageLength.end },
    { start: sections.termBytes.start, end: sections.postingStart.end },
  ];
  const parts = (await read(ranges)).map((bytes, place) => ({ ...ranges[place]!, bytes: toAligned(bytes) }));
  const empty = new ArrayBuffer(0);
  const dictionary = viewSections(sections, isOutdated, (range) => {
    const part = parts.find(({ start, end }) => start <= range.start && range.end <= end);
    if (!part) return { buffer: empty, offset: 0, byteLength: 0 };
    return { buffer: part.bytes.buffer, offset: range.start - part.start, byteLength: range.end - range.start };
  });
  return { dictionary, sections, byteSize: parts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) };
}

/** Where the postings of the term at this place in the dictionary lie: their passages, their frequencies. */
export function rangesOfPostings({ dictionary, sections }: SegmentHead, place: number): [ByteRange, ByteRange] {
  const [first, end] = [dictionary.postingStart[place]!, dictionary.postingStart[place + 1]!];
  return [within(sections.postingPassage, first, end), within(sections.postingFrequency, first, end)];
}

export function toPostings({ sections }: SegmentHead, passages: Uint8Array, frequencies: Uint8Array): TermPostings {
  const { width } = sections.postingFrequency;
  const [first, second] = [alignTo(passages, Uint32Array.BYTES_PER_ELEMENT), alignTo(frequencies, width)];
  return {
    passages: new Uint32Array(first.buffer, first.byteOffset, first.byteLength / Uint32Array.BYTES_PER_ELEMENT),
    frequencies: new (frequencyArrayOf(width))(second.buffer, second.byteOffset, second.byteLength / width),
  };
}

/** Where the ids of passages lie, from the first to the one before `end`. */
export function rangeOfPassageIds({ sections }: SegmentHead, first: number, end: number): ByteRange {
  const { start } = sections.passageIds;
  return { start: start + first * IDENTIFIER_BYTES, end: start + end * IDENTIFIER_BYTES };
}

const IDENTIFIER_BYTES = 16;

function within(section: SegmentSections["postingFrequency"], first: number, end: number): ByteRange {
  return { start: section.start + first * section.width, end: section.start + end * section.width };
}

function toAligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

/** The same bytes where numbers of this width may be read: mostly where they are. */
function alignTo(bytes: Uint8Array, width: number): Uint8Array {
  return bytes.byteOffset % width === 0 ? bytes : new Uint8Array(bytes);
}
