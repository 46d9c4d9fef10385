import { addUpTerms } from "./add-up-terms.ts";
import { listPassageIds } from "./list-passage-ids.ts";
import { createRangeCache } from "./range-cache.ts";
import { readOutlineHead } from "./read-outline-head.ts";
import { createSearchThreads } from "./search-threads.ts";
import { type HeadOutline, showsAny, toHeadOutline } from "./segment-outline.ts";
import {
  createSegmentPassageIndex,
  type MeasuredPassageIndex,
  type PassageIndexOptions,
  type ReaderContext,
  type SegmentReader,
} from "./segment-passage-index.ts";

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
  { store, maximumBytes, ...threadOptions }: PassageIndexOptions,
  { room, afterReading }: ReaderContext,
): SegmentReader<HeadOutline> {
  const kept = createRangeCache(store, maximumBytes / 2);
  const threads = createSearchThreads(threadOptions);

  return {
    get heldBytes() {
      return kept.byteSize;
    },
    get reads() {
      return kept.reads;
    },
    searches: threads.done,

    outlineOf: async (workspaceId, descriptor) =>
      toHeadOutline(descriptor, await readOutlineHead(store, workspaceId, descriptor)),

    async search(workspaceId, segments, { allowedSourceIds, terms, query, limit }) {
      const allowed = new Set(allowedSourceIds);
      const outlines = segments.filter((outline) => showsAny(outline, allowed));
      const parts = outlines.map((outline) => ({ outline, head: outline.head }));
      const asked = query ? { query } : { terms: addUpTerms(terms) };
      try {
        return await threads.searchHeads(parts, { allowed, asked, limit }, (wanted) =>
          kept.read(
            workspaceId,
            wanted.map(({ part, start, end }) => ({ segment: outlines[part]!.descriptor, start, end })),
          ),
        );
      } finally {
        afterReading();
      }
    },

    listPassages: (workspaceId, outline, asked) =>
      listPassageIds(outline, outline.head, asked, async (range) => {
        const [bytes] = await store.readRanges(workspaceId, [{ ...range, segment: outline.descriptor }]);
        return bytes!;
      }),

    drop: () => {},
    shrink: () => room() < kept.byteSize,
    letsGo: () => room() < kept.byteSize,
    close: () => threads.close(),
  };
}
