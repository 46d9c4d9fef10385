import { findElements, type PageElement } from "./page-node.ts";

/**
 * Where a page sends its reader by itself: a `<meta>` refresh, the frames that it is made of, and, for pages of next to
 * no text, an address that its script sets as its own. As they are written.
 */
export function findClientRedirects(root: PageElement, source: string, hasText: boolean): string[] {
  const refreshes = findElements(root, "meta").flatMap(({ attributes }) => {
    if (attributes["http-equiv"]?.toLowerCase() !== "refresh") return [];
    const address = refreshAddress(attributes.content ?? "");
    return address ? [address] : [];
  });
  const frames = findElements(root, "frame", ...(hasText ? [] : ["iframe"])).flatMap(
    ({ attributes }) => attributes.src ?? [],
  );
  const set = hasText ? [] : [...source.slice(0, MAX_SCRIPT).matchAll(LOCATION)].map((match) => match[1] ?? match[2]!);
  return [...refreshes, ...frames, ...set];
}

/**
 * Of `5; url=next`, as browsers read it (HTML, shared declarative refresh steps): behind the time stands a separator.
 * Without an address the page only shows itself again.
 */
function refreshAddress(content: string): string | undefined {
  const behindTime = /^\s*[\d.]+(?=[\s;,])\s*[;,]?\s*(.*)$/su.exec(content)?.[1];
  const written = behindTime?.replace(/^url\s*=\s*/iu, "");
  return /^["']?([^"']*)/u.exec(written ?? "")![1]!.trim() || undefined;
}

const MAX_SCRIPT = 100_000;
const LOCATION =
  /\blocation(?:\.href)?\s*=\s*["']([^"'\s]+)["']|\blocation\.(?:replace|assign)\(\s*["']([^"'\s]+)["']/gu;
