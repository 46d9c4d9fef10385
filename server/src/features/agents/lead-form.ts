import { type Static, Type } from "typebox";
import { type FieldError, InvalidError } from "../../platform/errors/app-error.ts";
import { Choice, Nullable, StrictObject } from "../../platform/http/schemas.ts";

const FIELD_TYPES = ["text", "long_text", "email", "phone", "number", "choice"] as const;

const fieldMembers = {
  name: Type.String({ pattern: "^[A-Za-z][A-Za-z0-9_]{0,49}$", description: "As a lead's `fields` have it." }),
  label: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        "What the visitor reads; else the chat's own word for `name`, `email`, `phone`, `message` and `company`, else the name.",
    }),
  ),
  type: Type.Optional(Choice(FIELD_TYPES, { description: "`text` unless given." })),
  required: Type.Optional(Type.Boolean({ description: "False unless given." })),
  options: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 50, description: "Of a `choice`." }),
  ),
};
const consentMembers = {
  text: Type.String({ minLength: 1, maxLength: 5000, description: "The words to agree to." }),
  version: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 50,
      pattern: "\\S",
      description:
        "Of the words; leads keep it. Unless given, the assistant's version in which these words were first saved.",
      examples: ["2026-11"],
    }),
  ),
  required: Type.Optional(Type.Boolean({ description: "No lead without. False unless given." })),
};
const guardMembers = {
  least_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 60,
      description: "Between a visitor's coming and their lead. 0 unless given.",
    }),
  ),
  leads_per_day: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: "Of one visitor. 5 unless given, also without a form." }),
  ),
};
const askMembers = {
  when: Choice(["before", "after_answers", "on_abstention", "on_request"], {
    description:
      "Before the first question, after so many `answers`, at a question without an answer, or when the visitor wants it.",
  }),
  answers: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: "Of `after_answers`; 3 unless given." })),
};
export const scoringMembers = {
  points: Type.Integer({ minimum: -100, maximum: 100, description: "Added where the rule holds." }),
  field: Type.Optional(
    Type.String({ maxLength: 50, description: "Holds where this field is filled in …", examples: ["email"] }),
  ),
  contains: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200, examples: ["@example.com"] }), {
      minItems: 1,
      maxItems: 50,
      description: "… with one of these in it, whatever their case.",
    }),
  ),
  chat: Type.Optional(
    Choice(["handoff", "abstention", "positive_feedback", "negative_feedback"], {
      description: "Holds where one of its chats had this.",
    }),
  ),
  questions: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: "Holds where so many were asked in its chats, or more." }),
  ),
};
const CONDITIONS = ["field", "chat", "questions"] as const;
const DESCRIPTION =
  "What a visitor is asked for. Their leads must fit the published version's; null: anything is taken.";

/** As it is written: visitors' leads must fit it. */
export const LeadForm = StrictObject(
  {
    fields: Type.Optional(Type.Array(StrictObject(fieldMembers), { maxItems: 20 })),
    consent: Type.Optional(Nullable(StrictObject(consentMembers))),
    guard: Type.Optional(StrictObject(guardMembers, { description: "Against leads that no person leaves." })),
    ask: Type.Optional(
      StrictObject(askMembers, { description: "When the chat asks by itself. `on_request` unless given." }),
    ),
    scoring: Type.Optional(
      Type.Array(StrictObject(scoringMembers), {
        maxItems: 50,
        description: "What a lead is worth: the points of all rules that hold. Each has one condition.",
      }),
    ),
  },
  {
    description: DESCRIPTION,
    examples: [
      {
        fields: [
          { name: "name", label: "Your name", type: "text", required: true },
          { name: "email", label: "E-mail", type: "email", required: true },
        ],
        consent: { text: "You may write to me about my question.", required: true },
        ask: { when: "after_answers", answers: 3 },
        scoring: [
          { field: "email", contains: ["@example.com"], points: 20 },
          { chat: "handoff", points: 30 },
        ],
      },
    ],
  },
);
export type LeadForm = Static<typeof LeadForm>;
export type LeadFormField = NonNullable<LeadForm["fields"]>[number];
export type ScoringRule = NonNullable<LeadForm["scoring"]>[number];

