import { hasAncestor, type PageElement } from "./page-node.ts";

/**
 * What unfolds parts of a page, by the id of the part: buttons and links of its text that point at it in one of the
 * ways that browsers and themes know. What the frame of the site opens is its own: menus, baskets, searches.
 */
export function findOpeners(root: PageElement): Map<string, PageElement> {
  const openers = new Map<string, PageElement>();
  const visit = (element: PageElement): void => {
    if (FRAME.has(element.name) || FRAME_ROLES.has(element.attributes.role ?? "") || isSiteHeader(element)) return;
    for (const id of idsOf(element)) if (!openers.has(id)) openers.set(id, element);
    for (const child of element.children) if (child.kind === "element") visit(child);
  };
  visit(root);
  return openers;
}

const FRAME = new Set(["nav", "footer", "dialog"]);
const FRAME_ROLES = new Set(["navigation", "banner", "contentinfo", "menu", "menubar", "dialog"]);

function isSiteHeader(element: PageElement): boolean {
  return element.name === "header" && !["main", "article", "section"].some((name) => hasAncestor(element, name));
}

function idsOf({ name, attributes }: PageElement): string[] {
  const ids = (attributes["aria-controls"] ?? "").split(/\s+/u);
  if (name === "button" || name === "input") ids.push(attributes.popovertarget ?? "", attributes.commandfor ?? "");
  if (name === "label") ids.push(attributes.for ?? "");
  for (const address of [attributes["data-target"], attributes["data-bs-target"], name === "a" && attributes.href])
    if (address && /^#[^\s/]+$/u.test(address)) ids.push(address.slice(1));
  return ids.filter((id) => id !== "");
}
