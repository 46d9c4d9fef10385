import type { Database } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import type { Desk } from "./desk-schemas.ts";
import { listDeskAgents, listSupporters } from "./supporter-queries.ts";

/** Whose chats the caller sees, and who may answer them: those of all assistants in reach, or of one. */
export function showDesk(database: Database, { workspaceId }: Principal, agentId: string | undefined): Promise<Desk> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const agents = await listDeskAgents(transaction, workspaceId);
    const members = await listSupporters(transaction, workspaceId, agentId);
    return {
      agents: agents.map(({ id, name }) => ({ id: formatId("agent", id), name })),
      members: members.map(({ id, name }) => ({ id: formatId("member", id), name })),
    };
  });
}
