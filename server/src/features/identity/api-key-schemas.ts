import { type Static, Type } from "typebox";
import { Choice, Nullable, Origin, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { SCOPES } from "./permissions.ts";

const name = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });
const scopes = Type.Array(Choice(SCOPES), { maxItems: 100, uniqueItems: true });
const origins = Type.Array(Origin, {
  maxItems: 100,
  description: "Of a publishable key: the sites that may use it, e.g. https://www.example.com.",
});
const id = Type.String({ maxLength: 100 });

export const CreateApiKeyBody = StrictObject(
  {
    name,
    kind: Type.Optional(
      Choice(["secret", "publishable"], {
        description:
          "`publishable` may stand in a page: it only chats with one published assistant, or makes visitor tokens for it.",
      }),
    ),
    scopes: Type.Optional(scopes),
    agent_id: Type.Optional(Nullable(id)),
    brand_id: Type.Optional(Nullable(id)),
    allowed_origins: Type.Optional(origins),
    expires_at: Type.Optional(Nullable(Timestamp)),
  },
  { examples: [{ name: "Website backend", scopes: ["chat:write", "agents:read"] }] },
);
export type CreateApiKeyBody = Static<typeof CreateApiKeyBody>;

export const UpdateApiKeyBody = StrictObject(
  {
    name: Type.Optional(name),
    scopes: Type.Optional(scopes),
    allowed_origins: Type.Optional(origins),
    expires_at: Type.Optional(Nullable(Timestamp)),
  },
  { minProperties: 1, examples: [{ name: "Website backend (old)" }] },
);

export const RotateApiKeyBody = Type.Optional(
  StrictObject({
    overlap_seconds: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 30 * 86_400, default: 86_400, description: "How long both keys work." }),
    ),
  }),
);

export const ApiKey = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    kind: Choice(["secret", "publishable"]),
    hint: Type.String({
      description: "First and last characters, to tell keys apart.",
      examples: ["cite_live_7Kq3…9eGi"],
    }),
    scopes: Type.Array(Type.String({ examples: ["chat:write"] })),
    agent_id: Nullable(Type.String({ description: "Limited to this assistant." })),
    brand_id: Nullable(Type.String({ description: "Limited to this brand's assistants." })),
    allowed_origins: Type.Array(Type.String({ examples: ["https://www.example.com"] })),
    expires_at: Nullable(Timestamp),
    last_used_at: Nullable({ ...Timestamp, description: "True to half a minute." }),
    created_by: Nullable(
      Type.String({ description: "The member whose key it is.", examples: ["member_01h2xcejqtf2nbrexx3vqjhp41"] }),
    ),
    previous_key_until: Nullable({ ...Timestamp, description: "After a rotation: the key before works until then." }),
    created_at: Timestamp,
  },
  { $id: "ApiKey" },
);
export type ApiKey = Static<typeof ApiKey>;

export const NewApiKey = Type.Object(
  {
    ...ApiKey.properties,
    key: Type.String({
      description: "Shown once; only its hash is stored.",
      examples: ["cite_live_7Kq3vX0b2sYdT8nQm5rLw1uZc7hFa9eGi"],
    }),
  },
  { $id: "NewApiKey" },
);
