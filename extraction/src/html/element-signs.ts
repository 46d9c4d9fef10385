import { contains, hasAncestor, type PageElement, type PageNode } from "./page-node.ts";

/*
 * What class, id and role say about an element. The first five patterns are Readability's (Apache-2.0, Mozilla and
 * Arc90); they were grown on thousands of pages.
 */

const UNLIKELY =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|ad-break|agegate|pagination|pager|popup|yom-remote/i;
const MAYBE = /and|article|body|column|content|main|mathjax|shadow/i;
const POSITIVE = /article|body|content|entry|hentry|h-entry|main|page|pagination|post|text|blog|story/i;
const NEGATIVE =
  /-ad-|hidden|^hid$| hid$| hid |^hid |banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/i;
const BYLINE = /byline|author|dateline|writtenby|p-author/i;
const DISCUSSION =
  /(?:^|\s)(?:comments?|comments?-?(?:list|area|section|wrapper|container|thread)|disqus_thread|respond|reply-list|fb-comments)(?:$|\s)/i;
const UNLIKELY_ROLES = new Set(["menu", "menubar", "complementary", "navigation", "alert", "alertdialog", "dialog"]);

/** Elements that stand within a line of text. */
export const PHRASING = new Set(
  "a abbr audio b bdo bdi br button cite code data datalist del dfn em embed font i iframe img input ins kbd label mark math meter noscript object output picture progress q ruby s samp script select small source span strike strong sub sup svg textarea time tt u var video wbr".split(
    " ",
  ),
);

/** Not part of a line of text, or holding something that isn't. */
export function isBlock(node: PageNode): boolean {
  return node.kind === "element" && (!PHRASING.has(node.name) || node.children.some(isBlock));
}

/** By its names, probably not part of the main text. */
export function isUnlikely(element: PageElement): boolean {
  const signs = signsOf(element);
  if (UNLIKELY_ROLES.has(element.attributes.role ?? "")) return true;
  if (!UNLIKELY.test(signs) || MAYBE.test(signs)) return false;
  if (element.name === "body" || element.name === "a") return false;
  return !hasAncestor(element, "table") && !isInCode(element);
}

/** What colours code calls its comments so. */
export function isInCode(element: PageElement): boolean {
  return hasAncestor(element, "pre") || hasAncestor(element, "code");
}

/** The comments of readers below an article. */
export function isDiscussion(element: PageElement): boolean {
  if (element.name === "body" || element.name === "html" || !DISCUSSION.test(signsOf(element))) return false;
  return !isInCode(element);
}

/** Names the author of an article, above or below its text. */
export function isByline(element: PageElement): boolean {
  const { rel, itemprop } = element.attributes;
  return rel === "author" || (itemprop?.includes("author") ?? false) || BYLINE.test(signsOf(element));
}

/** −50 to 50 points by class and id. */
export function classWeight(element: PageElement): number {
  let weight = 0;
  for (const sign of [element.attributes.class, element.attributes.id]) {
    if (!sign) continue;
    if (NEGATIVE.test(sign)) weight -= 25;
    if (POSITIVE.test(sign)) weight += 25;
  }
  return weight;
}

export function signsOf(element: PageElement): string {
  return `${element.attributes.class ?? ""} ${element.attributes.id ?? ""}`;
}

/** Tables of data, not of layout: marked as such, or of more than ten cells and no other table inside. */
export function isDataTable(table: PageElement): boolean {
  const { role, summary } = table.attributes;
  if (role === "presentation" || table.attributes.datatable === "0") return false;
  if (summary || contains(table, DATA_MARKS)) return true;
  if (contains(table, TABLE)) return false;
  let rows = 0;
  let columns = 0;
  const visit = (element: PageElement): void => {
    for (const child of element.children) {
      if (child.kind !== "element") continue;
      if (child.name === "tr") {
        rows++;
        columns = Math.max(columns, child.children.filter((cell) => cell.kind === "element").length);
      }
      visit(child);
    }
  };
  visit(table);
  if (rows <= 1 || columns <= 1) return false;
  return rows >= 10 || columns > 4 || rows * columns > 10;
}

const DATA_MARKS = new Set(["col", "colgroup", "tfoot", "thead", "th"]);
const TABLE = new Set(["table"]);
