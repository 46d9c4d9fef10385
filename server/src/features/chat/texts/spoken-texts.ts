import type { AnswerContext } from "../answer-context.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";
import { findSpokenLanguage } from "./find-spoken-language.ts";
import type { FixedTexts } from "./fixed-texts.ts";
import { textsIn } from "./texts-in.ts";

/** What the assistant says by itself, in the language of the question; found when it is first needed. */
export type SpokenTexts = () => Promise<FixedTexts>;

export function spokenTexts(
  { database, answering }: AnswerContext,
  workspaceId: string,
  turn: Pick<ChatTurn, "agent" | "agentId" | "sources" | "history">,
  message: string,
): SpokenTexts {
  let texts: Promise<FixedTexts> | undefined;
  const { agent, history } = turn;
  const spoken = { setting: agent.settings.language, message, history };
  const sourceLanguages = () => answering.sourceLanguages(database, workspaceId, turn);
  return () => {
    texts ??= findSpokenLanguage(spoken, sourceLanguages).then(textsIn);
    return texts;
  };
}
