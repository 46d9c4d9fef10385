import type { Sql } from "sql-template-tag";
import { assertMatches, UNEDITED_VERSION } from "../http/entity-tag.ts";
import { type IdentifierPrefix, parseId } from "../ids/identifiers.ts";
import type { Executor } from "./database.ts";
import { lockRow } from "./lock-row.ts";

/** A resource that people change. `ownerId`: the workspace, or the account where it belongs to that. */
export interface Changeable<Row> {
  prefix: IdentifierPrefix;
  lock(executor: Executor, ownerId: string, id: string | undefined): Promise<void>;
  /** Throws 404 when it is not there, or out of reach. */
  get(executor: Executor, ownerId: string, id: string | undefined): Promise<Row>;
}

/**
 * The row behind a public id, which nobody else changes until the transaction ends. Throws 404, and 412 when `ifMatch`
 * names another version.
 */
export async function lockForChange<Row extends { id: string; version?: number }>(
  executor: Executor,
  ownerId: string,
  resource: Changeable<Row>,
  change: { id: string; ifMatch?: string | undefined },
): Promise<Row> {
  const id = parseId(resource.prefix, change.id);
  await resource.lock(executor, ownerId, id);
  const row = await resource.get(executor, ownerId, id);
  assertMatches(change.ifMatch, row.version ?? UNEDITED_VERSION);
  return row;
}

/** Locks rows of a workspace's table. */
export function lockRowOf(table: Sql): Changeable<unknown>["lock"] {
  return (executor, workspaceId, id) => lockRow(executor, workspaceId, table, id);
}
