import { type FileKind, guessFileKind } from "../addresses/guess-file-kind.ts";
import { type CrawlScope, outOfScopeReason } from "../addresses/in-scope.ts";
import { normaliseAddress } from "../addresses/normalise-address.ts";
import type { TrapDetector } from "../addresses/trap-detector.ts";
import { isAllowed } from "../robots/is-allowed.ts";
import type { RobotsRules } from "../robots/parse-robots.ts";
import type { PageEvent } from "./page-event.ts";

export interface AddressRules {
  scope: CrawlScope;
  /** Of the host that the address is on; null when it isn't known yet and is asked before fetching. */
  robotsOf: (host: string) => RobotsRules | null;
  /** Product token for robots.txt. */
  agent: string;
  traps: TrapDetector;
  maxDepth: number;
}

/**
 * What becomes of an address that a page, sitemap or feed names:
 *
 * - `read`: fetch it;
 * - `skip`: show it as skipped, with an event for `classifyOutcome`;
 * - `ignore`: it is no page of this site at all (mail, pictures, other sites), so it isn't counted as found.
 */
export type AddressVerdict =
  | { verdict: "read"; url: string; kind: FileKind }
  | { verdict: "skip"; url: string; event: PageEvent }
  | { verdict: "ignore" };

/**
 * Judges one address. `isNew` says whether the frontier has not seen the normalised address yet; a known one is ignored
 * before anything counts it. `depth` is the number of links from the start.
 */
export function judgeAddress(
  found: { address: string; base: string; depth: number },
  rules: AddressRules,
  isNew: (url: string) => boolean,
): AddressVerdict {
  const url = normaliseAddress(found.address, found.base);
  if (url === null) return { verdict: "ignore" };
  const kind = guessFileKind(url);
  const why = outOfScopeReason(url, rules.scope);
  if (kind === "skip" || why === "other_site" || !isNew(url)) return { verdict: "ignore" };

  const skip = (event: PageEvent): AddressVerdict => ({ verdict: "skip", url, event });
  if (why !== null) return skip({ kind: "out_of_scope", why });
  const robots = rules.robotsOf(new URL(url).host);
  if (robots !== null && !isAllowed(robots, rules.agent, url)) return skip({ kind: "robots" });
  if (found.depth > rules.maxDepth) return skip({ kind: "limit", limit: "max_depth", value: rules.maxDepth });
  if (rules.traps.check(url) !== null) return skip({ kind: "trap" });
  return { verdict: "read", url, kind };
}
