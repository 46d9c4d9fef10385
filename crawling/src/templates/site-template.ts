/** A stretch of a page's text that may be its site's. */
export interface TemplateBlock {
  start: number;
  end: number;
  hash: number;
  kind: "text" | "links" | "heading" | "fixed";
  /** It tells a visitor something, so that one page is to keep it. */
  says?: boolean;
  /** A link of one word: on how many pages it stands is not counted where those leave their menus out. */
  isLabel?: boolean;
}

/** What a page is compared by; the extraction makes it. */
export interface ComparedPage {
  hasMain: boolean;
  blocks: TemplateBlock[];
  leftOut: { frame: [number, number][]; aside: [number, number][] };
}

/**
 * On how many pages of a site each block of text stands. What stands on most is the site's template and not a page's
 * own (Bar-Yossef and Rajagopalan 2002, Yi, Liu and Li 2003); here a block is a paragraph, an item or a heading, known
 * by a hash of its words. A page that is read again replaces what it was.
 */
export class SiteTemplate {
  readonly #hashesOf = new Map<string, readonly number[]>();
  readonly #counts = new Map<number, number>();

  /** Pages that were compared. */
  get size(): number {
    return this.#hashesOf.size;
  }

  put(page: string, hashes: readonly number[]): void {
    for (const hash of this.#hashesOf.get(page) ?? []) this.#counts.set(hash, this.#counts.get(hash)! - 1);
    const unique = [...new Set(hashes)];
    this.#hashesOf.set(page, unique);
    for (const hash of unique) this.#counts.set(hash, (this.#counts.get(hash) ?? 0) + 1);
  }

  /** Whether a block stands on this share of the pages. Of few pages nothing can be told. */
  isCommon(hash: number, share: number): boolean {
    if (this.size < FEWEST_PAGES) return false;
    return (this.#counts.get(hash) ?? 0) >= Math.max(FEWEST_TIMES, this.size * share);
  }
}

/** The hashes of all that a page is compared by. */
export function hashesOf({ blocks, leftOut }: ComparedPage): number[] {
  const left = [...leftOut.frame, ...leftOut.aside].map(([hash]) => hash);
  return [...new Set([...blocks.map((block) => block.hash), ...left])];
}

const FEWEST_PAGES = 5;
const FEWEST_TIMES = 4;
