import type { Transaction } from "../../platform/database/database.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getSource } from "../sources/index.ts";
import type { StoredExpectation } from "./check-queries.ts";
import type { CreateCheckBody } from "./check-schemas.ts";

/** Throws 404 for a source that the caller may not see. */
export async function resolveExpectation(
  transaction: Transaction,
  workspaceId: string,
  { cites, ...rest }: CreateCheckBody["expect"],
): Promise<StoredExpectation> {
  if (cites === undefined) return rest;
  const source = await getSource(transaction, workspaceId, parseId("source", cites));
  return { ...rest, cites: source.id };
}
