import { type RobotsDirective, readRobotsLines } from "./read-robots-lines.ts";

export interface RobotsRule {
  allow: boolean;
  /** As matched: other than ASCII percent-encoded, `*` for anything, `$` at the end for the end. */
  pattern: string;
}

export interface RobotsGroup {
  /** Product tokens in lower case; `*` is everyone. */
  agents: string[];
  rules: RobotsRule[];
  /** From the widespread `Crawl-delay` line, which RFC 9309 does not know. */
  crawlDelaySeconds: number | null;
}

export interface RobotsRules {
  groups: RobotsGroup[];
  /** Absolute addresses, as written. */
  sitemaps: string[];
}

/** RFC 9309 section 2.5 asks for at least 500 KiB. What comes after is not read. */
export const ROBOTS_MAX_BYTES = 500 * 1024;

/**
 * Reads a robots.txt (RFC 9309). Nothing in it is an error: what can't be understood is left out. A group begins at
 * the first `user-agent` after a rule; lines of other kinds neither end nor begin one.
 */
export function parseRobots(content: Uint8Array | string): RobotsRules {
  const groups: RobotsGroup[] = [];
  const sitemaps: string[] = [];
  let group: RobotsGroup | undefined;
  let hasRules = false;

  for (const directive of readRobotsLines(content, ROBOTS_MAX_BYTES)) {
    if (directive.kind === "user-agent") {
      if (group === undefined || hasRules) {
        group = { agents: [], rules: [], crawlDelaySeconds: null };
        groups.push(group);
        hasRules = false;
      }
      group.agents.push(productToken(directive.value));
    } else if (directive.kind === "sitemap") {
      if (directive.value !== "") sitemaps.push(directive.value);
    } else if (directive.kind === "crawl-delay") {
      if (group !== undefined) group.crawlDelaySeconds ??= readSeconds(directive.value);
    } else if (group !== undefined) {
      hasRules = true;
      group.rules.push(toRule(directive));
    }
  }
  return { groups, sitemaps };
}

/** `FooBot/1.2 (x)` → `foobot`: only letters, `-` and `_` make a product token (RFC 9309 section 2.2.1). */
function productToken(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return "*";
  return (/^[a-z_-]*/i.exec(value)?.[0] ?? "").toLowerCase();
}

function toRule(directive: RobotsDirective): RobotsRule {
  return { allow: directive.kind === "allow", pattern: escapePattern(directive.value) };
}

/** Percent-encodes all but ASCII as UTF-8 and writes the digits of existing encodings in capitals. */
export function escapePattern(pattern: string): string {
  return pattern
    .replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase())
    .replace(/[^\0-\x7f]+/g, (characters) => encodeURIComponent(characters.toWellFormed()));
}

function readSeconds(value: string): number | null {
  return /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : null;
}
