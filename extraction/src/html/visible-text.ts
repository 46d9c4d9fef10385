import type { PageElement, PageNode } from "./page-node.ts";

/** Controls and what no reader reads as text. */
const SKIPPED = new Set(
  "script style title template noscript canvas iframe object embed button select input textarea audio video head map datalist dialog desc metadata defs symbol annotation annotation-xml".split(
    " ",
  ),
);

/** Elements that begin and end a line of text. */
export const BLOCKS = new Set(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre section summary svg table tbody td text tfoot th thead tr tspan ul".split(
    " ",
  ),
);

/** The text a reader sees in an element on one run of lines; `\n` only where the page breaks a line. */
export function visibleText(root: PageElement, isLeftOut: (element: PageElement) => boolean = () => false): string {
  let text = "";
  const visit = (node: PageNode): void => {
    if (node.kind === "text") {
      text += node.text.replace(/\s+/gu, " ");
      return;
    }
    if (isUnread(node) || isLeftOut(node)) return;
    if (node.name === "br") text += "\n";
    const isBlock = BLOCKS.has(node.name);
    if (isBlock) text += " ";
    node.children.forEach(visit);
    if (isBlock) text += " ";
  };
  root.children.forEach(visit);
  return text;
}

/** The same on one line, without spaces at the ends. */
export function visibleLine(root: PageElement, isLeftOut?: (element: PageElement) => boolean): string {
  return visibleText(root, isLeftOut).replace(/\s+/gu, " ").trim();
}

/** Code as it stands: its spaces, its lines, and lines that only a tag breaks. Numbers of lines are no code. */
export function preformattedText(root: PageElement): string {
  let text = "";
  const visit = (node: PageNode): void => {
    if (node.kind === "text") text += node.text;
    else if (node.name === "br") text += "\n";
    else if (!isUnread(node) && !isLineNumbers(node)) {
      const isLine = BLOCKS.has(node.name) || isOneOfSeveral(node);
      if (isLine && text !== "" && !text.endsWith("\n")) text += "\n";
      node.children.forEach(visit);
      if (isLine && !text.endsWith("\n")) text += "\n";
    }
  };
  root.children.forEach(visit);
  return text;
}

/** The same example in several languages, one shown at a time. */
function isOneOfSeveral({ name, parent }: PageElement): boolean {
  if (name !== "code" || parent === null) return false;
  const isAllCode = parent.children.every((node) =>
    node.kind === "text" ? node.text.trim() === "" : node.name === "code" || isUnread(node),
  );
  return isAllCode && parent.children.filter((node) => node.kind === "element" && node.name === "code").length > 1;
}

export function isUnread(element: PageElement): boolean {
  if (element.name === "button") return !isDisclosure(element);
  return SKIPPED.has(element.name) || isHidden(element);
}

/** A question that opens its answer, as FAQs have it. */
function isDisclosure(button: PageElement): boolean {
  const { attributes, parent } = button;
  if (attributes["aria-expanded"] !== undefined && attributes["aria-haspopup"] === undefined) return true;
  return parent !== null && OPENERS.has(parent.name);
}

const OPENERS = new Set("h1 h2 h3 h4 h5 h6 dt summary".split(" "));

/** `until-found` is text that a reader's search opens. */
function isHidden({ attributes: { hidden, style } }: PageElement): boolean {
  if (hidden !== undefined && hidden !== "until-found") return true;
  return style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

export function isLineNumbers({ attributes }: PageElement): boolean {
  return /(?:^|[\s_-])(?:linenos?|line-?numbers?(?:-rows)?|lineno|gutter)(?:$|[\s_-])/i.test(attributes.class ?? "");
}
