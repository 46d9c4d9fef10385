import type { Database, Transaction } from "../../../platform/database/database.ts";
import { rollUp } from "./roll-up.ts";

/** How often what has changed is counted before the answers themselves are read instead. */
const MAX_TRIES = 3;

/** What `counted` answers, after what has changed is counted (until then it is undefined); or `recounted`. */
export async function readCounted<Result>(
  database: Database,
  workspaceId: string,
  counted: ((transaction: Transaction) => Promise<Result | undefined>) | undefined,
  recounted: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; counted && tries < MAX_TRIES; tries++) {
    const result = await database.inWorkspace(workspaceId, counted);
    if (result) return result;
    await rollUp(database, workspaceId);
  }
  return database.inWorkspace(workspaceId, recounted);
}
