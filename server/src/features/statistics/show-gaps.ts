import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { collectGaps } from "./collect-gaps.ts";
import type { GapContext } from "./gap-context.ts";
import { type GapRow, getGap, listGaps } from "./gap-queries.ts";
import type { Gap } from "./gap-schemas.ts";

/** Lists what visitors ask and no source answers, newest first. */
export async function showGaps(
  { database, config }: GapContext,
  { workspaceId }: Principal,
  after: CursorPosition | undefined,
  limit: number,
  agent_id: string | undefined,
  status: Gap["status"] | undefined,
  from: string | undefined,
  to: string | undefined,
): Promise<GapRow[]> {
  await collectGaps(database, workspaceId, config.gapMinQuestions);
  const filter = { agentId: filterId("agent", agent_id), status, from, to };

  return database.inWorkspace(workspaceId, (transaction) => listGaps(transaction, workspaceId, filter, after, limit));
}

/** Gets a gap. */
export function showGap(database: Database, { workspaceId }: Principal, id: string): Promise<GapRow> {
  return database.inWorkspace(workspaceId, (transaction) => getGap(transaction, workspaceId, parseId("gap", id)));
}
