import type { Database } from "../../platform/database/database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Embedder } from "../../ports/embedder.ts";
import type { FileStore } from "../../ports/file-store.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import type { PageFetcher } from "../../ports/page-fetcher.ts";
import type { PageRenderer } from "../../ports/page-renderer.ts";
import type { PassageIndex } from "../../ports/passage-index.ts";
import type { TextExtractor } from "../../ports/text-extractor.ts";
import type { VideoSite } from "../../ports/video-site.ts";
import type { CrawlLimits } from "./crawl/crawl-settings.ts";

/** What reading sources needs from outside. */
export interface IngestionContext {
  clock: Clock;
  database: Database;
  files: FileStore;
  fetcher: PageFetcher;
  queue: JobQueue;
  /** Runs the scripts of pages that are empty without them; undefined where no browser is installed. */
  renderer: PageRenderer | undefined;
  crawlLimits: CrawlLimits;
  index: PassageIndex;
  videoSite: VideoSite;
  extractor: TextExtractor;
  /** Undefined: passages are found by their words alone. */
  embedder: Embedder | undefined;
}
