/** Lower case without diacritics; anything but letters and digits becomes one space; letters drawn out become one. */
export function foldPhrase(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g, "")
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/[أإآ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/([a-z])\1{2,}/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
