import { type Static, Type } from "typebox";
import { readStored } from "../../platform/http/read-stored.ts";
import {
  Choice,
  FreeObject,
  ListQuery,
  Nullable,
  Origin,
  StrictObject,
  Timestamp,
} from "../../platform/http/schemas.ts";
import { SortQuery } from "../../platform/http/sorted-page.ts";
import { Theme, ThemeShown } from "../brands/index.ts";
import { GRANTED_ROLES } from "../identity/index.ts";
import { DEFAULT_HANDOFF_RULES, HandoffRules, HandoffRulesChange } from "./handoff-rules.ts";
import { LeadForm, LeadFormShown, readLeadForm } from "./lead-form.ts";
import { OfficeHours, OfficeHoursShown } from "./office-hours.ts";

const name = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: "\\S",
  description: "Display name of the assistant.",
});
const model = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "A model of GET /v2/models. `extractive` needs no key and answers with the sources' own sentences.",
});
const prompt = Type.String({ maxLength: 20_000, description: "How the assistant answers: tone, scope, rules." });

const visitors = Choice(["all", "identified", "members"], {
  description:
    "`identified`: visitors whose identity your server has signed; `members`: people of the account alone. Versioned.",
});
const GRANTS =
  "Members who were given this assistant, as their own `grants` and `agent_roles` say it too. Holds at once and is no part of a version: there it is empty.";
const memberId = Type.String({ maxLength: 100 });
const grants = Type.Array(StrictObject({ member_id: memberId, role: Choice(GRANTED_ROLES) }), {
  maxItems: 500,
  description: GRANTS,
});

const SMALLTALK = "Your own words for greeting, thanks, goodbye, identity, person and unclear.";

/** Everything about an agent that is versioned besides name, model and prompt. */
export const AgentSettings = Type.Object({
  tone: Type.String({ maxLength: 200 }),
  language: Type.String({
    maxLength: 35,
    pattern: "^(?:auto|[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*)$",
    examples: ["de-CH"],
    description: "BCP 47, or `auto` for the visitor's own. What the assistant says by itself follows it too.",
  }),
  answer_length: Choice(["short", "medium", "long"]),
  welcome_message: Type.String({ maxLength: 1000 }),
  starter_questions: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 4 }),
  grounding: Choice(["strict", "balanced"]),
  verification: Choice(["words", "model"], {
    description:
      "Who decides whether a source backs a model's sentence: `words` alone, or `model`: what words are not sure of is put to `verifier_model`, in one more call an answer. Where it isn't given, an assistant that gets its first language model takes what its workspace has agreed to.",
  }),
  verifier_model: Nullable(
    Type.String({ maxLength: 200, description: "A model of GET /v2/models; null: the one that answers." }),
  ),
  fallback_message: Type.String({ maxLength: 1000 }),
  fallback_model: Nullable(Type.String({ maxLength: 200 })),
  theme: ThemeShown,
  allowed_origins: Type.Array(Origin, { maxItems: 100 }),
  allowed_links: Type.Array(Type.String({ maxLength: 2000, format: "uri" }), { maxItems: 200 }),
  lead_form: Nullable(LeadFormShown),
  smalltalk: FreeObject({ description: SMALLTALK }),
  synonyms: Type.Array(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 2, maxItems: 20 }), {
    maxItems: 500,
  }),
  office_hours: Nullable(OfficeHoursShown),
  handoff_rules: HandoffRules,
  tools: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 }),
  access: StrictObject({ visitors, grants }),
});
export type AgentSettings = Static<typeof AgentSettings>;

export interface AgentDefinition {
  name: string;
  model: string;
  prompt: string;
  settings: AgentSettings;
}

/** As it was stored by any version of this service. */
export function readSettings(stored: Partial<AgentSettings>): AgentSettings {
  const {
    theme = {},
    office_hours: hours = null,
    handoff_rules: rules = {},
    lead_form: form = null,
    ...others
  } = stored;
  return {
    ...DEFAULT_SETTINGS,
    ...others,
    theme: readStored(ThemeShown, theme),
    office_hours: hours && readStored(OfficeHoursShown, hours),
    handoff_rules: { ...DEFAULT_HANDOFF_RULES, ...rules },
    lead_form: readLeadForm(form),
  };
}

