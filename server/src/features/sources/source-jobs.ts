/** Reads a source once, from where its run stands. Safe to repeat. */
export const READ_SOURCE_JOB = "read-source";

/** Works on the crawl of a site or sitemap for a while; the rest is another job of the same run. Safe to repeat. */
export const CRAWL_SOURCE_JOB = "crawl-source";

export interface ReadSourceJob {
  workspaceId: string;
  sourceId: string;
  /** The run that this job serves; a newer run makes it void. */
  runId: string;
}
