export { compactIndexes } from "./compact-indexes.ts";
export { crawlRoutes } from "./crawl/crawl-routes.ts";
export { CRAWL_LIMITS, type CrawlLimits } from "./crawl/crawl-settings.ts";
export { crawlSource } from "./crawl/crawl-source.ts";
export { resumeCrawls } from "./crawl/resume-crawls.ts";
export type { IngestionContext } from "./ingestion-context.ts";
export { readSource } from "./read-source.ts";
export { createSegmentCatalogue } from "./segment-catalogue.ts";
