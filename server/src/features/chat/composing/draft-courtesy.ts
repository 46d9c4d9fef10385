import { recogniseSmalltalk, type Smalltalk } from "@citedesk/grounding";
import type { AgentDefinition } from "../../agents/index.ts";
import type { FixedWords } from "../words/fixed-words.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/** Answers greetings, thanks and messages without a question by fixed words, which the agent's owner can replace. `starters` are offered with them. */
export function draftCourtesy(
  { agent, words }: { agent: AgentDefinition; words: FixedWords },
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
    plainText: wordsFor(agent, words, kind ?? "unclear"),
    suggestions: [...starters],
    nearest: [],
  };
}

function wordsFor({ name, settings }: AgentDefinition, words: FixedWords, kind: Smalltalk | "unclear"): string {
  const own = settings.smalltalk[kind];
  if (typeof own === "string" && own !== "") return own;
  if (kind === "greeting") return settings.welcome_message || words.greeting(name);
  return kind === "identity" ? words.identity(name) : words[kind];
}
