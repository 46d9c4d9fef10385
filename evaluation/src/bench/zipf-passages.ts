import type { SegmentPassage } from "@citedesk/grounding";
import { seededRandom } from "../measures/paired-bootstrap.ts";

const VOCABULARY = 200_000;
const WORDS = 200;
const PASSAGES_A_SOURCE = 1_000;
const COMMON_SHARE = 0.4;
/** Zipf and Mandelbrot's offset: the commonest words are stopwords, which are drawn apart. */
const OFFSET = 30;

/** Made-up passages numbered from `first`, ten a document, a hundred documents a source; always the same. */
export function makeZipfPassages(first: number, count: number): SegmentPassage[] {
  const random = seededRandom(first + 1);
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return {
      passageId: identifier(3, number),
      versionId: identifier(2, Math.floor(number / 10)),
      sourceId: identifier(1, Math.floor(number / PASSAGES_A_SOURCE)),
      title: drawWords(random, 4),
      headingPath: [drawWords(random, 3)],
      text: drawWords(random, WORDS),
      language: "en",
    };
  });
}

/** The sources of the first so many. */
export function zipfSourceIds(count: number): string[] {
  return Array.from({ length: Math.ceil(count / PASSAGES_A_SOURCE) }, (_, number) => identifier(1, number));
}

export function makeZipfQuestion(number: number): string {
  const random = seededRandom(1_000_000_007 + number);
  return Array.from({ length: 6 }, () => drawWord(random)).join(" ");
}

function drawWords(random: () => number, count: number): string {
  return Array.from({ length: count }, () => (random() < COMMON_SHARE ? "the" : drawWord(random))).join(" ");
}

/** Rank r comes with a probability in proportion to 1 / (r + OFFSET). */
function drawWord(random: () => number): string {
  const rank = Math.floor(OFFSET * (VOCABULARY / OFFSET + 1) ** random() - OFFSET);
  let word = "";
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length];
  return word;
}

const SYLLABLES = [..."bdfgklmnprtvz"].flatMap((consonant) => [..."aou"].map((vowel) => consonant + vowel));

function identifier(kind: number, number: number): string {
  return `${kind.toString(16).padStart(8, "0")}-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}
