import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import type { AccessTokens } from "../identity/index.ts";
import { countOpenPages } from "../sources/index.ts";
import type { ServedDeployment } from "./find-published-agent.ts";

/**
 * What a chat that is being opened takes besides its assistant: a ticket for a visitor token, good once and under
 * `origin`, and how many pages it answers from.
 */
export async function openChat(
  { database, tokens }: { database: Database; tokens: AccessTokens },
  { id: deploymentId, agent }: ServedDeployment,
  origin: string,
): Promise<{ ticket: string; openPages: number }> {
  const { id: agentId, workspaceId } = agent;
  const [ticket, openPages] = await Promise.all([
    tokens.signTicket({ workspaceId, agentId, deploymentId, origin, id: newId() }),
    countOpenPages(database, workspaceId, agentId),
  ]);
  return { ticket, openPages };
}
