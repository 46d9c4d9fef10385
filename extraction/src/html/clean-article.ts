import { type BlockMeasure, linkDensity, measureBlock } from "./block-measure.ts";
import { classWeight, isDataTable, signsOf } from "./element-signs.ts";
import { isFurniture, opensLinks } from "./is-furniture.ts";
import { type PageElement, rawText } from "./page-node.ts";

/** How much is thrown away. Each attempt that finds too little is repeated with the next. */
export interface Strictness {
  removesUnlikely: boolean;
  weighsClasses: boolean;
  cleansConditionally: boolean;
}

export interface CleaningOptions {
  strictness: Strictness;
  /** Elements that stay whatever they look like: the best candidate and what is around it. */
  kept: ReadonlySet<PageElement>;
  /** The page's title; headings that repeat it go. */
  title: string;
}

/** Takes out of an article what isn't part of its text: furniture by its tag, its names, its words or its make-up. */
export function cleanArticle(article: PageElement, options: CleaningOptions): void {
  clean(article, { ...options, inTable: false, inCode: false, inFigure: false });
}

interface Surroundings extends CleaningOptions {
  inTable: boolean;
  inCode: boolean;
  inFigure: boolean;
}

/** Children first, so that an element is judged by what is left of it. */
function clean(element: PageElement, around: Surroundings): BlockMeasure {
  const inside = {
    ...around,
    inTable: around.inTable || (element.name === "table" && isDataTable(element)),
    inCode: around.inCode || element.name === "code" || element.name === "pre",
    inFigure: around.inFigure || element.name === "figure",
  };
  const measures = new Map<PageElement, BlockMeasure>();
  const measureOf = (child: PageElement) => measures.get(child)!;
  element.children = element.children.filter((child) => {
    if (child.kind === "text") return true;
    if (ALWAYS_REMOVED.has(child.name)) return false;
    const measure = clean(child, inside);
    measures.set(child, measure);
    return inside.kept.has(child) || !mustGo(child, measure, inside);
  });
  removeLinkSections(element, measureOf, inside);
  return measureBlock(element, measureOf);
}

/** A heading such as "Related stories" goes with the blocks of links behind it. */
function removeLinkSections(
  element: PageElement,
  measureOf: (child: PageElement) => BlockMeasure,
  around: Surroundings,
): void {
  let isOpen = false;
  element.children = element.children.filter((child) => {
    if (child.kind === "text") return true;
    const measure = measureOf(child);
    if (measure.text === 0 || around.kept.has(child)) return true;
    if (HEADING_LIKE.has(child.name)) {
      isOpen = opensLinks(rawText(child).replace(/\s+/gu, " ").trim());
      return !isOpen;
    }
    if (isOpen && (linkDensity(measure) > 0.4 || measure.text < 100)) return false;
    isOpen = false;
    return true;
  });
}

const HEADING_LIKE = new Set("h2 h3 h4 h5 h6 strong".split(" "));
const ALWAYS_REMOVED = new Set(
  "object embed footer link aside iframe input textarea select button noscript template nav svg canvas".split(" "),
);
const CONDITIONAL = new Set(["form", "fieldset", "table", "ul", "ol", "div", "section", "article"]);

function mustGo(element: PageElement, measure: BlockMeasure, around: Surroundings): boolean {
  if (around.inCode) return false;
  if (around.strictness.cleansConditionally && isFurniture(element, measure)) return true;
  if (/(?:\b|_)(?:share|sharedaddy)(?:\b|_)/i.test(signsOf(element)) && measure.text < 500) return true;
  const weight = around.strictness.weighsClasses ? classWeight(element) : 0;
  if (/^h[12]$/.test(element.name) && (weight < 0 || repeatsTitle(element, around.title))) return true;
  if (!around.strictness.cleansConditionally || !CONDITIONAL.has(element.name)) return false;
  if (around.inTable || (element.name === "table" && isDataTable(element))) return false;
  return looksLikeFurniture(element, measure, weight, around.inFigure);
}

function repeatsTitle(heading: PageElement, title: string): boolean {
  const words = wordsOf(rawText(heading));
  const titleWords = new Set(wordsOf(title));
  if (words.length < 3 || titleWords.size === 0) return words.join(" ") === [...titleWords].join(" ");
  return words.filter((word) => titleWords.has(word)).length / words.length > 0.75;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Readability's `cleanConditionally`, stricter on links: long menus with commas and lists of headlines go as well. */
function looksLikeFurniture(element: PageElement, measure: BlockMeasure, weight: number, inFigure: boolean): boolean {
  if (weight < 0) return true;
  if (measure.text > 0 && measure.linkText / measure.text > 0.6 && isMenu(measure)) return true;
  if (measure.commas >= 10) return false;
  const { paragraphs, images, inputs, embeds } = measure;
  const items = measure.items - 100;
  const isList =
    element.name === "ul" || element.name === "ol" || (measure.text > 0 && measure.listText / measure.text > 0.9);
  const links = linkDensity(measure);
  const headings = measure.text === 0 ? 0 : measure.headingText / measure.text;
  if (!inFigure && images > 1 && paragraphs / images < 0.5) return true;
  if (!isList && items > paragraphs) return true;
  if (inputs > Math.floor(paragraphs / 3)) return true;
  if (!isList && !inFigure && headings < 0.9 && measure.text < 25 && (images === 0 || images > 2) && links > 0)
    return true;
  if (!isList && weight < 25 && links > 0.2) return true;
  if (weight >= 25 && links > 0.5) return true;
  if ((embeds === 1 && measure.text < 75) || embeds > 1) return true;
  return images === 0 && !measure.hasTextElements;
}

/** Links alone, and many of them or long as headlines; a short list of links in a text stays. */
function isMenu(measure: BlockMeasure): boolean {
  if (measure.items === 0) return true;
  return measure.items >= 10 || measure.text / measure.items > 25;
}
