import { type Static, Type } from "typebox";
import type { Executor } from "../../platform/database/database.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { Nullable, StrictObject } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
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
