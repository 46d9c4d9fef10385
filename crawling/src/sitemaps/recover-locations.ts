import type { XmlFormat } from "./sitemap.ts";
import type { SitemapCollector } from "./sitemap-collector.ts";

/**
 * The second reading of XML that the parser stumbled over: every element that can only hold an address of a page is
 * looked up in the text, wherever the structure around it went wrong. What was found before is kept as it is.
 */
export function* recoverLocations(
  text: string,
  format: XmlFormat,
  collector: SitemapCollector,
): Generator<undefined, void, undefined> {
  let found = 0;
  for (const [, value = ""] of text.matchAll(format === "rss" ? RSS_LINK : LOCATION)) {
    const address = decodeEntities(value.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ""));
    if (format === "sitemapindex") collector.addSitemap(address, null);
    else collector.addPage(address);
    if (collector.isFull) return;
    found += 1;
    if (found % 1000 === 0) yield;
  }
  if (format !== "atom") return;
  for (const [tag] of text.matchAll(/<link\b[^<>]{1,2000}>/g)) {
    const rel = /\brel\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? "alternate";
    const address = /\bhref\s*=\s*["']([^"']*)["']/.exec(tag)?.[1];
    if (rel === "alternate" && address !== undefined) collector.addPage(decodeEntities(address));
  }
}

/** `[^<]` also where CDATA is expected: no address holds a `<`, and nothing here can backtrack. */
const LOCATION = /<loc>((?:\s*<!\[CDATA\[)?[^<]{1,3000})<\/loc>/g;
const RSS_LINK = /<link>((?:\s*<!\[CDATA\[)?[^<]{1,3000})<\/link>/g;

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|#38|#x26);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? "&");
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'" };
