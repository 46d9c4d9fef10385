import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import type { SourceRow } from "./source-queries.ts";

/**
 * What a source says concerns every assistant that it serves: whoever is limited to some of them may not change it.
 * Throws 409 `source_shared`.
 */
export async function assertServesOnlyReach(executor: Executor, source: SourceRow): Promise<void> {
  const [row] = await executor.query<{ all_agents: number; sees_brand: boolean }>(sql`
    SELECT citedesk_source_agent_count(${source.workspace_id}, ${source.id}) AS all_agents,
      citedesk_agent_ids() IS NULL OR ${source.library_kind} <> 'brand' OR EXISTS (
        SELECT FROM brands WHERE workspace_id = ${source.workspace_id} AND id = ${source.library_id}) AS sees_brand`);
  // Under a limit only the attachments within it show.
  if (row && row.all_agents === source.agent_ids.length && row.sees_brand) return;
  throw new ConflictError(
    "source_shared",
    "This source also serves assistants that you may not change. Ask someone who may, or add it to your assistant anew.",
  );
}
