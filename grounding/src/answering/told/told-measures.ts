import { foldWord } from "../../analysis/fold-word.ts";
import { withFigures } from "../../analysis/with-figures.ts";

/** What is measured, in millimetres, grams, days or heads; both ends included. */
export interface Measures {
  kind: MeasureKind;
  from: number;
  to: number;
}

export type MeasureKind = "length" | "weight" | "time" | "people";

/**
 * The spans and bounds of one kind that a label names: `101–107 cm`, `14–8 Tage`, `over 10 kg`, `7 días o menos`. A
 * bare figure is none: `1 day` says what one day costs. `unit` is written elsewhere (`Chest (cm)`), for figures without
 * one.
 */
export function toldMeasures(text: string, language: string, unit = ""): Measures[] {
  const folded = withFigures(foldWord(text), language);
  const figures = figuresIn(folded);
  const elsewhere = unitIn(foldWord(unit));
  const told: Measures[] = [];
  for (let place = 0; place < figures.length; place++) {
    const first = figures[place]!;
    const next = figures[place + 1];
    const before = folded.slice(0, first.start);
    const between = next && folded.slice(first.end, next.start);
    if (next && (SPAN.test(between!) || (AND.test(between!) && BETWEEN.test(before)))) {
      const one = next.unit ?? first.unit ?? elsewhere;
      const other = first.unit ?? one;
      if (one && other?.kind === one.kind) {
        const ends = [first.value * other.factor, next.value * one.factor].toSorted((low, high) => low - high);
        told.push({ kind: one.kind, from: ends[0]!, to: ends[1]! });
      }
      place++;
      continue;
    }
    const one = first.unit ?? elsewhere;
    if (!one) continue;
    const value = first.value * one.factor;
    const behind = folded.slice(first.end);
    if (UP_TO.test(before) || OR_LESS.test(behind)) told.push({ kind: one.kind, from: 0, to: value });
    else if (BELOW.test(before)) told.push({ kind: one.kind, from: 0, to: value * (1 - HAIR) });
    else if (FROM.test(before) || OR_MORE.test(behind)) told.push({ kind: one.kind, from: value, to: Infinity });
    else if (ABOVE.test(before)) told.push({ kind: one.kind, from: value * (1 + HAIR), to: Infinity });
  }
  return told;
}

/** The first figure with a unit that a question tells, with the words that tell it: `my chest is 104 cm`; else null. */
export function askedMeasure(
  question: string,
  language: string,
): { kind: MeasureKind; value: number; words: string } | null {
  const folded = withFigures(foldWord(question), language);
  const [figure] = figuresIn(folded).filter(({ unit }) => unit !== undefined);
  if (!figure?.unit) return null;
  const { kind, factor } = figure.unit;
  return { kind, value: figure.value * factor, words: foldedWords(foldWord(question), figure.words) };
}

/** As they were typed: `two weeks` where `2 weeks` is read. */
function foldedWords(folded: string, words: string): string {
  const unit = words.replace(/^[\p{N}.,\s]+/u, "");
  const typed = new RegExp(`(?:[\\p{N}.,]+|\\p{L}+)[\\s-]*${unit}`, "u").exec(folded);
  return typed ? typed[0] : words;
}

interface Unit {
  kind: MeasureKind;
  factor: number;
}

interface Figure {
  value: number;
  unit: Unit | undefined;
  words: string;
  start: number;
  end: number;
}

