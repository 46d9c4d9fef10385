import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { formatId } from "../../../platform/ids/identifiers.ts";
import type { Principal } from "../../identity/index.ts";

/** For whom a tool is called, as its endpoint is told in the signed body. */
export interface ToolVisitor {
  id: string;
  external_id: string | null;
  identified: boolean;
  vouched_by: "identity_token" | "api_key" | "member" | null;
  claims: Record<string, unknown>;
}

/**
 * The visitor of a chat, and who says who they are: what an endpoint may go by. An anonymous visitor has no id of the
 * client's own system, whatever they write; claims are those of this very token. Null: a chat without a visitor.
 */
export async function describeCaller(
  executor: Executor,
  principal: Principal,
  chatId: string,
): Promise<ToolVisitor | null> {
  const [row] = await executor.query<{ id: string; external_id: string | null }>(sql`
    SELECT v.id, v.external_id FROM chats c JOIN visitors v ON v.workspace_id = c.workspace_id AND v.id = c.visitor_id
    WHERE c.workspace_id = ${principal.workspaceId} AND c.id = ${chatId}`);
  if (!row) return null;
  const identified = principal.kind === "visitor" && principal.identified;
  const vouchedBy = principal.kind === "visitor" ? (identified ? "identity_token" : null) : principal.kind;
  return {
    id: formatId("visitor", row.id),
    external_id: vouchedBy === null ? null : row.external_id,
    identified,
    vouched_by: row.external_id === null ? null : vouchedBy,
    claims: identified ? principal.claims : {},
  };
}
