import type { MessagePort } from "node:worker_threads";
import {
  type PartRange,
  type PassageStatistics,
  type ReadParts,
  type Segment,
  type SegmentHead,
  searchByRanges,
  showPassages,
  type VisibleSegment,
} from "@citedesk/grounding";
import { LRUCache } from "lru-cache";
import { type Asked, type SegmentsFound, searchVisible } from "./search-visible.ts";

/** A segment, or its head, in memory that threads share, and what of it is asked. */
export interface ThreadPart {
  /** Of the segment as it is in memory: another one when it was read again. */
  memoryId: number;
  /** Whole, or a head's dictionary. */
  segment: Segment;
  /** 1 for each version that counts. */
  counted: Uint8Array;
  /** Another one for other `counted`. */
  countedId: number;
  /** 1 for each source that the asker may read. */
  open: Uint8Array;
}

export interface ThreadSearch {
  parts: readonly ThreadPart[];
  asked: Asked;
  limit: number;
  /** Where only heads are in memory: what is read through the port, whose other end `reply`s to each `PartRange[]`. */
  ranges?: { port: MessagePort; heads: readonly Omit<SegmentHead, "dictionary">[] };
}

/** Undefined: reading failed, as whoever read knows. */
export type ThreadReply = Uint8Array[] | undefined;

export interface ThreadFound extends Omit<SegmentsFound, "statistics"> {
  statistics: Omit<PassageStatistics, "documentFrequency">;
  /** By the terms of what was asked. */
  frequencies: readonly (readonly [string, number])[];
}

interface Held {
  segment: Segment;
  countedId: number;
  shown: LRUCache<string, VisibleSegment>;
}

/** Those of the last search: what is dropped elsewhere is not held here for long. */
let held = new Map<number, Held>();

/** A search, in one of the threads of `createSearchThreads`. */
export async function searchInThread({ parts, asked, limit, ranges }: ThreadSearch): Promise<ThreadFound> {
  const before = held;
  held = new Map();
  const shown = parts.map((part) => show(part, before.get(part.memoryId)));
  const { statistics, ...found } = ranges
    ? await searchByRanges(
        shown.map((part, place) => ({ head: { ...ranges.heads[place]!, dictionary: part.segment }, shown: part })),
        asked,
        limit,
        readThrough(ranges.port),
      )
    : searchVisible(shown, asked, limit);
  const { passageCount, averageLength, documentFrequency } = statistics;
  const terms = found.query?.terms ?? ("terms" in asked ? asked.terms : []);
  const frequencies = terms.map(({ term }) => [term, documentFrequency(term)] as const);
  return { ...found, statistics: { passageCount, averageLength }, frequencies };
}

/** What was made of the same segment before is used again. */
function show({ memoryId, segment, counted, countedId, open }: ThreadPart, before: Held | undefined): VisibleSegment {
  const known = before ?? { segment, countedId, shown: new LRUCache<string, VisibleSegment>({ max: KEPT_GROUPS }) };
  if (known.countedId !== countedId) {
    known.shown.clear();
    known.countedId = countedId;
  }
  held.set(memoryId, known);
  const key = open.join("");
  const visible = known.shown.get(key) ?? showPassages(known.segment, counted, open);
  known.shown.set(key, visible);
  return visible;
}

/** A byte a passage each. */
const KEPT_GROUPS = 16;

function readThrough(port: MessagePort): ReadParts {
  return (wanted: readonly PartRange[]) =>
    new Promise((resolve, reject) => {
      port.once("message", (reply: ThreadReply) => {
        if (reply) resolve(reply);
        else reject(new Error("The segments could not be read."));
      });
      port.postMessage(wanted);
    });
}
