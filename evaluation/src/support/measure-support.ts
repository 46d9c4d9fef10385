import { checkStatement, type PreparedPassage, preparePassage, type SupportPassage } from "@citedesk/grounding";
import { buildPairs, isTuningHalf } from "./build-pairs.ts";
import { loadReferenceAnswers } from "./load-reference-answers.ts";
import type { Corruption, SupportPair, WordingClass } from "./support-pair.ts";
import { readOpposites, readUses, wordnetFolder } from "./wordnet-opposites.ts";

/** How many of a kind of sentence passed, by mode. */
export interface SupportRow {
  kind: Corruption | WordingClass;
  sentences: number;
  /** Shares, 0 to 1. */
  strict: number;
  balanced: number;
  /**
   * For true sentences: the share of those withheld by `balanced` that have a quote to stand in for them; else null.
   */
  replaceable: number | null;
}

export interface SupportMeasurement {
  /** `rest`: the half that nothing was tuned on. */
  half: "tuning" | "rest" | "both";
  truths: SupportRow[];
  corruptions: SupportRow[];
  /** Over all altered sentences. */
  altered: { sentences: number; strict: number; balanced: number };
  /** One check of one sentence against its prepared passages, in milliseconds. */
  millisecondsACheck: number;
}

/** Checks reference answers, true and altered, against their passages. Deterministic but for the time. */
export async function measureSupport(
  sharedData: string,
  half: SupportMeasurement["half"] = "rest",
): Promise<SupportMeasurement> {
  const pairs = buildPairs(await loadReferenceAnswers(sharedData), commonOpposites()).filter(
    (pair) => half === "both" || isTuningHalf(pair) === (half === "tuning"),
  );
  const prepare = preparer();
  const checked = pairs.map((pair) => ({ pair, passages: pair.passages.map(prepare) }));
  const started = performance.now();
  const results = checked.map(({ pair, passages }) => check(pair, passages));
  const millisecondsACheck = (performance.now() - started) / (2 * results.length);
  const truths = rowsOf(results.filter(({ pair }) => pair.corruption === null));
  const corruptions = rowsOf(results.filter(({ pair }) => pair.corruption !== null));
  const altered = results.filter(({ pair }) => pair.corruption !== null);
  return {
    half,
    truths,
    corruptions,
    altered: {
      sentences: altered.length,
      strict: share(altered, (result) => result.strict),
      balanced: share(altered, (result) => result.balanced),
    },
    millisecondsACheck,
  };
}

interface CheckedPair {
  pair: SupportPair;
  strict: boolean;
  balanced: boolean;
  /** A quote covers enough of the sentence to stand in for it. */
  isReplaceable: boolean;
}

const LEAST_REPLACEMENT = 0.4;

function check(pair: SupportPair, passages: readonly PreparedPassage[]): CheckedPair {
  const strict = checkStatement({ statement: pair.statement, passages, mode: "strict" });
  const balanced = checkStatement({ statement: pair.statement, passages, mode: "balanced" });
  return {
    pair,
    strict: strict.support !== null,
    balanced: balanced.support !== null,
    isReplaceable: (balanced.nearest?.coverage ?? 0) >= LEAST_REPLACEMENT,
  };
}

function rowsOf(results: readonly CheckedPair[]): SupportRow[] {
  const byKind = Map.groupBy(results, ({ pair }) => pair.corruption ?? pair.wording);
  return [...byKind].map(([kind, list]) => {
    const withheld = list.filter((result) => !result.balanced);
    const isTrue = list[0]!.pair.corruption === null;
    return {
      kind,
      sentences: list.length,
      strict: share(list, (result) => result.strict),
      balanced: share(list, (result) => result.balanced),
      replaceable: isTrue ? share(withheld, (result) => result.isReplaceable) : null,
    };
  });
}

function share<Entry>(list: readonly Entry[], holds: (entry: Entry) => boolean): number {
  return list.length === 0 ? Number.NaN : list.filter(holds).length / list.length;
}

function preparer(): (passage: SupportPassage) => PreparedPassage {
  const known = new Map<SupportPassage, PreparedPassage>();
  return (passage) => {
    const prepared = known.get(passage) ?? preparePassage(passage);
    known.set(passage, prepared);
    return prepared;
  };
}

/** Opposites that people write: both words occur in WordNet's tagged texts. */
function commonOpposites(): [string, string][] {
  const folder = wordnetFolder();
  const uses = readUses(folder);
  return readOpposites(folder).filter((pair) => pair.every((word) => (uses.get(word) ?? 0) > 0));
}
