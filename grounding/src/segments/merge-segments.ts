import { createIdentifierTable } from "./identifier-table.ts";
import { IDENTIFIER_WORDS, writeIdentifier } from "./identifier-words.ts";
import { DROPPED, type MergeInput, mergePostings } from "./merge-postings.ts";
import type { Segment } from "./segment.ts";
import { createVarintWriter } from "./varints.ts";

/**
 * One segment with the passages of all, in the order of the inputs, without the dropped versions; a version that stands
 * in two inputs is kept once. Searching the result gives the same scores as searching the inputs.
 */
export function mergeSegments(id: string, segments: readonly Segment[], droppedVersionIds: readonly string[]): Segment {
  const kept = keepVersions(segments, droppedVersionIds);
  const versionStart = new Uint32Array(kept.length + 1);
  const inputs: MergeInput[] = segments.map((segment) => ({
    segment,
    newPassage: new Uint32Array(segment.passageLength.length).fill(DROPPED),
  }));
  let passages = 0;
  for (const [place, { input, version }] of kept.entries()) {
    const { segment, newPassage } = inputs[input]!;
    const end = segment.versionStart[version + 1]!;
    for (let passage = segment.versionStart[version]!; passage < end; passage++) newPassage[passage] = passages++;
    versionStart[place + 1] = passages;
  }
  const words = new Uint32Array(IDENTIFIER_WORDS);
  writeIdentifier(words, 0, id);
  return {
    isOutdated: segments.some((segment) => segment.isOutdated),
    id: words,
    ...mergeVersions(segments, kept),
    versionStart,
    ...mergePassages(inputs, passages),
    ...mergePostings(inputs),
  };
}

interface KeptVersion {
  /** Place of the input, and of the version in it. */
  input: number;
  version: number;
}

function keepVersions(segments: readonly Segment[], droppedVersionIds: readonly string[]): KeptVersion[] {
  const closed = createIdentifierTable();
  const dropped = new Uint32Array(IDENTIFIER_WORDS);
  for (const versionId of droppedVersionIds) {
    writeIdentifier(dropped, 0, versionId);
    closed.set(dropped, 0, 0);
  }
  const kept: KeptVersion[] = [];
  for (const [input, { versionIds }] of segments.entries()) {
    for (let version = 0; version < versionIds.length / IDENTIFIER_WORDS; version++) {
      if (closed.get(versionIds, version) !== undefined) continue;
      closed.set(versionIds, version, 0);
      kept.push({ input, version });
    }
  }
  return kept;
}

function mergeVersions(
  segments: readonly Segment[],
  kept: readonly KeptVersion[],
): Pick<Segment, "sourceIds" | "versionIds" | "versionSource"> {
  const versionIds = new Uint32Array(kept.length * IDENTIFIER_WORDS);
  const versionSource = new Uint32Array(kept.length);
  const sources = createIdentifierTable();
  const sourceIds: number[] = [];
  for (const [place, { input, version }] of kept.entries()) {
    const segment = segments[input]!;
    copyIdentifier(segment.versionIds, version, versionIds, place);
    const source = segment.versionSource[version]!;
    if (sources.get(segment.sourceIds, source) === undefined) {
      sources.set(segment.sourceIds, source, sources.size);
      sourceIds.push(...segment.sourceIds.subarray(source * IDENTIFIER_WORDS, (source + 1) * IDENTIFIER_WORDS));
    }
    versionSource[place] = sources.get(segment.sourceIds, source)!;
  }
  return { sourceIds: Uint32Array.from(sourceIds), versionIds, versionSource };
}

function mergePassages(
  inputs: readonly MergeInput[],
  count: number,
): Pick<Segment, "passageIds" | "passageLength" | "textPosition" | "sentenceBytes" | "sentenceStart"> {
  const sentences = createVarintWriter(inputs.reduce((sum, { segment }) => sum + segment.sentenceBytes.length, 0));
  const sentenceStart = new Uint32Array(count + 1);
  const passageIds = new Uint32Array(count * IDENTIFIER_WORDS);
  const passageLength = new Uint32Array(count);
  const textPosition = new Uint32Array(count);
  for (const { segment, newPassage } of inputs) {
    for (const [old, place] of newPassage.entries()) {
      if (place === DROPPED) continue;
      copyIdentifier(segment.passageIds, old, passageIds, place);
      passageLength[place] = segment.passageLength[old]!;
      textPosition[place] = segment.textPosition[old]!;
      sentences.append(segment.sentenceBytes, segment.sentenceStart[old]!, segment.sentenceStart[old + 1]!);
      sentenceStart[place + 1] = sentences.length;
    }
  }
  return { passageIds, passageLength, textPosition, sentenceBytes: sentences.bytes(), sentenceStart };
}

function copyIdentifier(from: Uint32Array, index: number, to: Uint32Array, place: number): void {
  to.set(from.subarray(index * IDENTIFIER_WORDS, (index + 1) * IDENTIFIER_WORDS), place * IDENTIFIER_WORDS);
}
