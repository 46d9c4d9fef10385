import type { ChatMessage } from "../servers/serve-chat-model.ts";

/** What the service asks a model for, read out of its prompt. */
export interface ReadPrompt {
  kind: "rewrite" | "answer" | "check";
  /** The assistant's name; empty where the prompt doesn't have it. */
  assistant: string;
  question: string;
  /** What the visitor said before, oldest first; none for a check. */
  before: string[];
  passages: { number: number; text: string }[];
  /** Of a check, numbered from 1. */
  statements: string[];
}

/** Throws where the service asks for something else. */
export function readPrompt(messages: readonly ChatMessage[]): ReadPrompt {
  const system = messages[0]?.content ?? "";
  const content = messages.at(-1)?.content ?? "";
  const kind = KINDS.find(([, opening]) => opening.test(system))?.[0];
  const question = content.match(/<question>\n([\s\S]*?)\n<\/question>/u)?.[1];
  if (kind === undefined || question === undefined)
    throw new Error(`Nobody knows this prompt: ${system.slice(0, 200)}`);
  const turns = kind === "rewrite" ? visitorLines(content) : visitorTurns(messages);
  return {
    kind,
    assistant:
      system.match(/^(?:You are |You check what an assistant named )(.*?)(?:, the assistant| wrote for)/u)?.[1] ?? "",
    question,
    before: kind === "check" ? [] : turns,
    passages: [...content.matchAll(/<passage number="(\d+)"[^>]*>\n([\s\S]*?)\n<\/passage>/gu)].map(
      ([, number, text]) => ({ number: Number(number), text: text! }),
    ),
    statements: kind === "check" ? numberedLines(content) : [],
  };
}

const KINDS = [
  ["rewrite", /^You rewrite the last question/u],
  ["check", /^You check what an assistant/u],
  ["answer", /^You are .*, the assistant of a website/u],
] as const;

function visitorLines(content: string): string[] {
  const conversation = content.match(/<conversation>\n([\s\S]*?)\n?<\/conversation>/u)?.[1] ?? "";
  return [...conversation.matchAll(/^Visitor: (.*)$/gmu)].map(([, said]) => said!);
}

function visitorTurns(messages: readonly ChatMessage[]): string[] {
  return messages.slice(1, -1).flatMap(({ role, content }) => (role === "user" ? [content] : []));
}

function numberedLines(content: string): string[] {
  const list = content.match(/<statements>\n([\s\S]*?)\n<\/statements>/u)?.[1] ?? "";
  return list.split("\n").map((line) => line.replace(/^\d+\. /u, ""));
}
