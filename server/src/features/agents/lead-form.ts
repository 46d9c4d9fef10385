import { type Static, Type } from "typebox";
import { Choice, Nullable } from "../../platform/http/schemas.ts";

const FIELD_TYPES = ["text", "long_text", "email", "phone", "number", "choice"] as const;

const LeadFormField = Type.Object(
  {
    name: Type.String({ pattern: "^[A-Za-z][A-Za-z0-9_]{0,49}$", description: "As a lead's `fields` have it." }),
    label: Type.Optional(Type.String({ maxLength: 200, description: "What the visitor reads; else the name." })),
    type: Type.Optional(Choice(FIELD_TYPES, { description: "`text` unless given." })),
    required: Type.Optional(Type.Boolean({ description: "False unless given." })),
    options: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 50, description: "Of a `choice`." }),
    ),
  },
  { additionalProperties: true },
);
export type LeadFormField = Static<typeof LeadFormField>;

/** What visitors are asked for, and what they agree to. Leads of visitors must fit it; members the page needs besides are kept. */
export const LeadForm = Type.Object(
  {
    fields: Type.Optional(Type.Array(LeadFormField, { maxItems: 20 })),
    consent: Type.Optional(
      Nullable(
        Type.Object(
          {
            text: Type.String({ minLength: 1, maxLength: 5000, description: "The words to agree to." }),
            required: Type.Optional(Type.Boolean({ description: "No lead without. False unless given." })),
          },
          { additionalProperties: true },
        ),
      ),
    ),
  },
  {
    additionalProperties: true,
    description: "What a visitor is asked for. Their leads must fit the published version's; null: anything is taken.",
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
