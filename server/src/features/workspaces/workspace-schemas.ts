import { type Static, Type } from "typebox";
import { Choice, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { ROLES } from "../identity/index.ts";
import { PersonalDataRule } from "../personal-data/index.ts";

const days = (description: string) =>
  Nullable(Type.Integer({ minimum: 1, maximum: 3650, description: `${description} Null: for ever.` }));
const most = (description: string) => Nullable(Type.Integer({ minimum: 0, maximum: 1e12, description }));

const dollars = (description: string) => Nullable(Type.Number({ minimum: 0, maximum: 1e9, description }));

const Retention = Type.Object({
  chats_days: days("Days after its last message that a chat is erased."),
  visitors_days: days("Days after they were last seen that a visitor is erased."),
  logs_days: days("Days that audit events, events and deliveries are kept."),
});
export type Retention = Static<typeof Retention>;
export const KEEP_EVERYTHING: Retention = { chats_days: null, visitors_days: null, logs_days: null };

const SignInRules = Type.Object({
  require_totp: Type.Boolean({
    description: "Only members whose sign-in takes a code may do anything here. API keys are not asked.",
  }),
  session_hours: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 8760,
      description:
        "How long a member's sign-in lasts at the most, however it is used. Null: 30 days after its last use.",
    }),
  ),
  idle_minutes: Nullable(
    Type.Integer({
      minimum: 5,
      maximum: 43_200,
      description:
        "How long a member's sign-in lasts without a request; watching live is none. Null: no limit of its own.",
    }),
  ),
});
export type SignInRules = Static<typeof SignInRules>;
export const NO_SIGN_IN_RULES: SignInRules = { require_totp: false, session_hours: null, idle_minutes: null };

const Limits = Type.Object({
  sources: most("Sources."),
  pages: most("Pages and files read."),
  passages: most("Passages."),
  upload_bytes: most("Bytes of uploaded files."),
  chats_per_month: most("Chats a calendar month (UTC)."),
  agent_chats_per_month: most("Chats of one assistant a calendar month."),
  spend_per_month: dollars("US dollars for models a calendar month (UTC)."),
  agent_spend_per_month: dollars("US dollars for models of one assistant a calendar month."),
});

const Verification = Nullable(
  Choice(["words", "model"], {
    description:
      "What `verification` of an assistant is where nobody says it: a new one with a language model, and one that gets its first. `model` agrees to what that costs: about the prompt of each answer once more. Null: nobody has decided, words alone.",
  }),
);

export const Workspace = Type.Object(
  {
    id: Type.String(),
    kind: Choice(["live", "test"]),
    name: Type.String(),
    account_id: Type.String(),
    account_name: Type.String({ examples: ["Blue Ridge Outfitters"] }),
    role: Nullable(Choice(ROLES, { description: "Yours; null for a key." })),
    retention: Retention,
    limits: Limits,
    sign_in: SignInRules,
    verification: Verification,
    personal_data: PersonalDataRule,
    created_at: Timestamp,
  },
  { $id: "Workspace" },
);
export type Workspace = Static<typeof Workspace>;
export type Verification = Workspace["verification"];

const Name = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });

const settings = {
  retention: Type.Optional(Type.Partial(Retention, { additionalProperties: false })),
  limits: Type.Optional(Type.Partial(Limits, { additionalProperties: false })),
  sign_in: Type.Optional(
    Type.Partial(SignInRules, { additionalProperties: false, description: "Only an owner changes these." }),
  ),
  verification: Type.Optional(Verification),
  personal_data: Type.Optional(
    Type.Partial(PersonalDataRule, {
      additionalProperties: false,
      description: "What of visitors' words is kept from models and webhooks.",
    }),
  ),
};

export const UpdateWorkspaceBody = StrictObject(
  { name: Type.Optional(Name), ...settings },
  { minProperties: 1, examples: [{ retention: { chats_days: 365 } }] },
);
export type UpdateWorkspaceBody = Static<typeof UpdateWorkspaceBody>;

export const CreateWorkspaceBody = StrictObject(
  {
    name: Name,
    kind: Type.Optional(
      Choice(["live", "test"], { description: "`test`: for trying things out, with keys of its own. Usually `live`." }),
    ),
    ...settings,
  },
  { examples: [{ name: "Blue Ridge Outfitters", limits: { chats_per_month: 5000, spend_per_month: 50 } }] },
);

export const SampleData = Type.Object(
  {
    agent_id: Type.String(),
    brand_id: Type.String(),
    source_ids: Type.Array(Type.String()),
    chats: Type.Integer(),
    leads: Type.Integer(),
    handoffs: Type.Integer(),
    feedback: Type.Integer(),
  },
  { $id: "SampleData" },
);
