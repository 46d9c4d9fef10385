import type { QuestionReading } from "../questions/question-reading.ts";
import type { RatedUnit } from "../rating/rate-units.ts";

/**
 * Who asks whether something may be done is told the sentence behind the one that answers, too, where that limits it to
 * some and has a word of the question: `Dogs on a lead are welcome on the terrace. Inside the café only assistance dogs
 * are allowed.`
 */
export function withLimits(
  shown: readonly RatedUnit[],
  { all, reading }: { all: readonly RatedUnit[]; reading: QuestionReading },
): RatedUnit[] {
  const [best] = shown;
  if (!reading.asksForLeave || best === undefined) return [...shown];
  const limit = all.find(
    (unit) => unit.passage === best.passage && unit.index === best.index + 1 && limits(unit, best),
  );
  if (limit === undefined || shown.includes(limit)) return [...shown];
  return [best, limit, ...shown.slice(1).filter((unit) => unit.passage === best.passage)];
}

function limits({ unit, passage: { candidate }, own }: RatedUnit, best: RatedUnit): boolean {
  if (unit.kind !== "sentence" || best.unit.kind !== "sentence" || !own.some((share) => share > 0)) return false;
  if (candidate.text.slice(best.unit.end, unit.start).includes("\n")) return false;
  return LIMITS.test(candidate.text.slice(unit.start, unit.end));
}

const LIMITS =
  /(?<!\p{L})(?:only|except|unless|but not|nur|außer|ausgenommen|lediglich|seule?s?|seulement|uniquement|sauf|excepté|s[oó]lo|solamente|[uú]nicamente|salvo|excepto|solo|soltanto|tranne|eccetto|apenas|somente|exceto|alleen|enkel|behalve|endast|bara|utom|kun|undtagen|tylko|oprócz)(?!\p{L})/iu;