function figuresIn(folded: string): Figure[] {
  return [...folded.matchAll(FIGURE)].map((match) => {
    const { value, name } = match.groups!;
    return {
      value: Number(value!.replace(",", ".")),
      unit: name === undefined ? undefined : unitNamed(name),
      words: match[0],
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

function unitNamed(name: string): Unit | undefined {
  return UNITS.find(([pattern]) => pattern.test(name))?.[1];
}

/** Of a header: `Chest (cm)`, `Weight in kg`. */
function unitIn(folded: string): Unit | undefined {
  const name = /(?:\(|\bin )(?<name>\p{L}+)\)?\s*$/u.exec(folded)?.groups?.name;
  return name === undefined ? undefined : unitNamed(name);
}

const UNITS: readonly (readonly [RegExp, Unit])[] = (
  [
    ["mm", "length", 1],
    ["cm|centimet\\p{L}*", "length", 10],
    ["m|met(?:er|re|ro|er)n?s?", "length", 1000],
    ["inch(?:es)?|in", "length", 25.4],
    ["ft|feet|foot", "length", 304.8],
    ["g|gr|grams?|gramm", "weight", 1],
    ["kg|kgs|kilos?|kilogram\\p{L}*", "weight", 1000],
    ["t|tonnes?|tons?|tonnen", "weight", 1_000_000],
    ["lbs?|pounds?", "weight", 453.6],
    ["minutes?|mins?|minuten?|minutos?|minut[io]|minuter|minutter|minuty?", "time", 1 / 1440],
    ["hours?|hrs?|h|stunden?|heures?|horas?|or[ae]|uur|uren|timm(?:e|ar)|timer?|godzin[aey]?", "time", 1 / 24],
    ["days?|tagen?|jours?|dias?|giorn[oi]|dag(?:en|ar|e)?|hverdage|dni|dzien", "time", 1],
    ["weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|veck(?:a|or)|uger?|tydzien|tygodni[ea]?", "time", 7],
    [
      "months?|monaten?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|manad(?:er)?|maned(?:er)?|miesiac[ae]?|miesiecy",
      "time",
      30,
    ],
    [
      "people|persons?|pax|ppl|participants?|leuten?|teilnehmer(?:n|innen)?|gente|mensen|personen|personnes?|personas?|person[ae]|pessoas?|personer|guests?|gaste",
      "people",
      1,
    ],
  ] as const
).map(([names, kind, factor]) => [new RegExp(`^(?:${names})$`, "u"), { kind, factor }] as const);

const UNIT_NAMES = UNITS.map(([pattern]) => pattern.source.slice(4, -2)).join("|");
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,:£€$/])(?<value>\\p{N}+(?:[.,]\\p{N}+)?)(?![\\p{N}%€£$:/])(?:[\\s-]?(?<name>${UNIT_NAMES})(?![\\p{L}\\p{N}]))?`,
  "gu",
);
const SPAN = /^\s*(?:[-‐-―]|to|till|until|bis(?: zu)?|a|al|tot(?: en met)?|t\/m|ate|till)\s*$/u;
const AND = /^\s*(?:and|und|et|y|e|en|och)\s*$/u;
const BETWEEN = /(?:between|zwischen|entre|tra|fra|tussen|mellan)\s*$/u;
const UP_TO =
  /(?:up to|at most|max(?:imum|imal|imo)?\.?|within|no more than|bis(?: zu)?|hochstens|innerhalb von|binnen|jusqu['’]a|hasta|fino a|tot(?: en met)?|ate|upp till|≤)\s*$/u;
const BELOW = /(?:under|below|less than|fewer than|unter|weniger als|moins de|menos de|meno di|minder dan|<)\s*$/u;
const FROM =
  /(?:(?<!\p{L})from|at least|min(?:imum|destens|imo)?\.?|(?<!\p{L})ab|a partir de|(?<!\p{L})des|desde|a partire da|vanaf|≥)\s*$/u;
const ABOVE =
  /(?:over|above|more than|longer than|heavier than|uber|mehr als|langer als|plus de|mas de|oltre|piu di|boven|meer dan|langer dan|mais de|mer an|>)\s*$/u;
const OR_LESS =
  /^\s*(?:or|oder|ou|o|of|eller)\s*(?:less|fewer|under|shorter|lighter|weniger|moins|menos|meno|minder|mindre)(?!\p{L})/u;
const OR_MORE =
  /^(?:\s*\+|\s*(?:or|and|oder|und|ou|et|o|y|e|of|en|eller|och)\s*(?:more|over|above|longer|heavier|mehr|daruber|plus|mas|piu|mais|meer|mer)(?!\p{L}))/u;
/** What is under ten is not ten. */
const HAIR = 1e-9;
