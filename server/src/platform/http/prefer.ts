const MOST_SECONDS = 60;

/** Seconds of `Prefer: wait=n` (RFC 7240), at most 60; 0 without it. */
export function waitSeconds(prefer: string | string[] | undefined): number {
  const text = Array.isArray(prefer) ? prefer.join(",") : (prefer ?? "");
  const match = /(?:^|[,;\s])wait=(\d{1,4})/i.exec(text);
  return match ? Math.min(MOST_SECONDS, Number(match[1])) : 0;
}
