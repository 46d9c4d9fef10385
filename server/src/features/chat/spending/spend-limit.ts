import type { AgentDefinition } from "../../agents/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { highestCost, outputTokensFor, toMicros } from "./model-costs.ts";

/** What an answer of the agent can cost at most, and what the day allows. */
export interface SpendLimit {
  highestCostMicros(agent: AgentDefinition): number;
  dayLimitMicros: number | undefined;
}

/**
 * What a day allows an assistant, and what one answer of it may cost: its model or its fallback for the first passages,
 * for more of them before it refuses, and for a repair; its checker for the latter two.
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
      return MAX_WRITINGS * Math.max(...costs) + MAX_CHECKS * Math.max(0, ...checking);
    },
  };
}

const MAX_WRITINGS = 3;
const MAX_CHECKS = 2;
