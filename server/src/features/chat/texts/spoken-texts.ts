import type { AnswerContext } from "../answer-context.ts";
import type { OpenExchange } from "../exchange/open-exchange.ts";
import { findSpokenLanguage } from "./find-spoken-language.ts";
import type { FixedTexts } from "./fixed-texts.ts";
import { textsIn } from "./texts-in.ts";

/** What the assistant says by itself, in the language of the question; found when it is first needed. */
export type SpokenTexts = () => Promise<FixedTexts>;

export function spokenTexts(
  { database, answering }: AnswerContext,
  workspaceId: string,
  { exchange, message }: { exchange: OpenExchange; message: string },
): SpokenTexts {
  let texts: Promise<FixedTexts> | undefined;
  const { agent, history } = exchange;
  const spoken = { setting: agent.settings.language, message, history };
  const sourceLanguages = () => answering.sourceLanguages(database, workspaceId, exchange);
  return () => {
    texts ??= findSpokenLanguage(spoken, sourceLanguages).then(textsIn);
    return texts;
  };
}
