export const SOURCE_TYPES = ["document", "text", "qa", "website", "sitemap", "video", "business_info"] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** Of what is read from an address, where nothing else is said. */
export const READING_DEFAULTS = { max_pages: 1000, max_depth: 10 } as const;
