import { type BlockMeasure, measurer } from "./block-measure.ts";
import { childElements, findElements, type PageElement } from "./page-node.ts";

/**
 * Takes out the lists of links that stand before a page's first heading or paragraph, with the labels above them: menus
 * of sites that mark nothing. A page that is a list of links itself keeps them all. Changes the tree.
 */
export function removeLeadingMenus(content: PageElement): void {
  const measure = measurer();
  const { text, linkText } = measure(content);
  if (text - linkText < ENOUGH_TEXT) return;
  for (let start = findStart(content, measure); start && start !== content; start = start.parent ?? undefined) {
    const { parent } = start;
    if (!parent) return;
    removeMenus(parent, parent.children.indexOf(start), measure);
  }
}

type Measure = (element: PageElement) => BlockMeasure;

const ENOUGH_TEXT = 300;
const PROSE = 80;
const LABEL = 40;
const FEWEST_LINKS = 3;

/** The first heading of its own, or the first element with a paragraph's worth of words that are no links. */
function findStart(root: PageElement, measure: Measure): PageElement | undefined {
  for (const child of childElements(root)) {
    const { text, linkText } = measure(child);
    if (text - linkText === 0) continue;
    if (/^h[12]$/.test(child.name) && linkText < text / 2) return child;
    const inner = findStart(child, measure);
    if (inner) return inner;
    if (!isMenu(child, measure) && text - linkText >= PROSE && TEXT.has(child.name)) return child;
  }
  return undefined;
}

const TEXT = new Set("p div td li dd blockquote section article center font span".split(" "));

function removeMenus(parent: PageElement, before: number, measure: Measure): void {
  let isAboveMenu = false;
  for (let index = before - 1; index >= 0; index--) {
    const child = parent.children[index]!;
    if (child.kind === "text") continue;
    const { text } = measure(child);
    if (text === 0) continue;
    const mustGo: boolean = isMenu(child, measure) || (isAboveMenu && text <= LABEL && !/^h1$/.test(child.name));
    isAboveMenu = mustGo && isMenu(child, measure);
    if (mustGo) parent.children.splice(index, 1);
  }
}

function isMenu(element: PageElement, measure: Measure): boolean {
  const { text, linkText } = measure(element);
  return linkText > text * 0.6 && findElements(element, "a").length >= FEWEST_LINKS;
}
