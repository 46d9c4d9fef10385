import { primaryLanguage } from "../../analysis/analyze.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import { expectedAnswer } from "./question-words.ts";

/** Whether a question asks what one thing is, and says nothing else. */
export function asksWhatOneThingIs({ question, language, english, other }: PreparedQuery): boolean {
  const spoken = primaryLanguage(language ?? "en");
  const words = (spoken === "en" ? english : other).filter(({ weight }) => weight === 1);
  return new Set(words.map(({ term }) => term)).size <= ONE_THING && expectedAnswer(question, spoken) === "definition";
}

const ONE_THING = 2;
