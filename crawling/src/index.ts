export { crawlDelaySeconds, isAllowed } from "./robots/is-allowed.ts";
export {
  parseRobots,
  ROBOTS_MAX_BYTES,
  type RobotsGroup,
  type RobotsRule,
  type RobotsRules,
} from "./robots/parse-robots.ts";
export { parseRobotsTag, type RobotsTag } from "./robots/parse-robots-tag.ts";
export {
  ROBOTS_MAX_AGE_MS,
  ROBOTS_MAX_REDIRECTS,
  type RobotsState,
  robotsFromResponse,
} from "./robots/robots-from-response.ts";
export {
  readSitemap,
  SITEMAP_LIMITS,
  type Sitemap,
  type SitemapEntry,
  type SitemapLimits,
} from "./sitemaps/read-sitemap.ts";
export { sitemapAddresses } from "./sitemaps/sitemap-addresses.ts";
export { SitemapFailure, type SitemapFailureCode } from "./sitemaps/sitemap-collector.ts";
