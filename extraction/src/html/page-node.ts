import { Parser } from "htmlparser2";

/** A page as plain objects: an element or a run of text, nothing else. Comments and code of scripts are left out. */
export type PageNode = PageElement | PageText;

export interface PageText {
  kind: "text";
  text: string;
  parent: PageElement;
}

export interface PageElement {
  kind: "element";
  /** Lower case. The root's is empty. */
  name: string;
  attributes: Record<string, string>;
  children: PageNode[];
  parent: PageElement | null;
}

/** Elements deeper than this are dropped and their text stays: hostile pages nest thousands, real ones some dozens. */
const MAX_DEPTH = 200;
/** The parser itself takes time for each open element, so that beyond this depth tags are taken out before it. */
const HOSTILE_DEPTH = 2_000;

/** HTML of any quality → its tree, in one pass. Structured data keeps its script's text. */
export function parsePage(html: string): PageElement {
  try {
    return buildTree(html);
  } catch (error) {
    if (error instanceof TooDeep) return buildTree(withoutDeepTags(html));
    throw error;
  }
}

class TooDeep extends Error {}

function withoutDeepTags(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)[a-z][^<>]*>/giu, (tag, closing: string) => {
    if (closing) {
      const isDeep = depth > MAX_DEPTH;
      depth = Math.max(0, depth - 1);
      return isDeep ? " " : tag;
    }
    if (tag.endsWith("/>") || VOID.test(tag)) return tag;
    return ++depth > MAX_DEPTH ? " " : tag;
  });
}

const VOID = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/iu;

function buildTree(html: string): PageElement {
  const root = createElement("", {}, null);
  let current = root;
  let depth = 0;
  let tooDeep = 0;
  let isCodeSkipped = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (tooDeep > 0 || depth >= MAX_DEPTH) {
          if (++tooDeep > HOSTILE_DEPTH) throw new TooDeep();
          return;
        }
        isCodeSkipped = CODE.has(name) && !attributes.type?.toLowerCase().includes("ld+json");
        const element = createElement(
          isShadowRoot(name, attributes) ? "div" : name,
          sharedWhenEmpty(attributes),
          current,
        );
        current.children.push(element);
        current = element;
        depth++;
      },
      ontext(text) {
        if (isCodeSkipped) return;
        const last = current.children.at(-1);
        if (last?.kind === "text") last.text += text;
        else current.children.push({ kind: "text", text, parent: current });
      },
      onclosetag() {
        isCodeSkipped = false;
        if (tooDeep > 0) {
          tooDeep--;
          return;
        }
        // An array that grows keeps room for many more: on a page of a million elements that is most of its memory.
        if (current.children.length > 0) current.children = current.children.slice();
        current = current.parent ?? root;
        depth--;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: isXhtml(html) },
  );
  parser.end(html);
  return root;
}

/** In XHTML, `<script src="x.js"/>` ends where it begins. */
function isXhtml(html: string): boolean {
  return /^\s*<\?xml\s|<html\s[^>]*xmlns\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml["']/iu.test(html.slice(0, 2_000));
}

function sharedWhenEmpty(attributes: Record<string, string>): Record<string, string> {
  for (const _ in attributes) return attributes;
  return NO_ATTRIBUTES;
}

/** Nothing changes the attributes of an element: where others are needed, it gets others. */
const NO_ATTRIBUTES: Record<string, string> = Object.freeze({});

/** A declarative shadow root is shown in the place of its host's own content. */
function isShadowRoot(name: string, attributes: Record<string, string>): boolean {
  return name === "template" && /^(?:open|closed)$/i.test(attributes.shadowrootmode ?? attributes.shadowroot ?? "");
}

function createElement(name: string, attributes: Record<string, string>, parent: PageElement | null): PageElement {
  return { kind: "element", name, attributes, children: [], parent };
}

const CODE = new Set(["script", "style"]);

/** A tree of its own with the same content; attributes are shared, as nothing changes them. */
export function copyTree(root: PageElement, parent: PageElement | null = null): PageElement {
  const copy = createElement(root.name, root.attributes, parent);
  for (const child of root.children) {
    copy.children.push(child.kind === "text" ? { ...child, parent: copy } : copyTree(child, copy));
  }
  return copy;
}

export function findElements(root: PageElement, ...names: string[]): PageElement[] {
  const found: PageElement[] = [];
  const visit = (element: PageElement): void => {
    for (const child of element.children) {
      if (child.kind !== "element") continue;
      if (names.includes(child.name)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

export function contains(root: PageElement, names: ReadonlySet<string>): boolean {
  return root.children.some((child) => child.kind === "element" && (names.has(child.name) || contains(child, names)));
}

export function childElements(element: PageElement): PageElement[] {
  return element.children.filter((child) => child.kind === "element");
}

export function hasAncestor(element: PageElement, name: string): boolean {
  for (let above = element.parent; above; above = above.parent) if (above.name === name) return true;
  return false;
}

/** All text below, as it stands in the source. */
export function rawText(element: PageElement): string {
  let text = "";
  const visit = (node: PageNode): void => {
    if (node.kind === "text") text += node.text;
    else for (const child of node.children) visit(child);
  };
  visit(element);
  return text;
}

/** Removes every child that `mustGo` names, all the way down. */
export function prune(root: PageElement, mustGo: (element: PageElement) => boolean): void {
  let kept = 0;
  for (const child of root.children) {
    if (child.kind === "element") {
      if (mustGo(child)) continue;
      prune(child, mustGo);
    }
    root.children[kept++] = child;
  }
  root.children.length = kept;
}

/** The text of the first `h1`. */
export function firstHeading(root: PageElement): string | null {
  const heading = findElements(root, "h1")[0];
  return heading ? rawText(heading) : null;
}
