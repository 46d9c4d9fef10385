import type { ModelDescription } from "../../../ports/chat-model.ts";

const MICROS_A_DOLLAR = 1_000_000;
/** Estimated tokens that a prompt may have, with its passages and history. */
export const MAX_INPUT_TOKENS = 8_000;

/**
 * Millionths of a US dollar; null where the price is not known. Prices are dollars a million tokens, so they cancel
 * out.
 */
export function costOf(
  price: ModelDescription["price"] | undefined,
  usage: { inputTokens: number; outputTokens: number },
): number | null {
  if (!price) return null;
  return Math.ceil(price.input * usage.inputTokens + price.output * usage.outputTokens);
}

/** The most that one answer can cost: each round of the conversation with the model as large as it may be. */
export function highestCost(price: ModelDescription["price"] | undefined, outputTokens: number): number {
  return costOf(price, { inputTokens: MAX_INPUT_TOKENS, outputTokens }) ?? 0;
}

export function toMicros(dollars: number): number {
  return Math.round(dollars * MICROS_A_DOLLAR);
}

/** Room for the answer and the quotes behind each of its sentences. */
export function outputTokensFor(length: "short" | "medium" | "long"): number {
  return { short: 500, medium: 1_000, long: 2_400 }[length];
}
