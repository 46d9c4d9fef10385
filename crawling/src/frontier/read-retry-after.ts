/**
 * `Retry-After` in milliseconds from `now`: whole seconds or an HTTP date (RFC 9110 section 10.2.3); null if neither.
 */
export function readRetryAfter(value: string | null | undefined, now: number): number | null {
  const text = value?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!/^[a-z]{3,9},? /i.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
