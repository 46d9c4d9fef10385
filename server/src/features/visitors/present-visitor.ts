import { formatId } from "../../platform/ids/identifiers.ts";
import type { VisitorRow } from "./visitor-queries.ts";
import type { Visitor } from "./visitor-schemas.ts";

export function presentVisitor(row: VisitorRow): Visitor {
  return {
    id: formatId("visitor", row.id),
    agent_id: row.agent_id && formatId("agent", row.agent_id),
    external_id: row.external_id,
    name: row.name,
    email: row.email,
    contact: row.left_name || row.left_email ? { name: row.left_name, email: row.left_email } : null,
    claims: row.claims,
    chats: row.chats,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  };
}
