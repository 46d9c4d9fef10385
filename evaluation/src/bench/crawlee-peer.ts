import { importPeer } from "../systems/peer-modules.ts";

/**
 * Crawls sites with Crawlee's Cheerio crawler, one after the other, kept in memory, and prints the last one's pages a
 * second: those before warm it up. Started with the project's folder, how many requests may be under way, and each
 * site's address and number of pages.
 */
const [projectRoot = ".", concurrency = "8", ...sites] = process.argv.slice(2);
const { CheerioCrawler, Configuration, log } = await importPeer<CrawleeModule>(projectRoot, "@crawlee/cheerio");
log.setLevel(log.LEVELS.OFF);
let speed = 0;
for (let site = 0; site < sites.length; site += 2) speed = await crawl(sites[site]!, Number(sites[site + 1]));
console.log(speed);

async function crawl(address: string, pages: number): Promise<number> {
  let fetched = 0;
  const crawler = new CheerioCrawler(
    {
      maxRequestsPerCrawl: pages,
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
  if (fetched < pages) throw new Error(`Crawlee fetched ${fetched} of ${pages} pages.`);
  return fetched / ((performance.now() - started) / 1000);
}

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
