import type { DocumentRow } from "./document-queries.ts";
import type { Document } from "./source-schemas.ts";

/** What its owner should look at though it was read. */
export function documentWarning({
  kept,
  pages,
  picture_pages: pictures,
  version_number,
}: Pick<DocumentRow, "kept" | "pages" | "picture_pages" | "version_number">): Document["warning"] {
  if (version_number === null) return null;
  if (pictures !== null && pictures.length > 0) return picturesOf(pictures, pages ?? pictures.length);
  if (kept === null || kept >= LEAST_KEPT) return null;
  const message = `Only ${Math.round(kept * 100)} % of this page's own words were kept. Look at its stored text, and upload what is missing as a file.`;
  return { code: "little_kept", message };
}

const LEAST_KEPT = 0.6;
const MAX_RANGES = 20;

function picturesOf(pictures: number[], pages: number): NonNullable<Document["warning"]> {
  const ranges = rangesOf(pictures);
  const shown = ranges.slice(0, MAX_RANGES).join(", ") + (ranges.length > MAX_RANGES ? " …" : "");
  const which = pictures.length === 1 ? `page ${shown}` : `pages ${shown}`;
  const hold = pictures.length === 1 ? "holds" : "hold";
  const message = `${pictures.length} of ${pages} pages ${hold} only pictures and no text (${which}): answers don't know them. Run text recognition over the file and upload the result.`;
  return { code: "picture_pages", message };
}

/** `[2, 3, 4, 9]` → `["2–4", "9"]`. */
function rangesOf(numbers: number[]): string[] {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && number === range.last + 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
}
