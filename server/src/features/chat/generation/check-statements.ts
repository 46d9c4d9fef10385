import {
  buildCheckPrompt,
  type CheckInput,
  type CheckVerdict,
  estimateTokens,
  readCheckVerdicts,
} from "@citedesk/grounding";
import { type ChatModel, ModelFailure, type ModelUsage } from "../../../ports/chat-model.ts";

/** Room for a verdict with its quotes. */
const TOKENS_A_STATEMENT = 160;
const MAX_WAIT_MS = 20_000;

export interface CheckedStatements {
  /** For each statement; undefined where the checker gave none that can be read: words decide then. */
  verdicts: readonly (CheckVerdict | undefined)[];
  usage: ModelUsage;
}

/**
 * Asks a model which statements the passages back: one call for all of them. A checker that fails, or is too slow,
 * gives no verdict; nothing is shown for it that words would not show. Throws only when the answer was stopped.
 */
export async function checkStatements(
  model: ChatModel,
  input: CheckInput,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<CheckedStatements> {
  const prompt = buildCheckPrompt(input);
  const deadline = AbortSignal.timeout(MAX_WAIT_MS);
  let output = "";
  let usage: ModelUsage | undefined;
  try {
    for await (const part of model.stream({
      ...prompt,
      maxOutputTokens: TOKENS_A_STATEMENT * input.statements.length,
      timeoutMs: Math.min(timeoutMs, MAX_WAIT_MS),
      signal: AbortSignal.any([signal, deadline]),
    })) {
      if (part.type === "text") output += part.text;
      else if (part.type === "finish") usage = part.usage;
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelFailure || deadline.aborted)) throw error;
  }
  // What was written before it broke off was paid for.
  usage ??= output === "" ? { inputTokens: 0, outputTokens: 0 } : estimateUsage(prompt, output);
  return { verdicts: readCheckVerdicts(output, input.statements.length), usage };
}

function estimateUsage({ system, messages }: ReturnType<typeof buildCheckPrompt>, output: string): ModelUsage {
  const text = [system, ...messages.map(({ content }) => content)].join("\n");
  return { inputTokens: estimateTokens(text), outputTokens: estimateTokens(output) };
}
