import { findElements, type PageElement } from "./page-node.ts";

/**
 * Puts what React streams behind a page to its place, as the scripts of the stream do in a browser: a hidden part
 * (`S:0`) takes the place of the template that waits for it (`B:0`, or `P:1` inside of another part). Changes the tree.
 */
export function placeStreamed(root: PageElement, source: string): void {
  const moves = [
    ...[...source.matchAll(COMPLETED)].map(([, place, part]) => ({ place: place!, part: part! })),
    ...[...source.matchAll(SEGMENT)].map(([, part, place]) => ({ place: place!, part: part! })),
  ];
  if (moves.length === 0) return;
  const templates = new Map(findElements(root, "template").map((element) => [element.attributes.id, element]));
  const parts = new Map(
    findElements(root, "div", "table", "tbody", "tr", "svg", "math")
      .filter(({ attributes }) => attributes.hidden !== undefined)
      .map((element) => [element.attributes.id, element]),
  );
  for (const { place, part } of moves) {
    const [template, hidden] = [templates.get(place), parts.get(part)];
    if (!template?.parent || !hidden?.parent || isInside(template, hidden)) continue;
    replace(hidden, []);
    replace(template, hidden.children);
    parts.delete(part);
  }
}

const COMPLETED = /\$R[CR]\("([^"\\]+)","([^"\\]+)"/gu;
const SEGMENT = /\$RS\("([^"\\]+)","([^"\\]+)"/gu;

function replace(element: PageElement, children: PageElement["children"]): void {
  const { parent } = element;
  if (!parent) return;
  for (const child of children) child.parent = parent;
  parent.children = parent.children.flatMap((child) => (child === element ? children : [child]));
}

function isInside(inner: PageElement, outer: PageElement): boolean {
  for (let above: PageElement | null = inner; above; above = above.parent) if (above === outer) return true;
  return false;
}
