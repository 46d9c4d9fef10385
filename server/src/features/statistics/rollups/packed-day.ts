import { ByteWriter } from "./bytes.ts";
import { type Named, Names } from "./names.ts";
import { type PackedOutcomes, packOutcomes } from "./packed-outcomes.ts";
import type { Fact } from "./read-facts.ts";
import type { Outcome } from "./read-outcomes.ts";
import { waitNumber } from "./waits.ts";

export const DAY_MS = 86_400_000;
export const QUARTER_MS = 900_000;

/**
 * What reports need of the answers of one assistant on one day (UTC), column by column: its chats in the order of their
 * visitors, in each the answers in the order in which they came.
 */
export interface PackedDay {
  agentId: string;
  /** Milliseconds since 1970. */
  day: number;
  /** Of each chat how many answers it has, times two; and one where it is disturbed (see `Fact`). */
  sizes: Uint32Array;
  /** Of each chat four: what tells it from others, and the same of its visitor. Two zeros: nobody's. */
  keys: Uint32Array;
  /** Of each answer its quarter of an hour, its `MARKS`, and from bit 16 its wait for the first word (`waitNumber`). */
  answers: Uint32Array;
  /** Of each answer in milliseconds since the day began. */
  times: Uint32Array;
  /** In micros, of each answer that is marked with `cost`. */
  costs: Uint8Array;
  /** Of each answer two: what its question's words come to. */
  questions: Uint32Array;
  /** Of each answer how many sources it cites; and of each of them its place among the names, and how often. */
  citations: Named;
  /** Of each answer: 0, or one more than the place of its reason. */
  reasons: Named;
  /** Of each chat. */
  languages: Named;
  pages: Named;
  outcomes: PackedOutcomes;
}

/** Of an answer, in the bits from 8 on. */
export const MARKS = {
  answered: 1 << 8,
  unanswered: 1 << 9,
  failed: 1 << 10,
  negative: 1 << 11,
  cost: 1 << 12,
  wait: 1 << 13,
  question: 1 << 14,
} as const;
export const QUARTERS = 0xff;
export const WAIT_SHIFT = 16;

interface UnpackedDay {
  agentId: string;
  day: number;
  facts: Fact[];
  outcomes: Outcome[];
}

/** The answers and outcomes of any time, by day and assistant. */
export function packDays(facts: readonly Fact[], outcomes: readonly Outcome[]): PackedDay[] {
  const days = new Map<string, UnpackedDay>();
  const dayOf = ({ agent_id: agentId, at }: { agent_id: string; at: number }): UnpackedDay => {
    const day = Math.floor(at / DAY_MS) * DAY_MS;
    const found = days.get(`${day} ${agentId}`) ?? { agentId, day, facts: [], outcomes: [] };
    days.set(`${day} ${agentId}`, found);
    return found;
  };
  for (const fact of facts) dayOf(fact).facts.push(fact);
  for (const outcome of outcomes) dayOf(outcome).outcomes.push(outcome);
  return [...days.values()].map(packDay).toSorted((one, other) => one.day - other.day);
}

/** By visitor, chat and time, then by all there is: the same answers make the same bytes. */
function inOrder(one: Fact, other: Fact): number {
  return (
    compare(one.visitor_id ?? "", other.visitor_id ?? "") ||
    compare(one.chat_id, other.chat_id) ||
    one.at - other.at ||
    compare(JSON.stringify(one), JSON.stringify(other))
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function packDay({ agentId, day, facts: unordered, outcomes }: UnpackedDay): PackedDay {
  const facts = unordered.toSorted(inOrder);
  const sizes: number[] = [];
  const keys: number[] = [];
  const costs = new ByteWriter();
  const [citations, reasons, languages, pages] = [new Names(), new Names(), new Names(), new Names()];
  const answers = new Uint32Array(facts.length);
  const times = new Uint32Array(facts.length);
  const questions = new Uint32Array(2 * facts.length);
  for (const [place, fact] of facts.entries()) {
    if (fact.chat_id !== facts[place - 1]?.chat_id) {
      sizes.push(Number(fact.is_disturbed));
      keys.push(...uuidKey(fact.chat_id), ...(fact.visitor_id ? uuidKey(fact.visitor_id) : [0, 0]));
      languages.add(fact.language);
      pages.add(fact.page_url);
    }
    sizes[sizes.length - 1]! += 2;
    times[place] = fact.at - day;
    answers[place] = marksOf(fact) + Math.floor((fact.at - day) / QUARTER_MS);
    if (fact.cost_micros !== null) costs.write(fact.cost_micros);
    if (fact.question !== null) questions.set(hexKey(fact.question), 2 * place);
    reasons.add(fact.reason);
    citations.addAll(fact.sources);
  }
  const columns = { citations: citations.finish(), reasons: reasons.finish(), languages: languages.finish() };
  return {
    agentId,
    day,
    sizes: Uint32Array.from(sizes),
    keys: Uint32Array.from(keys),
    answers,
    times,
    costs: costs.finish(),
    questions,
    ...columns,
    pages: pages.finish(),
    outcomes: packOutcomes(outcomes, day),
  };
}

function marksOf(fact: Fact): number {
  return (
    (fact.answered === true ? MARKS.answered : 0) +
    (fact.answered === false ? MARKS.unanswered : 0) +
    (fact.is_failed ? MARKS.failed : 0) +
    (fact.is_negative ? MARKS.negative : 0) +
    (fact.cost_micros === null ? 0 : MARKS.cost) +
    (fact.question === null ? 0 : MARKS.question) +
    (fact.first_word_ms === null ? 0 : MARKS.wait + waitNumber(fact.first_word_ms) * 2 ** WAIT_SHIFT)
  );
}

/** 64 bits, most of them random: none of hundreds of thousands are the same. */
const uuidKey = (uuid: string) => hexKey(uuid.slice(19, 23) + uuid.slice(24));

const hexKey = (digits: string): [number, number] => [
  Number.parseInt(digits.slice(0, 8), 16),
  Number.parseInt(digits.slice(8), 16),
];
