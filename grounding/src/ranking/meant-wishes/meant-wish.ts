import type { Question } from "../prepare-query.ts";
import { withoutAbuse } from "../without-abuse.ts";
import { deMatters } from "./de-matters.ts";
import { deOrders } from "./de-orders.ts";
import { enMatters } from "./en-matters.ts";
import { enOrders } from "./en-orders.ts";
import { esMatters } from "./es-matters.ts";
import { esOrders } from "./es-orders.ts";
import { frMatters } from "./fr-matters.ts";
import { frOrders } from "./fr-orders.ts";
import { itMatters } from "./it-matters.ts";
import { itOrders } from "./it-orders.ts";
import { nlMatters } from "./nl-matters.ts";
import { nlOrders } from "./nl-orders.ts";
import { troubles } from "./troubles.ts";
import { bareTurn } from "./whole-turn.ts";

export interface MeantQuestion extends Question {
  /** Only where no page answers what is written. */
  isLast: boolean;
}

/**
 * A question as the pages of a site would ask it, where people everywhere tell the same wish by what happens to them:
 * `ordered last week, still nothing` asks how an order is followed, and has no word of that. Null for other questions.
 */
export function meantWish(input: Question): MeantQuestion | null {
  const before = (input.history ?? []).filter(({ role }) => role === "user").map(({ text }) => text);
  const turn = withoutAbuse(input.question);
  if (turn.length > LONGEST || (turn.match(QUESTION_MARK)?.length ?? 0) > 1) return null;
  const said = turn.normalize("NFC").replace(APOSTROPHES, "'").replace(SEVERAL_MARKS, "?").trim();
  const lower = said.toLowerCase();
  const bare = bareTurn(lower);
  for (const { language, said: pattern, means, unless, isFirst, isLast = false } of WISHES) {
    if (isFirst && before.length > 0) continue;
    const found = pattern.exec(bare);
    if (found === null || unless?.test(bare) || tellsMore(bare, found[0])) continue;
    const { rest = "" } = found.groups ?? {};
    const at = lower.lastIndexOf(rest);
    return { ...input, question: means + said.slice(at, at + rest.length), language, isLast };
  }
  return null;
}

/** Whether most of a turn is beside what was recognised in it: `… surely I'm not paying the postage`. */
function tellsMore(said: string, found: string): boolean {
  return said.length > SHORT && found.length < said.length * FAIR_PART;
}

const SHORT = 50;
const FAIR_PART = 0.4;
/** A longer one tells more than a wish. */
const LONGEST = 140;
const QUESTION_MARK = /\?+/g;
const SEVERAL_MARKS = /[?!]{2,}/g;
const APOSTROPHES = /[’´`]/g;

/** So few words seldom tell their language: those of all are tried. */
const WISHES = [
  ...[...enOrders, ...enMatters].map((wish) => ({ ...wish, language: "en" })),
  ...[...deOrders, ...deMatters].map((wish) => ({ ...wish, language: "de" })),
  ...[...frOrders, ...frMatters].map((wish) => ({ ...wish, language: "fr" })),
  ...[...esOrders, ...esMatters].map((wish) => ({ ...wish, language: "es" })),
  ...[...itOrders, ...itMatters].map((wish) => ({ ...wish, language: "it" })),
  ...[...nlOrders, ...nlMatters].map((wish) => ({ ...wish, language: "nl" })),
  ...troubles,
];
