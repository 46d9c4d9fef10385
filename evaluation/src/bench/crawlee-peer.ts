import { importPeer } from "../systems/peer-modules.ts";

/**
 * Crawls a site with Crawlee's Cheerio crawler, kept in memory, and prints pages a second. Started with the project's
 * folder, the address, the number of pages and how many requests may be under way.
 */
const [projectRoot = ".", address = "", pages = "100", concurrency = "8"] = process.argv.slice(2);
const { CheerioCrawler, Configuration, log } = await importPeer<CrawleeModule>(projectRoot, "@crawlee/cheerio");
log.setLevel(log.LEVELS.OFF);
let fetched = 0;
const crawler = new CheerioCrawler(
  {
    maxRequestsPerCrawl: Number(pages),
    // From the start: its own pace would take minutes to get there.
    minConcurrency: Number(concurrency),
    maxConcurrency: Number(concurrency),
    respectRobotsTxtFile: true,
    requestHandler: async ({ enqueueLinks }) => {
      fetched++;
      await enqueueLinks();
    },
  },
  new Configuration({ persistStorage: false }),
);
const started = performance.now();
await crawler.run([address]);
if (fetched < Number(pages)) throw new Error(`Crawlee fetched ${fetched} of ${pages} pages.`);
console.log(fetched / ((performance.now() - started) / 1000));

interface CrawleeModule {
  CheerioCrawler: new (
    options: {
      maxRequestsPerCrawl: number;
      minConcurrency: number;
      maxConcurrency: number;
      respectRobotsTxtFile: boolean;
      requestHandler(context: { enqueueLinks(): Promise<unknown> }): Promise<void>;
    },
    configuration: object,
  ) => { run(addresses: string[]): Promise<unknown> };
  Configuration: new (options: object) => object;
  log: { setLevel(level: number): void; LEVELS: { OFF: number } };
}
