import { setTimeout as wait } from "node:timers/promises";
import { boundedRow, formatNumber, unmeasuredRow } from "../report/report-row.ts";
import type { Bench, BenchContext } from "./bench-context.ts";
import { startBenchSite } from "./bench-site.ts";
import { median } from "./percentile.ts";
import { runScript } from "./script-process.ts";

/**
 * The same site on loopback, crawled by the service and by Crawlee in turn, each first every other time, with at most eight
 * requests at once and robots.txt kept, both warmed by a smaller site. What is compared is the median of the rounds' ratios.
 *
 * A page counts as fetched when what was read of it and the pages it leads to are durable: the clock runs from the call that
 * adds the source until the last page is. Crawlee's runs over its own crawl and ends with a page fetched, parsed, its links
 * queued, and all of it in memory.
 */
export const crawlBench: Bench = async (context) => {
  const { pages, rounds } = context.quick ? { pages: 200, rounds: 1 } : { pages: 2000, rounds: 5 };
  const measured: { own: OwnSpeed; crawlee: number }[] = [];
  if ((await crawlWithService(context, WARM_UP_PAGES)) === undefined)
    return [unmeasuredRow(FETCHED, "This version of the service takes no websites.", "≥ 1.5")];
  for (let round = 0; round < rounds; round++) {
    const isOwnFirst = round % 2 === 0;
    const early = isOwnFirst ? await crawlWithService(context, pages) : undefined;
    const crawlee = await crawlWithCrawlee(context, pages);
    const own = early ?? (await crawlWithService(context, pages));
    if (own) measured.push({ own, crawlee });
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
      note: `Text taken out, links found, all of it stored. ${pages} pages, each round: ${listed(fetched)}. The ratio is the median of the rounds' own.`,
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
      note: `Each round: ${listed(peer)}. Both are warmed by ${WARM_UP_PAGES} pages of another site, ask at most ${CONCURRENCY} pages at once and go first every other time.`,
    }),
  ];
};

interface OwnSpeed {
  fetched: number;
  searchable: number;
}

const FETCHED = "crawl on loopback, fetched and durable, pages a second";
const CONCURRENCY = 8;
const WARM_UP_PAGES = 300;

/** A new port is a new site: every page is read for the first time. */
async function onNewSite<Result>(
  { documents }: BenchContext,
  pages: number,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const site = await startBenchSite(documents, pages);
  try {
    return await work(site.address);
  } finally {
    await site.close();
  }
}

function crawlWithService(context: BenchContext, pages: number): Promise<OwnSpeed | undefined> {
  const { client, agentId } = context;
  return onNewSite(context, pages, async (address) => {
    const started = performance.now();
    const source = await client.addWebsite(agentId, address, pages);
    if (source === undefined) return undefined;
    for (;;) {
      const { progress, status } = await client.sourceState(source);
      // Older versions store nothing before they settle it.
      const durable = progress.fetched + progress.skipped + progress.failed + (progress.unread ?? 0);
      if (durable >= pages || (status !== "fetching" && status !== "queued")) break;
      // Seldom enough to cost the crawl nothing.
      await wait(50);
    }
    const fetched = pages / ((performance.now() - started) / 1000);
    await client.waitUntilRead([source], 120_000);
    return { fetched, searchable: pages / ((performance.now() - started) / 1000) };
  });
}

/** In a process of its own, as the service is: the sites alone stay in this one. */
function crawlWithCrawlee(context: BenchContext, pages: number): Promise<number> {
  const script = new URL("./crawlee-peer.ts", import.meta.url);
  const { projectRoot } = context;
  return onNewSite(context, WARM_UP_PAGES, (warmUp) =>
    onNewSite(context, pages, async (address) => {
      const sites = [warmUp, String(WARM_UP_PAGES), address, String(pages)];
      return Number(await runScript(script, [projectRoot, String(CONCURRENCY), ...sites], projectRoot));
    }),
  );
}
