/**
 * Lower case, compatibility forms unified (NFKC), diacritics and vowel marks taken off, so that `Für` and `fur` are
 * one.
 */
export function foldWord(word: string): string {
  if (ASCII_ALONE.test(word)) return word.toLowerCase();
  const lower = word.normalize("NFKC").toLowerCase();
  if (ASCII_ALONE.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(DIACRITICS, "")
    .normalize("NFC")
    .replace(VARIANTS, (letter) => VARIANT_OF[letter] ?? "");
}

const ASCII_ALONE = /^[\0-\x7f]*$/;
// Marks on Latin, Greek and Cyrillic letters (й keeps its breve), Hebrew points, Arabic vowel signs and the tatweel.
const DIACRITICS = /(?<![иИ])\u0306|[\u0300-\u0305\u0307-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640\u200c\u200d]/g;
const VARIANT_OF: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  æ: "ae",
  œ: "oe",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
};
const VARIANTS = new RegExp(`[${Object.keys(VARIANT_OF).join("")}]`, "g");
