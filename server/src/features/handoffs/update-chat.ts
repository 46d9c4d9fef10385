import type { Database, Transaction } from "../../platform/database/database.ts";
import { ConflictError, InvalidError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import {
  type ChatListRow,
  getReadableChat,
  labelChat,
  lockChat,
  presentChat,
  tidyTags,
  updateChatRow,
} from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { endOpenHandoff, giveTo, requestHandoff } from "./handoff-moves.ts";
import { findOpenHandoff } from "./handoff-queries.ts";
import type { UpdateChatBody } from "./handoff-schemas.ts";
import { findSupporter } from "./supporter-queries.ts";

/** As the audit log names what brings a chat to its status. */
const STATUS_ACTIONS = {
  open: "chat.reopened",
  resolved: "chat.resolved",
  waiting_for_human: "chat.handoff_requested",
} as const;

/** Assigns a chat, closes and reopens it, tags it or gives it a title. */
export function updateChat(
  database: Database,
  principal: Principal,
  change: Change<UpdateChatBody>,
): Promise<ChatListRow> {
  const { body } = change;
  return database.inWorkspace(principal.workspaceId, async (transaction) => {
    const readable = await getReadableChat(transaction, principal, parseId("chat", change.id));
    const chat = await lockChat(transaction, principal.workspaceId, readable.id);
    assertMatches(change.ifMatch, chat.version);
    const { status, assigned_to: assignedTo } = body;
    if (status === "open" || status === "resolved") await endOpenHandoff(transaction, principal, chat, status);
    if (status === "waiting_for_human") await waitForPerson(transaction, principal, chat);
    if (status !== undefined && status !== chat.status)
      await recordAudit(transaction, principal, {
        action: STATUS_ACTIONS[status],
        target: { kind: "chat", id: change.id },
        before: { status: chat.status },
        after: { status },
      });
    if (assignedTo !== undefined) await assign(transaction, principal, chat.id, assignedTo);
    await label(transaction, principal, chat, body);
    return lockChat(transaction, principal.workspaceId, chat.id);
  });
}

async function waitForPerson(transaction: Transaction, principal: Principal, chat: ChatListRow): Promise<void> {
  const asked = { chatId: chat.id, requestedBy: principal.kind, reason: null };
  const { row } = await requestHandoff(transaction, principal.workspaceId, asked);
  if (row.status === "claimed")
    throw new ConflictError("chat_with_person", "A person has this chat. Release its handoff first.");
}

async function label(
  transaction: Transaction,
  principal: Principal,
  chat: ChatListRow,
  { tags, title }: UpdateChatBody,
): Promise<void> {
  if (tags === undefined && title === undefined) return;
  const after = {
    ...chat,
    tags: tags === undefined ? chat.tags : tidyTags(tags),
    own_title: title === undefined ? chat.own_title : (title?.trim() ?? null),
  };
  await labelChat(transaction, principal.workspaceId, after);
  await recordAudit(transaction, principal, {
    action: "chat.updated",
    target: { kind: "chat", id: formatId("chat", chat.id) },
    before: { tags: chat.tags, title: chat.own_title },
    after: { tags: after.tags, title: after.own_title },
  });
}

/** A chat that a person has goes over to the new one at once; else it is only marked as theirs. */
async function assign(
  transaction: Transaction,
  principal: Principal,
  chatId: string,
  publicMemberId: string | null,
): Promise<void> {
  const { workspaceId } = principal;
  const chat = await lockChat(transaction, workspaceId, chatId);
  const memberId = publicMemberId === null ? null : parseId("member", publicMemberId);
  const member = memberId && (await findSupporter(transaction, workspaceId, memberId, chat.agent_id));
  if (publicMemberId !== null && !member)
    throw new InvalidError([
      { pointer: "/assigned_to", message: "is not a member who may answer chats of this assistant." },
    ]);
  const open = await findOpenHandoff(transaction, workspaceId, chat.id);
  if (open?.status === "claimed") {
    if (!member) throw new ConflictError("chat_with_person", "A person has this chat. Release its handoff first.");
    if (open.claimed_by !== member.id) await giveTo(transaction, principal, chat, open, member);
    return;
  }
  const updated = await updateChatRow(transaction, workspaceId, { ...chat, assigned_to: member ? member.id : null });
  await recordEvent(transaction, workspaceId, "chat.assigned", presentChat(updated));
  await recordAudit(transaction, principal, {
    action: "chat.assigned",
    target: { kind: "chat", id: formatId("chat", chat.id) },
    before: { assigned_to: chat.assigned_to && formatId("member", chat.assigned_to) },
    after: { assigned_to: publicMemberId },
  });
}
