import type { IngestionContext } from "../ingestion-context.ts";
import type { CrawlSettings } from "./crawl-settings.ts";
import type { CrawlReader, PageReading } from "./fetch-page.ts";
import type { SettlingCrawl } from "./settle-readings.ts";
import type { StoringCrawl } from "./store-fetched-pages.ts";

/** Everything that one worker's part of a crawl is made of. */
export interface Crawl extends StoringCrawl, SettlingCrawl, CrawlReader {
  context: IngestionContext;
  settings: CrawlSettings;
  isSeeded: boolean;
  isWhole: boolean;
  /** Whether the start has been asked for, by this worker or one before. */
  hasRead: boolean;
  /** Pages by which requests may be ahead of what is settled. */
  mostAhead: number;
  /** What a worker before has kept and not settled. */
  unsettled: PageReading[];
}

export interface CrawlFailure {
  code: string;
  message: string;
}
