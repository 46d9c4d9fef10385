import { isByline, isDiscussion, signsOf } from "./element-signs.ts";
import type { PageElement } from "./page-node.ts";

/**
 * Whether a page that does not say what it is looks like one of a newspaper or blog: it names an author, a date, offers
 * to share or to discuss. Two of these, and no part that it declares to be the main one.
 */
export function looksLikeNews(root: PageElement): boolean {
  const found = new Set<string>();
  let hasMain = false;
  const visit = (element: PageElement): void => {
    for (const child of element.children) {
      if (child.kind !== "element") continue;
      const signs = signsOf(child);
      if (child.name === "main" || child.attributes.role === "main") hasMain = true;
      if (isByline(child)) found.add("author");
      if (child.name === "time" || DATE.test(signs)) found.add("date");
      if (SHARE.test(signs)) found.add("share");
      if (isDiscussion(child)) found.add("discussion");
      visit(child);
    }
  };
  visit(root);
  return !hasMain && found.size >= 2;
}

const DATE = /(?:^|[\s_-])(?:date|dateline|timestamp|published|pub-?date|posted-?on|entry-meta|post-meta)(?:$|[\s_-])/i;
const SHARE = /(?:^|[\s_-])(?:share|sharing|social|addthis|sharedaddy|addtoany)(?:$|[\s_-])/i;
