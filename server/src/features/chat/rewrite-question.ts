import { buildRewritePrompt, readRewrittenQuestion, type Turn } from "@citedesk/grounding";
import { type ChatModel, ModelFailure, type ModelUsage } from "../../ports/chat-model.ts";

const MOST_TOKENS = 120;
const LONGEST_WAIT_MS = 8_000;

/**
 * A follow-up question ("And for members?") as one that can be searched on its own; undefined when the model has nothing better than the
 * visitor's words, or fails: the search then stands as it is.
 */
export async function rewriteQuestion(
  model: ChatModel,
  request: { question: string; history: readonly Turn[]; timeoutMs: number; signal: AbortSignal },
): Promise<{ question: string | undefined; usage: ModelUsage }> {
  const history = request.history.map(({ role, text }) => ({ role, content: text }));
  const prompt = buildRewritePrompt({ question: request.question, history });
  let output = "";
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  try {
    const timeoutMs = Math.min(request.timeoutMs, LONGEST_WAIT_MS);
    for await (const part of model.stream({
      ...prompt,
      maxOutputTokens: MOST_TOKENS,
      timeoutMs,
      signal: request.signal,
    })) {
      if (part.type === "text") output += part.text;
      else if (part.type === "finish") usage = part.usage;
    }
  } catch (error) {
    if (!(error instanceof ModelFailure) || request.signal.aborted) throw error;
    return { question: undefined, usage };
  }
  const question = readRewrittenQuestion(output, request.question);
  return { question: question === request.question ? undefined : question, usage };
}
