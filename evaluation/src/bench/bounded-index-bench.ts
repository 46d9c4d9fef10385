import { setImmediate } from "node:timers/promises";
import { createMemoryPassageIndex } from "../../../server/src/adapters/passage-index/memory-passage-index.ts";
import type { MeasuredPassageIndex } from "../../../server/src/adapters/passage-index/segment-passage-index.ts";
import { createFakeSegmentPages } from "../../../server/src/adapters/passage-index/testing/fake-segment-pages.ts";
import { type Bound, boundedRow, formatNumber, type ReportRow } from "../report/report-row.ts";
import { chatsBesideSearches } from "./chats-beside-searches.ts";
import { percentile } from "./percentile.ts";
import { createZipfAsker, createZipfLibrary, type ZipfLibrary } from "./zipf-library.ts";

const QUERIES = 200;
/** What a site's own assistant searches. */
const SMALL = 10_000;
const MUCH = 8 * 1024 ** 3;
/** Of the 95th percentiles. */
const BESIDE: Bound = { figure: "times alone", atMost: 2 };

/**
 * The passage index in files: in memory on the thread that asks and in others, with memory for a quarter of it, and
 * what large searches cost the small ones and the chats beside them; at a quarter and half of the passages, too.
 */
export async function boundedIndexBench(passages: number, projectRoot: string): Promise<ReportRow[]> {
  const pages = createFakeSegmentPages();
  const [library, small] = [
    await createZipfLibrary({ pages, writesTo: "files" }),
    await createZipfLibrary({ pages, writesTo: "files" }),
  ];
  try {
    await small.growTo(SMALL);
    const rows: ReportRow[] = [];
    for (const size of [passages / 4, passages / 2, passages]) {
      await library.growTo(size);
      rows.push(...(await measure(library, size, small)));
    }
    rows.push(...(await chatsBesideSearches(projectRoot, library.describe())));
    return rows;
  } finally {
    await library.close();
    await small.close();
  }
}

async function measure(library: ZipfLibrary, size: number, small: ZipfLibrary): Promise<ReportRow[]> {
  const passages = `${size.toLocaleString("en")} passages`;
  const here = await withIndex(library, { maximumBytes: MUCH, searchedHere: Number.POSITIVE_INFINITY }, (index) =>
    askAll(index, library, size),
  );
  const threads = await withIndex(library, { maximumBytes: MUCH, searchedHere: 0 }, async (index) => {
    const { heldBytes, ...asked } = await askAll(index, library, size);
    return { ...asked, heldBytes, beside: await askBeside(index, { library, size }, small) };
  });
  const maximumBytes = Math.max(16e6, Math.round(here.heldBytes / 4));
  const bounded = await withIndex(library, { maximumBytes }, async (index) => {
    const asked = await askAll(index, library, size);
    return { ...asked, beside: await askBeside(index, { library, size }, small) };
  });
  const isSame = here.found.every((ids, number) =>
    [threads, bounded].every(({ found }) => found[number]!.join() === ids.join()),
  );
  return [
    row(
      `the same candidates in threads and in a quarter of the memory, ${passages}`,
      { "": isSame ? 1 : 0 },
      { figure: "", atLeast: 1 },
    ),
    row(`candidates on the thread that asks, ${passages}, ms`, times(here.times)),
    row(`candidates in another thread, ${passages}, ms`, times(threads.times), { figure: "p95", atMost: 60 }),
    row(`… searches of ${SMALL.toLocaleString("en")} passages beside them, ms`, threads.beside, BESIDE),
    row(`candidates with ${Math.round(maximumBytes / 1e6)} MB for the index, ${passages}, ms`, {
      ...times(bounded.times),
      "MB held": bounded.heldBytes / 1e6,
    }),
    row(`… searches of ${SMALL.toLocaleString("en")} passages beside them, ms`, bounded.beside, BESIDE),
  ];
}

async function withIndex<Result>(
  { options }: ZipfLibrary,
  changed: { maximumBytes: number; searchedHere?: number },
  work: (index: MeasuredPassageIndex) => Promise<Result>,
): Promise<Result> {
  const index = createMemoryPassageIndex({ ...options, ...changed });
  try {
    return await work(index);
  } finally {
    await index.close();
  }
}

async function askAll(index: MeasuredPassageIndex, library: ZipfLibrary, size: number) {
  const ask = createZipfAsker(index, { ...library, size });
  const took: number[] = [];
  const found: string[][] = [];
  // The first one opens the index.
  for (let number = -1; number < QUERIES; number++) {
    const started = performance.now();
    const ids = await ask(number);
    if (number < 0) continue;
    took.push(performance.now() - started);
    found.push(ids);
  }
  return { times: took, found, heldBytes: index.loadedBytes };
}

/** Small searches, alone and while one large one after the other is under way in the same process. */
async function askBeside(
  large: MeasuredPassageIndex,
  { library, size }: { library: ZipfLibrary; size: number },
  small: ZipfLibrary,
) {
  return withIndex(small, { maximumBytes: MUCH }, async (index) => {
    const ask = createZipfAsker(index, { ...small, size: SMALL });
    const askLarge = createZipfAsker(large, { ...library, size });
    const measureSmall = async () => {
      const took: number[] = [];
      for (let number = 0; number < QUERIES; number++) {
        const started = performance.now();
        await setImmediate();
        await ask(number);
        took.push(performance.now() - started);
      }
      return took;
    };
    await measureSmall();
    const alone = await measureSmall();
    let isOver = false;
    const others = (async () => {
      for (let number = 0; !isOver; number++) await askLarge(number % QUERIES);
    })();
    const beside: number[] = [];
    for (let round = 0; round < 5; round++) beside.push(...(await measureSmall()));
    isOver = true;
    await others;
    const [p95Alone, p95] = [percentile(alone, 0.95), percentile(beside, 0.95)];
    return { p50: percentile(beside, 0.5), p95, "alone, p95": p95Alone, "times alone": p95 / p95Alone };
  });
}

function times(took: readonly number[]): Record<string, number> {
  return { p50: percentile([...took], 0.5), p95: percentile([...took], 0.95) };
}

function row(what: string, figures: Record<string, number>, bound?: Bound): ReportRow {
  return boundedRow({ what, figures, ...(bound && { bounds: [bound] }), format: formatNumber });
}
