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
export function decodeSegment(bytes: Uint8Array<ArrayBuffer>): Segment {
  checkHead(bytes);
  if (checksumOf(bytes) !== headOf(bytes)[CHECKSUM]) throw new SegmentFormatError("its checksum is wrong");
  return openSections(bytes);
}

/** Opens bytes that `decodeSegment` has accepted before, in no time. */
export function openSegment(bytes: Uint8Array<ArrayBuffer>): Segment {
  checkHead(bytes);
  return openSections(bytes);
}

function checkHead(bytes: Uint8Array<ArrayBuffer>): void {
  if (bytes.byteLength < HEAD_WORDS * 4 || bytes.byteLength % 8 !== 0 || bytes.byteOffset % 8 !== 0) {
    throw new SegmentFormatError("it is cut short or not aligned");
  }
  const head = headOf(bytes);
  if (head[0] !== MAGIC) throw new SegmentFormatError("it is something else");
  if (head[3] !== SECTIONS_OF.get(head[1]!)) throw new SegmentFormatError("another version wrote it");
}

function openSections(bytes: Uint8Array<ArrayBuffer>): Segment {
  const head = headOf(bytes);
  function section(name: (typeof SECTIONS)[number]) {
    const place = FIRST_SECTION + SECTIONS.indexOf(name) * 3;
    const [offset, length, width] = [head[place]!, head[place + 1]!, head[place + 2]!];
    return { offset: bytes.byteOffset + offset, length: length / width, width };
  }
  function words(name: (typeof SECTIONS)[number]): Uint32Array {
    const { offset, length } = section(name);
    return new Uint32Array(bytes.buffer, offset, length);
  }
  function octets(name: (typeof SECTIONS)[number]): Uint8Array {
    const { offset, length } = section(name);
    return new Uint8Array(bytes.buffer, offset, length);
  }
  const passageLength = words("passageLength");
  const hasSentences = head[1] !== FIRST_FORMAT;
  const frequencies = section("postingFrequency");
  const FrequencyArray = frequencyArray(0, 2 ** (8 * frequencies.width) - 1).constructor as Uint32ArrayConstructor;
  return {
    isOutdated: head[1] !== FORMAT,
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
    postingFrequency: new FrequencyArray(bytes.buffer, frequencies.offset, frequencies.length),
    positionBytes: octets("positionBytes"),
    positionStart: words("positionStart"),
  };
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

/** "CDS1" */
const MAGIC = 0x31534443;
const FORMAT = 6;
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
  [OUTDATED_FORMAT, SECTIONS.length],
  [ROWLESS_FORMAT, SECTIONS.length],
  [OLDER_FORMAT, SECTIONS.length],
  [FIRST_FORMAT, SECTIONS.length - 2],
]);
const CHECKSUM = 2;
const FIRST_SECTION = 4;
const HEAD_WORDS = FIRST_SECTION + SECTIONS.length * 3;

function headOf(bytes: Uint8Array<ArrayBuffer>): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, HEAD_WORDS);
}

function roundUp(size: number): number {
  return Math.ceil(size / 8) * 8;
}

/** FNV-1a over 32-bit words, in two interleaved lanes: finds damage, not malice (files are named by their sha256). */
function checksumOf(bytes: Uint8Array<ArrayBuffer>): number {
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
