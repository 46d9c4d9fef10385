import type { Executor } from "../../../platform/database/database.ts";
import { findSpendRoom } from "../../quotas/index.ts";
import { reserveSpend } from "./spend-queries.ts";

/**
 * Sets aside what an answer may cost at most, in millionths of a dollar, so that answers at the same time can't go over a limit
 * together. 0: it costs nothing, or nothing limits it. Null: the day or the month has no room for it.
 */
export async function setMoneyAside(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  { highestMicros, dayLimitMicros }: { highestMicros: number; dayLimitMicros: number | undefined },
): Promise<number | null> {
  if (highestMicros === 0) return 0;
  const month = await findSpendRoom(executor, workspaceId, agentId);
  if (month === undefined && dayLimitMicros === undefined) return 0;
  if (month !== undefined && month < highestMicros) return null;
  const limit = dayLimitMicros ?? Number.MAX_SAFE_INTEGER;
  return (await reserveSpend(executor, workspaceId, agentId, highestMicros, limit)) ? highestMicros : null;
}
