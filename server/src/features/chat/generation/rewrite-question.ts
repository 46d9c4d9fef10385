import {
  buildRewritePrompt,
  readRewrittenQuestion,
  readSearchWords,
  readTranslations,
  type Turn,
} from "@citedesk/grounding";
import { removeHidden } from "../../../platform/remove-hidden.ts";
import { type ChatModel, ModelFailure, type ModelUsage } from "../../../ports/chat-model.ts";

const MAX_TOKENS = 200;
const TOKENS_A_LANGUAGE = 160;
const MAX_WAIT_MS = 8_000;

export interface RewrittenQuestion {
  /** Undefined when the model has nothing better than the visitor's words. */
  question: string | undefined;
  /** Words that a page with the answer may use. */
  words: string | undefined;
  /** By language. */
  translations: ReadonlyMap<string, string>;
  usage: ModelUsage;
}

/**
 * A question that words can't place as one that can be searched: on its own where it follows up ("And for members?"),
 * spelt and worded as texts are, also in other languages. When the model fails there is neither: the search then stands
 * as it is.
 */
export async function rewriteQuestion(
  model: ChatModel,
  request: {
    question: string;
    history: readonly Turn[];
    languages: readonly string[];
    timeoutMs: number;
    signal: AbortSignal;
  },
): Promise<RewrittenQuestion> {
  const { languages } = request;
  const history = request.history.map(({ role, text }) => ({ role, content: text }));
  const prompt = buildRewritePrompt({ question: request.question, history, languages });
  let output = "";
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  try {
    const timeoutMs = Math.min(request.timeoutMs, MAX_WAIT_MS);
    for await (const part of model.stream({
      ...prompt,
      maxOutputTokens: MAX_TOKENS + TOKENS_A_LANGUAGE * languages.length,
      timeoutMs,
      signal: request.signal,
    })) {
      if (part.type === "text") output += part.text;
      else if (part.type === "finish") usage = part.usage;
    }
  } catch (error) {
    if (!(error instanceof ModelFailure) || request.signal.aborted) throw error;
    return { question: undefined, words: undefined, translations: new Map(), usage };
  }
  output = removeHidden(output);
  const question = readRewrittenQuestion(output, request.question);
  const isBetter = question !== request.question;
  return {
    question: isBetter ? question : undefined,
    words: readSearchWords(output),
    translations: readTranslations(output, languages),
    usage,
  };
}
