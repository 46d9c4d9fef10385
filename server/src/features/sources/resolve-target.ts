import type { Database, Transaction } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import { findBrand } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import { getSource } from "./source-queries.ts";

/** Whose library it joins. Throws 404 for ids that the caller may not see. */
export async function resolveTarget(
  database: Database,
  principal: Principal,
  fields: { agent_id?: string; brand_id?: string; source_id?: string },
) {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => ({
    agentId: fields.agent_id ? (await getAgent(transaction, workspaceId, parseId("agent", fields.agent_id))).id : null,
    brandId: fields.brand_id ? await getBrandId(transaction, workspaceId, fields.brand_id) : null,
    replaces: fields.source_id
      ? (await getSource(transaction, workspaceId, parseId("source", fields.source_id))).id
      : undefined,
  }));
}

export async function getBrandId(transaction: Transaction, workspaceId: string, brandId: string): Promise<string> {
  const id = parseId("brand", brandId);
  const brand = id && (await findBrand(transaction, workspaceId, id));
  if (!brand) throw new NotFoundError("brand");
  return brand.id;
}
