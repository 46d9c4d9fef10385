import type { Database } from "../../platform/database/database.ts";
import type { AuditEvent } from "./audit-schemas.ts";
import { streamAuditEvents } from "./stream-audit-events.ts";
import { type ChainResult, verifyAuditChain } from "./verify-audit-chain.ts";

/** The log as it is exported, followed from its oldest event to its newest. */
export function verifyStoredChain(database: Database, workspaceId: string): Promise<ChainResult> {
  return verifyAuditChain(readEvents(database, workspaceId));
}

async function* readEvents(database: Database, workspaceId: string): AsyncGenerator<AuditEvent> {
  for await (const lines of streamAuditEvents(database, workspaceId, {}))
    for (const line of lines.trimEnd().split("\n")) yield JSON.parse(line) as AuditEvent;
}
