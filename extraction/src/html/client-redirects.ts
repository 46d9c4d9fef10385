import { findElements, type PageElement } from "./page-node.ts";

/**
 * Where a page sends its reader by itself: a `<meta>` refresh, the frames that it is made of, and, for pages of next to
 * no text, an address that its script sets as its own. As they are written.
 */
export function findClientRedirects(root: PageElement, source: string, hasText: boolean): string[] {
  const refreshes = findElements(root, "meta").flatMap(({ attributes }) => {
    if (attributes["http-equiv"]?.toLowerCase() !== "refresh") return [];
    const address = /^\s*[\d.]+\s*[;,]?\s*(?:url\s*=\s*)?["']?([^"']+)/iu.exec(attributes.content ?? "")?.[1]?.trim();
    return address ? [address] : [];
  });
  const frames = findElements(root, "frame", ...(hasText ? [] : ["iframe"])).flatMap(
    ({ attributes }) => attributes.src ?? [],
  );
  const set = hasText ? [] : [...source.slice(0, MAX_SCRIPT).matchAll(LOCATION)].map((match) => match[1] ?? match[2]!);
  return [...refreshes, ...frames, ...set];
}

const MAX_SCRIPT = 100_000;
const LOCATION =
  /\blocation(?:\.href)?\s*=\s*["']([^"'\s]+)["']|\blocation\.(?:replace|assign)\(\s*["']([^"'\s]+)["']/gu;
