/**
 * The Porter2 (Snowball English) stem of a lower-case word without apostrophes.
 * Source: https://snowballstem.org/algorithms/english/stemmer.html
 */
export function stemEnglish(input: string): string {
  if (input.length <= 2) return input;
  const special = SPECIAL.get(input);
  if (special !== undefined) return special;
  let word = markConsonantY(input);
  const firstRegion = findFirstRegion(word);
  const secondRegion = regionAfter(word, firstRegion);
  word = removePlural(word);
  if (INVARIANT_AFTER_PLURAL.has(word)) return word;
  word = removeParticiple(word, firstRegion);
  if (/.[^aeiouy][yY]$/.test(word)) word = `${word.slice(0, -1)}i`;
  word = replaceSuffix(word, DERIVED, firstRegion, secondRegion);
  word = replaceSuffix(word, ADJECTIVES, firstRegion, secondRegion);
  word = replaceSuffix(word, RESIDUAL, secondRegion, secondRegion);
  return removeFinalLetter(word, firstRegion, secondRegion).toLowerCase();
}

const SPECIAL = new Map(
  Object.entries({
    skis: "ski",
    skies: "sky",
    dying: "die",
    lying: "lie",
    tying: "tie",
    idly: "idl",
    gently: "gentl",
    ugly: "ugli",
    early: "earli",
    only: "onli",
    singly: "singl",
    sky: "sky",
    news: "news",
    howe: "howe",
    atlas: "atlas",
    cosmos: "cosmos",
    bias: "bias",
    andes: "andes",
    // Not of the algorithm: it takes `buses` and `bus` for two words.
    buses: "bus",
    busses: "bus",
    gases: "gas",
    lens: "lens",
    lenses: "lens",
    canvas: "canvas",
    canvases: "canvas",
  }),
);
const INVARIANT_AFTER_PLURAL = new Set([
  "inning",
  "outing",
  "canning",
  "herring",
  "earring",
  "proceed",
  "exceed",
  "succeed",
]);

/** A suffix, what replaces it, and what must stand before it (`R2` also asks for the second region). */
type SuffixRule = readonly [suffix: string, replacement: string, condition?: RegExp | "R2"];

const DERIVED = longestFirst([
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["entli", "ent"],
  ["izer", "ize"],
  ["ization", "ize"],
  ["ational", "ate"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["alli", "al"],
  ["fulness", "ful"],
  ["ousli", "ous"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["bli", "ble"],
  ["ogi", "og", /l$/],
  ["fulli", "ful"],
  ["lessli", "less"],
  ["li", "", /[cdeghkmnrt]$/],
]);
const ADJECTIVES = longestFirst([
  ["tional", "tion"],
  ["ational", "ate"],
  ["alize", "al"],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
  ["ative", "", "R2"],
]);
const RESIDUAL = longestFirst([
  ...["al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent"].map(deleteRule),
  ...["ism", "ate", "iti", "ous", "ive", "ize"].map(deleteRule),
  ["ion", "", /[st]$/],
]);

function deleteRule(suffix: string): SuffixRule {
  return [suffix, ""];
}

function longestFirst(rules: SuffixRule[]): SuffixRule[] {
  return rules.sort((left, right) => right[0].length - left[0].length);
}

function markConsonantY(word: string): string {
  return word.includes("y") ? word.replace(/^y/, "Y").replace(/([aeiouy])y/g, "$1Y") : word;
}

function findFirstRegion(word: string): number {
  const prefix = /^(?:gener|commun|arsen)/.exec(word);
  return prefix ? prefix[0].length : regionAfter(word, 0);
}

/** The place after the first non-vowel that follows a vowel, looking from `from`. */
function regionAfter(word: string, from: number): number {
  for (let index = from + 1; index < word.length; index++) {
    if (isVowel(word.charCodeAt(index - 1)) && !isVowel(word.charCodeAt(index))) return index + 1;
  }
  return word.length;
}

function isVowel(code: number): boolean {
  return code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121;
}

function removePlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ied") || word.endsWith("ies")) return word.slice(0, word.length > 4 ? -2 : -1);
  if (!word.endsWith("s") || word.endsWith("us") || word.endsWith("ss")) return word;
  return /[aeiouy]/.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function removeParticiple(word: string, firstRegion: number): string {
  const eed = /eed(?:ly)?$/.exec(word);
  if (eed) return eed.index >= firstRegion ? `${word.slice(0, eed.index)}ee` : word;
  const match = /(?:ed|ing)(?:ly)?$/.exec(word);
  if (!match) return word;
  const stem = word.slice(0, match.index);
  if (!/[aeiouy]/.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return stem.slice(0, -1);
  return firstRegion >= stem.length && endsInShortSyllable(stem) ? `${stem}e` : stem;
}

function endsInShortSyllable(word: string): boolean {
  return /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/.test(word);
}

function replaceSuffix(word: string, rules: SuffixRule[], region: number, secondRegion: number): string {
  for (const [suffix, replacement, condition] of rules) {
    if (!word.endsWith(suffix)) continue;
    const at = word.length - suffix.length;
    if (at < (condition === "R2" ? secondRegion : region)) return word;
    const stem = word.slice(0, at);
    return condition instanceof RegExp && !condition.test(stem) ? word : stem + replacement;
  }
  return word;
}

function removeFinalLetter(word: string, firstRegion: number, secondRegion: number): string {
  const last = word.length - 1;
  if (word.endsWith("e")) {
    const isRemoved = last >= secondRegion || (last >= firstRegion && !endsInShortSyllable(word.slice(0, -1)));
    return isRemoved ? word.slice(0, -1) : word;
  }
  return word.endsWith("ll") && last >= secondRegion ? word.slice(0, -1) : word;
}
