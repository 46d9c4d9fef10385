import { primaryLanguage } from "../../analysis/analyze.ts";
import { dayNamed } from "../../analysis/day-names.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { goesOn } from "../../ranking/leans-on-history.ts";
import { mendQuestionWords } from "../../ranking/mend-question-words.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import { asksWhatIsNot, asksWhich } from "../told/denies.ts";
import { asksOfCase } from "../told/tells-case.ts";
import { asksForDefault } from "../told/tells-default.ts";
import { asksForLeave } from "../told/tells-leave.ts";
import { askedAge } from "../told/told-ages.ts";
import { askedMeasure } from "../told/told-measures.ts";
import { toldTimes } from "../told/told-times.ts";
import { asksForSteps, namesTask } from "./asks-for-steps.ts";
import { asksWhoIsFree } from "./asks-who-is-free.ts";
import type { Circumstance } from "./fit-circumstances.ts";
import type { AskedThing } from "./holds-expected.ts";
import { expectedAnswer } from "./question-words.ts";
import { SPECIAL_CASES } from "./special-cases.ts";
import type { AskedCompound } from "./whole-compounds.ts";

/** What a question wants, as far as its own words tell: read once, held against every passage. */
export interface QuestionReading {
  /** The kind of thing that is asked for. */
  thing: AskedThing | null;
  /** Steps would answer it: it asks how, or asks for no fact and may name what is to be done. */
  allowsSteps: boolean;
  /** It asks what holds in a case: `what if …`. */
  asksOfCase: boolean;
  /** … and what may or must be done: `can i …`. */
  asksForLeave: boolean;
  /** … and what holds where nothing is said: `what is the default port`. */
  asksForDefault: boolean;
  asksNot: boolean;
  /** … and for the things that something doesn't hold for. */
  asksForExceptions: boolean;
  /** The days, times of the year, ages and measures that are asked for, by the terms that ask for them. */
  circumstances: ReadonlyMap<string, Circumstance>;
  /** Compounds that are told whole (`wholeCompounds`). */
  wholes?: ReadonlyMap<string, AskedCompound>;
  /** What tells of another day, season or age than the one that is asked for may be the answer. */
  allowsNo: boolean;
  /** The cases of their own that texts in a language (a primary tag) may tell of, and the question doesn't. */
  openCases(language: string): readonly RegExp[];
}

/** `language`: the primary tag of the best passage, which few words of no language known are read in. */
export function readQuestion(asked: PreparedQuery, language: string | null = null): QuestionReading {
  const query = { ...asked, language: asked.language ?? language };
  const open = new Map<string, readonly RegExp[]>();
  const thing = askedThing(query);
  const asksNot = asksWhatIsNot(query.question, primaryLanguage(query.language));
  return {
    thing,
    allowsSteps: asksForSteps(query.question, query.language) || (thing === null && namesTask(query.question)),
    asksOfCase: asksOfCase(query.question),
    asksForLeave: asksForLeave(query.question),
    asksForDefault: asksForDefault(query.question),
    asksNot,
    asksForExceptions: asksNot && asksWhich(query.question),
    circumstances: askedCircumstances(query),
    allowsNo: true,
    openCases: (language) => {
      const known = open.get(language) ?? openCases(query, language);
      open.set(language, known);
      return known;
    },
  };
}

function askedCircumstances({ question, language, english, other }: PreparedQuery): ReadonlyMap<string, Circumstance> {
  const words = [...english, ...other];
  const asked = new Map<string, Circumstance>();
  const primary = primaryLanguage(language);
  const folded = foldWord(question);
  const note = (text: string, circumstance: Circumstance) => {
    const told = new Set(text.match(/[\p{L}\p{N}]+/gu));
    for (const { written, term } of words) if (told.has(written)) asked.set(term, circumstance);
  };
  for (const time of toldTimes(question, primary)) note(folded.slice(time.start, time.end), { kind: "time", time });
  const age = askedAge(question, primary);
  if (age) note(age.words, { kind: "age", age: age.age });
  const measure = askedMeasure(question, primary);
  if (measure) note(measure.words, { kind: "measure", measure: measure.kind, value: measure.value });
  for (const { written, language: spoken, term } of words) {
    const day = dayNamed(written, spoken);
    if (day !== undefined) asked.set(term, { kind: "day", day });
  }
  return asked;
}

function askedThing({ question, previous, language }: PreparedQuery): AskedThing | null {
  const primary = primaryLanguage(language);
  if (asksWhoIsFree(question)) return { expected: "price", question, language: primary };
  const expected = expectedAnswer(mendQuestionWords(question, primary), primary);
  if (expected !== null) return { expected, question, language: primary };
  // `and in Sheffield?` asks for what the turn before asked for.
  const before = goesOn(question) ? expectedAnswer(mendQuestionWords(previous, primary), primary) : null;
  return before && { expected: before, question: `${previous}\n${question}`, language: primary };
}

function openCases({ question, previous, language }: PreparedQuery, textLanguage: string): readonly RegExp[] {
  const asked = [question, previous].join("\n");
  const own = SPECIAL_CASES[language ?? ""] ?? [];
  if (own.some((pattern) => pattern.test(asked))) return [];
  return (SPECIAL_CASES[textLanguage] ?? []).filter((pattern) => !pattern.test(asked));
}
