import { signsOf } from "./element-signs.ts";
import { findOpeners } from "./find-openers.ts";
import { childElements, findElements, hasAncestor, type PageElement, prune, rawText } from "./page-node.ts";

/**
 * Takes out what a page never shows, and its lists of choices. What a reader opens stays: tabs, the answers of a FAQ,
 * text that a search in the page reveals, a dialog or popover that a button of the page's own opens, behind that
 * button. Returns what is gone, but for choices.
 */
export function removeHidden(root: PageElement): PageElement[] {
  const openers = findOpeners(root);
  for (const dialog of findDialogs(root)) {
    const opener = openers.get(dialog.attributes.id ?? "");
    if (opener) bringDialog(dialog, opener);
  }
  showBehindModal(root);
  const gone: PageElement[] = [];
  prune(root, (element) => {
    if (CHOICES.has(element.name)) return true;
    if (!isInvisible(element)) return false;
    const opener = openers.get(element.attributes.id ?? "") ?? openerBefore(element);
    if (opener === undefined && element.attributes.role !== "tabpanel") {
      gone.push(element);
      return true;
    }
    if (opener) showAsOpener(opener);
    show(element);
    return false;
  });
  return gone;
}

/** What a reader may choose or type is no text, and must not be taken for some where text is measured. */
const CHOICES = new Set(["select", "datalist", "textarea"]);

function isInvisible({ attributes }: PageElement): boolean {
  if (attributes.hidden !== undefined && attributes.hidden !== "until-found") return true;
  if (attributes["aria-hidden"] === "true" && !attributes.class?.includes("fallback-image")) return true;
  const { style } = attributes;
  if (style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)) return true;
  return attributes["aria-modal"] === "true" && attributes.role === "dialog";
}

function show(element: PageElement): void {
  const { hidden: _, "aria-hidden": __, "aria-modal": ___, style: ____, ...attributes } = element.attributes;
  element.attributes = attributes;
}

/** A question on a button is read as its answer's. */
function showAsOpener(opener: PageElement): void {
  if (opener.name !== "button" || opener.attributes.role === "tab") return;
  const { "aria-haspopup": _, ...attributes } = opener.attributes;
  opener.attributes = { "aria-expanded": "false", ...attributes };
}

/** A panel right behind a button, or behind a heading that holds one or stands among others with such panels. */
function openerBefore(panel: PageElement): PageElement | undefined {
  const { parent } = panel;
  if (parent === null || MESSAGE_ROLES.has(panel.attributes.role ?? "") || !PANELS.has(panel.name)) return undefined;
  if (panel.name === "dd") return termBefore(panel);
  const siblings = childElements(parent);
  const before = siblings[siblings.indexOf(panel) - 1];
  if (before === undefined || hasAncestor(panel, "form")) return undefined;
  if (isTitleOf(before, panel)) return before;
  if (before.name === "button") return before;
  if (!HEADINGS.has(before.name)) return undefined;
  const [control] = [...findElements(before, "button"), ...findElements(before, "a").filter(isSwitch)];
  if (control || isSwitch(before)) return control ?? before;
  const isPair = (heading: PageElement, index: number) =>
    heading.name === before.name && siblings[index + 1] !== undefined && siblings[index + 1]!.name === panel.name;
  return panel.name === "div" && siblings.filter(isPair).length > 1 ? before : undefined;
}

/** A term tells by itself what its description is about. */
function termBefore(description: PageElement): PageElement | undefined {
  const siblings = childElements(description.parent!);
  return siblings.slice(0, siblings.indexOf(description)).findLast(({ name }) => name === "dt");
}

/** By what a theme calls a question, its answer or the box around them: its script alone knows what opens what. */
function isTitleOf(title: PageElement, panel: PageElement): boolean {
  if (!TITLES.has(title.name) || hasAncestor(panel, "nav") || hasAncestor(panel, "header")) return false;
  const [words, text] = [rawText(title).trim(), rawText(panel).trim()];
  if (words === "" || words.length > MAX_TITLE || findElements(title, "input", "textarea", "select").length > 0)
    return false;
  const linked = findElements(panel, "a").reduce((sum, link) => sum + rawText(link).trim().length, 0);
  if (linked > text.length / 2) return false;
  return [title, panel, panel.parent!].some((element) => FOLDING.test(signsOf(element)));
}

