import { availableParallelism } from "node:os";
import { MessageChannel } from "node:worker_threads";
import { type PartRange, type ReadParts, type Segment, type SegmentHead, searchByRanges } from "@citedesk/grounding";
import { Piscina } from "piscina";
import type { ThreadFound, ThreadPart, ThreadReply, ThreadSearch } from "./search-in-thread.ts";
import { type Asked, type SegmentsFound, searchVisible } from "./search-visible.ts";
import { type SegmentOutline, showSources } from "./segment-outline.ts";
import { toSharedBytes } from "./to-shared-bytes.ts";

export interface SearchThreadOptions {
  /** The most passages that are searched in the thread that asks. */
  searchedHere?: number | undefined;
  /** Told where a thread could not do it, and the one that asks does. */
  onThreadError?: ((error: unknown) => void) | undefined;
  /** The module whose `searchInThread` the threads run. */
  threadModule?: string | undefined;
}

/** Searches segments: few passages where it is asked, which takes less than handing over; many in threads. */
export interface SearchThreads {
  /** How many searches were done in threads, and in the one that asks. */
  readonly done: { inThreads: number; here: number };
  /** Starts a thread, as far as so many passages need one. */
  warm(passages: number): void;
  searchWhole(parts: readonly WholePart[], search: OutlinesAsked): Promise<SegmentsFound>;
  /** Throws what `read` throws. */
  searchHeads(parts: readonly OutlinedHead[], search: OutlinesAsked, read: ReadParts): Promise<SegmentsFound>;
  close(): Promise<void>;
}

export interface WholePart {
  outline: SegmentOutline;
  segment: Segment;
}

export interface OutlinedHead {
  outline: SegmentOutline;
  head: SegmentHead;
}

export interface OutlinesAsked {
  /** Ids of sources. */
  allowed: ReadonlySet<string>;
  asked: Asked;
  limit: number;
}

export function createSearchThreads({
  searchedHere = SEARCHED_HERE,
  onThreadError = () => {},
  threadModule = new URL("./search-in-thread.ts", import.meta.url).href,
}: SearchThreadOptions): SearchThreads {
  const done = { inThreads: 0, here: 0 };
  let isClosed = false;
  let pool: Piscina | undefined;

  function open(): Piscina {
    const opened = new Piscina({
      filename: threadModule,
      name: "searchInThread",
      minThreads: 0,
      maxThreads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
      idleTimeout: IDLE_MS,
      // Not those of this process: `--eval` and its like make a thread fail.
      execArgv: [],
      // Searching makes little that outlives it.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    // A thread that ends before it takes a job is started again and again: its pool ends, and the next job opens one.
    opened.on("error", () => {
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    return opened;
  }

  async function run(search: ThreadSearch): Promise<SegmentsFound> {
    pool ??= open();
    const port = search.ranges?.port;
    const { frequencies, statistics, ...found }: ThreadFound = await pool.run(
      search,
      port ? { transferList: [port] } : {},
    );
    const counts = new Map(frequencies);
    done.inThreads++;
    return { ...found, statistics: { ...statistics, documentFrequency: (term) => counts.get(term) ?? 0 } };
  }

  /** In a thread, unless that fails or there is little to do. */
  async function choose(
    outlines: readonly { outline: SegmentOutline }[],
    inThread: () => Promise<SegmentsFound>,
    here: () => SegmentsFound | Promise<SegmentsFound>,
  ): Promise<SegmentsFound> {
    if (!isClosed && countPassages(outlines) > searchedHere)
      try {
        return await inThread();
      } catch (error) {
        if (error instanceof ReadingFailed) throw error.cause;
        if (isClosed) throw error;
        onThreadError(error);
      }
    done.here++;
    return here();
  }

  return {
    done,

    warm(passages) {
      if (passages <= searchedHere || isClosed) return;
      const nothing: ThreadSearch = { parts: [], asked: { terms: [] }, limit: 1 };
      pool ??= open();
      if (pool.threads.length === 0) pool.run(nothing).catch(() => {});
    },

    searchWhole: (parts, { allowed, asked, limit }) =>
      choose(
        parts,
        () =>
          run({ parts: parts.map(({ outline, segment }) => toThreadPart(outline, segment, allowed)), asked, limit }),
        () => {
          const visible = parts.map(({ outline, segment }) => showSources(outline, segment, allowed));
          return searchVisible(visible, asked, limit);
        },
      ),

    searchHeads: (parts, { allowed, asked, limit }, read) =>
      choose(
        parts,
        () =>
          reading(read, (port) => {
            const heads = parts.map(({ head: { dictionary: _, ...head } }) => head);
            const inThread = parts.map(({ outline, head }) => toThreadPart(outline, head.dictionary, allowed));
            return run({ parts: inThread, asked, limit, ranges: { port, heads } });
          }),
        () => {
          const shown = parts.map(({ outline, head }) => ({
            head,
            shown: showSources(outline, head.dictionary, allowed),
          }));
          return searchByRanges(shown, asked, limit, read);
        },
      ),

    async close() {
      isClosed = true;
      await pool?.destroy();
      pool = undefined;
    },
  };
}

/** About a millisecond's search; handing one over takes a tenth of that, and more where the processors are busy. */
const SEARCHED_HERE = 25_000;
const MOST_THREADS = 4;
/** A thread takes some 30 MB. */
const IDLE_MS = 60_000;

function countPassages(parts: readonly { outline: SegmentOutline }[]): number {
  return parts.reduce((sum, { outline }) => sum + outline.descriptor.passageCount, 0);
}

/** What `read` threw while a thread searched. */
class ReadingFailed extends Error {}

/** Has `work` read through a port. */
async function reading(
  read: ReadParts,
  work: (port: MessageChannel["port2"]) => Promise<SegmentsFound>,
): Promise<SegmentsFound> {
  const { port1, port2 } = new MessageChannel();
  let failure: ReadingFailed | undefined;
  port1.on("message", async (wanted: PartRange[]) => {
    const bytes: ThreadReply = await read(wanted).catch((error) => {
      failure = new ReadingFailed("", { cause: error });
      return undefined;
    });
    port1.postMessage(bytes);
  });
  try {
    return await work(port2);
  } catch (error) {
    throw failure ?? error;
  } finally {
    port1.close();
  }
}

function toThreadPart(outline: SegmentOutline, segment: Segment, allowed: ReadonlySet<string>): ThreadPart {
  const open = Uint8Array.from(outline.sourceIds, (sourceId) => (allowed.has(sourceId) ? 1 : 0));
  return { memoryId: memoryIdOf(segment), segment, ...shareCounted(outline.counted), open };
}

const memoryIds = new WeakMap<Segment, number>();
const shared = new WeakMap<Uint8Array, { counted: Uint8Array; countedId: number }>();
let lastId = 0;

function memoryIdOf(segment: Segment): number {
  const id = memoryIds.get(segment) ?? ++lastId;
  memoryIds.set(segment, id);
  return id;
}

/** Once for all searches: `counted` never changes. */
function shareCounted(counted: Uint8Array): { counted: Uint8Array; countedId: number } {
  const made = shared.get(counted) ?? { counted: toSharedBytes(counted), countedId: ++lastId };
  shared.set(counted, made);
  return made;
}
