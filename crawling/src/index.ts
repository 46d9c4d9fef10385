export { type FileKind, guessFileKind } from "./addresses/guess-file-kind.ts";
export { type CrawlScope, inScope, isSameSite, type OutOfScope, outOfScopeReason } from "./addresses/in-scope.ts";
export { normaliseAddress } from "./addresses/normalise-address.ts";
export {
  patternOf,
  type TrapBudgets,
  TrapDetector,
  type TrapDetectorOptions,
  type TrapKind,
} from "./addresses/trap-detector.ts";
export { fingerprintKeys, fingerprintText } from "./duplicates/fingerprint-text.ts";
export { type Classified, classifyOutcome, type PageOutcome } from "./frontier/classify-outcome.ts";
export {
  afterEnd,
  afterStart,
  type FetchPlan,
  freshPace,
  type HostPace,
  type HostSign,
  isGivenUp,
  type PacePolicy,
  pacePolicy,
  planFetch,
} from "./frontier/host-pace.ts";
export { type AddressRules, type AddressVerdict, judgeAddress } from "./frontier/judge-address.ts";
export type { PageEvent } from "./frontier/page-event.ts";
export { readRetryAfter } from "./frontier/read-retry-after.ts";
export { hashText } from "./hash-text.ts";
export { looksLikeChallenge, looksLikeSignIn, looksLikeSoftNotFound, type PageText } from "./pages/page-signs.ts";
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
export { nextReadAfter, nextReadAt, SCHEDULES, type Schedule } from "./schedules/next-read-at.ts";
export { readLanguage } from "./sitemaps/read-language.ts";
export { readSitemap, readSitemapInTurns } from "./sitemaps/read-sitemap.ts";
export { SITEMAP_LIMITS, type Sitemap, type SitemapEntry, type SitemapLimits } from "./sitemaps/sitemap.ts";
export { sitemapAddresses } from "./sitemaps/sitemap-addresses.ts";
export { SitemapFailure, type SitemapFailureCode } from "./sitemaps/sitemap-collector.ts";
export { BlockKeepers } from "./templates/block-keepers.ts";
export { type CutText, cutRanges } from "./templates/cut-ranges.ts";
export { type DividedTemplate, divideTemplate } from "./templates/divide-template.ts";
export { findTemplate, shareKept } from "./templates/find-template.ts";
export { type ComparedPage, hashesOf, SiteTemplate, type TemplateBlock } from "./templates/site-template.ts";
