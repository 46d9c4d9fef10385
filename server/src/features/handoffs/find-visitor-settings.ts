import type { Executor } from "../../platform/database/database.ts";
import { type AgentSettings, findPublished, getAgent } from "../agents/index.ts";

/** As visitors have it: of the published version, or of the draft where none is. Throws `NotFoundError`. */
export async function findVisitorSettings(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<AgentSettings> {
  const agent = await getAgent(executor, workspaceId, agentId);
  return ((await findPublished(executor, workspaceId, agent)) ?? agent).settings;
}
