import { isBlock } from "./element-signs.ts";
import type { PageElement } from "./page-node.ts";

/** What tells text from furniture in an element, summed over everything in it. Lengths are in characters. */
export interface BlockMeasure {
  text: number;
  /** Text inside links; a link within the page counts .3 (tables of contents, footnotes). */
  linkText: number;
  headingText: number;
  listText: number;
  commas: number;
  paragraphs: number;
  images: number;
  items: number;
  inputs: number;
  embeds: number;
  /** Whether any element that usually carries text holds some. */
  hasTextElements: boolean;
}

/**
 * Measures elements of a tree that doesn't change meanwhile, each once; those that hold no others are measured again,
 * which takes no memory.
 */
export function measurer(): (element: PageElement) => BlockMeasure {
  const measures = new Map<PageElement, BlockMeasure>();
  const measure = (element: PageElement): BlockMeasure => {
    let measured = measures.get(element);
    if (measured === undefined) {
      measured = measureBlock(element, measure);
      if (element.children.some((child) => child.kind === "element")) measures.set(element, measured);
    }
    return measured;
  };
  return measure;
}

/** Characters of its text that are no links, as `text - linkText` of its measure. */
export function measureUnlinked(element: PageElement): number {
  let unlinked = 0;
  for (const child of element.children) {
    if (child.kind === "text") unlinked += textLength(child.text);
    else unlinked += measureUnlinked(child);
  }
  if (element.name !== "a") return unlinked;
  return element.attributes.href?.startsWith("#") ? unlinked * (1 - LINK_WITHIN) : 0;
}

/** The measure of an element from those of its children. */
export function measureBlock(element: PageElement, measureOf: (child: PageElement) => BlockMeasure): BlockMeasure {
  const sum = emptyMeasure();
  for (const child of element.children) {
    if (child.kind === "text") {
      const text = child.text.replace(/\s+/gu, " ");
      sum.text += text === " " ? 0 : text.length;
      sum.commas += countCommas(text);
    } else {
      addMeasure(sum, measureOf(child));
    }
  }
  const { name } = element;
  if (name === "a") sum.linkText = sum.text * (element.attributes.href?.startsWith("#") ? LINK_WITHIN : 1);
  else if (name === "p") sum.paragraphs++;
  else if (name === "div") sum.paragraphs += looseParagraphs(element, measureOf).length;
  else if (name === "img") sum.images++;
  else if (name === "li") sum.items++;
  else if (name === "input") sum.inputs++;
  else if (EMBEDS.has(name)) sum.embeds++;
  else if (/^h[1-6]$/.test(name)) sum.headingText = sum.text;
  else if (name === "ul" || name === "ol") sum.listText = sum.text;
  if (sum.text > 0 && TEXT_ELEMENTS.has(name)) sum.hasTextElements = true;
  return sum;
}

/**
 * Text that stands in a division without a paragraph around it: what lies between its blocks, parted where a line is
 * broken twice.
 */
export function looseParagraphs(
  division: PageElement,
  measureOf: (child: PageElement) => BlockMeasure,
): { text: number; commas: number }[] {
  const runs: { text: number; commas: number }[] = [];
  let run = { text: 0, commas: 0 };
  let breaks = 0;
  const close = (): void => {
    if (run.text > 0) runs.push(run);
    run = { text: 0, commas: 0 };
  };
  for (const child of division.children) {
    if (child.kind === "text") {
      const text = child.text.trim();
      if (text === "") continue;
      run.text += text.length;
      run.commas += countCommas(text);
    } else if (child.name === "br") {
      if (++breaks === 2) close();
      continue;
    } else if (isBlock(child)) {
      close();
    } else {
      const measure = measureOf(child);
      run.text += measure.text;
      run.commas += measure.commas;
    }
    breaks = 0;
  }
  close();
  return runs;
}

function textLength(raw: string): number {
  const text = raw.replace(/\s+/gu, " ");
  return text === " " ? 0 : text.length;
}

export function linkDensity(measure: BlockMeasure): number {
  return measure.text === 0 ? 0 : measure.linkText / measure.text;
}

function emptyMeasure(): BlockMeasure {
  return {
    text: 0,
    linkText: 0,
    headingText: 0,
    listText: 0,
    commas: 0,
    paragraphs: 0,
    images: 0,
    items: 0,
    inputs: 0,
    embeds: 0,
    hasTextElements: false,
  };
}

function addMeasure(sum: BlockMeasure, part: BlockMeasure): void {
  sum.text += part.text;
  sum.linkText += part.linkText;
  sum.headingText += part.headingText;
  sum.listText += part.listText;
  sum.commas += part.commas;
  sum.paragraphs += part.paragraphs;
  sum.images += part.images;
  sum.items += part.items;
  sum.inputs += part.inputs;
  sum.embeds += part.embeds;
  sum.hasTextElements ||= part.hasTextElements;
}

/** Commas of Latin, Arabic and East Asian scripts: running text has them, menus have not. */
function countCommas(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) if (COMMAS.has(text.charCodeAt(index))) count++;
  return count;
}

/** What a character of a link within the page counts as. */
const LINK_WITHIN = 0.3;
const COMMAS = new Set([0x2c, 0x60c, 0xfe50, 0xfe10, 0xfe11, 0x2e41, 0x2e34, 0x2e32, 0xff0c, 0x3001]);
const EMBEDS = new Set(["object", "embed", "iframe"]);
const TEXT_ELEMENTS = new Set("span li td blockquote dl div ol p pre table ul".split(" "));
