import sql, { join, raw } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { DAY_MS, packDays } from "./packed-day.ts";
import { readFacts } from "./read-facts.ts";
import { readOutcomes } from "./read-outcomes.ts";
import { DAY_COLUMNS, type StoredDay, storedDay } from "./stored-day.ts";

const COLUMNS = ["agent_id", "day", ...DAY_COLUMNS] as const;

/**
 * Packs these days (UTC, `2026-11-23`) anew, as far as `until`. The caller holds `report_progress`, so nobody else does
 * meanwhile.
 */
export async function countDays(
  executor: Executor,
  workspaceId: string,
  days: readonly string[],
  until: string,
): Promise<void> {
  for (const day of days) {
    const rows = (await packedDays(executor, workspaceId, day, until)).map(storedDay);
    await executor.query(sql`DELETE FROM report_days WHERE workspace_id = ${workspaceId} AND day = ${day}`);
    if (rows.length > 0) await insert(executor, workspaceId, rows);
  }
}

/** What is stored of a day, as it comes from the answers. */
export async function packedDays(executor: Executor, workspaceId: string, day: string, until: string) {
  const end = Math.min(Date.parse(day) + DAY_MS, Date.parse(until));
  const time = { from: `${day}T00:00:00Z`, to: new Date(end).toISOString() };
  return packDays(await readFacts(executor, workspaceId, time), await readOutcomes(executor, workspaceId, time));
}

function insert(executor: Executor, workspaceId: string, rows: readonly StoredDay[]): Promise<object[]> {
  const values = rows.map((row) => sql`(${join([workspaceId, ...COLUMNS.map((column) => row[column])])})`);
  return executor.query(sql`INSERT INTO report_days (workspace_id, ${raw(COLUMNS.join(", "))}) VALUES ${join(values)}`);
}
