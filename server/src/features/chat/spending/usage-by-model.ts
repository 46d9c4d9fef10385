import type { ModelCatalogue, ModelUsage } from "../../../ports/chat-model.ts";
import { costOf } from "./model-costs.ts";

/**
 * What one answer used of each model, by the model's id: the one that wrote, one before it that failed, one that
 * reworded the question.
 */
export type UsageByModel = ReadonlyMap<string, ModelUsage>;

export interface UsageCost {
  /** Of all models that wrote, together. */
  usage: ModelUsage;
  /** Of those that checked; null where none did. */
  checkerUsage: ModelUsage | null;
  /** Millionths of a US dollar; null where a model's price is not known. */
  costMicros: number | null;
  /** What counts against a budget: of the models whose price is known. */
  chargedMicros: number;
}

/** Each model at its own price, those that wrote and those that checked. */
export async function priceUsage(
  models: ModelCatalogue,
  used: UsageByModel,
  checked: UsageByModel,
): Promise<UsageCost> {
  const checkerUsage = checked.size === 0 ? null : totalUsage(checked);
  const spent = [...used, ...checked].filter(([, { inputTokens, outputTokens }]) => inputTokens + outputTokens > 0);
  if (spent.length === 0) return { usage: NO_USAGE, checkerUsage, costMicros: 0, chargedMicros: 0 };
  const prices = new Map((await models.list()).map(({ id, price }) => [id, price]));
  const costs = spent.map(([model, usage]) => costOf(prices.get(model), usage));
  const chargedMicros = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  return {
    usage: totalUsage(used),
    checkerUsage,
    costMicros: costs.includes(null) ? null : chargedMicros,
    chargedMicros,
  };
}

export function totalUsage(used: UsageByModel): ModelUsage {
  return [...used.values()].reduce(addUsage, NO_USAGE);
}

/** `used` with what another call took. */
export function withUsage(used: UsageByModel, model: string, usage: ModelUsage): UsageByModel {
  return new Map(used).set(model, addUsage(used.get(model) ?? NO_USAGE, usage));
}

function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}

const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0 };
