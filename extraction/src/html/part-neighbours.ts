import { childElements, type PageElement, type PageNode, rawText } from "./page-node.ts";
import { BLOCKS, isUnread } from "./visible-text.ts";

/**
 * Puts a space between elements of a line that only the page's style holds apart, as in
 * `<span>Monday</span><span>7:10</span>`. Labels, what its own style makes a block, and a price behind a word stand
 * apart wherever they are. Where elements are made to be laid out, their parent has no words of its own. Then a
 * space goes between two of them where one word can't go on in the next: a letter meets a figure, a sign or a full stop
 * a letter; and between all where the parent is a row of a list whose rows are made alike. Drop caps,
 * coloured code and `H₂O` stay whole. Changes the tree.
 */
export function partNeighbours(element: PageElement): void {
  if (CODE.has(element.name)) return;
  partChildren(element);
  for (const child of element.children) if (child.kind === "element") partNeighbours(child);
}

const CODE = new Set(["pre", "code", "kbd", "samp", "math", "svg", "ruby"]);
const NEVER = new Set(["sup", "sub", "wbr", "br"]);

/** Nothing but elements, at least two of them in a line. */
function isLaidOut({ children }: PageElement): boolean {
  let inLine = 0;
  for (const child of children) {
    if (child.kind === "text") {
      if (child.text.trim() !== "") return false;
    } else if (!BLOCKS.has(child.name)) inLine++;
  }
  return inLine > 1;
}

function partChildren(element: PageElement): void {
  if (!element.children.some((child) => child.kind === "element" && !BLOCKS.has(child.name))) return;
  const isOfParts = isLaidOut(element) || LABELS.has(element.name);
  const isRow = isOfParts && isAlikeRow(element);
  const parted: PageNode[] = [];
  let left = "";
  let isLeftApart = false;
  for (const child of element.children) {
    const isRead = child.kind === "text" || !isUnread(child);
    const right = isRead ? textOf(child) : "";
    const isRightApart = child.kind === "element" && standsApart(child);
    if (
      left !== "" &&
      right !== "" &&
      (isLeftApart ||
        isRightApart ||
        beginsPrice(left, right) ||
        (isOfParts && endsWord(left, right)) ||
        (isRow && areWords(left, right)))
    )
      parted.push({ kind: "text", text: " ", parent: element });
    parted.push(child);
    if (right === "" && !(child.kind === "element" && NEVER.has(child.name))) continue;
    left = right;
    isLeftApart = isRightApart;
  }
  element.children = parted;
}

function textOf(node: PageNode): string {
  if (node.kind === "text") return node.text;
  if (BLOCKS.has(node.name)) return " ";
  return NEVER.has(node.name) ? "" : rawText(node);
}

/** By what it is, or by its own style. */
function standsApart({ name, attributes: { style } }: PageElement): boolean {
  return LABELS.has(name) || (style !== undefined && BLOCK_STYLE.test(style));
}

const LABELS = new Set(["label", "button"]);
const BLOCK_STYLE = /(?:^|[;\s])display\s*:\s*(?:block|flex|grid|table|list-item)(?=$|[\s;!])/i;

/** A word doesn't go on in a price. */
function beginsPrice(left: string, right: string): boolean {
  return WORD_END.test(left) && PRICE.test(right);
}

const PRICE = /^\s*(?:\p{Sc}\s?\d|\d[\d.,]*\s?\p{Sc})/u;

/** Whether no word goes on from one into the other. */
function endsWord(left: string, right: string): boolean {
  return (
    (WORD_END.test(left) && FIGURE.test(right)) ||
    (FIGURE_END.test(left) && WORD.test(right)) ||
    (SIGN_END.test(left) && NEXT.test(right))
  );
}

const WORD_END = /\p{L}{2}$/u;
const FIGURE = /^(?:[€$£¥]\s?)?\d/u;
const FIGURE_END = /\d$/u;
/** Not `th`, `kg` or `px`. */
const WORD = /^(?:\p{Lu}\p{Ll}{2}|\p{L}{4})/u;
/** A stop ends a sentence, and none ends `lamps.models`. */
const SIGN_END = /(?:\s\S*\p{L}\.|\p{L}[:!?]|[,;)\]€£¥%])$/u;
const NEXT = /^(?:\p{Lu}|\p{L}{2}|\p{N})/u;

function areWords(left: string, right: string): boolean {
  return /[\p{L}\p{N}]{2}\P{L}?$/u.test(left) && /^\P{L}?[\p{L}\p{N}]/u.test(right);
}

/** A row beside it holds as many elements of the same kinds. */
function isAlikeRow(element: PageElement): boolean {
  if (!ROWS.has(element.name) || element.parent === null) return false;
  const shape = shapeOf(element);
  return childElements(element.parent).some(
    (row) => row !== element && row.name === element.name && shapeOf(row) === shape,
  );
}

const ROWS = new Set(["li", "div", "dd", "td", "a"]);

function shapeOf(element: PageElement): string {
  return childElements(element)
    .map((child) => `${child.name}.${(child.attributes.class ?? "").replace(/\s+/gu, "+")}`)
    .join(" ");
}
