import { parseRobots, type RobotsRules } from "./parse-robots.ts";

export interface RobotsState {
  /** `absent`: there are no rules. `unreachable`: there may be some, so nothing is read until they are known. */
  state: "read" | "absent" | "unreachable";
  rules: RobotsRules;
}

/** RFC 9309 section 2.4: a copy is not used for longer than a day, unless robots.txt can't be reached. */
export const ROBOTS_MAX_AGE_MS = 24 * 3600 * 1000;

/** Section 2.3.1.2 asks for at least five. */
export const ROBOTS_MAX_REDIRECTS = 5;

/**
 * What the answer to `GET /robots.txt` means (RFC 9309 section 2.3.1): 2xx are rules; 4xx allow everything, and so
 * does a chain of more redirects than followed (`status` 3xx); 5xx and no answer at all (`status` null) forbid
 * everything for now. 429 counts as "not now": a site that asks for calm has not said that it has no rules.
 */
export function robotsFromResponse(status: number | null, body: Uint8Array | string): RobotsState {
  if (status !== null && status >= 200 && status < 300) return { state: "read", rules: parseRobots(body) };
  if (status !== null && status >= 300 && status < 500 && status !== 429) {
    return { state: "absent", rules: { groups: [], sitemaps: [] } };
  }
  return { state: "unreachable", rules: parseRobots("User-agent: *\nDisallow: /") };
}
