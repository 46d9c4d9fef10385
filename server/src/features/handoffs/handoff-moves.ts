import type { Transaction } from "../../platform/database/database.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import type { HandoffTrigger } from "../agents/index.ts";
import { type ChatListRow, cancelOpenAnswers, lockChat, presentChat, updateChatRow } from "../conversations/index.ts";
import type { MemberPrincipal, Principal } from "../identity/index.ts";
import {
  endHandoff,
  findOpenHandoff,
  getHandoff,
  type HandoffRow,
  insertHandoff,
  setHandoffHolder,
} from "./handoff-queries.ts";
import type { Handoff } from "./handoff-schemas.ts";
import { presentHandoff, withTranscript } from "./present-handoff.ts";

// Every move locks the chat first, then looks at its handoff: two people who act at once act one after the other.

export interface HandoffRequest {
  chatId: string;
  requestedBy: Handoff["requested_by"];
  reason: string | null;
  /** What of the assistant's rules asked. */
  rule?: HandoffTrigger | undefined;
  context?: Handoff["context"] | undefined;
}

/** Asks for a person. A chat that already waits, or has one, keeps its handoff. */
export async function requestHandoff(
  transaction: Transaction,
  workspaceId: string,
  request: HandoffRequest,
): Promise<{ row: HandoffRow; isNew: boolean }> {
  const chat = await lockChat(transaction, workspaceId, request.chatId);
  const open = await findOpenHandoff(transaction, workspaceId, chat.id);
  if (open) return { row: open, isNew: false };
  const row = await insertHandoff(transaction, workspaceId, { ...request, id: newId(), chat });
  await updateChatRow(transaction, workspaceId, { ...chat, status: "waiting_for_human" });
  const handoff = await withTranscript(transaction, workspaceId, row);
  await recordEvent(transaction, workspaceId, "handoff.requested", handoff);
  return { row, isNew: true };
}

/** The assistant is silent from here on: the answer that it may be writing is cancelled. Throws 409 with the holder. */
export async function claimOpenHandoff(
  transaction: Transaction,
  member: MemberPrincipal,
  id: string | undefined,
): Promise<HandoffRow> {
  const { workspaceId } = member;
  const found = await getHandoff(transaction, workspaceId, id);
  const chat = await lockChat(transaction, workspaceId, found.chat_id);
  const row = await getHandoff(transaction, workspaceId, found.id);
  return hold(transaction, member, chat, row);
}

/**
 * Takes a chat over, whether or not anybody waits in it; writing into it does this first. Where nobody waited nobody is
 * told that somebody does. Throws 409 with the holder.
 */
export async function claimChat(
  transaction: Transaction,
  member: MemberPrincipal,
  chatId: string,
  { reason = null, context }: Partial<Pick<HandoffRequest, "reason" | "context">> = {},
): Promise<{ chat: ChatListRow; row: HandoffRow; isNew: boolean }> {
  const { workspaceId } = member;
  const chat = await lockChat(transaction, workspaceId, chatId);
  const open = await findOpenHandoff(transaction, workspaceId, chat.id);
  const started = { id: newId(), chat, requestedBy: "member", reason, context } as const;
  const row = await hold(transaction, member, chat, open ?? (await insertHandoff(transaction, workspaceId, started)));
  return { chat: await lockChat(transaction, workspaceId, chatId), row, isNew: !open };
}

async function hold(
  transaction: Transaction,
  member: MemberPrincipal,
  chat: ChatListRow,
  row: HandoffRow,
): Promise<HandoffRow> {
  if (row.status === "claimed" && row.claimed_by === member.memberId) return row;
  if (row.status !== "waiting") throw notWaiting(row);
  const holder = { id: member.memberId, name: member.name };
  return giveTo(transaction, member, chat, row, holder);
}

