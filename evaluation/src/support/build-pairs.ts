import { type CorruptionStock, corruptStatement, NAME } from "./corrupt-statement.ts";
import { hashOf, seededRandom } from "./seeded-random.ts";
import type { Corruption, SupportPair } from "./support-pair.ts";

/** How many altered sentences of one kind a true one gives at most. */
const VARIANTS: Readonly<Record<Corruption, number>> = {
  number: 2,
  unit: 2,
  name: 2,
  "swapped roles": 3,
  "negation added": 1,
  "negation removed": 1,
  antonym: 2,
  "dropped condition": 3,
  "irrelevant quote": 1,
};

/** The true sentences and altered ones made of them: the same for the same input. */
export function buildPairs(
  truths: readonly SupportPair[],
  opposites: readonly (readonly [string, string])[],
): SupportPair[] {
  const stock = makeStock(truths, opposites);
  const pairs: SupportPair[] = [...truths];
  for (const truth of truths) {
    const random = seededRandom(hashOf(truth.statement));
    for (const [corruption, variants] of Object.entries(VARIANTS) as [Corruption, number][]) {
      const made = new Set<string>();
      for (let attempt = 0; attempt < variants; attempt++) {
        const altered =
          corruption === "irrelevant quote" ? null : corruptStatement(truth.statement, corruption, stock, random);
        if (altered === null || made.has(altered)) continue;
        made.add(altered);
        pairs.push({ ...truth, statement: altered, corruption });
      }
    }
    pairs.push({ ...truth, passages: otherPassages(truth, truths, random), corruption: "irrelevant quote" });
  }
  return pairs;
}

/** The half that thresholds were chosen on; the other half is what is reported. */
export function isTuningHalf(pair: SupportPair): boolean {
  return hashOf(`half ${pair.question}`) % 2 === 0;
}

function makeStock(truths: readonly SupportPair[], opposites: readonly (readonly [string, string])[]): CorruptionStock {
  const names = new Set<string>();
  for (const { statement } of truths) for (const match of statement.matchAll(NAME)) names.add(match[0]);
  const table = new Map<string, string[]>();
  for (const [word, opposite] of opposites) table.set(word, [...(table.get(word) ?? []), opposite]);
  return { names: [...names].sort(), opposites: table };
}

/** True passages, of another question. */
function otherPassages(
  truth: SupportPair,
  truths: readonly SupportPair[],
  random: () => number,
): SupportPair["passages"] {
  const own = new Set(truth.passages.map(({ id }) => id));
  for (;;) {
    const other = truths[Math.floor(random() * truths.length)]!;
    if (other.passages.every(({ id }) => !own.has(id))) return other.passages;
  }
}
