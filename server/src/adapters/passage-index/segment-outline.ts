import {
  createIdentifierTable,
  IDENTIFIER_WORDS,
  type IdentifierTable,
  readIdentifier,
  type Segment,
  type SegmentHead,
  showPassages,
  type VisibleSegment,
} from "@citedesk/grounding";
import { LRUCache } from "lru-cache";
import type { SegmentDescriptor } from "../../ports/passage-index.ts";

/**
 * What is known of a segment while its postings may be in memory or not, with which of its versions count now. Never
 * changed: new counts make a new one.
 */
export interface SegmentOutline {
  descriptor: SegmentDescriptor;
  isOutdated: boolean;
  sourceIds: string[];
  /** As in the segment; copies, so that they hold nothing else of it. */
  versionIds: Uint32Array;
  versionSource: Uint32Array;
  versionStart: Uint32Array;
  /** Version → its place in the segment. */
  versions: IdentifierTable;
  /** 1 for each version that is live and counted in no earlier segment. */
  counted: Uint8Array;
  /** What groups of sources show, by their bits, as long as the segment is in memory. */
  shown: WeakMap<Segment, LRUCache<string, VisibleSegment>>;
}

/** Of a segment that is never in memory as a whole. */
export interface HeadOutline extends SegmentOutline {
  head: SegmentHead;
}

export function toHeadOutline(descriptor: SegmentDescriptor, head: SegmentHead): HeadOutline {
  return { ...toOutline(descriptor, head.dictionary), head };
}

export function toOutline(descriptor: SegmentDescriptor, segment: Segment): SegmentOutline {
  const versions = createIdentifierTable();
  const count = segment.versionSource.length;
  for (let version = 0; version < count; version++) versions.set(segment.versionIds, version, version);
  const sources = segment.sourceIds.length / IDENTIFIER_WORDS;
  const sourceIds = Array.from({ length: sources }, (_, source) => readIdentifier(segment.sourceIds, source));
  return {
    descriptor,
    isOutdated: segment.isOutdated,
    sourceIds,
    versionIds: segment.versionIds.slice(),
    versionSource: segment.versionSource.slice(),
    versionStart: segment.versionStart.slice(),
    versions,
    counted: new Uint8Array(count),
    shown: new WeakMap(),
  };
}

export function withCounted<Outline extends SegmentOutline>(outline: Outline, counted: Uint8Array): Outline {
  return { ...outline, counted, shown: new WeakMap() };
}

/** Of the outline, with the head where it has one. */
export function byteSizeOf(outline: SegmentOutline | HeadOutline): number {
  const { versionIds, versionSource, versionStart, versions, counted } = outline;
  const arrays = [versionIds, versionSource, versionStart, counted];
  const headBytes = "head" in outline ? outline.head.byteSize : 0;
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, versions.byteSize + headBytes);
}

/** Whether an asker with these sources sees any of it. */
export function showsAny({ sourceIds, versionSource, counted }: SegmentOutline, allowed: ReadonlySet<string>): boolean {
  const open = sourceIds.map((sourceId) => allowed.has(sourceId));
  return open.includes(true) && counted.some((count, version) => count === 1 && open[versionSource[version]!]);
}

/** What an asker with these sources may see of the segment. Kept for the next asker with the same. */
export function showSources(
  { sourceIds, counted, shown }: SegmentOutline,
  segment: Segment,
  allowed: ReadonlySet<string>,
): VisibleSegment {
  const open = Uint8Array.from(sourceIds, (sourceId) => (allowed.has(sourceId) ? 1 : 0));
  const key = open.join("");
  const groups = shown.get(segment) ?? new LRUCache<string, VisibleSegment>({ max: KEPT_GROUPS });
  shown.set(segment, groups);
  const known = groups.get(key);
  if (known) return known;
  const visible = showPassages(segment, counted, open);
  groups.set(key, visible);
  return visible;
}

/** A byte a passage each. */
const KEPT_GROUPS = 16;
