import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOpposites, readUses, wordnetFolder } from "./wordnet-opposites.ts";

/**
 * Writes `grounding/src/support/tokens/generated/antonym-pairs.ts`: the direct antonyms of single words in WordNet 3.1.
 * Pairs that differ by a prefix (`available`, `unavailable`) are left out: a rule covers them. Says how many were
 * written. Run with `node tools/run-node.js evaluation/src/support/write-antonyms.ts`.
 */
function writeAntonyms(target: string): number {
  const folder = wordnetFolder();
  const uses = readUses(folder);
  const pairs = new Set<string>();
  for (const [first, second] of readOpposites(folder)) {
    if (isPrefixed(first, second) || Math.min(uses.get(first) ?? 0, uses.get(second) ?? 0) < 1) continue;
    pairs.add([first, second].sort().join(" "));
  }
  const list = [...pairs].sort();
  writeFileSync(target, `${HEADER}export const ANTONYM_PAIRS =\n${wrap(list)};\n`);
  return list.length;
}

const HEADER =
  "// Written by evaluation/src/support/write-antonyms.ts from WordNet 3.1. Copyright Princeton University; see LICENSE-wordnet.txt.\n";

function isPrefixed(first: string, second: string): boolean {
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return long.endsWith(short) && /^(?:un|in|im|il|ir|dis|non|mis)$/.test(long.slice(0, long.length - short.length));
}

function wrap(pairs: readonly string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < pairs.length; at += 8) lines.push(pairs.slice(at, at + 8).join(","));
  return lines.map((line, index) => `  "${line}${index < lines.length - 1 ? "," : ""}"`).join(" +\n");
}

const target = join(import.meta.dirname, "../../../grounding/src/support/tokens/generated/antonym-pairs.ts");
console.log(`${writeAntonyms(target)} pairs written to ${target}`);
