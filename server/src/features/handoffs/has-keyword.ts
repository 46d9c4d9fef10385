/** Does a message have one of these words, or runs of words, whole? Case and accents don't count. */
export function hasKeyword(message: string, keywords: readonly string[]): boolean {
  if (keywords.length === 0) return false;
  const said = ` ${wordsOf(message)} `;
  return keywords.map(wordsOf).some((keyword) => {
    if (keyword === "") return false;
    return UNSPACED.test(keyword) ? said.includes(keyword) : said.includes(` ${keyword} `);
  });
}

/** Scripts that put no blanks between words: there a keyword may stand anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

function wordsOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}
