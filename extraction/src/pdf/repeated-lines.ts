import type { PageLine } from "./page-lines.ts";

export interface PdfPage {
  number: number;
  height: number;
  lines: PageLine[];
}

/** Share of a page's height at its top and bottom where running heads and page numbers stand. */
const MARGIN = 0.12;
const LEAST_PAGES = 3;

/** Takes out the headers, footers and page numbers that pages repeat; digits may change from page to page. */
export function removeRepeatedLines(pages: PdfPage[]): void {
  const written = pages.filter((page) => page.lines.length > 0);
  if (written.length < LEAST_PAGES) return;
  const seen = new Map<string, number>();
  for (const page of written) {
    for (const key of new Set(outerLines(page).map(lineKey))) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  // Left and right pages often differ, and chapters change what stands above them.
  const least = Math.max(LEAST_PAGES, written.length * 0.04);
  for (const page of written) {
    const outer = new Set(outerLines(page).filter((line) => seen.get(lineKey(line))! >= least));
    // A page of nothing but such lines says at least that.
    if (outer.size < page.lines.length) page.lines = page.lines.filter((line) => !outer.has(line));
  }
}

/** Lines near the edges, and the first three and last three wherever they stand. */
function outerLines(page: PdfPage): PageLine[] {
  const byHeight = page.lines.toSorted((a, b) => b.baseline - a.baseline);
  const edges = new Set([...byHeight.slice(0, 3), ...byHeight.slice(-3)]);
  return page.lines.filter(
    (line) => edges.has(line) || line.baseline > page.height * (1 - MARGIN) || line.baseline < page.height * MARGIN,
  );
}

function lineKey(line: PageLine): string {
  return line.text
    .toLowerCase()
    .replace(/\p{N}+|\b[ivxlc]+\b/gu, "#")
    .replace(/\s+/gu, " ");
}
