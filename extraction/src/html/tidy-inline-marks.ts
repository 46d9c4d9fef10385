import type { PageElement, PageNode } from "./page-node.ts";
import { childElements, rawText } from "./page-node.ts";

/**
 * Makes marks within a line readable as plain text, in place: `10²` made by `<sup>` becomes `10^2` and never `102`,
 * what is struck out goes, and so do marks that only lead elsewhere: the `¶` of a heading and the number of a footnote,
 * which would look like a citation. The notes themselves stay where they stand.
 */
export function tidyInlineMarks(root: PageElement): void {
  let before = " ";
  const visit = (element: PageElement): void => {
    keepChildren(element, (child, index) => {
      if (child.kind === "text") {
        before = child.text.at(-1) ?? before;
        return true;
      }
      if (STRUCK.has(child.name) || isPermalink(child) || isNoteMark(child)) return false;
      if (child.name === "sup" || child.name === "sub") {
        const left = before;
        visit(child);
        mark(child, left, firstCharacter(element.children[index + 1]));
        before = rawText(child).at(-1) ?? left;
        return true;
      }
      if (BREAKS.has(child.name)) before = " ";
      visit(child);
      writeSign(child);
      return true;
    });
  };
  visit(root);
}

/** Most elements lose nothing, and keep the array that they have. */
function keepChildren(element: PageElement, isKept: (child: PageNode, index: number) => boolean): void {
  const kept = element.children.map(isKept);
  if (kept.includes(false)) element.children = element.children.filter((_, index) => kept[index]);
}

const STRUCK = new Set(["del", "s", "strike"]);
const BREAKS = new Set("br p div li td th dt dd h1 h2 h3 h4 h5 h6 pre tr blockquote section article".split(" "));

/** A link to its own place whose words are a symbol: `¶`, `#`, `§`, `🔗`. */
function isPermalink(element: PageElement): boolean {
  if (element.name !== "a" || !element.attributes.href?.includes("#")) return false;
  const text = rawText(element).trim();
  if (text === "") return false;
  return text.length <= 4 && !/[\p{L}\p{N}]/u.test(text) && !/[*†‡]/u.test(text);
}

/** `[1]`, `¹` or `*` that leads to a note, and `↩` or `^` that leads back from it. */
function isNoteMark(element: PageElement): boolean {
  if (element.name === "sup" || isReferenceSpan(element)) {
    const [only, ...others] = element.children.filter((child) => child.kind !== "text" || child.text.trim() !== "");
    return others.length === 0 && only?.kind === "element" && (isNoteLink(only, true) || isNoteMark(only));
  }
  return element.name === "a" && isNoteLink(element, false);
}

function isReferenceSpan(element: PageElement): boolean {
  return element.name === "span" && /footnote|reference|noteref/i.test(element.attributes.class ?? "");
}

function isNoteLink(link: PageElement, isRaised: boolean): boolean {
  const { href = "", role = "", class: names = "" } = link.attributes;
  if (link.name !== "a" || !href.includes("#")) return false;
  const text = rawText(link).trim();
  if (role === "doc-backlink" || /back-?(?:ref|link)/i.test(names)) return !/[\p{L}]{2}/u.test(text) && !isLabel(link);
  if (!NOTE_NUMBER.test(text)) return false;
  return (
    isRaised || role === "doc-noteref" || /footnote|noteref/i.test(names) || /^#(?:fn|footnote|cite|note)/i.test(href)
  );
}

/** The number in front of a note, which also leads back. */
function isLabel(link: PageElement): boolean {
  return /\d/.test(rawText(link));
}

const NOTE_NUMBER = /^[[(]?(?:note )?(?:\d{1,3}|[a-z]|[*†‡§]{1,3})[\])]?$/i;

/** Writes the raised or lowered text so that it doesn't run into its neighbours. */
function mark(element: PageElement, before: string, after: string): void {
  const text = rawText(element).trim();
  if (text === "") return;
  let written = text;
  if (/[\p{L}\p{N})\]}]/u.test(before)) {
    const isWhole = /^[\p{N}\p{L}+\-−./]+$/u.test(text) ? text : `(${text})`;
    if (element.name === "sup" && !ORDINAL.test(text) && !isUnit(text, before)) written = `^${isWhole}`;
    else if (element.name === "sub" && (/\p{N}/u.test(before) || !/^\p{N}+$/u.test(text) || /\p{N}/u.test(after)))
      written = `_${isWhole}`;
  } else if (element.name === "sup" && NUMBER.test(text) && /[\p{L}\p{N}]/u.test(after)) {
    // The label of a note, at its beginning.
    written = `${text} `;
  }
  if (/\p{N}$/u.test(written) && /\p{N}/u.test(after)) written += " ";
  const child: PageNode = { kind: "text", text: written, parent: element };
  element.children = [child];
}

const NUMBER = /^\d{1,3}$/;
/** 1st, 2e, Mme: letters that a reader takes together with what stands before them. */
const ORDINAL = /^(?:st|nd|rd|th|er|re|ère|e|ème|eme|me|lle|nde|o|a|os|as|ten|de|ste)\.?$/i;
const MARK = /^(?:tm|®|™|©|℠|sm)$/i;
/** Behind a figure: 20%, 5€, and the fraction of a price. */
const UNIT = /^(?:[%‰°]|\p{Sc}|\p{Sc}\d\d|[.,]\d\d?)$/u;

function isUnit(text: string, before: string): boolean {
  return MARK.test(text) || (UNIT.test(text) && /\p{N}/u.test(before));
}

/** Of formulas, what only their signs tell apart: a half is no 12. */
const SIGNS: Record<string, string> = { mfrac: "/", msup: "^", msub: "_" };

function writeSign(element: PageElement): void {
  const { name } = element;
  const parts = childElements(element);
  if (SIGNS[name] === undefined || parts.length !== 2) return;
  for (const part of parts) {
    const text = rawText(part).trim();
    const isWhole = /^[\p{L}\p{N}.,]*$/u.test(text);
    part.children = [{ kind: "text", text: isWhole ? text : `(${text})`, parent: part }];
  }
  parts[1]!.children.unshift({ kind: "text", text: SIGNS[name], parent: parts[1]! });
}

function firstCharacter(node: PageNode | undefined): string {
  if (node === undefined) return " ";
  return (node.kind === "text" ? node.text : rawText(node)).at(0) ?? " ";
}
