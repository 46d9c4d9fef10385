import type { Named, PackedDay } from "./packed-day.ts";
import type { Outcome } from "./read-outcomes.ts";

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
    ...Object.fromEntries(
      NAMED.map((column) => [column, `${JSON.stringify(packed[column].names)}\n${toText(packed[column].bytes)}`]),
    ),
    outcomes: JSON.stringify(packed.outcomes.map((outcome) => OUTCOME.map((name) => outcome[name]))),
  };
}

/** What isn't there is empty. */
export function packedDay(stored: StoredDay): PackedDay {
  const numbers = (column: (typeof NUMBERS)[number]) => toNumbers(stored[column] ?? "");
  const named = (column: (typeof NAMED)[number]) => toNamed(stored[column] ?? "[]\n");
  return {
    agentId: stored.agent_id,
    day: Date.parse(stored.day),
    sizes: numbers("sizes"),
    keys: numbers("keys"),
    answers: numbers("answers"),
    times: numbers("times"),
    questions: numbers("questions"),
    costs: Buffer.from(stored.costs ?? "", "base64"),
    citations: named("citations"),
    reasons: named("reasons"),
    languages: named("languages"),
    pages: named("pages"),
    outcomes: (JSON.parse(stored.outcomes ?? "[]") as unknown[][]).map((values) => toOutcome(stored.agent_id, values)),
  };
}

/** Written as lists of these. */
const OUTCOME = [
  "kind",
  "at",
  "language",
  "page_url",
  "reasons",
  "waited",
  "lasted",
  "status",
  "has_consent",
  "rating",
] as const;

function toOutcome(agentId: string, values: readonly unknown[]): Outcome {
  const [kind, at, language, page_url, reasons, waited, lasted, status, has_consent, rating] = values;
  return {
    kind,
    agent_id: agentId,
    at,
    language,
    page_url,
    reasons,
    waited,
    lasted,
    status,
    has_consent,
    rating,
  } as Outcome;
}

const toText = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength).toString("base64");

function toNumbers(text: string): Uint32Array {
  const bytes = Buffer.from(text, "base64");
  const { BYTES_PER_ELEMENT: width } = Uint32Array;
  return bytes.byteOffset % width === 0
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / width)
    : new Uint32Array(Uint8Array.from(bytes).buffer);
}

function toNamed(text: string): Named {
  const end = text.indexOf("\n");
  return { names: JSON.parse(text.slice(0, end)), bytes: Buffer.from(text.slice(end + 1), "base64") };
}
