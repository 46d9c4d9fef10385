import type { Database } from "../../platform/database/database.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import { findPublicAgent } from "../../platform/unscoped/credential-queries.ts";
import { type AgentDefinition, findAgentVersion, getAgent } from "../agents/index.ts";

export interface PublishedAgent {
  id: string;
  workspaceId: string;
  definition: AgentDefinition;
}

/** The published version behind a public address: the agent's slug or id. Undefined: nothing that visitors may reach. */
export async function findPublishedAgent(database: Database, slugOrId: string): Promise<PublishedAgent | undefined> {
  const found = await database.unscoped((transaction) =>
    findPublicAgent(transaction, parseId("agent", slugOrId), slugOrId),
  );
  if (!found || found.published_version === null) return undefined;
  const version = found.published_version;
  return database.inWorkspace(found.workspace_id, async (transaction) => {
    const row = await getAgent(transaction, found.workspace_id, found.id);
    const definition = await findAgentVersion(transaction, found.workspace_id, found.id, version);
    if (row.archived_at || !definition) return undefined;
    return { id: found.id, workspaceId: found.workspace_id, definition };
  });
}
