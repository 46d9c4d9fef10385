import { parseHTML } from "linkedom";

/** A page of a site, and what of it must be kept, by what its makers wrote where: not by our own reading. */
export interface GoldPage {
  url: string;
  html: string;
  gold: Gold;
}

export interface Gold {
  /** All that must be kept. */
  text: string;
  headings: string[];
  /** Of definition lists. */
  terms: string[];
  /** The cells of each row under a heading row or beside a heading cell. */
  rows: string[][];
  /** Lines that are not empty. */
  code: string[];
  /** All that must not: what stands around the content, and what is struck out in it. */
  frame: string;
}

export interface ContentPlace {
  /** Selectors, the first that is found counts. */
  content: readonly string[];
  /** What inside of it is the frame's. */
  frame?: readonly string[];
  /** What may be kept or not, as tables of contents. */
  either?: readonly string[];
}

/** Undefined where the page has no such content. */
export function goldOf(html: string, place: ContentPlace): Gold | undefined {
  const { document } = parseHTML(html);
  for (const element of all(document, NEVER_TEXT)) element.remove();
  for (const element of all(document, (place.either ?? []).join(","))) element.remove();
  const content = place.content.map((selector) => document.querySelector(selector)).find((found) => found !== null);
  if (!content) return undefined;
  const struck = all(content, "del,s,strike").map((element) => taken(element));
  const inside = all(content, (place.frame ?? []).join(",")).map((element) => taken(element));
  for (const element of all(content, `${MARKS},pre button`)) element.remove();
  // Pieces of code in one block, of which a reader sees one at a time, begin a line each.
  for (const piece of all(content, "pre > code + code"))
    if (piece.previousSibling === piece.previousElementSibling) piece.before("\n");
  const gold = {
    text: textOf(content),
    headings: linesOf(all(content, "h1,h2,h3,h4,h5,h6")),
    terms: linesOf(all(content, "dt")),
    rows: all(content, "tr")
      .filter((row) => row.closest("table")?.querySelector("th") && !row.querySelector("table,pre"))
      .map((row) => linesOf(all(row, "th,td")))
      .filter((cells) => cells.length > 1),
    code: all(content, "pre").flatMap((element) => textOf(element).split("\n").map(squeezed).filter(Boolean)),
  };
  content.remove();
  return { ...gold, frame: [textOf(document.body ?? document), ...struck, ...inside].join("\n") };
}

/** The words of an element as a reader sees them apart; code keeps its lines. */
export function textOf(root: GoldNode): string {
  let text = "";
  const visit = (node: GoldNode, isCode: boolean): void => {
    if (node.nodeType === TEXT) text += isCode ? node.textContent : (node.textContent ?? "").replace(/\s+/gu, " ");
    const name = node.nodeName.toLowerCase();
    if (name === "br") text += "\n";
    const edge = IN_LINE.has(name) ? "" : APART.has(name) ? " " : "\n";
    text += edge;
    for (const child of node.childNodes) visit(child, isCode || name === "pre");
    text += edge;
  };
  visit(root, root.nodeName.toLowerCase() === "pre");
  return text;
}

export function textOfHtml(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  for (const element of all(document, NEVER_TEXT)) element.remove();
  return textOf(document.body);
}

/** What of a node is looked at. */
interface GoldNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<GoldNode>;
}

const TEXT = 3;
const NEVER_TEXT = "script,style,noscript,template,select,head > *";
const MARKS = ".headerlink,.footnote-reference,.linenos,a.anchor";
const IN_LINE = new Set(
  "#text a abbr b bdi cite code em font i kbd mark q s samp small span strong tt u var wbr".split(" "),
);
/** Figures beside their neighbours are words of their own. */
const APART = new Set(["sup", "sub"]);

function all(root: { querySelectorAll(selector: string): Iterable<Element> }, selector: string): Element[] {
  return selector === "" ? [] : [...root.querySelectorAll(selector)];
}

function taken(element: Element): string {
  const text = textOf(element as unknown as GoldNode);
  element.remove();
  return text;
}

function linesOf(elements: Element[]): string[] {
  return elements.map((element) => squeezed(textOf(element as unknown as GoldNode))).filter(Boolean);
}

function squeezed(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
