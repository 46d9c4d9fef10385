import { frequencyArray, type Segment } from "./segment.ts";

/**
 * A segment as one file, little-endian: a head of 32-bit words (magic, format, checksum of everything behind it, number
 * of sections, then each section's offset, byte length and element size), then the sections, each at a multiple of
 * eight. Opening one makes views on the bytes and copies nothing.
 */
export function encodeSegment(segment: Segment): Uint8Array<ArrayBuffer> {
  const sections = SECTIONS.map((name) => segment[name]);
  const offsets: number[] = [];
  let size = roundUp(HEAD_WORDS * 4);
  for (const section of sections) {
    offsets.push(size);
    size += roundUp(section.byteLength);
  }
  const bytes = new Uint8Array(size);
  const head = new Uint32Array(bytes.buffer, 0, HEAD_WORDS);
  head.set([MAGIC, segment.isOutdated ? OUTDATED_FORMAT : FORMAT, 0, SECTIONS.length]);
  for (const [index, section] of sections.entries()) {
    head.set([offsets[index]!, section.byteLength, section.BYTES_PER_ELEMENT], FIRST_SECTION + index * 3);
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), offsets[index]!);
  }
  head[CHECKSUM] = checksumOf(bytes);
  return bytes;
}

/** Opens a file after comparing its checksum, about a second a gigabyte. Throws a `SegmentFormatError`. */
export function decodeSegment(bytes: Uint8Array): Segment {
  checkHead(bytes);
  if (checksumOf(bytes) !== headOf(bytes)[CHECKSUM]) throw new SegmentFormatError("its checksum is wrong");
  return openSections(bytes);
}

/** Opens bytes that `decodeSegment` has accepted before, in no time. */
export function openSegment(bytes: Uint8Array): Segment {
  checkHead(bytes);
  return openSections(bytes);
}

function checkHead(bytes: Uint8Array): void {
  if (bytes.byteLength < HEAD_WORDS * 4 || bytes.byteLength % 8 !== 0 || bytes.byteOffset % 8 !== 0) {
    throw new SegmentFormatError("it is cut short or not aligned");
  }
  const head = headOf(bytes);
  if (head[0] !== MAGIC) throw new SegmentFormatError("it is something else");
  if (head[3] !== SECTIONS_OF.get(head[1]!)) throw new SegmentFormatError("another version wrote it");
}

function openSections(bytes: Uint8Array): Segment {
  const { sections, isOutdated } = locateSections(bytes);
  return viewSections(sections, isOutdated, ({ start, end }) => ({
    buffer: bytes.buffer,
    offset: bytes.byteOffset + start,
    byteLength: end - start,
  }));
}

/** Where in a file something lies. */
export interface ByteRange {
  start: number;
  /** The byte behind it. */
  end: number;
}

/** Where each section lies, and the bytes of one element. */
export type SegmentSections = Record<SectionName, ByteRange & { width: number }>;

/** What a file's head says; only its first `HEAD_BYTES` are looked at. Throws a `SegmentFormatError`. */
export function locateSections(bytes: Uint8Array): { sections: SegmentSections; isOutdated: boolean } {
  checkHead(bytes);
  const head = headOf(bytes);
  const known = SECTIONS.slice(0, head[3]);
  const places = known.map((name, number) => {
    const [offset, length, width] = head.subarray(FIRST_SECTION + number * 3, FIRST_SECTION + number * 3 + 3);
    return [name, { start: offset!, end: offset! + length!, width: width! }] as const;
  });
  return {
    sections: { ...NO_SENTENCES, ...Object.fromEntries(places) } as SegmentSections,
    isOutdated: head[1] !== FORMAT,
  };
}

