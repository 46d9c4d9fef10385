import { setTimeout as wait } from "node:timers/promises";
import { boundedRow, formatNumber, unmeasuredRow } from "../report/report-row.ts";
import type { Bench, BenchContext } from "./bench-context.ts";
import { startBenchSite } from "./bench-site.ts";
import { median } from "./percentile.ts";
import { runScript } from "./script-process.ts";

/**
 * The same site on loopback, crawled by the service and by Crawlee in turn, each first every other time, with at most
 * eight requests at once and robots.txt kept, both warmed by a smaller site just before. What is compared is the median
 * of the rounds' ratios.
 *
 * A page counts as fetched when what was read of it and the pages it leads to are durable: the clock runs from the call
 * that adds the source until the last page is. Crawlee's runs over its own crawl and ends with a page fetched, parsed,
 * its links queued, and all of it in memory.
 */
export const crawlBench: Bench = async (context) => {
  const { pages, rounds } = context.quick ? { pages: 200, rounds: 1 } : { pages: 2000, rounds: 5 };
  const sites: { close(): Promise<void> }[] = [];
  // A new port is a new site, every page of which is read for the first time; open until the end, so that none comes
  // twice.
  const openSite: OpenSite = async (size) => {
    const site = await startBenchSite(context.documents, size);
    sites.push(site);
    return site.address;
  };
  const measured: { own: OwnSpeed; crawlee: number }[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const isOwnFirst = round % 2 === 0;
      const early = isOwnFirst ? await crawlWithService(context, openSite, pages) : undefined;
      const crawlee = await crawlWithCrawlee(context, openSite, pages);
      const own = early ?? (await crawlWithService(context, openSite, pages));
      if (own === undefined) return [unmeasuredRow(FETCHED, "This version of the service takes no websites.", "≥ 1.5")];
      measured.push({ own, crawlee });
    }
  } finally {
    for (const site of sites) await site.close();
  }
  const each = (figure: (round: (typeof measured)[number]) => number) => measured.map(figure);
  const listed = (figures: number[]) => figures.map((figure) => formatNumber(Math.round(figure))).join(", ");
  const fetched = each(({ own }) => own.fetched);
  const searchable = each(({ own }) => own.searchable);
  const peer = each(({ crawlee }) => crawlee);
  return [
    boundedRow({
      what: FETCHED,
      figures: { "": median(fetched), "times Crawlee": median(each(({ own, crawlee }) => own.fetched / crawlee)) },
      bounds: [{ figure: "times Crawlee", atLeast: 1.5 }],
      format: formatNumber,
      note: `Text taken out, links found, all of it stored; up to 2,000 pages may wait to become searchable. ${pages} pages, each round: ${listed(fetched)}. The ratio is the median of the rounds' own.`,
    }),
    boundedRow({
      what: "… all the way to searchable and the run over, pages a second",
      figures: {
        "": median(searchable),
        "times Crawlee": median(each(({ own, crawlee }) => own.searchable / crawlee)),
      },
      bounds: [{ figure: "", atLeast: 40 }],
      format: formatNumber,
      note: `Each round: ${listed(searchable)}.`,
    }),
    boundedRow({
      what: "… Crawlee (Cheerio) in the same run, fetched and parsed, kept in memory",
      reference: "138",
      figures: { "": median(peer) },
      format: formatNumber,
      note: `Each round: ${listed(peer)}. Both are warmed by ${WARM_UP_PAGES} pages of another site just before, ask at most ${CONCURRENCY} pages at once and go first every other time.`,
    }),
  ];
};

interface OwnSpeed {
  fetched: number;
  searchable: number;
}

/** Of so many pages; returns its address. */
type OpenSite = (pages: number) => Promise<string>;

const FETCHED = "crawl on loopback, fetched and durable, pages a second";
const CONCURRENCY = 8;
const WARM_UP_PAGES = 300;

async function crawlWithService(
  context: BenchContext,
  openSite: OpenSite,
  pages: number,
): Promise<OwnSpeed | undefined> {
  await timeCrawl(context, await openSite(WARM_UP_PAGES), WARM_UP_PAGES);
  return timeCrawl(context, await openSite(pages), pages);
}

async function timeCrawl(
  { client, agentId }: BenchContext,
  address: string,
  pages: number,
): Promise<OwnSpeed | undefined> {
  const started = performance.now();
  const source = await client.addWebsite(agentId, address, pages);
  if (source === undefined) return undefined;
  for (;;) {
    const { progress, status } = await client.sourceState(source);
    // Older versions store nothing before they settle it.
    const durable = progress.fetched + progress.skipped + progress.failed + (progress.unread ?? 0);
    if (durable >= pages || (status !== "fetching" && status !== "queued")) break;
    // Seldom enough to cost the crawl nothing.
    await wait(100);
  }
  const fetched = pages / ((performance.now() - started) / 1000);
  await client.waitUntilRead([source], 120_000);
  return { fetched, searchable: pages / ((performance.now() - started) / 1000) };
}

/** In a process of its own, as the service is: the sites alone stay in this one. */
async function crawlWithCrawlee({ projectRoot }: BenchContext, openSite: OpenSite, pages: number): Promise<number> {
  const script = new URL("./crawlee-peer.ts", import.meta.url);
  const warmUp = [await openSite(WARM_UP_PAGES), String(WARM_UP_PAGES)];
  const site = [await openSite(pages), String(pages)];
  return Number(await runScript(script, [projectRoot, String(CONCURRENCY), ...warmUp, ...site], projectRoot));
}
