export interface CrawlScope {
  /** Where the reading began. Its own address is always in scope. */
  start: string;
  /** Patterns of which one must match; empty lets everything in. */
  include: readonly string[];
  /** Patterns of which none may match. */
  exclude: readonly string[];
  /** Keeps to the start's host, with or without `www.`, and its port. */
  sameSite: boolean;
}

export type OutOfScope = "other_site" | "not_included" | "excluded";

/** Whether an absolute, normalised address belongs to what is to be read. */
export function inScope(url: string, scope: CrawlScope): boolean {
  return outOfScopeReason(url, scope) === null;
}

/**
 * Why an address is left out, or null. A pattern that begins with `/` is matched with path and query, one that begins
 * with a scheme with the whole address, any other with host and path (`docs.example.com/*`). `*` stands for
 * anything, slashes too. Without a `*` a pattern means that page and what lies under it: `/blog` takes `/blog/a`
 * and `/blog?page=2`, not `/blogger`.
 */
export function outOfScopeReason(url: string, scope: CrawlScope): OutOfScope | null {
  const target = URL.parse(url);
  const start = URL.parse(scope.start);
  if (target === null || start === null) return "other_site";
  if (scope.sameSite && siteOf(target) !== siteOf(start)) return "other_site";
  if (scope.exclude.some((pattern) => matchesAddress(target, pattern))) return "excluded";
  if (scope.include.length === 0 || target.href === start.href) return null;
  return scope.include.some((pattern) => matchesAddress(target, pattern)) ? null : "not_included";
}

/** Whether two absolute addresses belong to the same site: host without `www.`, and port; http and https are one. */
export function isSameSite(one: string, other: string): boolean {
  const first = URL.parse(one);
  const second = URL.parse(other);
  return first !== null && second !== null && siteOf(first) === siteOf(second);
}

function siteOf(url: URL): string {
  return `${url.hostname.replace(/\.$/, "").replace(/^www\./, "")}:${url.port}`;
}

function matchesAddress(url: URL, pattern: string): boolean {
  const path = url.pathname + url.search;
  if (pattern.startsWith("/")) return matchesGlob(path, pattern);
  if (/^https?:\/\//i.test(pattern)) return matchesGlob(url.origin + path, pattern);
  return matchesGlob(url.host + path, pattern);
}

/** Parts between stars are searched from left to right: linear, where a regular expression could be made to hang. */
function matchesGlob(text: string, pattern: string): boolean {
  const [first = "", ...parts] = pattern.split(/\*+/);
  if (!text.startsWith(first)) return false;
  const last = parts.pop();
  if (last === undefined) return isUnder(text, first);
  let position = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return text.length - last.length >= position && text.endsWith(last);
}

function isUnder(text: string, prefix: string): boolean {
  if (text.length === prefix.length || prefix.endsWith("/")) return true;
  return /[/?]/.test(text[prefix.length]!);
}
