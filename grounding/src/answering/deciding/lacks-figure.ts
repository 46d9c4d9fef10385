import { primaryLanguage } from "../../analysis/analyze.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import { asksWhoDoes } from "../questions/asks-who-does.ts";
import { asksWhoInCharge, withoutTimes } from "../questions/holds-expected.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { MET } from "../rating/turn-words.ts";
import { asksWhatIsNot } from "../told/denies.ts";

/** At what time, where, how much, or by whom, is told by nothing but a time, an address, a figure, or somebody. */
export function lacksFigure(
  { question, language }: PreparedQuery,
  { expected, isExpecting, thing, passage, unit, index, own, kindPlaces }: RatedUnit,
): boolean {
  if (!isExpecting || expected > 0) return false;
  if (thing === "clock" || thing === "address" || (thing === "name" && asksWhoInCharge(question))) return true;
  // `a qualified instructor` is somebody.
  if (thing === "name" && asksWhoDoes(question)) return ![...kindPlaces].some((place) => own[place]! >= MET);
  // `was nehmt ihr nicht mit` asks for no sum.
  if (
    (thing !== "price" && thing !== "weight") ||
    unit.kind === "row" ||
    asksWhatIsNot(question, primaryLanguage(language))
  )
    return false;
  const told = passage.candidate.text.slice(unit.start, passage.analysis.units[index + 1]?.end ?? unit.end);
  return !FIGURE_OR_FREE.test(withoutTimes(told, primaryLanguage(passage.analysis.language)));
}

/** A price is told by a figure that is no part of a name (`X9`), or by none at all. */
const FIGURE_OR_FREE =
  /(?<![\p{L}\p{N}])\p{N}|(?:usd|eur|gbp|chf)\p{N}|(?<!\p{L})(?:free|includ\p{L}*|no charge|nothing|cost\p{L}*|charg\p{L}*|kosten\p{L}*|frei|gratis|inklusive|enthalten|umsonst|gratuit\p{L}*|compris\p{L}*|inclus\p{L}*|offert\p{L}*|incluid\p{L}*|sin coste|compres\p{L}*|incluso|inbegrepen|kosteloos|ingår)(?!\p{L})/iu;
