import type { Database } from "../../platform/database/database.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { leaveHandoff } from "./handoff-moves.ts";
import type { HandoffRow } from "./handoff-queries.ts";

/** Resolves a handoff, or gives it back to the assistant. Throws 404 and 409. */
export function endHandoff(
  database: Database,
  principal: Principal,
  publicId: string,
  status: Parameters<typeof leaveHandoff>[3],
): Promise<HandoffRow> {
  return database.inWorkspace(principal.workspaceId, (transaction) =>
    leaveHandoff(transaction, principal, parseId("handoff", publicId), status),
  );
}
