import { setTimeout as wait } from "node:timers/promises";
import { boundedRow, formatNumber, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import type { Bench, BenchContext } from "./bench-context.ts";
import { startBenchSite } from "./bench-site.ts";
import { median } from "./percentile.ts";
import { runScript } from "./script-process.ts";

/**
 * The same site on loopback, crawled by the service and by Crawlee in turn, each first every other time, with eight
 * requests at once and robots.txt kept. A page counts as fetched when its outcome and text are durable: from the call
 * that adds the source to the last page. Crawlee keeps what it fetched in memory.
 */
export const crawlBench: Bench = async (context) => {
  const { pages, rounds } = context.quick ? { pages: 200, rounds: 1 } : { pages: 2000, rounds: 3 };
  const own: OwnSpeed[] = [];
  const peer: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // A new port is a new site: each round reads every page for the first time.
    const site = await startBenchSite(context.documents, pages);
    try {
      if (round % 2 === 1) peer.push(await crawlWithCrawlee(context.projectRoot, site.address, pages));
      const speed = await crawlWithService(context, site.address, pages);
      if (speed === undefined)
        return [unmeasuredRow(FETCHED, "This version of the service takes no websites.", "≥ 1.5")];
      own.push(speed);
      if (round % 2 === 0) peer.push(await crawlWithCrawlee(context.projectRoot, site.address, pages));
    } finally {
      await site.close();
    }
  }
  const crawlee = median(peer);
  return [
    ownRow(FETCHED, median(own.map(({ fetched }) => fetched)), crawlee, {
      figure: "times Crawlee",
      atLeast: 1.5,
    }),
    ownRow(SEARCHABLE, median(own.map(({ searchable }) => searchable)), crawlee, { figure: "", atLeast: 40 }),
    boundedRow({
      what: "… Crawlee (Cheerio) in the same run, fetched and parsed, kept in memory",
      reference: "138",
      figures: { "": crawlee },
      format: formatNumber,
      note: `${pages} pages, ${rounds} rounds: ${peer.map(Math.round).join(", ")}; ours fetched ${own.map(({ fetched }) => Math.round(fetched)).join(", ")}.`,
    }),
  ];
};

interface OwnSpeed {
  fetched: number;
  searchable: number;
}

const FETCHED = "crawl on loopback, fetched and durable, pages a second";
const SEARCHABLE = "… all the way to searchable and the run over, pages a second";
const CONCURRENCY = 8;

function ownRow(what: string, own: number, crawlee: number, bound: { figure: string; atLeast: number }): ReportRow {
  return boundedRow({
    what,
    figures: { "": own, "times Crawlee": own / crawlee },
    bounds: [bound],
    format: formatNumber,
  });
}

async function crawlWithService(
  { client, agentId }: BenchContext,
  address: string,
  pages: number,
): Promise<OwnSpeed | undefined> {
  const started = performance.now();
  const source = await client.addWebsite(agentId, address, pages);
  if (source === undefined) return undefined;
  for (;;) {
    const { progress, status } = await client.sourceState(source);
    const done = progress.fetched + progress.skipped + progress.failed;
    if (done >= pages || (status !== "fetching" && status !== "queued")) break;
    // Seldom enough to cost the crawl nothing.
    await wait(50);
  }
  const fetched = pages / ((performance.now() - started) / 1000);
  await client.waitUntilRead([source], 120_000);
  return { fetched, searchable: pages / ((performance.now() - started) / 1000) };
}

/** In a process of its own, as the service is: the site alone stays in this one. */
async function crawlWithCrawlee(projectRoot: string, address: string, pages: number): Promise<number> {
  const script = new URL("./crawlee-peer.ts", import.meta.url);
  return Number(await runScript(script, [projectRoot, address, String(pages), String(CONCURRENCY)], projectRoot));
}
