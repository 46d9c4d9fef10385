import type { Executor } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { listMessages, nameForVisitors } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import type { HandoffRow } from "./handoff-queries.ts";
import type { Handoff } from "./handoff-schemas.ts";
import { summariseChat } from "./summarise-chat.ts";

const TRANSCRIPT_MESSAGES = 50;

export function presentHandoff(row: HandoffRow): Handoff {
  return {
    id: formatId("handoff", row.id),
    chat_id: formatId("chat", row.chat_id),
    agent_id: formatId("agent", row.agent_id),
    visitor_id: row.visitor_id && formatId("visitor", row.visitor_id),
    status: row.status,
    requested_by: row.requested_by,
    reason: row.reason,
    rule: row.rule,
    context: row.context,
    claimed_by:
      row.claimed_by === null
        ? null
        : { member_id: formatId("member", row.claimed_by), name: row.claimed_by_name ?? "" },
    claimed_at: row.claimed_at?.toISOString() ?? null,
    place: row.place,
    usual_wait_seconds: row.usual_wait_seconds,
    returned:
      row.returned_at === null || row.returned_reason === null
        ? null
        : { reason: row.returned_reason, at: row.returned_at.toISOString() },
    ended_at: row.ended_at?.toISOString() ?? null,
    feedback:
      row.rating === null || row.rated_at === null
        ? null
        : { rating: row.rating, comment: row.rating_comment, given_at: row.rated_at.toISOString() },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Whoever has the chat, as visitors may know them. */
export function seenBy(principal: Pick<Principal, "kind">, row: HandoffRow): HandoffRow {
  return principal.kind === "visitor" ? { ...row, claimed_by_name: nameForVisitors(row.claimed_by_name) } : row;
}

/** With what was said, and the short of it, for whoever takes over without opening the chat. */
export async function withTranscript(executor: Executor, workspaceId: string, row: HandoffRow): Promise<Handoff> {
  const messages = await listMessages(executor, workspaceId, row.chat_id, undefined, TRANSCRIPT_MESSAGES);
  const transcript = messages
    .slice(0, TRANSCRIPT_MESSAGES)
    .filter(({ content }) => content !== "")
    .toReversed()
    .map((message) => ({
      id: formatId("message", message.id),
      role: message.role,
      content: message.content,
      created_at: message.created_at.toISOString(),
    }));
  return { ...presentHandoff(row), summary: summariseChat(messages, row.written_summary), transcript };
}
