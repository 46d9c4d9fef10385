import { type Static, Type } from "typebox";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { Choice, Nullable, StrictObject } from "../../platform/http/schemas.ts";

const members = {
  after_abstentions: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 10,
      description: "A person is asked for with so many questions in a row that had no answer. Null: never.",
    }),
  ),
  on_negative_feedback: Type.Boolean({ description: "A person is asked for when a visitor rates an answer so." }),
  keywords: Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }), {
    maxItems: 100,
    uniqueItems: true,
    description:
      "Whole words, or several in this order, in a visitor's message: a person is asked for, and nothing is looked up. Case and accents don't count.",
  }),
  outside_hours: Choice(["wait", "details"], {
    description:
      "What becomes of a wish for a person, and of these rules, outside of `office_hours`: visitors `wait` until somebody is there, or leave their `details`.",
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
  examples: [{ after_abstentions: 2, keywords: ["complaint"], outside_hours: "details" }],
});

export const DEFAULT_HANDOFF_RULES: HandoffRules = {
  after_abstentions: null,
  on_negative_feedback: false,
  keywords: [],
  outside_hours: "wait",
  answers_while_waiting: true,
  idle_minutes: 10,
};

/** What of the rules asks for a person by itself. */
export const HANDOFF_TRIGGERS = ["after_abstentions", "on_negative_feedback", "keywords"] as const;
export type HandoffTrigger = (typeof HANDOFF_TRIGGERS)[number];

/** What the schema can't say. Throws 422 with a pointer to each keyword. */
export function assertHandoffRules({ keywords = [] }: Partial<HandoffRules> = {}): void {
  const errors = keywords.flatMap((keyword, index) =>
    /[\p{L}\p{N}]/u.test(keyword)
      ? []
      : [{ pointer: `/handoff_rules/keywords/${index}`, message: "has neither a letter nor a digit." }],
  );
  if (errors.length > 0) throw new InvalidError(errors);
}

/** Of settings as they were stored by any version of this service. */
export function handoffRulesOf(settings: { handoff_rules?: Partial<HandoffRules> }): HandoffRules {
  return { ...DEFAULT_HANDOFF_RULES, ...settings.handoff_rules };
}