/** As it is read. */
export const LeadFormShown = Type.Object(
  {
    fields: Type.Optional(Type.Array(Type.Object(fieldMembers))),
    consent: Type.Optional(Nullable(Type.Object(consentMembers))),
    guard: Type.Optional(Type.Object(guardMembers)),
    ask: Type.Optional(Type.Object(askMembers)),
    scoring: Type.Optional(Type.Array(Type.Object(scoringMembers))),
  },
  { description: DESCRIPTION },
);

/** What the schema can't say. Throws 422 with a pointer to each field. */
export function assertLeadForm(form: LeadForm | null | undefined): void {
  const errors = form ? [...checkFields(form), ...checkAsk(form), ...checkScoring(form)] : [];
  if (errors.length > 0) throw new InvalidError(errors);
}

function checkFields(form: LeadForm): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (pointer: string, message: string) =>
    errors.push({ pointer: `/lead_form/fields/${pointer}`, message });
  const names = new Set<string>();
  for (const [index, { name, type, options = [] }] of (form.fields ?? []).entries()) {
    if (names.has(name)) refuse(`${index}/name`, `is the name of an earlier field: ${name}.`);
    names.add(name);
    if (type === "choice" && options.length === 0) refuse(`${index}/options`, "is what a `choice` is made between.");
    if (new Set(options).size < options.length) refuse(`${index}/options`, "names the same twice.");
  }
  return errors;
}

function checkAsk({ ask }: LeadForm): FieldError[] {
  if (ask?.answers === undefined || ask.when === "after_answers") return [];
  return [{ pointer: "/lead_form/ask/answers", message: "is of `after_answers` alone." }];
}

/** A form without fields takes any: what a rule says of them can't be checked. */
function checkScoring({ scoring = [], fields = [] }: LeadForm): FieldError[] {
  const names = new Set(fields.map(({ name }) => name));
  return scoring.flatMap((rule, index) => {
    const pointer = `/lead_form/scoring/${index}`;
    if (CONDITIONS.filter((name) => rule[name] !== undefined).length !== 1)
      return [{ pointer, message: "needs one of `field`, `chat` and `questions`." }];
    if (rule.contains !== undefined && rule.field === undefined)
      return [{ pointer: `${pointer}/contains`, message: "is of a `field`." }];
    if (rule.field !== undefined && names.size > 0 && !names.has(rule.field))
      return [{ pointer: `${pointer}/field`, message: "is not one of the form's." }];
    return [];
  });
}

/**
 * With the version of its words: the owner's, that of before where the words are the same, else `version`, the
 * assistant's. Throws 422 where the owner gives other words the version of those before.
 */
export function withConsentVersion(form: LeadForm | null, before: LeadForm | null, version: number): LeadForm | null {
  if (!form?.consent) return form;
  const { consent } = form;
  const known = before?.consent;
  const isSame = known?.text === consent.text;
  if (!isSame && known && known.version !== undefined && known.version === consent.version)
    throw new InvalidError([{ pointer: "/lead_form/consent/version", message: "is that of other words." }]);
  const own = consent.version ?? (isSame ? known?.version : undefined) ?? String(version);
  return { ...form, consent: { ...consent, version: own } };
}

/** As any version of this service stored it: members that forms no longer have are left out. */
export function readLeadForm(stored: LeadForm | null): LeadForm | null {
  if (stored === null) return null;
  const { fields, consent, guard, ask, scoring } = stored;
  return {
    ...(Array.isArray(fields) ? { fields: fields.map((field) => pick(field, fieldMembers)) } : {}),
    ...(consent === undefined ? {} : { consent: consent && pick(consent, consentMembers) }),
    ...(guard === undefined ? {} : { guard: pick(guard, guardMembers) }),
    ...(ask === undefined ? {} : { ask: pick(ask, askMembers) }),
    ...(scoring === undefined ? {} : { scoring: scoring.map((rule) => pick(rule, scoringMembers)) }),
  };
}

function pick<Value extends object>(value: Value, members: object): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name in members)) as Value;
}
