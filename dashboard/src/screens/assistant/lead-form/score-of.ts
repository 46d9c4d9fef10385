import type { EnteredRule, RuleSubject } from "./lead-form-values.ts";

/** A lead that is made up to try the rules. */
export interface SampleLead {
  fields: Record<string, string>;
  chat: Partial<Record<Exclude<RuleSubject, "field" | "questions">, boolean>>;
  questions: number;
}

/** The points of all rules that hold, and which these are; as the service does it. */
export function scoreOf(rules: readonly EnteredRule[], lead: SampleLead): { score: number; by: EnteredRule[] } {
  const by = rules.filter(({ field = "", contains, chat, questions }) => {
    if (questions !== undefined) return lead.questions >= questions;
    if (chat !== undefined) return lead.chat[chat] ?? false;
    const value = lead.fields[field]?.trim().toLowerCase() ?? "";
    return value !== "" && (contains?.some((part) => value.includes(part.toLowerCase())) ?? true);
  });
  return { score: by.reduce((sum, { points = 0 }) => sum + points, 0), by };
}
