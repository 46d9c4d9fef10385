import type { ComparedPage, SiteTemplate, TemplateBlock } from "./site-template.ts";

/**
 * Which blocks of a page are its site's template: those that stand on most pages, where a template stands. At the
 * beginning and the end of a text that is any paragraph, with headings passed over; a page that declares no main part
 * may have menus anywhere in it. Code, rows and definitions are a page's own however often they stand, and so is a
 * label such as "Description" in front of them.
 */
export function findTemplate(page: ComparedPage, template: SiteTemplate): TemplateBlock[] {
  const { blocks, hasMain } = page;
  const found = new Set([...atEdge(blocks, hasMain, template), ...atEdge(blocks.toReversed(), hasMain, template)]);
  if (!hasMain) for (const block of menus(blocks, template)) found.add(block);
  if (!hasMain && found.size >= FEWEST_WITH_HEADING)
    for (const heading of headingsOf(blocks, found, template)) found.add(heading);
  return blocks.filter((block) => found.has(block));
}

/**
 * How much of a page's own words its text keeps, 0 to 1: against what was left out and stands on next to no other page.
 */
export function shareKept(page: ComparedPage, textLength: number, template: SiteTemplate): number {
  const isOwn = ([hash]: [number, number]) => !template.isCommon(hash, OWN_SHARE);
  const lost = [
    ...page.leftOut.aside.filter(isOwn),
    // Alone, a page can't show what of its frame is its own.
    ...(template.size >= FEWEST_COMPARED ? page.leftOut.frame.filter(isOwn) : []),
  ].reduce((sum, [, length]) => sum + length, 0);
  return textLength === 0 ? 0 : textLength / (textLength + lost);
}

const TEMPLATE_SHARE = 0.5;
const OWN_SHARE = 0.02;
const FEWEST_COMPARED = 8;
const FEWEST_WITH_HEADING = 3;
const SHORTEST_MENU = 3;

/** From one end of the page inwards. */
function* atEdge(blocks: readonly TemplateBlock[], hasMain: boolean, template: SiteTemplate): Iterable<TemplateBlock> {
  for (const block of blocks) {
    if (block.kind === "heading") continue;
    if (!template.isCommon(block.hash, TEMPLATE_SHARE) || (block.kind === "fixed" && hasMain)) return;
    if (block.kind !== "fixed") yield block;
  }
}

/** Several lines of links in a row. A label among them is of the same menu. */
function menus(blocks: readonly TemplateBlock[], template: SiteTemplate): TemplateBlock[] {
  const found: TemplateBlock[] = [];
  let run: TemplateBlock[] = [];
  const isCommon = (block: TemplateBlock) => template.isCommon(block.hash, TEMPLATE_SHARE);
  const close = (): void => {
    const menu = run.slice(0, run.findLastIndex(isCommon) + 1);
    if (menu.filter(isCommon).length >= SHORTEST_MENU) found.push(...menu);
    run = [];
  };
  for (const block of blocks) {
    const isNear = run.length === 0 || block.start - run.at(-1)!.end <= 2;
    if (!isNear) close();
    const isOfMenu = block.kind === "links" && (isCommon(block) || (block.isLabel === true && run.length > 0));
    if (isOfMenu) run.push(block);
    else close();
  }
  close();
  return found;
}

/** A heading goes with everything below it. */
function headingsOf(
  blocks: readonly TemplateBlock[],
  found: ReadonlySet<TemplateBlock>,
  template: SiteTemplate,
): TemplateBlock[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    if (block.kind !== "heading" || next === undefined || next.start - block.end > 2) return false;
    return found.has(next) && template.isCommon(block.hash, TEMPLATE_SHARE);
  });
}
