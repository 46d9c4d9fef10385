import type { BlockKeepers } from "./block-keepers.ts";
import type { TemplateBlock } from "./site-template.ts";

/** What becomes of the template on one page. */
export interface DividedTemplate {
  /** Blocks that leave its text. */
  cut: TemplateBlock[];
  /** Hashes of those that say something and that this page keeps for its site. */
  kept: number[];
  /** Hashes of those that say something and that another page keeps. */
  keptElsewhere: number[];
}

/**
 * Divides a page's template, as `findTemplate` gives it: what says something stays where no other page keeps it, with
 * the label that stands right above it; all else goes.
 */
export function divideTemplate(
  page: string,
  template: readonly TemplateBlock[],
  keepers: BlockKeepers,
): DividedTemplate {
  const saying = template.filter((block) => block.says);
  const isMine = (block: TemplateBlock) => block.says === true && !keepers.isKeptBeside(page, block.hash);
  const stays = (block: TemplateBlock, index: number): boolean => {
    if (block.says) return isMine(block);
    const next = template[index + 1];
    const isLabel = block.kind === "text" || block.kind === "heading";
    return isLabel && next !== undefined && next.start - block.end <= 2 && isMine(next);
  };
  const hashes = (blocks: TemplateBlock[]) => [...new Set(blocks.map(({ hash }) => hash))];
  return {
    cut: template.filter((block, index) => !stays(block, index)),
    kept: hashes(saying.filter(isMine)),
    keptElsewhere: hashes(saying.filter((block) => !isMine(block))),
  };
}
