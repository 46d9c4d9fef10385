import { createMemoryPassageIndex } from "../../../server/src/adapters/passage-index/memory-passage-index.ts";
import { createPostgresPassageIndex } from "../../../server/src/adapters/passage-index/postgres-passage-index.ts";
import { createSegmentPages } from "../../../server/src/adapters/passage-index/segment-pages.ts";
import type { MeasuredPassageIndex } from "../../../server/src/adapters/passage-index/segment-passage-index.ts";
import { MIGRATIONS } from "../../../server/src/open-service-database.ts";
import { migrate } from "../../../server/src/platform/database/migrate.ts";
import { openDatabase } from "../../../server/src/platform/database/open-database.ts";
import { boundedRow, formatNumber, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { percentile } from "./percentile.ts";
import { createZipfLibrary, type ZipfLibrary, zipfQuery } from "./zipf-library.ts";
import { zipfSourceIds } from "./zipf-passages.ts";

const QUERIES = 200;
const CANDIDATES = 50;
/** What a process may hold of indexes: most of what a question needs is read. */
const MUCH = 8 * 1024 ** 3;
const LITTLE = 64 * 1024 * 1024;

/**
 * The passage index in Postgres beside the one in memory, on made-up passages of 200 words; at a quarter and half of
 * them, too, which tells what a doubling costs.
 */
export async function postgresIndexBench(passages: number, databaseUrl: string | undefined): Promise<ReportRow[]> {
  if (databaseUrl === undefined)
    return [unmeasuredRow("passage index in Postgres", "Only with --postgres, which it needs.")];
  const database = await openDatabase({ databaseUrl });
  const pages = createSegmentPages(database);
  const library = await createZipfLibrary({ pages, writesTo: "pages" });
  try {
    await migrate(database, MIGRATIONS);
    const rows: ReportRow[] = [];
    let last: number | undefined;
    for (const size of [passages / 4, passages / 2, passages]) {
      await library.growTo(size);
      const measured = await measure(library, size);
      rows.push(...toRows(measured, size, last));
      last = measured.read.p50;
    }
    return [row("build and write into pages, passages/s", { "": library.speed() }), ...rows];
  } finally {
    for (const { id } of library.catalogue.segments(library.workspaceId)) await pages.remove(library.workspaceId, id);
    await library.close();
    await database.close();
  }
}

interface Times {
  p50: number;
  p95: number;
}

async function measure({ options, workspaceId, catalogue }: ZipfLibrary, size: number) {
  const asked = {
    workspaceId,
    revision: catalogue.commit(workspaceId, {}),
    allowedSourceIds: zipfSourceIds(size),
    limit: CANDIDATES,
  };
  const ask = async (index: MeasuredPassageIndex) => {
    const times: number[] = [];
    const found: Set<string>[] = [];
    // The first one opens the index.
    for (let number = -1; number < QUERIES; number++) {
      const started = performance.now();
      const { candidates } = await index.search({ ...asked, terms: zipfQuery(number).terms });
      if (number < 0) continue;
      times.push(performance.now() - started);
      found.push(new Set(candidates.map(({ passageId }) => passageId)));
    }
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), found };
  };
  const memory = createMemoryPassageIndex({ ...options, maximumBytes: MUCH });
  const inMemory = await ask(memory);
  const memoryBytes = memory.loadedBytes;
  await memory.close();
  const forgetful = createPostgresPassageIndex({ ...options, maximumBytes: 2 });
  const read = await ask(forgetful);
  const headBytes = forgetful.loadedBytes;
  await forgetful.close();
  const keeping = createPostgresPassageIndex({ ...options, maximumBytes: headBytes + LITTLE });
  await ask(keeping);
  const kept: Times = await ask(keeping);
  await keeping.close();
  const shares = inMemory.found.map((expected, number) => {
    const hits = [...expected].filter((id) => read.found[number]!.has(id)).length;
    return expected.size === 0 ? 1 : hits / expected.size;
  });
  const recall = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { inMemory, read, kept, recall, memoryBytes, headBytes };
}

function toRows(
  { inMemory, read, kept, recall, memoryBytes, headBytes }: Awaited<ReturnType<typeof measure>>,
  size: number,
  halfP50: number | undefined,
): ReportRow[] {
  const passages = `${size.toLocaleString("en")} passages`;
  const timesOf = ({ p50, p95 }: Times) => ({ p50, p95 });
  return [
    boundedRow({
      what: `recall@50 against memory, ${passages}`,
      figures: { "": recall },
      bounds: [{ figure: "", atLeast: 0.98 }],
      format: formatNumber,
    }),
    row(`candidates from memory, ${passages}, ms`, timesOf(inMemory)),
    row(`candidates from Postgres, nothing kept, ${passages}, ms`, {
      ...timesOf(read),
      ...(halfP50 === undefined ? {} : { "times half as many": read.p50 / halfP50 }),
    }),
    row(`… asked again, 64 MB beside the heads, ${passages}, ms`, timesOf(kept)),
    row(`memory a process, ${passages}, MB`, { memory: memoryBytes / 1e6, postgres: headBytes / 1e6 }),
  ];
}

function row(what: string, figures: Record<string, number>): ReportRow {
  return boundedRow({ what, figures, format: formatNumber });
}
