import { type SitemapCollector, SitemapFailure } from "./sitemap-collector.ts";

/**
 * Reads a JSON Feed (jsonfeed.org, versions 1 and 1.1): its items' addresses, and `next_url` as a further feed. Throws
 * `SitemapFailure`: `not_a_sitemap` for other JSON, `too_large` beyond what can be parsed at one stretch.
 */
export function readJsonFeed(text: string, collector: SitemapCollector): void {
  if (text.length > MAX_LENGTH)
    throw new SitemapFailure("too_large", "The feed is larger than 8 MB. Split it into parts, linked by next_url.");
  const feed = parse(text);
  if (!/^https:\/\/jsonfeed\.org\/version\//.test(textOf(feed?.version) ?? "") || !Array.isArray(feed?.items)) {
    throw new SitemapFailure(
      "not_a_sitemap",
      "This is not a sitemap or feed: its JSON is no JSON Feed. Check its address, or add the site as a website.",
    );
  }
  for (const item of feed.items.map(objectOf)) {
    // An item that only points elsewhere has that address; an old one has its own as its id.
    const address = textOf(item.url) ?? textOf(item.external_url) ?? textOf(item.id);
    if (address === null || !/^(?:https?:|\/)/i.test(address)) continue;
    collector.addPage(address, {
      modified: textOf(item.date_modified) ?? textOf(item.date_published),
      title: textOf(item.title),
      language: textOf(item.language) ?? textOf(feed.language),
    });
    if (collector.isFull) return;
  }
  const next = textOf(feed.next_url);
  if (next !== null) collector.addSitemap(next, null);
}

/** Parsed in some 50 ms. */
const MAX_LENGTH = 8_000_000;

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
