import type { RobotsGroup, RobotsRules } from "./parse-robots.ts";

/**
 * Whether `agent` (a product token, e.g. `CitedeskBot`) may read an address: the longest pattern that matches decides
 * and a tie allows (RFC 9309 section 2.2.2). Groups that name the agent count together; those for everyone count
 * only if there is none. `url` is absolute and normalised, so that its path is percent-encoded as patterns are.
 *
 * Google compares escapes as they are written, the RFC takes `%7E` and `~` for one. A rule that forbids is read both
 * ways, one that allows only as written: in doubt a page is left alone.
 */
export function isAllowed(rules: RobotsRules, agent: string, url: string): boolean {
  const path = pathOfUrl(url);
  if (path === "/robots.txt") return true;
  let allowed = 0;
  let disallowed = 0;
  for (const { allow, pattern } of groupsFor(rules, agent).flatMap((group) => group.rules)) {
    if (!allow && pattern.length > disallowed && isForbidden(path, pattern)) disallowed = pattern.length;
    if (allow) allowed = Math.max(allowed, allowPriority(path, pattern));
  }
  return allowed >= disallowed;
}

/** What a site asks to wait between two requests, or null. The caller decides how much of it to grant. */
export function crawlDelaySeconds(rules: RobotsRules, agent: string): number | null {
  const delays = groupsFor(rules, agent).flatMap((group) => group.crawlDelaySeconds ?? []);
  return delays.length === 0 ? null : Math.max(...delays);
}

function groupsFor(rules: RobotsRules, agent: string): RobotsGroup[] {
  const token = agent.toLowerCase();
  const own = rules.groups.filter((group) => token !== "" && group.agents.includes(token));
  return own.length > 0 ? own : rules.groups.filter((group) => group.agents.includes("*"));
}

/**
 * Path, parameters and query, from `/` on, without the fragment; `/` where there is none. Takes what isn't a whole URL.
 */
export function pathOfUrl(url: string): string {
  const rest = url.startsWith("//") ? url.slice(2) : url;
  const beforeFragment = rest.replace(/#.*$/s, "");
  const withoutScheme = beforeFragment.replace(/^[^/?;]*?:\/\//, "");
  const start = withoutScheme.search(/[/?;]/);
  if (start < 0) return "/";
  const path = withoutScheme.slice(start);
  return path.startsWith("/") ? path : `/${path}`;
}

function isForbidden(path: string, pattern: string): boolean {
  if (matchesPattern(path, pattern)) return true;
  if (!path.includes("%") && !pattern.includes("%")) return false;
  return matchesPattern(plainEscapes(path), plainEscapes(pattern));
}

/** Letters, digits and `-._~` without their escapes (RFC 3986 section 6.2.2.2). */
function plainEscapes(text: string): string {
  return text.replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, (escaped) => decodeURIComponent(escaped));
}

/** Google reads `Allow: /a/index.html` as allowing `/a/` too; it can only open, never close. */
function allowPriority(path: string, pattern: string): number {
  if (matchesPattern(path, pattern)) return pattern.length;
  const directory = /^(.*\/)index\.html?[^/]*$/.exec(pattern)?.[1];
  return directory !== undefined && matchesPattern(path, `${directory}$`) ? directory.length + 1 : 0;
}

/**
 * Prefix match with `*` for anything and `$` for the end. Taking the first place where each part fits is enough,
 * because what follows a part only ever gains room from it, so the time is bounded by the two lengths multiplied.
 */
function matchesPattern(path: string, pattern: string): boolean {
  const isAnchored = pattern.endsWith("$");
  const [first = "", ...parts] = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  let position = first.length;
  const last = isAnchored ? parts.pop() : undefined;
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  if (!isAnchored) return true;
  if (last === undefined) return position === path.length;
  return path.length - last.length >= position && path.endsWith(last);
}
