import { type Static, Type } from "typebox";
import { Choice, ListQuery, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { SortQuery } from "../../platform/http/sorted-page.ts";
import { scoringMembers } from "../agents/index.ts";

export const LEAD_STATUSES = ["new", "qualified", "done", "dismissed"] as const;

const FIELD_NAME = "^[A-Za-z][A-Za-z0-9_]{0,49}$";
const fieldValue = Type.String({ maxLength: 2000 });

/** As a JSON Schema: names of fields → what was entered. */
function Fields(value: object, options: object) {
  return { type: "object", patternProperties: { [FIELD_NAME]: value }, additionalProperties: false, ...options };
}

const fields = Type.Unsafe<Record<string, string>>(
  Fields(fieldValue, { minProperties: 1, maxProperties: 20, description: "What they entered, by name of field." }),
);
const changedFields = Type.Unsafe<Record<string, string | null>>(
  Fields(Nullable(fieldValue), { minProperties: 1, maxProperties: 20, description: "Null removes a field." }),
);

export const CreateLeadBody = StrictObject(
  {
    agent_id: Type.String({ maxLength: 100 }),
    chat_id: Type.Optional(Type.String({ maxLength: 100, description: "The chat that led to it." })),
    fields,
    consent: Type.Optional(
      StrictObject(
        {
          text: Type.String({ minLength: 1, maxLength: 5000, description: "The words that they agreed to." }),
          version: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 50,
              description: "Of the words; that of the assistant's form unless given.",
            }),
          ),
          given_at: Type.Optional(Timestamp),
        },
        { description: "Absent: no consent was asked for or given." },
      ),
    ),
    keep_apart: Type.Optional(
      Type.Boolean({
        description: "Another person, whatever the address: it joins no earlier lead. False unless given.",
      }),
    ),
    trap: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "A field that the page hides. Whoever fills it in is no person: 422.",
      }),
    ),
  },
  {
    examples: [
      {
        agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41",
        fields: { name: "Ada Lovelace", email: "ada@example.com" },
        consent: { text: "You may write to me about my question.", given_at: "2026-11-21T10:00:00Z" },
      },
    ],
  },
);
export type CreateLeadBody = Static<typeof CreateLeadBody>;

export const UpdateLeadBody = StrictObject(
  {
    status: Type.Optional(Choice(LEAD_STATUSES)),
    fields: Type.Optional(changedFields),
    notes: Type.Optional(Type.String({ maxLength: 10_000 })),
    owner_id: Type.Optional(
      Nullable(Type.String({ maxLength: 100, description: "A member who may work on leads of the assistant." })),
    ),
    keep_apart: Type.Optional(
      Type.Unsafe<true>({
        type: "boolean",
        const: true,
        description: "Another person than its address tells, from now on.",
      }),
    ),
  },
  { minProperties: 1, examples: [{ status: "qualified" }] },
);
export type UpdateLeadBody = Static<typeof UpdateLeadBody>;

export const Lead = Type.Object(
  {
    id: Type.String(),
    agent_id: Type.String(),
    chat_id: Nullable(Type.String({ description: "The first chat that led to it." })),
    chat_ids: Type.Array(Type.String(), { description: "All chats that led to it, oldest first." }),
    visitor_id: Nullable(Type.String()),
    person_id: Nullable(
      Type.String({
        description: "The same in all leads of one address. Null for visitors.",
        examples: ["person_01h2xcejqtf2nbrexx3vqjhp41"],
      }),
    ),
    status: Choice(LEAD_STATUSES),
    fields: Type.Unsafe<Record<string, string>>({ type: "object", additionalProperties: { type: "string" } }),
    consent: Nullable(
      Type.Object({
        text: Type.String(),
        version: Nullable(Type.String({ description: "Of the words, as the assistant's form had it." })),
        given_at: Timestamp,
      }),
    ),
    owner_id: Nullable(Type.String({ description: "The member who works on it. Null for visitors." })),
    score: Nullable(
      Type.Integer({
        description:
          "By the `scoring` of the form that was published, whenever something of the lead changes; null without rules, and for visitors.",
      }),
    ),
    scored_by: Type.Array(Type.Object(scoringMembers), { description: "The rules that held." }),
    person: Type.Optional(
      Type.Object(
        { id: Type.String(), lead_ids: Type.Array(Type.String()), chat_ids: Type.Array(Type.String()) },
        { description: "All that this person left and asked, oldest first. In events and in one lead alone." },
      ),
    ),
    notes: Type.String({ description: "For members.", examples: ["Wants a call on Monday."] }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Lead" },
);
export type Lead = Static<typeof Lead>;

export const LeadFilter = StrictObject({
  ...ListQuery.properties,
  agent_id: Type.Optional(Type.String({ maxLength: 100 })),
  chat_id: Type.Optional(Type.String({ maxLength: 100 })),
  visitor_id: Type.Optional(Type.String({ maxLength: 100 })),
  person_id: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Choice(LEAD_STATUSES)),
  owner_id: Type.Optional(
    Type.String({ maxLength: 100, description: "Id of a member, `me`, or `none` for leads that are nobody's." }),
  ),
  min_score: Type.Optional(Type.Integer({ minimum: -5000, maximum: 5000, description: "So many points, or more." })),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  q: Type.Optional(Type.String({ maxLength: 200, description: "Part of a field." })),
  sort: SortQuery("created_at", "updated_at"),
});
