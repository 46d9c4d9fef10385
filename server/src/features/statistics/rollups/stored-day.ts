import type { Named } from "./names.ts";
import type { PackedDay } from "./packed-day.ts";
import type { PackedOutcomes } from "./packed-outcomes.ts";

/** Columns of `report_days`: bytes as base64, which a driver hands over as it is; names as JSON. */
export const DAY_COLUMNS = [
  "sizes",
  "keys",
  "answers",
  "times",
  "costs",
  "questions",
  "citations",
  "reasons",
  "languages",
  "pages",
  "outcomes",
] as const;
export type DayColumn = (typeof DAY_COLUMNS)[number];

/** A row of `report_days`; a column that isn't read is missing or null. */
export interface StoredDay extends Partial<Record<DayColumn, string | null>> {
  agent_id: string;
  day: string;
}

const NUMBERS = ["sizes", "keys", "answers", "times", "questions"] as const;
const NAMED = ["citations", "reasons", "languages", "pages"] as const;

export function storedDay(packed: PackedDay): StoredDay {
  return {
    agent_id: packed.agentId,
    day: new Date(packed.day).toISOString().slice(0, 10),
    ...Object.fromEntries(NUMBERS.map((column) => [column, toText(packed[column])])),
    costs: toText(packed.costs),
    ...Object.fromEntries(NAMED.map((column) => [column, namedText(packed[column])])),
    outcomes: outcomesText(packed.outcomes),
  };
}

/** What isn't there is empty. Names pass through `nameOf`. */
export function packedDay(stored: StoredDay, nameOf = (name: string) => name): PackedDay {
  const numbers = (column: (typeof NUMBERS)[number]) => toNumbers(toBytes(stored[column] ?? ""));
  const named = (column: (typeof NAMED)[number]) => toNamed(stored[column] ?? NOTHING_NAMED, nameOf);
  return {
    agentId: stored.agent_id,
    day: Date.parse(stored.day),
    sizes: numbers("sizes"),
    keys: numbers("keys"),
    answers: numbers("answers"),
    times: numbers("times"),
    questions: numbers("questions"),
    costs: toBytes(stored.costs ?? ""),
    citations: named("citations"),
    reasons: named("reasons"),
    languages: named("languages"),
    pages: named("pages"),
    outcomes: toOutcomes(stored.outcomes ?? NO_OUTCOMES, nameOf),
  };
}

const NOTHING_NAMED = "[]\n";
const NO_OUTCOMES = JSON.stringify(["", "", "", NOTHING_NAMED, NOTHING_NAMED, NOTHING_NAMED]);

const namedText = ({ names, bytes }: Named) => `${JSON.stringify(names)}\n${toText(bytes)}`;

/** Its columns, as a list. */
function outcomesText({ marks, times, waits, languages, pages, reasons }: PackedOutcomes): string {
  return JSON.stringify([...[marks, times, waits].map(toText), ...[languages, pages, reasons].map(namedText)]);
}

function toOutcomes(text: string, nameOf: (name: string) => string): PackedOutcomes {
  const [marks = "", times = "", waits = "", languages = "", pages = "", reasons = ""] = JSON.parse(text) as string[];
  return {
    marks: toBytes(marks),
    times: toNumbers(toBytes(times)),
    waits: toReals(toBytes(waits)),
    languages: toNamed(languages, nameOf),
    pages: toNamed(pages, nameOf),
    reasons: toNamed(reasons, nameOf),
  };
}

const toText = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array | Float64Array) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength).toString("base64");

/** Of its own memory, from where numbers of any width can be read. */
const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "base64"));

const toNumbers = ({ buffer }: Uint8Array<ArrayBuffer>) => new Uint32Array(buffer);
const toReals = ({ buffer }: Uint8Array<ArrayBuffer>) => new Float64Array(buffer);

function toNamed(text: string, nameOf: (name: string) => string): Named {
  const end = text.indexOf("\n");
  return { names: (JSON.parse(text.slice(0, end)) as string[]).map(nameOf), bytes: toBytes(text.slice(end + 1)) };
}
