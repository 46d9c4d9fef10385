import type { Database, Transaction } from "../../platform/database/database.ts";
import { ConflictError, InvalidError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, Reference } from "../../platform/http/schemas.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifier.ts";
import {
  Chat,
  type ChatListRow,
  getMessage,
  getReadableChat,
  insertMemberMessage,
  lockChat,
  Message,
  presentChat,
  presentMessage,
  updateChatRow,
} from "../conversations/index.ts";
import { type Principal, principalOf } from "../identity/index.ts";
import { findOpenHandoff, findSupporter } from "./handoff-queries.ts";
import { MemberMessageBody, UpdateChatBody } from "./handoff-schemas.ts";
import { memberOf } from "./member-of.ts";
import { claimChat, giveTo, requestHandoff, settleChat } from "./move-handoff.ts";

const tags = ["Chats"];

/** What a person does in a chat: answer it, hand it to a colleague, close it. */
export function chatDeskRoutes(app: HttpApp, database: Database): void {
  app.post(
    "/v2/chats/:id/messages",
    {
      schema: {
        operationId: "createMemberMessage",
        tags,
        summary: "Write into a chat as a person; this takes the chat over",
        description: "409 `handoff_claimed` names who has it in `holder`.",
        params: IdParameters("chat"),
        body: MemberMessageBody,
        response: { 201: Reference(Message) },
      },
    },
    async (request, reply) => {
      const member = memberOf(principalOf(request));
      const { workspaceId } = member;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        const readable = await getReadableChat(transaction, member, parseId("chat", request.params.id));
        const chat = await claimChat(transaction, member, readable.id);
        const id = newId();
        const author = { id: member.memberId, name: member.name };
        const { content } = request.body;
        await insertMemberMessage(transaction, workspaceId, {
          id,
          chatId: chat.id,
          agentId: chat.agent_id,
          author,
          content,
        });
        const message = await getMessage(transaction, workspaceId, id);
        await recordEvent(transaction, workspaceId, "message.created", presentMessage(message, true));
        return message;
      });
      const message = presentMessage(row, true);
      reply.code(201).header("location", `/v2/messages/${message.id}`);
      return message;
    },
  );

  app.patch(
    "/v2/chats/:id",
    {
      schema: {
        operationId: "updateChat",
        tags,
        summary: "Assign a chat, or close and reopen it",
        params: IdParameters("chat"),
        body: UpdateChatBody,
        response: { 200: Reference(Chat) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const row = await database.inWorkspace(principal.workspaceId, async (transaction) => {
        const readable = await getReadableChat(transaction, principal, parseId("chat", request.params.id));
        const chat = await lockChat(transaction, principal.workspaceId, readable.id);
        assertMatches(request.headers["if-match"], chat.version);
        const { status, assigned_to: assignedTo } = request.body;
        if (status === "open" || status === "resolved") await settleChat(transaction, principal, chat, status);
        if (status === "waiting_for_human") await waitForPerson(transaction, principal, chat);
        if (status !== undefined && status !== chat.status)
          await recordAudit(transaction, principal, {
            action: STATUS_ACTIONS[status],
            target: { kind: "chat", id: request.params.id },
            before: { status: chat.status },
            after: { status },
          });
        if (assignedTo !== undefined) await assign(transaction, principal, chat.id, assignedTo);
        return lockChat(transaction, principal.workspaceId, chat.id);
      });
      reply.header("etag", entityTag(row.version));
      return presentChat(row);
    },
  );
}

/** As the audit log names what brings a chat to its status. */
const STATUS_ACTIONS = {
  open: "chat.reopened",
  resolved: "chat.resolved",
  waiting_for_human: "chat.handoff_requested",
} as const;

async function waitForPerson(transaction: Transaction, principal: Principal, chat: ChatListRow): Promise<void> {
  const asked = { chatId: chat.id, requestedBy: principal.kind, reason: null };
  const { row } = await requestHandoff(transaction, principal.workspaceId, asked);
  if (row.status === "claimed")
    throw new ConflictError("chat_with_person", "A person has this chat. Release its handoff first.");
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
  const member = memberId && (await findSupporter(transaction, principal.accountId, memberId));
  if (publicMemberId !== null && !member)
    throw new InvalidError([{ pointer: "/assigned_to", message: "is not a member who may answer chats." }]);
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
