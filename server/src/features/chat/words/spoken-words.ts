import type { AnswerContext } from "../answer-context.ts";
import type { OpenExchange } from "../exchange/open-exchange.ts";
import { findSpokenLanguage } from "./find-spoken-language.ts";
import type { FixedWords } from "./fixed-words.ts";
import { wordsIn } from "./words-in.ts";

/** What the assistant says by itself, in the language of the question; found when it is first needed. */
export type SpokenWords = () => Promise<FixedWords>;

export function spokenWords(
  { database, answering }: AnswerContext,
  workspaceId: string,
  { exchange, message }: { exchange: OpenExchange; message: string },
): SpokenWords {
  let words: Promise<FixedWords> | undefined;
  const { agent, history } = exchange;
  const spoken = { setting: agent.settings.language, message, history };
  const sourceLanguages = () => answering.sourceLanguages(database, workspaceId, exchange);
  return () => {
    words ??= findSpokenLanguage(spoken, sourceLanguages).then(wordsIn);
    return words;
  };
}
