/** What a reading would do to the pages that answers used before it. */
export interface Losses {
  /** That have a text in answers from earlier readings. */
  known: number;
  /** Of those, pages that nothing leads to any more, or that have no text of their own any more. */
  lost: number;
  /** Pages that this reading has read, new ones among them. */
  kept: number;
}

/**
 * Whether a site looks as when it asks everyone to sign in or is being mended: nothing is left, or most of at least
 * five pages are lost and fewer than half as many are there. A site that was built anew has other pages in their stead.
 */
export function isDoubtful({ known, lost, kept }: Losses): boolean {
  if (lost > 0 && kept === 0) return true;
  return known >= LEAST_PAGES && lost * 2 > known && kept * 2 < known;
}

const LEAST_PAGES = 5;
