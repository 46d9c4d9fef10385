import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { holdRow } from "../../platform/database/hold-row.ts";
import { ForbiddenError, InvalidError } from "../../platform/errors/app-error.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { holdBrand } from "./brand-queries.ts";

interface NamedLibrary {
  agent_id?: string;
  brand_id?: string;
}

/** Of which library something is: an assistant's, a brand's, or with both null the workspace's. UUIDs. */
interface Library {
  agent_id: string | null;
  brand_id: string | null;
}

/** Throws 422 where two libraries are named, and 403 for who may add to some libraries alone and names none. */
export function assertNamesLibrary({ reach }: Principal, what: string, { agent_id, brand_id }: NamedLibrary): void {
  if (agent_id !== undefined && brand_id !== undefined)
    throw new InvalidError([
      { pointer: "/brand_id", message: `a ${what} is in one library: name an assistant or a brand.` },
    ]);
  if (reach && agent_id === undefined && brand_id === undefined)
    throw new ForbiddenError(`You are limited to some assistants or brands: name one whose library the ${what} joins.`);
}

/** Throws 404 for ids that the caller may not see. */
export async function findNamedLibrary(
  transaction: Transaction,
  workspaceId: string,
  { agent_id, brand_id }: NamedLibrary,
): Promise<Library> {
  return {
    agent_id:
      agent_id === undefined ? null : await holdRow(transaction, workspaceId, AGENTS, parseId("agent", agent_id)),
    brand_id: brand_id === undefined ? null : await holdBrand(transaction, workspaceId, parseId("brand", brand_id)),
  };
}

const AGENTS = { table: sql`agents`, kind: "assistant" };

/**
 * Throws 403 where something may be used, but is in a library of others too. Of an assistant's one sees what one may
 * change.
 */
export function assertMayChange({ reach }: Principal, what: string, { agent_id, brand_id }: Library): void {
  if (!reach || agent_id !== null || (brand_id !== null && reach.brandIds.includes(brand_id))) return;
  throw new ForbiddenError(`The ${what} is shared with assistants that you may not change.`);
}
