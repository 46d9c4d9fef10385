import {
  createIdentifierTable,
  IDENTIFIER_WORDS,
  type IdentifierTable,
  readIdentifier,
  type Segment,
  showPassages,
  type VisibleSegment,
} from "@citedesk/grounding";
import { LRUCache } from "lru-cache";
import type { SegmentDescriptor } from "../../ports/passage-index.ts";

/**
 * A segment in memory with which of its versions count now. Never changed: new counts make a new one on the same bytes.
 */
export interface LoadedSegment {
  descriptor: SegmentDescriptor;
  segment: Segment;
  sourceIds: string[];
  /** Version → its place in the segment. */
  versions: IdentifierTable;
  /** 1 for each version that is live and counted in no earlier segment. */
  counted: Uint8Array;
  /** What groups of sources show, by their bits. */
  shown: LRUCache<string, VisibleSegment>;
}

export function toLoadedSegment(descriptor: SegmentDescriptor, segment: Segment): LoadedSegment {
  const versions = createIdentifierTable();
  const count = segment.versionSource.length;
  for (let version = 0; version < count; version++) versions.set(segment.versionIds, version, version);
  const sources = segment.sourceIds.length / IDENTIFIER_WORDS;
  const sourceIds = Array.from({ length: sources }, (_, source) => readIdentifier(segment.sourceIds, source));
  return {
    descriptor,
    segment,
    sourceIds,
    versions,
    counted: new Uint8Array(count),
    shown: new LRUCache({ max: KEPT_GROUPS }),
  };
}

export function withCounted(loaded: LoadedSegment, counted: Uint8Array): LoadedSegment {
  return { ...loaded, counted, shown: new LRUCache({ max: KEPT_GROUPS }) };
}

export function byteSizeOf({ descriptor, versions }: LoadedSegment): number {
  return descriptor.byteSize + versions.byteSize;
}

/** What an asker with these sources may see of the segment. Kept for the next asker with the same. */
export function showSources(loaded: LoadedSegment, allowed: ReadonlySet<string>): VisibleSegment {
  const open = Uint8Array.from(loaded.sourceIds, (sourceId) => (allowed.has(sourceId) ? 1 : 0));
  const key = open.join("");
  const known = loaded.shown.get(key);
  if (known) return known;
  const visible = showPassages(loaded.segment, loaded.counted, open);
  loaded.shown.set(key, visible);
  return visible;
}

/** A byte a passage each. */
const KEPT_GROUPS = 16;
