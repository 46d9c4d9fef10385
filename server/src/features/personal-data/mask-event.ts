import type { Executor } from "../../platform/database/database.ts";
import { createMask } from "./create-mask.ts";
import { type PersonalDataRule, readPersonalDataRule } from "./personal-data-rule.ts";

/** Events as they are told to other systems, by the rule that the workspace has now. */
export async function maskEvents<Event extends { type: string; data: Record<string, unknown> }>(
  executor: Executor,
  workspaceId: string,
  events: readonly Event[],
): Promise<Event[]> {
  if (events.length === 0) return [];
  const rule = await readPersonalDataRule(executor, workspaceId);
  return events.map((event) => ({ ...event, data: maskEvent(rule, event.type, event.data) }));
}

/**
 * What happened, without personal data in anybody's words. What visitors leave in a lead form is there to be passed on,
 * and stays; ids, times and addresses of pages are nobody's words.
 */
export function maskEvent(
  rule: PersonalDataRule,
  type: string,
  data: Record<string, unknown>,
): Record<string, unknown> {
  if (rule.mask.length === 0) return data;
  const mask = createMask(rule);
  const isLead = type.startsWith("lead.");
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return NO_WORDS.test(value) ? value : mask.hide(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, isLead && name === "fields" ? part : walk(part)]);
    return Object.fromEntries(parts);
  };
  return walk(data) as Record<string, unknown>;
}

const NO_WORDS = /^(?:[a-z]+_[0-9a-z]{26}|\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f]{64}|https?:\/\/\S+)$/;
