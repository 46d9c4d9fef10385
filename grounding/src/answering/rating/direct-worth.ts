import { analyzeAs } from "../../analysis/analyze.ts";
import type { ExpectedAnswer } from "../questions/question-words.ts";
import { hasAskedVerb } from "../told/has-asked-verb.ts";
import { asksOfChange, figuresInCase, freeToChange, freeWith, pricesAside } from "../told/prices-aside.ts";
import { tellsCase } from "../told/tells-case.ts";
import { type AskedPassage, headingOf, isCarriedOn } from "./asked-passage.ts";

/** Of sentences that tell such a thing, which says it of what is asked for. */
export function directWorth(seen: AskedPassage, index: number, text: string, expected: 0 | 1 | 2): number {
  const { thing } = seen.reading;
  if (thing === null || expected < 2 || seen.units[index]!.kind !== "sentence") return 0;
  const { holds } = seen.read[index]!;
  const isPrice = thing.expected === "price";
  const isTime = thing.expected === "duration";
  // `Weight 410 g` weighs, where `breathability 18,000 g` has grams as well.
  const hasVerb = LITERAL.has(thing.expected)
    ? [...seen.kindPlaces].some((place) => holds[place] && seen.asked[place]!.isLastTurn)
    : isTime && hasAskedVerb(thing.question, text);
  return (
    (hasVerb ? (isTime ? ASKED_VERB_OF_TIME : ASKED_VERB) : 0) +
    (isBehindTopic(seen, index) ? BEHIND_TOPIC : 0) +
    (isPrice && isFirstPriced(seen, index, text) ? FIRST_PRICED : 0) -
    (isPrice && pricesAside(text) ? PRICED_ASIDE : 0) -
    (thing.expected === "duration" && figuresInCase(text) ? IN_CASE : 0)
  );
}

/** `Lessons can be moved free of charge`, `Parking is free with a season ticket`: the price of neither. */
export function isOtherFree(seen: AskedPassage, index: number, text: string): boolean {
  const { thing } = seen.reading;
  if (thing?.expected !== "price") return false;
  if (freeToChange(text, headingOf(seen.passage, seen.units[index]!)) && !asksOfChange(thing.question)) return true;
  const beside = freeWith(text);
  if (beside === undefined) return false;
  const { language } = seen.passage.analysis;
  const terms = new Set(analyzeAs(beside, language, language).map(({ term }) => term));
  const held = seen.asked.filter((_, place) => seen.read[index]!.holds[place] && !seen.kindPlaces.has(place));
  return held.length > 0 && held.every(({ forms }) => forms.some((form) => terms.has(form)));
}

/** Below the name of what is asked for, a price that comes first is its own. */
function isFirstPriced(seen: AskedPassage, index: number, text: string): boolean {
  const isNamed = seen.asked.every((_, place) => seen.inHeading[place] || seen.kindPlaces.has(place));
  const named = seen.asked.filter((_, place) => seen.inHeading[place]).length;
  // `Consultation for children` is not what a consultation costs.
  if (!isNamed || seen.asked.length === seen.kindPlaces.size || seen.passage.analysis.topic.size > named) return false;
  if (!FIGURE.test(text) || pricesAside(text)) return false;
  return seen.units.slice(0, index).every(({ kind }) => kind === "heading");
}

/** `Transcripts are made by the Registry.` in front of `The first two are free.` */
function isBehindTopic(seen: AskedPassage, index: number): boolean {
  if (!isCarriedOn(seen.passage, index)) return false;
  const { start, end } = seen.units[index - 1]!;
  const { holds, terms } = seen.read[index - 1]!;
  const [first = ""] = terms;
  const isSubject = (place: number) => holds[place] && seen.asked[place]!.forms.includes(first);
  return (
    seen.topic.some((place) => isSubject(place) && !seen.kindPlaces.has(place) && !seen.read[index]!.holds[place]) &&
    !tellsCase(seen.passage.candidate.text.slice(start, Math.min(end, start + LEAD)))
  );
}

const FIGURE = /\p{N}/u;
const LITERAL: ReadonlySet<ExpectedAnswer> = new Set(["price", "age", "number", "weight"]);
/** Enough among equals: `Zurzeit dauert ein Verfahren 18 Monate` */
const ASKED_VERB = 0.04;
const ASKED_VERB_OF_TIME = 0.2;
const BEHIND_TOPIC = 0.05;
const FIRST_PRICED = 0.1;
const PRICED_ASIDE = 0.1;
/** `… if you return it within 14 days` is how long nothing takes. */
const IN_CASE = 0.2;
/** Where a sentence says that it tells of a case, in UTF-16 code units. */
const LEAD = 12;
