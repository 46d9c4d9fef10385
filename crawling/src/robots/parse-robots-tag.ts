export interface RobotsTag {
  noindex: boolean;
  nofollow: boolean;
}

/**
 * The `X-Robots-Tag` header (several lines joined by commas), or a `robots` meta tag's content. Directives before any
 * agent's name, and those after our own, count; those for another agent don't. `none` is both.
 */
export function parseRobotsTag(value: string, agent: string): RobotsTag {
  const tag: RobotsTag = { noindex: false, nofollow: false };
  let isForUs = true;
  for (const part of value.toLowerCase().split(",")) {
    const named = /^\s*([a-z0-9_*-]+)\s*:(.*)$/s.exec(part);
    const isAgent = named !== null && !WITH_VALUE.has(named[1]!);
    if (isAgent) isForUs = named[1] === agent.toLowerCase() || named[1] === "*" || named[1] === "robots";
    const directive = (isAgent ? named[2]! : part).trim();
    if (!isForUs) continue;
    if (directive === "noindex" || directive === "none") tag.noindex = true;
    if (directive === "nofollow" || directive === "none") tag.nofollow = true;
  }
  return tag;
}

/** Directives that hold a colon themselves, so that they aren't taken for an agent's name. */
const WITH_VALUE = new Set(["unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"]);
