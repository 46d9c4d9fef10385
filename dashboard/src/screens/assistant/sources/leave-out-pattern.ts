/**
 * The pattern that leaves one page of a site out, with what lies under it. Undefined where that would be the whole
 * site, or the page has no address.
 */
export function leaveOutPattern(url: string | null, site: string | null): string | undefined {
  const page = url === null ? null : URL.parse(url);
  if (page === null || page.pathname === "/") return undefined;
  const path = page.pathname + page.search;
  return page.host === URL.parse(site ?? "")?.host ? path : page.host + path;
}
