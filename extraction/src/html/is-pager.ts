import type { BlockMeasure } from "./block-measure.ts";
import { findElements, type PageElement, rawText } from "./page-node.ts";

/** A row of links to the pages before and after, to the contents and up: `Prev | Up | Next`. */
export function isPager(element: PageElement, measure: (element: PageElement) => BlockMeasure): boolean {
  if (!ROWS.has(element.name)) return false;
  const { text, linkText, items } = measure(element);
  if (text === 0 || text > MAX_TEXT || items > MAX_ITEMS) return false;
  const links = findElements(element, "a");
  if (links.length === 0 || links.length > MAX_ITEMS) return false;
  if (areStepsLabelled(element)) return true;
  if (!links.some(isStep)) return false;
  const isOnlySteps = links.every((link) => isStep(link) || isPlace(link));
  return isOnlySteps ? linkText > text * 0.3 : linkText > text * 0.5;
}

/** `Next: Oak, Up: Lamps`: what stands outside of the links says where they lead, and nothing else. */
function areStepsLabelled(row: PageElement): boolean {
  const labels = unlinkedText(row)
    .split(/[\s,:|[\]()]+/u)
    .filter(Boolean);
  return labels.some((label) => STEP.test(label)) && labels.every((label) => STEP.test(label) || PLACE.test(label));
}

function unlinkedText(element: PageElement): string {
  return element.children
    .map((child) => (child.kind === "text" ? child.text : child.name === "a" ? " " : unlinkedText(child)))
    .join("");
}

/** A row of links to the same page in other languages. */
export function isLanguageSwitch(element: PageElement, measure: (element: PageElement) => BlockMeasure): boolean {
  if (!ROWS.has(element.name)) return false;
  const { text, linkText, headingText } = measure(element);
  if (text === 0 || text > MAX_TEXT || headingText > 0 || text - linkText > MAX_UNLINKED) return false;
  const links = findElements(element, "a");
  const others = links.filter(({ attributes: { hreflang, rel = "" } }) => !hreflang || !/\balternate\b/i.test(rel));
  // The page itself is named among them.
  return others.length < links.length && others.length <= 1;
}

const ROWS = new Set(["div", "table", "p", "ul", "ol", "section", "center", "tr"]);
const MAX_TEXT = 400;
const MAX_ITEMS = 8;
const MAX_UNLINKED = 100;

function isStep(link: PageElement): boolean {
  const { rel = "", accesskey = "" } = link.attributes;
  if (/(?:^|\s)(?:prev|next)(?:$|\s)/i.test(rel) || /^[pn]$/i.test(accesskey)) return true;
  return STEP.test(rawText(link).replace(/\s+/gu, " ").trim());
}

function isPlace(link: PageElement): boolean {
  const { rel = "", accesskey = "" } = link.attributes;
  if (/(?:^|\s)(?:up|start|contents|index|home)(?:$|\s)/i.test(rel) || /^[uh]$/i.test(accesskey)) return true;
  return PLACE.test(rawText(link).replace(/\s+/gu, " ").trim());
}

const STEP =
  /^[\s«‹<←⟵◀(|[]*(?:prev(?:ious)?|next|older|newer|vorige[rs]?|zurück|weiter|nächste[rs]?|précédent[e]?|suivant[e]?|anterior|siguiente|próxim[oa]|seguinte|precedente|successiv[oa]|vorige|volgende|poprzedni[ae]?|następn[aye]|前へ|次へ|上一页|下一页|上一頁|下一頁|назад|вперёд|далее)(?: (?:page|topic|chapter|section|article|post|seite|kapitel|page|página|pagina)s?)?[\s»›>→⟶▶)|\]]*$/iu;
const PLACE =
  /^(?:up|home|top|back|contents?|index|table of contents|toc|start|inhalt|index|accueil|sommaire|inicio|índice)$/iu;
