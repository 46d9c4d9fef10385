export const SOURCE_TYPES = ["document", "text", "qa", "website", "sitemap", "video", "business_info"] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];