const TITLES = new Set(["div", "p", "span", "a", "h2", "h3", "h4", "h5", "h6", "strong", "header", "summary"]);
const FOLDING =
  /(?:^|[\s_-])(?:accordions?|faqs?|toggles?|tabs?|questions?|answers?|collaps(?:e|ible)|expander|spoiler)(?:$|[\s_-])/i;
/** In characters. */
const MAX_TITLE = 300;

/** A modal hides all of the page behind it from screen readers, which is no furniture. */
function showBehindModal(root: PageElement): void {
  const behind: { element: PageElement; length: number }[] = [];
  const measure = (element: PageElement): number => {
    if (UNSHOWN.has(element.name) || isDialog(element) || element.attributes["aria-modal"] === "true") return 0;
    let length = 0;
    for (const child of element.children) length += child.kind === "text" ? child.text.trim().length : measure(child);
    const { "aria-hidden": hidden, ...attributes } = element.attributes;
    if (isInvisible({ ...element, attributes })) return 0;
    if (hidden === "true") behind.push({ element, length });
    return length;
  };
  const total = measure(root);
  for (const { element, length } of behind) {
    const { "aria-hidden": _, ...attributes } = element.attributes;
    if (length > total * NEARLY_ALL) element.attributes = attributes;
  }
}

const UNSHOWN = new Set(["head", "title", "script", "style", "template", "noscript", "svg"]);
const NEARLY_ALL = 0.6;

const PANELS = new Set(["div", "section", "dd", "ul", "ol", "p", "article"]);
const HEADINGS = new Set(["h2", "h3", "h4", "h5", "h6", "dt"]);
const MESSAGE_ROLES = new Set(["alert", "status", "log", "menu", "listbox"]);

function isSwitch({ attributes }: PageElement): boolean {
  const { role, tabindex, onclick, href } = attributes;
  return role === "button" || tabindex !== undefined || onclick !== undefined || href?.startsWith("#") === true;
}

/** A size chart lies at the page's end, whatever opens it. Consent and forms are no text wherever they lie. */
function bringDialog(dialog: PageElement, opener: PageElement): void {
  if (!dialog.parent || isAround(dialog, opener)) return;
  if (
    findElements(dialog, "form", "input").length > 0 ||
    CONSENT.test(`${signsOf(dialog)} ${dialog.attributes["aria-label"] ?? ""}`)
  )
    return;
  if (rawText(dialog).trim() === "") return;
  let place = opener;
  while (place.parent && !PLACES.has(place.parent.name)) place = place.parent;
  if (!place.parent) return;
  dialog.parent.children.splice(dialog.parent.children.indexOf(dialog), 1);
  const { role: _, popover: __, ...attributes } = dialog.attributes;
  Object.assign(dialog, { name: "div", attributes, parent: place.parent });
  show(dialog);
  showAsOpener(opener);
  place.parent.children.splice(place.parent.children.indexOf(place) + 1, 0, dialog);
}

const PLACES = new Set(["main", "article", "section", "div", "body", ""]);
const CONSENT = /cookie|consent|gdpr|privacy/i;

function isDialog({ name, attributes }: PageElement): boolean {
  if (name === "dialog" || attributes.popover !== undefined) return true;
  return attributes.role === "dialog" || /(?:^|\s)modal(?:$|\s)/i.test(attributes.class ?? "");
}

function isAround(outer: PageElement, inner: PageElement): boolean {
  for (let above: PageElement | null = inner; above; above = above.parent) if (above === outer) return true;
  return false;
}

function findDialogs(root: PageElement): PageElement[] {
  return childElements(root).flatMap((child) => (isDialog(child) ? [child] : findDialogs(child)));
}
