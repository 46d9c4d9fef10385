/** Where a site's sitemaps may be: those that its robots.txt names, or else the usual places. */
export function sitemapAddresses(start: string, namedByRobots: readonly string[]): string[] {
  const named = namedByRobots.flatMap((address) => {
    const url = URL.parse(address, start);
    return url !== null && /^https?:$/.test(url.protocol) ? [url.href] : [];
  });
  const usual = ["/sitemap.xml", "/sitemap_index.xml"].map((path) => new URL(path, start).href);
  return [...new Set(named.length > 0 ? named : usual)];
}
