import {
  type PartRange,
  rangeOfPassageIds,
  readIdentifier,
  readSegmentHead,
  SegmentFormatError,
  searchByRanges,
} from "@citedesk/grounding";
import { LRUCache } from "lru-cache";
import { IndexDamagedError } from "../../ports/passage-index.ts";
import { addUpTerms } from "./add-up-terms.ts";
import { type HeadOutline, showSources, showsAny, toHeadOutline } from "./segment-outline.ts";
import {
  createSegmentPassageIndex,
  type MeasuredPassageIndex,
  type PassageIndexOptions,
  type ReaderContext,
  type SegmentReader,
} from "./segment-passage-index.ts";
import type { SegmentRange, SegmentStore } from "./segment-store.ts";

/**
 * A `PassageIndex` for libraries that outgrow a process: its segments stay in pages of the database, and a search reads
 * the postings of the asked words from them. In memory are the heads of segments (`SegmentHead`), which those of all
 * workspaces in use need, and up to half of `maximumBytes` of what was read lately. Candidates are those of the memory
 * index, to the bit, without `rankScore`.
 */
export function createPostgresPassageIndex(options: PassageIndexOptions): MeasuredPassageIndex {
  return createSegmentPassageIndex(options, (context) => createRangeReader(options, context));
}

function createRangeReader(
  { store, maximumBytes }: { store: SegmentStore; maximumBytes: number },
  { room, afterReading }: ReaderContext,
): SegmentReader<HeadOutline> {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: Math.max(1, Math.floor(maximumBytes / 2)),
    sizeCalculation: ({ byteLength }) => byteLength + BYTES_AROUND,
  });
  let reads = 0;

  async function readKept(workspaceId: string, wanted: readonly SegmentRange[]): Promise<Uint8Array<ArrayBuffer>[]> {
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
        found[place] = read[number]!;
        kept.set(keys[place]!, read[number]!);
      }
    }
    return found as Uint8Array<ArrayBuffer>[];
  }

  return {
    get heldBytes() {
      return kept.calculatedSize;
    },
    get reads() {
      return reads;
    },

    async outlineOf(workspaceId, descriptor) {
      try {
        const head = await readSegmentHead(descriptor.byteSize, (ranges) => {
          reads += ranges.length;
          return store.readRanges(
            workspaceId,
            ranges.map((range) => ({ ...range, segment: descriptor })),
          );
        });
        return toHeadOutline(descriptor, head);
      } catch (error) {
        throw error instanceof SegmentFormatError ? new IndexDamagedError(descriptor.id, error) : error;
      }
    },

    async search(workspaceId, segments, { allowedSourceIds, terms, query, limit }) {
      const allowed = new Set(allowedSourceIds);
      const outlines = segments.filter((outline) => showsAny(outline, allowed));
      const parts = outlines.map((outline) => ({
        head: outline.head,
        shown: showSources(outline, outline.head.dictionary, allowed),
      }));
      const read = (wanted: readonly PartRange[]) =>
        readKept(
          workspaceId,
          wanted.map(({ part, start, end }) => ({ segment: outlines[part]!.descriptor, start, end })),
        );
      try {
        return await searchByRanges(parts, query ? { query } : { terms: addUpTerms(terms) }, limit, read);
      } finally {
        afterReading();
      }
    },

    async listPassages(workspaceId, outline, { allowed, limit }) {
      const ids: string[] = [];
      const { visible } = showSources(outline, outline.head.dictionary, allowed);
      for (let first = 0; first < visible.length && ids.length < limit; first += LISTED_AT_ONCE) {
        const end = Math.min(visible.length, first + LISTED_AT_ONCE);
        if (!visible.subarray(first, end).includes(1)) continue;
        const range = rangeOfPassageIds(outline.head, first, end);
        const [bytes] = await store.readRanges(workspaceId, [{ ...range, segment: outline.descriptor }]);
        const words = new Uint32Array(bytes!.buffer);
        for (let passage = first; passage < end && ids.length < limit; passage++)
          if (visible[passage] === 1) ids.push(readIdentifier(words, passage - first));
      }
      return ids;
    },

    drop: () => {},
    shrink: () => room() < kept.calculatedSize,
    letsGo: () => room() < kept.calculatedSize,
  };
}

/** What keeping a range takes beside its bytes. */
const BYTES_AROUND = 300;
const LISTED_AT_ONCE = 2_000;
