import type { BlockMeasure } from "./block-measure.ts";
import { childElements, contains, findElements, type PageElement, prune } from "./page-node.ts";
import { BLOCKS } from "./visible-text.ts";

/**
 * Takes out of a form what it is for: its fields, their labels, options and buttons. Its paragraphs, tables and
 * headings are text: a shop's price stands beside the size to choose, and some systems put a whole page into a form.
 * Returns whether any is left. Changes the tree.
 */
export function removeFields(form: PageElement, measure: (element: PageElement) => BlockMeasure): boolean {
  if (isSignUp(form) && !isWholePage(form, measure)) return false;
  prune(form, (element) => CONTROLS.has(element.name) || isRowOfField(element) || isLineOfField(element));
  return hasText(form);
}

const CONTROLS = new Set(["label", "legend", "button", "optgroup", "option", "output", "progress", "meter"]);

function hasField(element: PageElement): boolean {
  return findElements(element, "input", "button").some(({ attributes: { type } }) => type?.toLowerCase() !== "hidden");
}

/** For an address, a word to search or a password, with nothing but that to say. */
function isSignUp(form: PageElement): boolean {
  if (contains(form, PAGE_PARTS)) return false;
  const types = findElements(form, "input").map(({ attributes: { type = "text" } }) => type.toLowerCase());
  if (types.includes("password")) return true;
  const typed = types.filter((type) => !UNTYPED.has(type));
  return typed.length === 1 && (typed[0] === "email" || typed[0] === "search");
}

function isWholePage(form: PageElement, measure: (element: PageElement) => BlockMeasure): boolean {
  let body = form;
  while (body.parent && body.name !== "body") body = body.parent;
  return body.name === "body" && measure(body).text === measure(form).text;
}

const PAGE_PARTS = new Set(["h1", "table", "dl"]);
const UNTYPED = new Set(["hidden", "submit", "button", "reset", "image", "checkbox", "radio"]);

/** A label's cell beside its field's. With more cells it is a row that says something. */
function isRowOfField(element: PageElement): boolean {
  return element.name === "tr" && childElements(element).length <= 2 && hasField(element);
}

/** The smallest block around a field: what stands in it is a label. */
function isLineOfField(element: PageElement): boolean {
  return BLOCKS.has(element.name) && !contains(element, BLOCKS) && hasField(element);
}

/** Headings and links alone say what the fields are for. */
function hasText(element: PageElement): boolean {
  return element.children.some((child) => {
    if (child.kind === "text") return /[\p{L}\p{N}]/u.test(child.text) && element.name !== "form";
    return !TITLES.has(child.name) && hasText(child);
  });
}

const TITLES = new Set(["h2", "h3", "h4", "h5", "h6", "a"]);
