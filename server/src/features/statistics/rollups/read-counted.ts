import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import type { DayCache } from "./day-cache.ts";
import type { PackedDay } from "./packed-day.ts";
import { readDays } from "./read-days.ts";
import { rollUp } from "./roll-up.ts";
import type { DayColumn } from "./stored-day.ts";

/** What reports are read from. */
export interface Reports {
  database: Database;
  cache: DayCache;
}

/** How often what has changed is counted before the answers themselves are read instead. */
const MAX_TRIES = 3;

/**
 * What `counted` makes of a report's days, in whose transaction they are read, after what has changed is counted; or
 * `recounted`, from the answers, where no end of changes comes or much is not counted at all.
 */
export async function readCounted<Result>(
  { database, cache }: Reports,
  scope: StatisticsScope,
  columns: readonly DayColumn[],
  {
    counted,
    recounted,
  }: {
    counted: (days: readonly PackedDay[], transaction: Transaction) => Promise<Result>;
    recounted: (transaction: Transaction) => Promise<Result>;
  },
): Promise<Result> {
  const read = () =>
    database.inWorkspace(scope.workspaceId, async (transaction) => {
      const days = await readDays(transaction, { scope, columns, cache });
      return typeof days === "string" ? days : { result: await counted(days, transaction) };
    });
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const found = await read();
    if (typeof found === "object") return found.result;
    if (found === "behind") break;
    await rollUp(database, scope.workspaceId);
  }
  return database.inWorkspace(scope.workspaceId, recounted);
}
