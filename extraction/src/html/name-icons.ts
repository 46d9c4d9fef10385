import { childElements, findElements, hasAncestor, type PageElement, type PageNode, rawText } from "./page-node.ts";
import { isDataTable } from "./page-tables.ts";
import { visibleLine } from "./visible-text.ts";

/**
 * Writes what an icon or a picture says where it is all that a cell of a table says: its text for those who don't see
 * it, `✓` or `✗` for the icons that fonts know. In a list that crosses items out, the items say their icons too; hooks
 * alone are bullets. Changes the tree.
 */
export function nameIcons(root: PageElement): void {
  for (const table of findElements(root, "table")) {
    if (!isDataTable(table)) continue;
    for (const cell of findElements(table, "td", "th")) nameCell(cell);
  }
  for (const list of findElements(root, "ul", "ol")) nameItems(list);
}

function nameCell(cell: PageElement): void {
  if (visibleLine(cell, (element) => isFontIcon(element) || element.name === "svg") !== "") return;
  const names = descendants(cell).map(nameOf);
  const name = names.find((text) => text !== "");
  if (name === undefined || name.length > MAX_NAME) return;
  cell.children = [{ kind: "text", text: name, parent: cell }];
}

const MAX_NAME = 80;

function nameItems(list: PageElement): void {
  const icons = childElements(list).flatMap((item) => {
    const icon = item.name === "li" && !hasAncestor(item, "nav") ? firstIcon(item) : undefined;
    const mark = icon ? nameOf(icon) : "";
    return icon?.parent && (mark === YES || mark === NO) ? [{ icon, mark, parent: icon.parent }] : [];
  });
  if (!icons.some(({ mark }) => mark === NO)) return;
  for (const { icon, mark, parent } of icons)
    parent.children = parent.children.map(
      (child): PageNode => (child === icon ? { kind: "text", text: `${mark} `, parent } : child),
    );
}

/** Before an item's words. */
function firstIcon(item: PageElement): PageElement | undefined {
  for (const child of item.children) {
    if (child.kind === "text") {
      if (child.text.trim() !== "") return undefined;
    } else if (nameOf(child) !== "") return child;
    else if (rawText(child).trim() !== "" || childElements(child).length > 0) return firstIcon(child);
  }
  return undefined;
}

function descendants(element: PageElement): PageElement[] {
  return childElements(element).flatMap((child) => [child, ...descendants(child)]);
}

const YES = "✓";
const NO = "✗";

function nameOf(element: PageElement): string {
  const { name, attributes } = element;
  if (!ICONS.has(name)) return "";
  const title = name === "svg" ? childElements(element).find((child) => child.name === "title") : undefined;
  const said = [attributes.alt, attributes["aria-label"], attributes.title, title && rawText(title)];
  const text =
    said
      .find((words) => words?.trim())
      ?.replace(/\s+/gu, " ")
      .trim() ?? "";
  if (text !== "")
    return name === "span" && visibleLine(element) !== "" ? "" : WORDS.test(text) ? text : (markOf(text) ?? text);
  if (isFontIcon(element)) return markOf(rawText(element).trim().replaceAll("_", "-")) ?? "";
  const names = [...(attributes.class ?? "").split(/\s+/u), ...findElements(element, "use").map(hrefOf)];
  return (
    names
      .map((icon) => ICON_NAME.exec(icon)?.[1])
      .map((icon) => icon && markOf(icon))
      .find(Boolean) ?? ""
  );
}

const WORDS = /^(?:yes|no|ok)$/i;
const ICONS = new Set(["i", "span", "em", "img", "svg"]);
const ICON_NAME =
  /^#?(?:fa[a-z]?|bi|icons?|dashicons|glyphicons?|ti|mdi|ri|la[a-z]?|ion|feather|lucide|ph|eicon)[-_](.+)$/i;

function isFontIcon({ attributes }: PageElement): boolean {
  return /(?:^|\s)material-(?:icons|symbols)/i.test(attributes.class ?? "");
}

function hrefOf({ attributes }: PageElement): string {
  return attributes.href ?? attributes["xlink:href"] ?? "";
}

/** `check-circle`, `x-lg`, `times`. */
function markOf(icon: string): string | undefined {
  if (HOOK.test(icon)) return YES;
  return CROSS.test(icon) ? NO : undefined;
}

const SHAPES = "(?:circle|square|lg|bold|alt|thin|line|fill|solid|o|outline|mark|icon)";
const HOOK = new RegExp(`^(?:${SHAPES}-)*(?:check(?:mark|ed)?|tick|ok|yes|done)(?:-${SHAPES})*$`, "i");
const CROSS = new RegExp(
  `^(?:${SHAPES}-)*(?:x|x-?mark|times|cross|close|no|minus|remove|cancel|clear)(?:-${SHAPES})*$`,
  "i",
);
