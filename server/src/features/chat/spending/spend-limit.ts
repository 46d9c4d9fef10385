import type { AgentDefinition } from "../../agents/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { highestCost, outputTokensFor, toMicros } from "./model-costs.ts";

/** What an answer of the agent can cost at most, and what the day allows. */
export interface SpendLimit {
  highestCostMicros(agent: AgentDefinition): number;
  dayLimitMicros: number | undefined;
}

/**
 * What a day allows an assistant, and what one answer of it may cost: its model or its fallback, its checker, and one
 * repair.
 */
export async function spendLimitOf(context: AnswerContext): Promise<SpendLimit> {
  const { dailyBudgetDollars } = context.answering;
  const prices = new Map((await context.models.list()).map(({ id, price }) => [id, price]));
  return {
    dayLimitMicros: dailyBudgetDollars === undefined ? undefined : toMicros(dailyBudgetDollars),
    highestCostMicros: ({ model, settings }) => {
      const outputTokens = outputTokensFor(settings.answer_length);
      const costs = [model, settings.fallback_model ?? ""].map((id) => highestCost(prices.get(id), outputTokens));
      const checks = settings.verification === "model" ? [settings.verifier_model ?? model] : [];
      const checking = checks.map((id) => highestCost(prices.get(id), outputTokens));
      return 2 * (Math.max(...costs) + Math.max(0, ...checking));
    },
  };
}
