import { tmpdir } from "node:os";
import { join } from "node:path";
import { boundedRow, formatNumber } from "../report/report-row.ts";
import { importPeer } from "../systems/peer-modules.ts";
import type { Bench } from "./bench-context.ts";
import { startBenchSite } from "./bench-site.ts";

/** The same site on loopback, crawled by the service until its pages can be searched, and by Crawlee until they are fetched. */
export const crawlBench: Bench = async ({ client, documents, extractiveAgent, projectRoot, quick }) => {
  const pages = quick ? 100 : 500;
  const site = await startBenchSite(documents, pages);
  try {
    const started = performance.now();
    const source = await client.addWebsite(extractiveAgent, site.address, pages);
    await client.waitUntilRead([source], 120_000);
    const own = pages / ((performance.now() - started) / 1000);
    const crawlee = await crawlWithCrawlee(projectRoot, site.address, pages);
    return [
      boundedRow({
        what: "crawl on loopback, all the way to searchable, pages a second",
        figures: { "": own, "times Crawlee": own / crawlee },
        bounds: [{ figure: "", atLeast: 40 }],
        format: formatNumber,
        note: `${pages} pages. The mark of 1.5 × Crawlee is for pages fetched, this figure for pages searchable.`,
      }),
      boundedRow({
        what: "… Crawlee (Cheerio) in the same run, fetched and parsed",
        reference: "138",
        figures: { "": crawlee },
        format: formatNumber,
      }),
    ];
  } finally {
    await site.close();
  }
};

async function crawlWithCrawlee(projectRoot: string, address: string, pages: number): Promise<number> {
  const { CheerioCrawler, Configuration } = await importPeer<CrawleeModule>(projectRoot, "@crawlee/cheerio");
  let fetched = 0;
  const crawler = new CheerioCrawler(
    {
      maxRequestsPerCrawl: pages,
      requestHandler: async ({ enqueueLinks }) => {
        fetched++;
        await enqueueLinks();
      },
    },
    new Configuration({
      persistStorage: false,
      logLevel: 0,
      storageClientOptions: { localDataDirectory: join(tmpdir(), "citedesk-bench-crawlee") },
    }),
  );
  const started = performance.now();
  await crawler.run([address]);
  return fetched / ((performance.now() - started) / 1000);
}

interface CrawleeModule {
  CheerioCrawler: new (
    options: {
      maxRequestsPerCrawl: number;
      requestHandler(context: { enqueueLinks(): Promise<unknown> }): Promise<void>;
    },
    configuration: object,
  ) => { run(addresses: string[]): Promise<unknown> };
  Configuration: new (options: object) => object;
}
