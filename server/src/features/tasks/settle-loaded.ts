import { randomBytes } from "node:crypto";
import type { Connection } from "../../platform/database/connections.ts";

/**
 * Puts right what an archive can't know of the place that it was brought into: addresses that are taken, people who are
 * not here, and work that was under way.
 */
export async function settleLoaded(
  connection: Connection,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
): Promise<void> {
  for (const [statement, values] of [
    [LET_GO_OF_CHATS, [workspaceId, accountId]],
    [RETURN_HANDOFFS, [workspaceId, accountId]],
    [STOP_READINGS, [workspaceId]],
    // What triggers marked as changed is counted with all the rest.
    ["DELETE FROM report_marks WHERE workspace_id = $1", [workspaceId]],
  ] as const)
    await connection.query(statement, [...values]);
}

const PRESENT = `SELECT id FROM memberships WHERE account_id = $2 AND (workspace_id IS NULL OR workspace_id = $1)`;

const LET_GO_OF_CHATS = `
  UPDATE chats SET assigned_to = NULL,
    status = CASE WHEN status = 'with_human' THEN 'waiting_for_human' ELSE status END
  WHERE workspace_id = $1 AND assigned_to IS NOT NULL AND assigned_to NOT IN (${PRESENT})`;

const RETURN_HANDOFFS = `
  UPDATE handoffs SET status = 'waiting', claimed_by = NULL, claimed_by_name = NULL, claimed_at = NULL, handed_over_at = NULL,
    returned_at = now(), returned_reason = 'holder_gone'
  WHERE workspace_id = $1 AND status = 'claimed' AND claimed_by NOT IN (${PRESENT})`;

/** Their jobs stayed behind. What was read is there; a refresh reads the rest. */
const STOP_READINGS = `
  UPDATE sources SET run_id = NULL, status = 'cancelled', run_ended_at = now()
  WHERE workspace_id = $1 AND status IN ('queued', 'fetching', 'processing', 'paused')`;

type Columns = { columns: [name: string, type: string][] };

/** The address of an assistant's page that is taken here gets an ending. */
export async function fitSlugs(connection: Connection, { columns }: Columns, rows: (string | null)[][]): Promise<void> {
  const at = columns.findIndex(([column]) => column === "slug");
  for (const row of rows) {
    const found = await connection.query("SELECT FROM agents WHERE slug = $1 AND deleted_at IS NULL", [row[at]]);
    if (found.rows.length > 0) row[at] = `${row[at]!.slice(0, MAX_KEPT)}-${randomBytes(3).toString("hex")}`;
  }
}

/** Whoever looked after a lead and is not a member here does so no more. */
export async function fitOwners(
  connection: Connection,
  { columns }: Columns,
  rows: (string | null)[][],
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
): Promise<void> {
  const at = columns.findIndex(([column]) => column === "owner_id");
  const present = await connection.query(PRESENT, [workspaceId, accountId]);
  const ids = new Set(present.rows.map(({ id }) => id));
  for (const row of rows) if (!ids.has(row[at])) row[at] = null;
}

const MAX_KEPT = 50;
