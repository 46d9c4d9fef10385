import { primaryLanguage } from "../analysis/analyze.ts";
import { leansOnHistory, refersBack } from "../ranking/leans-on-history.ts";
import { mendCommonWords } from "../ranking/mend-common-words.ts";
import { partStory } from "../ranking/part-turn.ts";
import { type PreparedQuery, prepareQuery, type Question } from "../ranking/prepare-query.ts";
import { type AskedBasicFact, type AskedParts, askedBasicFact, askedParts } from "./asked-basic-fact.ts";
import { BASIC_WORDS } from "./basic-words.ts";

/**
 * What to search with for a question that asks for a basic fact and nothing else: its own words seldom stand beside a
 * street or a phone number. Null for other questions, and behind other turns where it may go on about them.
 */
export function prepareBasicQuery({ question, history = [], language = null }: Question): PreparedQuery | null {
  const asked = askedBasicFact(question, language) ?? askedBehindStory(question, language);
  if (asked === null) return null;
  const isBehind = history.some(({ role }) => role === "user");
  if (isBehind && (asked.fact === "price" || leansOnHistory(question) || refersBack(question))) return null;
  const { places, parts } = asked.fact === "hours" ? askedParts(question, asked.language) : NO_PARTS;
  const sought = [BASIC_WORDS[asked.language]!.sought[asked.fact], ...places, ...parts].join(" ");
  const query = prepareQuery({ question: sought, language: language ?? asked.language });
  const meant = (words: PreparedQuery["english"]) => words.map((word) => ({ ...word, isMeant: true }));
  return {
    ...query,
    question: mendCommonWords(question, asked.language),
    language: language === null ? asked.language : primaryLanguage(language),
    english: meant(query.english),
    other: meant(query.other),
    basicFact: asked.fact,
  };
}

/** `We're coming down on Saturday, when do you close`: what the place has is asked for, of no part that is told of. */
function askedBehindStory(question: string, language: string | null): AskedBasicFact | null {
  const { asked, told } = partStory(question);
  if (told === "") return null;
  const fact = askedBasicFact(asked, language);
  // Whom to call, and what it costs, depends on what is told.
  if (fact === null || (fact.fact !== "hours" && fact.fact !== "address") || refersBack(asked)) return null;
  return askedParts(told, fact.language).parts.length === 0 ? fact : null;
}

const NO_PARTS: AskedParts = { places: [], parts: [] };
