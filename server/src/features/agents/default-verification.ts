import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { AgentSettings } from "./agent-schemas.ts";

/** What a workspace has agreed that checks a model's sentences; words where nobody was asked. */
export async function findDefaultVerification(
  executor: Executor,
  workspaceId: string,
): Promise<AgentSettings["verification"]> {
  const [row] = await executor.query<{ verification: AgentSettings["verification"] | null }>(
    sql`SELECT settings ->> 'verification' AS verification FROM workspaces WHERE id = ${workspaceId}`,
  );
  return row?.verification ?? "words";
}
