import { importPeer } from "../systems/peer-modules.ts";

/** Crawls a site with Crawlee's Cheerio crawler and prints pages a second. Started with the project's folder, address and pages. */
const [projectRoot = ".", address = "", pages = "100"] = process.argv.slice(2);
const { CheerioCrawler, Configuration, log } = await importPeer<CrawleeModule>(projectRoot, "@crawlee/cheerio");
log.setLevel(log.LEVELS.OFF);
let fetched = 0;
const crawler = new CheerioCrawler(
  {
    maxRequestsPerCrawl: Number(pages),
    requestHandler: async ({ enqueueLinks }) => {
      fetched++;
      await enqueueLinks();
    },
  },
  new Configuration({ persistStorage: false }),
);
const started = performance.now();
await crawler.run([address]);
console.log(fetched / ((performance.now() - started) / 1000));

interface CrawleeModule {
  CheerioCrawler: new (
    options: {
      maxRequestsPerCrawl: number;
      requestHandler(context: { enqueueLinks(): Promise<unknown> }): Promise<void>;
    },
    configuration: object,
  ) => { run(addresses: string[]): Promise<unknown> };
  Configuration: new (options: object) => object;
  log: { setLevel(level: number): void; LEVELS: { OFF: number } };
}
