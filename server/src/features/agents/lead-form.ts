import { type Static, Type } from "typebox";
import { type FieldError, InvalidError } from "../../platform/errors/app-error.ts";
import { Choice, Nullable, StrictObject } from "../../platform/http/schemas.ts";

const FIELD_TYPES = ["text", "long_text", "email", "phone", "number", "choice"] as const;

const fieldMembers = {
  name: Type.String({ pattern: "^[A-Za-z][A-Za-z0-9_]{0,49}$", description: "As a lead's `fields` have it." }),
  label: Type.Optional(Type.String({ maxLength: 200, description: "What the visitor reads; else the name." })),
  type: Type.Optional(Choice(FIELD_TYPES, { description: "`text` unless given." })),
  required: Type.Optional(Type.Boolean({ description: "False unless given." })),
  options: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 50, description: "Of a `choice`." }),
  ),
};
const consentMembers = {
  text: Type.String({ minLength: 1, maxLength: 5000, description: "The words to agree to." }),
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
const DESCRIPTION =
  "What a visitor is asked for. Their leads must fit the published version's; null: anything is taken.";

/** As it is written: visitors' leads must fit it. */
export const LeadForm = StrictObject(
  {
    fields: Type.Optional(Type.Array(StrictObject(fieldMembers), { maxItems: 20 })),
    consent: Type.Optional(Nullable(StrictObject(consentMembers))),
    guard: Type.Optional(StrictObject(guardMembers, { description: "Against leads that no person leaves." })),
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
      },
    ],
  },
);
export type LeadForm = Static<typeof LeadForm>;
export type LeadFormField = NonNullable<LeadForm["fields"]>[number];

/** As it is read. */
export const LeadFormShown = Type.Object(
  {
    fields: Type.Optional(Type.Array(Type.Object(fieldMembers))),
    consent: Type.Optional(Nullable(Type.Object(consentMembers))),
    guard: Type.Optional(Type.Object(guardMembers)),
  },
  { description: DESCRIPTION },
);

/** What the schema can't say. Throws 422 with a pointer to each field. */
export function assertLeadForm(form: LeadForm | null | undefined): void {
  const errors: FieldError[] = [];
  const refuse = (pointer: string, message: string) =>
    errors.push({ pointer: `/lead_form/fields/${pointer}`, message });
  const names = new Set<string>();
  for (const [index, { name, type, options = [] }] of (form?.fields ?? []).entries()) {
    if (names.has(name)) refuse(`${index}/name`, `is the name of an earlier field: ${name}.`);
    names.add(name);
    if (type === "choice" && options.length === 0) refuse(`${index}/options`, "is what a `choice` is made between.");
    if (new Set(options).size < options.length) refuse(`${index}/options`, "names the same twice.");
  }
  if (errors.length > 0) throw new InvalidError(errors);
}

/** As any version of this service stored it: members that forms no longer have are left out. */
export function readLeadForm(stored: LeadForm | null): LeadForm | null {
  if (stored === null) return null;
  const { fields, consent, guard } = stored;
  return {
    ...(Array.isArray(fields) ? { fields: fields.map((field) => pick(field, fieldMembers)) } : {}),
    ...(consent === undefined ? {} : { consent: consent && pick(consent, consentMembers) }),
    ...(guard === undefined ? {} : { guard: pick(guard, guardMembers) }),
  };
}

function pick<Value extends object>(value: Value, members: object): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name in members)) as Value;
}
