import { type BlockMeasure, measureUnlinked } from "./block-measure.ts";
import { signsOf } from "./element-signs.ts";
import { contains, findElements, type PageElement, rawText } from "./page-node.ts";

type Measure = (element: PageElement) => BlockMeasure;

/**
 * Tells a page's own table of contents: links that repeat what its headings say, or that the page itself calls so. Its
 * headings would be found twice, once with nothing below them. A page that is hardly more than its contents keeps them.
 */
export function findContents(body: PageElement, measure: Measure): (element: PageElement) => boolean {
  const headings = new Map<string, PageElement[]>();
  for (const heading of findElements(body, ...HEADINGS)) {
    const text = bareText(rawText(heading));
    if (text !== "") headings.set(text, [...(headings.get(text) ?? []), heading]);
  }
  const hasProse = measureUnlinked(body) >= ENOUGH_PROSE;
  return (element) => {
    if (!LISTS.has(element.name)) return false;
    const { text, linkText } = measure(element);
    if (text > MAX_TEXT || linkText < text * LEAST_LINKED) return false;
    const links = findElements(element, "a").filter((link) => rawText(link).trim() !== "");
    if (links.length < FEWEST_LINKS || contains(element, OWN_TEXT)) return false;
    const linked = links.reduce((sum, link) => sum + rawText(link).trim().length, 0);
    const share = linked / rawText(element).replace(/\s+/gu, " ").trim().length;
    if (hasProse && share >= LINKED_BESIDE_LABEL && CONTENTS_NAMES.test(signsOf(element))) return true;
    if (share < LINKED) return false;
    const repeated = links.filter((link) =>
      (headings.get(bareText(rawText(link))) ?? []).some((heading) => !isInside(heading, element)),
    );
    return repeated.length >= links.length * REPEATED;
  };
}

/** A label above the list that is gone: `Contents`. */
export function isContentsLabel(element: PageElement): boolean {
  return CAN_BE_LABEL.has(element.name) && CONTENTS_LABEL.test(rawText(element).replace(/\s+/gu, " ").trim());
}

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6", "dt", "summary"];
const LISTS = new Set(["ul", "ol", "dl", "div", "section", "table"]);
const OWN_TEXT = new Set(["pre", "form", "img", "details"]);
const CAN_BE_LABEL = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "strong", "b"]);
const CONTENTS_NAMES = /(?:^|[\s_-])(?:toc|table-?of-?contents|page-?contents)(?:$|[\s_-])/i;
const CONTENTS_LABEL =
  /^(?:(?:table of )?contents|on this page|inhalt|inhaltsverzeichnis|auf dieser seite|table des matières|sommaire|sur cette page|contenidos?|índice|tabla de contenidos?|en esta página|indice|sommario|inhoud|inhoudsopgave|op deze pagina|spis treści|innehåll|indhold)\s*:?$/i;
const FEWEST_LINKS = 3;
/** Numbers and dots may stand beside the links. */
const LINKED = 0.7;
/** … and a label above them, in what calls itself contents. */
const LINKED_BESIDE_LABEL = 0.4;
/** As `BlockMeasure` counts links within the page. */
const LEAST_LINKED = 0.2;
const REPEATED = 0.8;
/** In characters. */
const ENOUGH_PROSE = 500;
const MAX_TEXT = 40_000;

function isInside(element: PageElement, root: PageElement): boolean {
  for (let above: PageElement | null = element; above; above = above.parent) if (above === root) return true;
  return false;
}

/** Without case, marks and the number of its section. */
function bareText(text: string): string {
  return text
    .trim()
    .replace(SECTION_NUMBER, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

const SECTION_NUMBER = /^(?:[§\s]*\d{1,3}(?:\.\d{1,3})*\.?|\p{Lu}(?:\.\d{1,3})+\.?)[\s:.–-]+/u;
