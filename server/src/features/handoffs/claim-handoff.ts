import type { Database } from "../../platform/database/database.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { MemberPrincipal } from "../identity/index.ts";
import { claimOpenHandoff } from "./handoff-moves.ts";
import type { HandoffRow } from "./handoff-queries.ts";

/** Takes a chat over; the assistant is silent from then on. */
export function claimHandoff(database: Database, member: MemberPrincipal, id: string): Promise<HandoffRow> {
  return database.inWorkspace(member.workspaceId, (transaction) =>
    claimOpenHandoff(transaction, member, parseId("handoff", id)),
  );
}
