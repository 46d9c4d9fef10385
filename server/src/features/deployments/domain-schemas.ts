import { type Static, Type } from "typebox";
import { Choice, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

export const DOMAIN_STATUSES = ["pending", "verified", "failed"] as const;
export type DomainStatus = (typeof DOMAIN_STATUSES)[number];

/** What a check found that is no proof. */
export const DOMAIN_REASONS = ["no_record", "wrong_record", "unreachable", "taken"] as const;
export type DomainReason = (typeof DOMAIN_REASONS)[number];

const hostname = Type.String({
  minLength: 1,
  maxLength: 253,
  description: "The name alone: no scheme, port or path. Stored in lower case and ASCII (IDNA).",
  examples: ["help.blueridge.example"],
});
const agentId = Type.String({ maxLength: 100, description: "The assistant whose page it serves." });
const deploymentId = Type.String({
  maxLength: 100,
  description: "A deployment of the kind `page` of this assistant; without it the one that came with it.",
});

export const CreateDomainBody = StrictObject(
  { hostname, agent_id: agentId, deployment_id: Type.Optional(deploymentId) },
  { examples: [{ hostname: "help.blueridge.example", agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41" }] },
);

export const UpdateDomainBody = StrictObject(
  { agent_id: agentId, deployment_id: Type.Optional(deploymentId) },
  { examples: [{ agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41" }] },
);

export const Domain = Type.Object(
  {
    id: Type.String(),
    hostname,
    agent_id: Type.String(),
    brand_id: Nullable(Type.String({ description: "Of the assistant." })),
    deployment_id: Type.String({ description: "The page that it serves at `/` while it is verified." }),
    status: Choice(DOMAIN_STATUSES, {
      description: "A verified one fails when its record was missing in every check for 48 hours.",
    }),
    reason: Nullable(
      Type.Object({
        code: Choice(DOMAIN_REASONS),
        message: Type.String({ examples: ["There is no TXT record at _citedesk.help.blueridge.example yet."] }),
      }),
    ),
    record: Type.Object(
      {
        type: Type.Literal("TXT"),
        name: Type.String({ examples: ["_citedesk.help.blueridge.example"] }),
        value: Type.String({ examples: ["citedesk-verification=9sYdT8nQm5rLw1uZc7hFa3eGiKq3vX0b"] }),
      },
      {
        description: "What proves the domain, for as long as it serves. Besides, its traffic must reach this service.",
      },
    ),
    checked_at: Nullable(Timestamp),
    next_check_at: Nullable(Timestamp),
    verified_at: Nullable(Timestamp),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Domain" },
);
export type Domain = Static<typeof Domain>;
