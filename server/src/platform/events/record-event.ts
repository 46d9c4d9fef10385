import sql from "sql-template-tag";
import type { Transaction } from "../database/database.ts";
import { newId } from "../ids/identifiers.ts";

/** Puts an event into the outbox, in the transaction that it tells of. */
export async function recordEvent(
  transaction: Transaction,
  workspaceId: string,
  type: string,
  data: Record<string, unknown>,
): Promise<void> {
  await transaction.query(sql`
    INSERT INTO events (workspace_id, id, type, data)
    VALUES (${workspaceId}, ${newId()}, ${type}, ${JSON.stringify(data)})`);
  transaction.announce();
}
