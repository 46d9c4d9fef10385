/**
 * About how many tokens a model makes of a text, rather too many than too few: four letters of an ASCII text, two of
 * another alphabet, or one sign of a script without spaces are a token. No provider's own count.
 */
export function estimateTokens(text: string): number {
  let quarters = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!;
    quarters += code < 0x80 ? 1 : code < 0x0e00 ? 2 : 4;
    if (code > 0xffff) at++;
  }
  return Math.ceil(quarters / 4);
}
