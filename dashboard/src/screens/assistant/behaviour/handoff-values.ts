import type { Schema } from "@citedesk/client";
import { numberOf } from "../../../parts/number-of.ts";
import { type HoursText, readHours, writeHours } from "./hours-text.ts";

type Agent = Schema<"Agent">;

/** As the form has them. */
export interface HandoffValues {
  handoff_rules: {
    after_abstentions: string;
    on_negative_feedback: boolean;
    keywords: string;
    answers_while_waiting: boolean;
    idle_minutes: string;
    outside_hours: Agent["handoff_rules"]["outside_hours"];
  };
  office_hours: HoursText;
}

export function readHandoffValues({ handoff_rules: rules, office_hours: hours }: Agent): HandoffValues {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    handoff_rules: {
      ...rules,
      after_abstentions: rules.after_abstentions === null ? "" : String(rules.after_abstentions),
      keywords: rules.keywords.join(", "),
      idle_minutes: String(rules.idle_minutes),
    },
    office_hours: writeHours(hours, timeZone),
  };
}

export function writeHandoffValues({ handoff_rules: rules, office_hours: hours }: HandoffValues) {
  const keywords = rules.keywords
    .split(/[,\n]/)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "");
  return {
    handoff_rules: {
      ...rules,
      after_abstentions: rules.after_abstentions === "" ? null : numberOf(rules.after_abstentions),
      keywords: [...new Set(keywords)],
      idle_minutes: numberOf(rules.idle_minutes),
    },
    office_hours: readHours(hours) as Schema<"UpdateAgentBody">["office_hours"] & object,
  };
}
