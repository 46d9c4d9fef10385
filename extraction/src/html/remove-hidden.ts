import { type PageElement, prune } from "./page-node.ts";

/**
 * Takes out what a page never shows, and its lists of choices. What a reader opens stays: tabs, the answers of a FAQ,
 * text that a search in the page reveals.
 */
export function removeHidden(root: PageElement): void {
  const opened = idsThatOpen(root);
  prune(root, (element) => {
    if (CHOICES.has(element.name)) return true;
    if (!isInvisible(element)) return false;
    if (!opened.has(element.attributes.id ?? "") && element.attributes.role !== "tabpanel") return true;
    const { hidden: _, "aria-hidden": __, style: ___, ...attributes } = element.attributes;
    element.attributes = attributes;
    return false;
  });
}

/** What a reader may choose or type is no text, and must not be taken for some where text is measured. */
const CHOICES = new Set(["select", "datalist", "textarea"]);

/** Of the parts that buttons and tabs on the page unfold. */
function idsThatOpen(root: PageElement): Set<string> {
  const ids = new Set<string>();
  const visit = (element: PageElement): void => {
    const { attributes } = element;
    const controlled = attributes["aria-controls"];
    if (controlled && (attributes["aria-expanded"] !== undefined || attributes.role === "tab"))
      for (const id of controlled.split(/\s+/u)) ids.add(id);
    for (const child of element.children) if (child.kind === "element") visit(child);
  };
  visit(root);
  return ids;
}

function isInvisible({ attributes }: PageElement): boolean {
  if (attributes.hidden !== undefined && attributes.hidden !== "until-found") return true;
  if (attributes["aria-hidden"] === "true" && !attributes.class?.includes("fallback-image")) return true;
  const { style } = attributes;
  if (style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)) return true;
  return attributes["aria-modal"] === "true" && attributes.role === "dialog";
}
