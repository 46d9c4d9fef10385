/**
 * What people wrote about a picture for those who can't see it; null for what programs fill in: file names, counters
 * (`Picture 3`) and the guesses of a machine.
 */
export function pictureDescription(raw: string | undefined): string | null {
  const text = (raw ?? "")
    .replace(/(?<!\s)\s*(?:Description|Beschreibung)?\s*(?:automatically generated|automatisch generiert).*$/isu, "")
    .trim();
  if (/\.(?:png|jpe?g|gif|bmp|tiff?|svg|webp|emf|wmf)$/iu.test(text)) return null;
  // Two words at least: a single one is a counter's name.
  return (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 ? text : null;
}
