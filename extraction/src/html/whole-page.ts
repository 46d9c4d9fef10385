import { type BlockMeasure, measureBlock } from "./block-measure.ts";
import { isDiscussion, signsOf } from "./element-signs.ts";
import { findElements, type PageElement, prune } from "./page-tree.ts";

/**
 * A page that is no article (a price list, a contact page, a start page): everything but the frame that all pages of a
 * site share. Changes the tree. Lists of links stay when they are in the page's main part.
 */
export function wholePage(body: PageElement): { content: PageElement; textLength: number } {
  const main = findElements(body, "main").find((element) => measure(element).text > 200);
  const content = main ?? body;
  prune(content, (element) => isFrame(element, main !== undefined));
  const measured = measure(content);
  return { content, textLength: measured.text - measured.linkText };
}

const FRAME = new Set(["nav", "footer", "aside", "dialog", "form", "noscript"]);
const FRAME_ROLES = new Set([
  "navigation",
  "contentinfo",
  "complementary",
  "search",
  "dialog",
  "alertdialog",
  "menu",
  "menubar",
]);
const FRAME_NAMES =
  /(?:^|[\s_-])(?:nav(?:bar|igation)?|menu|site-?header|site-?footer|page-?footer|footer|sidebar|breadcrumbs?|cookies?|consent|gdpr|newsletter|share|sharing|social|skip-?links?|search-?form|pagination|pager)(?:$|[\s_-])/i;

function isFrame(element: PageElement, isInMain: boolean): boolean {
  if (FRAME.has(element.name) && !(element.name === "form" && measure(element).text > 300)) return true;
  if (FRAME_ROLES.has(element.attributes.role ?? "") || isDiscussion(element)) return true;
  if (element.name === "header") return !isInMain || measure(element).linkText > measure(element).text / 2;
  if (element.name === "body" || element.name === "main" || element.name === "html") return false;
  return FRAME_NAMES.test(signsOf(element)) && measure(element).text < 3_000;
}

function measure(element: PageElement): BlockMeasure {
  return measureBlock(element, measure);
}