/** A segment of views on its sections, wherever `find` has their bytes. */
export function viewSections(
  sections: SegmentSections,
  isOutdated: boolean,
  find: (range: ByteRange) => { buffer: ArrayBufferLike; offset: number; byteLength: number },
): Segment {
  function words(name: SectionName): Uint32Array {
    const { buffer, offset, byteLength } = find(sections[name]);
    return new Uint32Array(buffer, offset, byteLength / 4);
  }
  function octets(name: SectionName): Uint8Array {
    const { buffer, offset, byteLength } = find(sections[name]);
    return new Uint8Array(buffer, offset, byteLength);
  }
  const passageLength = words("passageLength");
  const hasSentences = sections.sentenceStart !== NO_SENTENCES.sentenceStart;
  const { buffer, offset, byteLength } = find(sections.postingFrequency);
  const { width } = sections.postingFrequency;
  return {
    isOutdated,
    id: words("id"),
    sourceIds: words("sourceIds"),
    versionIds: words("versionIds"),
    versionSource: words("versionSource"),
    versionStart: words("versionStart"),
    passageIds: words("passageIds"),
    passageLength,
    textPosition: words("textPosition"),
    sentenceBytes: hasSentences ? octets("sentenceBytes") : new Uint8Array(0),
    sentenceStart: hasSentences ? words("sentenceStart") : new Uint32Array(passageLength.length + 1),
    termBytes: octets("termBytes"),
    termStart: words("termStart"),
    postingStart: words("postingStart"),
    postingPassage: words("postingPassage"),
    postingFrequency: new (frequencyArrayOf(width))(buffer, offset, byteLength / width),
    positionBytes: octets("positionBytes"),
    positionStart: words("positionStart"),
  };
}

/** What has elements of so many bytes. */
export function frequencyArrayOf(width: number): Uint32ArrayConstructor {
  return frequencyArray(0, 2 ** (8 * width) - 1).constructor as Uint32ArrayConstructor;
}

/** The bytes are not a segment that this version can read: build it again from the passages. */
export class SegmentFormatError extends Error {
  constructor(reason: string) {
    super(`This index segment can't be read: ${reason}.`);
    this.name = "SegmentFormatError";
  }
}

/** The order in the file. A change here or in what the analysis makes of a text needs a new `FORMAT`. */
const SECTIONS = [
  "id",
  "sourceIds",
  "versionIds",
  "versionSource",
  "versionStart",
  "passageIds",
  "passageLength",
  "textPosition",
  "termBytes",
  "termStart",
  "postingStart",
  "postingPassage",
  "postingFrequency",
  "positionBytes",
  "positionStart",
  "sentenceBytes",
  "sentenceStart",
] as const satisfies readonly Exclude<keyof Segment, "isOutdated">[];

type SectionName = (typeof SECTIONS)[number];

/** "CDS1" */
const MAGIC = 0x31534443;
const FORMAT = 7;
/** Before Danish and Polish texts were told from others. */
const NORDIC_FORMAT = 6;
/** Before ordinals and shortened words stayed in their sentence. */
const OUTDATED_FORMAT = 4;
/** Before each row of a table was a sentence of its own. */
const ROWLESS_FORMAT = 3;
/** Before spellings were folded and the names in headings taken apart. */
const OLDER_FORMAT = 2;
/** Without the sentences besides: its passages are ranked by their texts. */
const FIRST_FORMAT = 1;
/** The number of sections in each format that can be read. */
const SECTIONS_OF: ReadonlyMap<number, number> = new Map([
  [FORMAT, SECTIONS.length],
  [NORDIC_FORMAT, SECTIONS.length],
  [OUTDATED_FORMAT, SECTIONS.length],
  [ROWLESS_FORMAT, SECTIONS.length],
  [OLDER_FORMAT, SECTIONS.length],
  [FIRST_FORMAT, SECTIONS.length - 2],
]);
const CHECKSUM = 2;
const FIRST_SECTION = 4;
const HEAD_WORDS = FIRST_SECTION + SECTIONS.length * 3;
/** In front of the sections of every file. */
export const HEAD_BYTES = Math.ceil((HEAD_WORDS * 4) / 8) * 8;
/** Of files of the first format. */
const NO_SENTENCES = {
  sentenceBytes: { start: 0, end: 0, width: 1 },
  sentenceStart: { start: 0, end: 0, width: 4 },
};

function headOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, HEAD_WORDS);
}

function roundUp(size: number): number {
  return Math.ceil(size / 8) * 8;
}

/** FNV-1a over 32-bit words, in two interleaved lanes: finds damage, not malice (files are named by their sha256). */
function checksumOf(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  let even = 0x811c9dc5;
  let odd = 0x01234567;
  odd = Math.imul(odd ^ words[CHECKSUM + 1]!, 0x01000193);
  for (let index = CHECKSUM + 2; index < words.length; index += 2) {
    even = Math.imul(even ^ words[index]!, 0x01000193);
    odd = Math.imul(odd ^ words[index + 1]!, 0x01000193);
  }
  return (even ^ Math.imul(odd, 0x85ebca6b)) >>> 0;
}
