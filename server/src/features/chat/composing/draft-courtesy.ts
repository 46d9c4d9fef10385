import { recogniseSmalltalk, type Smalltalk } from "@citedesk/grounding";
import type { AgentDefinition } from "../../agents/index.ts";
import type { FixedTexts } from "../texts/fixed-texts.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/**
 * Answers greetings, thanks and messages without a question by fixed words, which the agent's owner can replace.
 * `starters` are offered with them.
 */
export function draftCourtesy(
  { agent, texts }: { agent: AgentDefinition; texts: FixedTexts },
  message: string,
  starters: readonly string[],
): DraftAnswer {
  const kind = recogniseSmalltalk(message);
  return {
    kind: kind === null ? "clarify" : "smalltalk",
    answered: null,
    reason: null,
    score: null,
    pieces: [],
    plainText: textFor(agent, texts, kind ?? "unclear"),
    suggestions: [...starters],
    nearest: [],
    searchedFor: null,
  };
}

function textFor({ name, settings }: AgentDefinition, texts: FixedTexts, kind: Smalltalk | "unclear"): string {
  const own = settings.smalltalk[kind];
  if (typeof own === "string" && own !== "") return own;
  if (kind === "greeting") return settings.welcome_message || texts.greeting(name);
  return kind === "identity" ? texts.identity(name) : texts[kind];
}
