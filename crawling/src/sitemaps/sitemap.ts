export interface SitemapEntry {
  /** Absolute, http or https, as written otherwise. */
  url: string;
  /** ISO 8601 in UTC, or null where it is missing or makes no sense. */
  modifiedAt: string | null;
  /** Of a feed's entry. */
  title: string | null;
  /** BCP 47, as `hreflang` or the feed states it; null where it doesn't. */
  language: string | null;
}

export interface Sitemap {
  format: "urlset" | "sitemapindex" | "rss" | "atom" | "json" | "text";
  pages: SitemapEntry[];
  /** Further sitemaps that an index names, or the next part of a JSON Feed. */
  sitemaps: SitemapEntry[];
  /** False when a limit ended the reading, or the XML was broken and may hold more than could be read. */
  isComplete: boolean;
}

export type XmlFormat = Exclude<Sitemap["format"], "text" | "json">;

export interface SitemapLimits {
  /** sitemaps.org allows 50,000. */
  maxEntries: number;
  /** After unpacking; sitemaps.org allows 50 MB. */
  maxBytes: number;
}

export const SITEMAP_LIMITS: SitemapLimits = { maxEntries: 50_000, maxBytes: 50 * 1024 * 1024 };
