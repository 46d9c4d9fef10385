import { type Static, Type } from "typebox";
import { Choice, StrictObject } from "../../platform/http/schemas.ts";

const members = {
  outside_hours: Choice(["wait", "details"], {
    description:
      "What becomes of a wish for a person outside of `office_hours`: they `wait` until somebody is there, or leave their `details`.",
  }),
  answers_while_waiting: Type.Boolean({
    description: "Who waits for a person still gets answers from the sources. False: they are told where they stand.",
  }),
  idle_minutes: Type.Integer({
    minimum: 1,
    maximum: 10_080,
    description: "A visitor who wrote and had no word of the person for so long waits for another one.",
  }),
};

/** When a person takes over, and what happens until they do. */
export const HandoffRules = Type.Object(members, {
  description: "When a person takes over, and what happens until then.",
});
export type HandoffRules = Static<typeof HandoffRules>;

/** What isn't named stays. */
export const HandoffRulesChange = StrictObject(Type.Partial(Type.Object(members)).properties, {
  description: "When a person takes over, and what happens until then. What isn't named stays.",
  examples: [{ outside_hours: "details", idle_minutes: 5 }],
});

export const DEFAULT_HANDOFF_RULES: HandoffRules = {
  outside_hours: "wait",
  answers_while_waiting: true,
  idle_minutes: 10,
};

/** Of settings as they were stored by any version of this service. */
export function handoffRulesOf(settings: { handoff_rules?: Partial<HandoffRules> }): HandoffRules {
  return { ...DEFAULT_HANDOFF_RULES, ...settings.handoff_rules };
}
