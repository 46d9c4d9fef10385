import { recogniseSmalltalk, type Smalltalk } from "@citedesk/grounding";
import type { AgentDefinition } from "../agents/index.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/** Answers greetings, thanks and messages without a question by fixed words, which the agent's owner can replace. `starters` are offered with them. */
export function draftCourtesy(agent: AgentDefinition, message: string, starters: readonly string[]): DraftAnswer {
  const kind = recogniseSmalltalk(message);
  return {
    kind: kind === null ? "clarify" : "smalltalk",
    answered: null,
    reason: null,
    score: null,
    pieces: [],
    plainText: wordsFor(agent, kind ?? "unclear"),
    suggestions: [...starters],
    nearest: [],
  };
}

function wordsFor(agent: AgentDefinition, kind: Smalltalk | "unclear"): string {
  const own = agent.settings.smalltalk[kind];
  return typeof own === "string" && own !== "" ? own : DEFAULT_WORDS[kind](agent);
}

const DEFAULT_WORDS: Record<Smalltalk | "unclear", (agent: AgentDefinition) => string> = {
  greeting: (agent) => agent.settings.welcome_message || `Hello. I answer questions from ${agent.name}'s sources.`,
  thanks: () => "You are welcome.",
  goodbye: () => "Goodbye.",
  identity: (agent) =>
    `I am ${agent.name}, an automatic assistant. I answer only from approved sources and show the quotes.`,
  person: () => "You asked for a person. Leave your question here; your place is kept.",
  unclear: () => "I could not find a question in that. Ask it in a few words.",
};
