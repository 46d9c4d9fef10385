import type { IngestionContext } from "../ingestion-context.ts";
import type { CrawlSettings } from "./crawl-settings.ts";
import type { CrawlReader } from "./fetch-page.ts";
import type { SettlingCrawl } from "./settle-readings.ts";

/** Everything that one worker's part of a crawl is made of. */
export interface Crawl extends SettlingCrawl, CrawlReader {
  context: IngestionContext;
  settings: CrawlSettings;
  isSeeded: boolean;
  isWhole: boolean;
  /** Whether the start has been asked for, by this worker or one before. */
  hasRead: boolean;
}

export interface CrawlFailure {
  code: string;
  message: string;
}
