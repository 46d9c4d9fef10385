import { formatId } from "../../platform/ids/identifiers.ts";
import type { ReplyRow } from "./reply-queries.ts";
import type { Reply } from "./reply-schemas.ts";

export function presentReply(row: ReplyRow): Reply {
  return {
    id: formatId("reply", row.id),
    title: row.title,
    text: row.text,
    shortcut: row.shortcut,
    agent_id: row.agent_id && formatId("agent", row.agent_id),
    brand_id: row.brand_id && formatId("brand", row.brand_id),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
