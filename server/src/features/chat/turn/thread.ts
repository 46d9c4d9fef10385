import type { Turn as Utterance } from "@citedesk/grounding";
import sql from "sql-template-tag";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { ForbiddenError } from "../../../platform/errors/app-error.ts";
import { newId, parseId } from "../../../platform/ids/identifiers.ts";
import { assertMaySpeak } from "../../conversations/index.ts";
import { admit, isOwnChat, type Principal } from "../../identity/index.ts";
import type { ChatBody } from "../chat-schemas.ts";

/** The chat that a question is asked in, or begins. */
export interface Thread {
  chatId: string;
  /** Of the chat's row: another one after each change of it. Null: the question begins the chat. */
  stamp: string | null;
  status: "open" | "waiting_for_human" | "with_human" | "resolved";
  visitorId: string | null;
  /** Of a chat that begins: the credential that opens it, unless it is the visitor's own. */
  openedBy: string | null;
  /**
   * Stored with the chat that begins: whom the client's own system knows by an id, or who came with a publishable key
   * alone.
   */
  newVisitor: NewVisitor | undefined;
  /** Oldest first. */
  history: Utterance[];
}

/** Whom a key speaks for, by the id that the client's own system knows them by. */
export interface NamedVisitor {
  external_id: string;
  name: string | null;
  email: string | null;
}

export type NewVisitor = NamedVisitor | { publishable_key_id: string };

const HISTORY_MESSAGES = 6;

/**
 * Reads the chat, or the visitor who is named, by one statement; undefined where there is no such chat, or it is
 * another visitor's. Throws 403 where only the visitor speaks, and for a new chat of a token that is for one. Without a
 * chat and a name there is nothing to read: `beginThread` knows it all.
 */
export function threadReader(
  principal: Principal,
  { agent_id, chat_id: chatId, visitor }: Pick<ChatBody, "agent_id" | "chat_id" | "visitor">,
): ((transaction: Transaction) => Promise<Thread | undefined>) | undefined {
  assertMayName(principal, visitor);
  const { workspaceId } = principal;
  const agentId = parseId("agent", agent_id);
  if (chatId !== undefined)
    return (transaction) => readThread(transaction, principal, agentId, parseId("chat", chatId));
  if (principal.kind === "visitor" && principal.chatId !== undefined)
    throw new ForbiddenError("The link of a mail opens one chat: name it as `chat_id`.");
  if (visitor === undefined || agentId === undefined) return undefined;
  return async (transaction) => {
    const visitorId = (await findNamedVisitor(transaction, workspaceId, agentId, visitor.id)) ?? newId();
    const { id, name = null, email = null } = visitor;
    return { ...beginThread(principal), visitorId, newVisitor: { external_id: id, name, email } };
  };
}

/** A chat that the question begins: the visitor's own, or nobody's in particular for a member or a key. */
export function beginThread(principal: Principal): Thread {
  const isVisitor = principal.kind === "visitor";
  return {
    chatId: newId(),
    stamp: null,
    status: "open",
    visitorId: isVisitor ? principal.visitorId : null,
    openedBy: openerOf(principal),
    newVisitor:
      isVisitor && principal.publishableKeyId ? { publishable_key_id: principal.publishableKeyId } : undefined,
    history: [],
  };
}

/** Null: a visitor, whose chats are theirs by their own id. */
export function openerOf({ kind, credentialId }: Principal): string | null {
  return kind === "visitor" ? null : credentialId;
}

/**
 * To name a visitor is to speak for them: secret keys do, and who may make keys. Anybody else is who their token says.
 */
export function assertMayName(principal: Principal, visitor: ChatBody["visitor"]): void {
  if (!visitor || principal.kind === "api_key" || admit(principal, "createApiKey")) return;
  throw new ForbiddenError("Only a secret key, an owner or an admin may name a visitor.");
}

async function readThread(
  executor: Executor,
  principal: Principal,
  agentId: string | undefined,
  chatId: string | undefined,
): Promise<Thread | undefined> {
  const [row] =
    chatId === undefined
      ? []
      : await executor.query<ThreadRow>(
          sql`SELECT * FROM citedesk_read_chat(${principal.workspaceId}, ${chatId}, ${HISTORY_MESSAGES})`,
        );
  if (!row || row.agent_id !== agentId || !isTheirs(principal, chatId!, row)) return undefined;
  assertMaySpeak(principal, row);
  const { stamp, status, visitor_id: visitorId, history } = row;
  return {
    chatId: chatId!,
    stamp,
    status,
    visitorId,
    openedBy: null,
    newVisitor: undefined,
    history: (history ?? []).map(({ role, content }) => ({
      role: role === "user" ? "user" : "assistant",
      text: content,
    })),
  };
}

interface ThreadRow {
  agent_id: string;
  visitor_id: string | null;
  status: Thread["status"];
  stamp: string;
  publishable_key_id: string | null;
  opened_by: string | null;
  history: { role: "user" | "assistant" | "member"; content: string }[] | null;
}

/**
 * A visitor goes on in their own chats alone; one who came with a publishable key, in those that were begun with it.
 */
function isTheirs(principal: Principal, id: string, chat: ThreadRow): boolean {
  if (principal.kind !== "visitor") return true;
  const { publishableKeyId } = principal;
  if (publishableKeyId) return chat.publishable_key_id === publishableKeyId;
  return isOwnChat(principal, { id, visitorId: chat.visitor_id });
}

async function findNamedVisitor(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  externalId: string,
): Promise<string | undefined> {
  const [row] = await executor.query<{ id: string }>(sql`
    SELECT id FROM visitors WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND external_id = ${externalId}`);
  return row?.id;
}
