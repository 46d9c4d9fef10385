import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placesOf } from "../../../grounding/src/analysis/english-word-kind.ts";
import { foldSpelling } from "../../../grounding/src/analysis/fold-spelling.ts";
import { stemEnglish } from "../../../grounding/src/analysis/stem-english.ts";
import { wordnetFolder } from "./wordnet-opposites.ts";

/**
 * Writes `grounding/src/analysis/generated/english-words.ts`: the stems of WordNet's single words as two filters, of
 * those that people mostly use as nouns and of the others. Says how many there are. Run with `node tools/run-node.js
 * evaluation/src/support/write-english-words.ts`.
 */
function writeEnglishWords(target: string): string {
  const uses = countUses(wordnetFolder());
  const isNoun = ({ noun, other }: Uses) => noun >= other;
  const nouns = [...uses].filter(([, count]) => isNoun(count)).map(([stem]) => stem);
  const others = [...uses].filter(([, count]) => !isNoun(count)).map(([stem]) => stem);
  const parts = { ENGLISH_NOUNS: nouns, OTHER_ENGLISH_WORDS: others };
  const written = Object.entries(parts).map(([name, stems]) => `export const ${name} =\n${pack(stems)};\n`);
  writeFileSync(target, HEADER + written.join(""));
  return `${nouns.length} stems of nouns and ${others.length} others`;
}

const HEADER =
  "// Written by evaluation/src/support/write-english-words.ts from WordNet 3.1. Copyright Princeton University; see support/tokens/generated/LICENSE-wordnet.txt.\n";

/** How often people tagged the words of a stem as a noun or as something else; each sense counts a little. */
interface Uses {
  noun: number;
  other: number;
}

function countUses(folder: string): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const line of readFileSync(join(folder, "index.sense"), "utf8").split("\n")) {
    const [key = "", , , count = "0"] = line.split(" ");
    const [word = "", sense = ""] = key.split("%");
    if (!/^[a-z]{3,16}$/.test(word)) continue;
    const stem = stemEnglish(foldSpelling(word));
    const known = uses.get(stem) ?? { noun: 0, other: 0 };
    known[sense.startsWith(NOUN) ? "noun" : "other"] += Number(count) + SENSE;
    uses.set(stem, known);
  }
  return uses;
}

const NOUN = "1:";
const SENSE = 0.1;
const BITS_A_STEM = 10;

function pack(stems: readonly string[]): string {
  const filter = Buffer.alloc(Math.ceil((stems.length * BITS_A_STEM) / 8));
  for (const stem of stems)
    for (const place of placesOf(stem, filter.length * 8)) filter[place >> 3]! |= 1 << (place & 7);
  const lines = filter.toString("base64").match(/.{1,110}/g) ?? [];
  return lines.map((line) => `  "${line}"`).join(" +\n");
}

const target = join(import.meta.dirname, "../../../grounding/src/analysis/generated/english-words.ts");
console.log(`${writeEnglishWords(target)} written to ${target}`);