export const DEFAULT_SETTINGS: AgentSettings = {
  tone: "",
  language: "auto",
  answer_length: "medium",
  welcome_message: "",
  starter_questions: [],
  grounding: "balanced",
  verification: "words",
  verifier_model: null,
  fallback_message: "",
  fallback_model: "extractive",
  theme: {},
  allowed_origins: [],
  allowed_links: [],
  lead_form: null,
  smalltalk: {},
  synonyms: [],
  office_hours: null,
  handoff_rules: DEFAULT_HANDOFF_RULES,
  tools: [],
  access: { visitors: "all", grants: [] },
};

const ownWords = Type.Optional(Type.String({ maxLength: 1000 }));
const Smalltalk = StrictObject(
  {
    greeting: ownWords,
    thanks: ownWords,
    goodbye: ownWords,
    identity: ownWords,
    person: ownWords,
    unclear: ownWords,
  },
  {
    description: SMALLTALK,
    examples: [{ greeting: "Hello! What would you like to know about our shop?" }],
  },
);

const optionalSettings = {
  ...Type.Partial(AgentSettings).properties,
  smalltalk: Type.Optional(Smalltalk),
  theme: Type.Optional(Theme),
  office_hours: Type.Optional(Nullable(OfficeHours)),
  lead_form: Type.Optional(Nullable(LeadForm)),
  handoff_rules: Type.Optional(HandoffRulesChange),
  access: Type.Optional(
    StrictObject({ visitors, grants: Type.Optional(grants) }, { description: "Without `grants` these stay." }),
  ),
};
const brandId = Nullable(Type.String({ maxLength: 100 }));
const slug = Type.String({
  pattern: "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$",
  description: "Address of the page: /a/{slug}.",
});

export const CreateAgentBody = StrictObject(
  {
    name,
    model: Type.Optional(model),
    prompt: Type.Optional(prompt),
    brand_id: Type.Optional(brandId),
    slug: Type.Optional(slug),
    ...optionalSettings,
  },
  { examples: [{ name: "Shop help", model: "extractive", prompt: "Answer briefly and kindly." }] },
);
export type CreateAgentBody = Static<typeof CreateAgentBody>;

export const UpdateAgentBody = StrictObject(
  {
    name: Type.Optional(name),
    model: Type.Optional(model),
    prompt: Type.Optional(prompt),
    brand_id: Type.Optional(brandId),
    slug: Type.Optional(slug),
    status: Type.Optional(
      Choice(["draft", "archived"], {
        description:
          "`archived`: nobody reaches it, what was published is kept. `draft`: no version is published any more. To publish one, POST …/publish.",
      }),
    ),
    ...optionalSettings,
  },
  { minProperties: 1, examples: [{ prompt: "Answer in two sentences." }] },
);
export type UpdateAgentBody = Static<typeof UpdateAgentBody>;

export const Agent = Type.Object(
  {
    id: Type.String(),
    workspace_id: Type.String(),
    brand_id: Nullable(Type.String()),
    name: Type.String(),
    model: Type.String(),
    prompt: Type.String(),
    slug: Type.String(),
    status: Choice(["draft", "published", "archived"]),
    version: Type.Integer({ description: "Of the draft: each change is one." }),
    published_version: Nullable(Type.Integer()),
    ...AgentSettings.properties,
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  {
    $id: "Agent",
    examples: [
      {
        id: "agent_01h2xcejqtf2nbrexx3vqjhp41",
        workspace_id: "workspace_01h2xcejqtf2nbrexx3vqjhp41",
        brand_id: null,
        name: "Shop help",
        model: "extractive",
        prompt: "Answer briefly and kindly.",
        slug: "shop-help",
        status: "published",
        version: 3,
        published_version: 3,
        ...DEFAULT_SETTINGS,
        welcome_message: "Ask me about orders and refunds.",
        starter_questions: ["How long do refunds take?"],
        created_at: "2026-11-21T09:30:00.000Z",
        updated_at: "2026-11-21T09:30:00.000Z",
      },
    ],
  },
);
export type Agent = Static<typeof Agent>;

export const PublishBody = StrictObject(
  {
    version: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: "The draft's unless named." }),
    ),
    force: Type.Optional(Type.Boolean({ description: "Without running the checks." })),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: "\\S" })),
  },
  { examples: [{ version: 3 }] },
);

export const AgentFilter = StrictObject({
  ...ListQuery.properties,
  status: Type.Optional(Choice(["draft", "published", "archived"])),
  brand_id: Type.Optional(Type.String({ maxLength: 100 })),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the name." })),
  sort: SortQuery("created_at", "updated_at", "name"),
});