/** Gives a chat to someone, whoever had it. */
export async function giveTo(
  transaction: Transaction,
  principal: Principal,
  chat: ChatListRow,
  row: HandoffRow,
  holder: { id: string; name: string },
): Promise<HandoffRow> {
  const { workspaceId } = principal;
  const claimed = await setHandoffHolder(transaction, workspaceId, row.id, {
    ...holder,
    knows: principal.kind === "member" && principal.memberId === holder.id,
  });
  await cancelOpenAnswers(transaction, workspaceId, chat.id);
  const updated = await updateChatRow(transaction, workspaceId, {
    ...chat,
    status: "with_human",
    assigned_to: holder.id,
  });
  await recordEvent(transaction, workspaceId, "handoff.claimed", presentHandoff(claimed));
  await recordEvent(transaction, workspaceId, "chat.assigned", presentChat(updated));
  await recordAudit(transaction, principal, {
    action: "handoff.claimed",
    target: { kind: "handoff", id: formatId("handoff", row.id) },
    after: { claimed_by: formatId("member", holder.id) },
  });
  return claimed;
}

/** Released: the assistant answers again. Resolved: the chat is done, until the visitor writes again. */
export async function leaveHandoff(
  transaction: Transaction,
  principal: Principal,
  id: string | undefined,
  status: "released" | "resolved",
): Promise<HandoffRow> {
  const { workspaceId } = principal;
  const found = await getHandoff(transaction, workspaceId, id);
  const chat = await lockChat(transaction, workspaceId, found.chat_id);
  const row = await getHandoff(transaction, workspaceId, found.id);
  if (row.status === status) return row;
  if (row.status !== "waiting" && row.status !== "claimed") throw hasEnded(row);
  if (row.status === "claimed" && !mayEnd(principal, row)) throw notWaiting(row);
  return end(transaction, principal, chat, row, status);
}

/** Ends the open handoff of a chat, if there is one, and brings the chat to its status. */
export async function endOpenHandoff(
  transaction: Transaction,
  principal: Principal,
  chat: ChatListRow,
  status: "open" | "resolved",
): Promise<void> {
  const { workspaceId } = principal;
  const row = await findOpenHandoff(transaction, workspaceId, chat.id);
  if (row?.status === "claimed" && !mayEnd(principal, row)) throw notWaiting(row);
  if (row) return void (await end(transaction, principal, chat, row, status === "open" ? "released" : "resolved"));
  if (chat.status === status) return;
  const updated = await updateChatRow(transaction, workspaceId, { ...chat, status });
  if (status === "resolved") await recordEvent(transaction, workspaceId, "chat.resolved", presentChat(updated));
}

async function end(
  transaction: Transaction,
  principal: Principal,
  chat: ChatListRow,
  row: HandoffRow,
  status: "released" | "resolved",
): Promise<HandoffRow> {
  const { workspaceId } = principal;
  const ended = await endHandoff(transaction, workspaceId, row.id, status);
  const updated = await updateChatRow(transaction, workspaceId, {
    ...chat,
    status: status === "released" ? "open" : "resolved",
    assigned_to: status === "released" ? null : chat.assigned_to,
  });
  if (status === "resolved") await recordEvent(transaction, workspaceId, "chat.resolved", presentChat(updated));
  await recordAudit(transaction, principal.kind === "visitor" ? { workspaceId, actor: SYSTEM_ACTOR } : principal, {
    action: `handoff.${status}`,
    target: { kind: "handoff", id: formatId("handoff", row.id) },
  });
  return ended;
}

/** The holder themselves, and who looks after the account. */
function mayEnd(principal: Principal, row: HandoffRow): boolean {
  if (principal.kind !== "member") return principal.kind === "api_key";
  return row.claimed_by === principal.memberId || principal.role === "owner" || principal.role === "admin";
}

export function notWaiting(row: HandoffRow): ConflictError {
  if (row.status !== "claimed") return hasEnded(row);
  return new ConflictError("handoff_claimed", `${row.claimed_by_name || "A person"} has this chat.`, {
    holder: {
      member_id: formatId("member", row.claimed_by!),
      name: row.claimed_by_name,
      claimed_at: (row.handed_over_at ?? row.claimed_at)?.toISOString(),
    },
  });
}

function hasEnded(row: HandoffRow): ConflictError {
  return new ConflictError("handoff_ended", `This handoff is ${row.status}. Ask for a new one at POST /v2/handoffs.`);
}
