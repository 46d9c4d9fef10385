import { LRUCache } from "lru-cache";
import type { SegmentRange, SegmentStore } from "./segment-store.ts";
import { toSharedBytes } from "./to-shared-bytes.ts";

/** Parts of segments that were read lately. */
export interface RangeCache {
  readonly byteSize: number;
  /** How many were read from where segments lie. */
  readonly reads: number;
  /** In the same order, each in a buffer that threads share and that holds nothing else. Throws what reading throws. */
  read(workspaceId: string, wanted: readonly SegmentRange[]): Promise<Uint8Array<SharedArrayBuffer>[]>;
  clear(): void;
}

export function createRangeCache(store: Pick<SegmentStore, "readRanges">, maximumBytes: number): RangeCache {
  const kept = new LRUCache<string, Uint8Array<SharedArrayBuffer>>({
    maxSize: Math.max(1, Math.floor(maximumBytes)),
    sizeCalculation: ({ byteLength }) => byteLength + BYTES_AROUND,
  });
  let reads = 0;
  return {
    get byteSize() {
      return kept.calculatedSize;
    },
    get reads() {
      return reads;
    },
    async read(workspaceId, wanted) {
      const keys = wanted.map(({ segment, start, end }) => `${segment.id} ${start} ${end}`);
      const found = keys.map((key) => kept.get(key));
      const missing = [...found.keys()].filter((place) => found[place] === undefined);
      if (missing.length > 0) {
        const read = await store.readRanges(
          workspaceId,
          missing.map((place) => wanted[place]!),
        );
        reads += missing.length;
        for (const [number, place] of missing.entries()) {
          const bytes = toSharedBytes(read[number]!);
          found[place] = bytes;
          kept.set(keys[place]!, bytes);
        }
      }
      return found as Uint8Array<SharedArrayBuffer>[];
    },
    clear: () => kept.clear(),
  };
}

/** What keeping a range takes beside its bytes. */
const BYTES_AROUND = 300;
