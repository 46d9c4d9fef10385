import { type Static, Type } from "typebox";
import type { Executor } from "../../platform/database/database.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { Choice, Nullable, StrictObject } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { findMissing } from "./grant-queries.ts";

const Ids = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 500, uniqueItems: true });

/** What an editor, viewer or supporter is limited to. */
export const Grants = Nullable(
  StrictObject(
    { agent_ids: Type.Optional(Ids), brand_ids: Type.Optional(Ids) },
    {
      description: "Only these assistants, and those of these brands; null: all. Owners and admins are never limited.",
    },
  ),
);
export type Grants = Static<typeof Grants>;

export const GrantsShown = Nullable(
  Type.Object({ agent_ids: Type.Array(Type.String()), brand_ids: Type.Array(Type.String()) }),
);

/** A member can have these on single assistants; owners and admins look after all of them. */
export const GRANTED_ROLES = ["editor", "viewer", "support"] as const;
export type GrantedRole = (typeof GRANTED_ROLES)[number];

/** What a member may do with single assistants, besides what their own role and grants allow. */
export const AgentRoles = Type.Array(
  StrictObject({ agent_id: Type.String({ maxLength: 100 }), role: Choice(GRANTED_ROLES) }),
  {
    maxItems: 500,
    description:
      "Assistants that they may use with a role of its own, also outside of `grants`; where both reach one, the wider right holds. The same as `access.grants` of the assistants.",
  },
);
export type AgentRoles = Static<typeof AgentRoles>;

/** As stored: the role by the assistant's UUID. */
export type StoredAgentRoles = Readonly<Record<string, GrantedRole>>;

/** As stored: UUIDs. */
export interface StoredGrants {
  agent_ids: string[];
  brand_ids: string[];
}

/** Public ids → UUIDs, each checked to exist in the workspace. Throws 422 that names the wrong one. */
export async function resolveGrants(
  executor: Executor,
  workspaceId: string,
  grants: Grants | undefined,
): Promise<StoredGrants | null> {
  if (!grants) return null;
  const agents = (grants.agent_ids ?? []).map((id, index) => idAt("agent", id, `/grants/agent_ids/${index}`));
  const brands = (grants.brand_ids ?? []).map((id, index) => idAt("brand", id, `/grants/brand_ids/${index}`));
  const missing = await findMissing(executor, workspaceId, agents, brands);
  if (missing)
    throw new InvalidError([
      {
        pointer: `/grants/${missing.kind}_ids`,
        message: `there is no ${missing.kind} ${formatId(missing.kind, missing.id)}.`,
      },
    ]);
  return { agent_ids: agents, brand_ids: brands };
}

/**
 * As `resolveGrants`. What is `known` stays valid: an assistant of the other workspace, or one that was deleted and may
 * come back.
 */
export async function resolveAgentRoles(
  executor: Executor,
  workspaceId: string,
  roles: AgentRoles,
  known: StoredAgentRoles,
): Promise<StoredAgentRoles> {
  const stored: Record<string, GrantedRole> = {};
  for (const [index, { agent_id, role }] of roles.entries()) {
    const pointer = `/agent_roles/${index}/agent_id`;
    const id = idAt("agent", agent_id, pointer);
    if (id in stored) throw new InvalidError([{ pointer, message: "is named twice." }]);
    stored[id] = role;
  }
  const added = Object.keys(stored).filter((id) => !(id in known));
  const missing = await findMissing(executor, workspaceId, added, []);
  if (!missing) return stored;
  const index = Object.keys(stored).indexOf(missing.id);
  throw new InvalidError([
    { pointer: `/agent_roles/${index}/agent_id`, message: `there is no agent ${formatId("agent", missing.id)}.` },
  ]);
}

export function presentAgentRoles(roles: StoredAgentRoles): AgentRoles {
  return Object.entries(roles).map(([id, role]) => ({ agent_id: formatId("agent", id), role }));
}

function idAt(kind: "agent" | "brand", id: string, pointer: string): string {
  const uuid = parseId(kind, id);
  if (uuid === undefined) throw new InvalidError([{ pointer, message: `is not an id of this kind.` }]);
  return uuid;
}

export function presentGrants(grants: StoredGrants | null) {
  return (
    grants && {
      agent_ids: grants.agent_ids.map((id) => formatId("agent", id)),
      brand_ids: grants.brand_ids.map((id) => formatId("brand", id)),
    }
  );
}
