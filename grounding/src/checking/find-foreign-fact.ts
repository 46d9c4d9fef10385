import type { SupportPassage } from "../support/prepare-passage.ts";

/**
 * The first figure or address of a statement that stands in no passage, no title and nothing that was asked
 * (`context`): words alone are then sure that no source backs it, and no checker needs to be asked. Null when there is
 * none. A unit, a sum or a spelled number is left to the checker, and so is a name: its endings and spellings are many.
 */
export function findForeignFact(
  statement: string,
  passages: readonly SupportPassage[],
  context: string,
): string | null {
  const texts = [...passages.flatMap(({ title, text }) => [title ?? "", text]), context].map((text) =>
    text.normalize("NFKC").toLowerCase(),
  );
  for (const [address] of statement.normalize("NFKC").toLowerCase().matchAll(ADDRESS))
    if (!texts.some((text) => text.includes(address))) return address;
  const figures = new Set(texts.flatMap(figuresOf));
  return figuresOf(statement.normalize("NFKC").replace(ADDRESS, " ")).find((figure) => !figures.has(figure)) ?? null;
}

const ADDRESS =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}|https?:\/\/[^\s<>()"']*[^\s<>()"'.,;:!?]/gu;

/**
 * Plain figures in one form: `1,000` and `1.000` as 1000, `65.00` as 65, `9:00` as the 9 of `9 o'clock`. The numbers of
 * a list and other times of day, which are written in many ways, are left out.
 */
function figuresOf(text: string): string[] {
  const hours = [...text.matchAll(/(?<!\d)0?(\d{1,2})(?:[:.]|\s?h)00(?!\d)/giu)].map(([, hour = ""]) => hour);
  const figures = [...text.replace(LIST_NUMBER, "").matchAll(/(?<![\d:.,])\d+(?:[.,]\d+)*(?!\s?[:h]?\d|\s?h\b)/giu)];
  return [
    ...hours,
    ...figures.map(([digits]) =>
      digits
        .replace(/[.,](?=\d{3}(?!\d))/g, "")
        .replace(/[.,]0+$/, "")
        .replace(",", "."),
    ),
  ];
}

const LIST_NUMBER = /^\s*\d{1,3}[.)]\s/gmu;
