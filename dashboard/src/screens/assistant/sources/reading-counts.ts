export interface ReadingCounts {
  found: number;
  read: number;
  skipped: number;
  failed: number;
  waiting: number;
}

/** Four counts that add up to the pages found, at whatever moment they were taken. */
export function readingCounts(progress: {
  found: number;
  fetched: number;
  skipped: number;
  failed: number;
}): ReadingCounts {
  const { fetched: read, skipped, failed } = progress;
  const found = Math.max(progress.found, read + skipped + failed);
  return { found, read, skipped, failed, waiting: found - read - skipped - failed };
}
