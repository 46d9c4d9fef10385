/**
 * An immutable inverted index over some passages, in typed arrays. Passages of a version stand together; a term's
 * postings are in passage order. Identifiers are four words each (`identifier-words.ts`).
 */
export interface Segment {
  /**
   * An earlier version wrote it, to which some words were others: it answers until it is built again from its passages.
   */
  isOutdated: boolean;
  /** One identifier: makes every file different, also when the same passages are added twice. */
  id: Uint32Array;
  sourceIds: Uint32Array;
  versionIds: Uint32Array;
  /** The place in `sourceIds` of each version's source. */
  versionSource: Uint32Array;
  /** First passage of each version, and the number of passages at the end. */
  versionStart: Uint32Array;
  passageIds: Uint32Array;
  /** Terms in each passage, with its title and heading path. */
  passageLength: Uint32Array;
  /** The position at which the text starts; before it are title and heading path. */
  textPosition: Uint32Array;
  /** Where the sentences of each passage's text lie, as `sentence-layout.ts` writes them. */
  sentenceBytes: Uint8Array;
  /** First byte of each passage's sentences, and the number of bytes at the end. None: they are not known. */
  sentenceStart: Uint32Array;
  /** UTF-8 of all terms, sorted by their bytes, without separators. */
  termBytes: Uint8Array;
  /** First byte of each term, and the number of bytes at the end. */
  termStart: Uint32Array;
  /** First posting of each term, and the number of postings at the end. */
  postingStart: Uint32Array;
  postingPassage: Uint32Array;
  postingFrequency: FrequencyArray;
  /** For each posting the term's positions in the passage: the first, then the differences, as varints (LEB128). */
  positionBytes: Uint8Array;
  /** Where in `positionBytes` every 64th posting starts. */
  positionStart: Uint32Array;
}

export type FrequencyArray = Uint8Array | Uint16Array | Uint32Array;

export const POSTINGS_A_POSITION_START = 64;

/** What a segment is built from. All ids are UUIDs in lower case. */
export interface SegmentPassage {
  passageId: string;
  versionId: string;
  sourceId: string;
  title: string;
  /** Outermost first. */
  headingPath: readonly string[];
  text: string;
  /** BCP 47 tag; null when it can't be told. */
  language: string | null;
}

/** The narrowest array that holds the highest frequency. */
export function frequencyArray(length: number, highest: number): FrequencyArray {
  if (highest < 2 ** 8) return new Uint8Array(length);
  return highest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}
