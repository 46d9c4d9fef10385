import type { Turn } from "@citedesk/grounding";
import type { Transaction } from "../../platform/database/database.ts";
import { ForbiddenError, NotFoundError } from "../../platform/errors/app-error.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifier.ts";
import { type AgentDefinition, findAgentVersion, getAgent } from "../agents/index.ts";
import type { Principal } from "../identity/index.ts";
import type { ChatBody } from "./chat-schemas.ts";
import {
  type ChatRow,
  findChat,
  findRecentMessages,
  insertChat,
  insertExchange,
  type PastMessage,
  putVisitor,
  touchChat,
} from "./exchange-queries.ts";
import { findAgentSources } from "./retrieval-queries.ts";
import type { ReadableSources } from "./retrieve-passages.ts";

const HISTORY_MESSAGES = 6;
const TITLE_CHARACTERS = 120;

/** A question that is stored, and what answering it needs. */
export interface OpenExchange {
  chat: ChatRow;
  agentId: string;
  agentVersion: number;
  agent: AgentDefinition;
  questionId: string;
  answerId: string;
  history: Turn[];
  readable: ReadableSources;
}

/** Checks access, stores the visitor's message and a pending answer, and reads what retrieval needs: one transaction. */
export async function openExchange(
  transaction: Transaction,
  principal: Principal,
  body: ChatBody,
): Promise<OpenExchange> {
  const { workspaceId } = principal;
  const { agentId, version, agent } = await resolveAgent(transaction, principal, body.agent_id);
  const chat = await resolveChat(transaction, principal, agentId, body);
  const past = body.chat_id ? await findRecentMessages(transaction, workspaceId, chat.id, HISTORY_MESSAGES) : [];
  const questionId = newId();
  const answerId = newId();
  await insertExchange(transaction, workspaceId, {
    chatId: chat.id,
    agentId,
    questionId,
    question: body.message,
    answerId,
    agentVersion: version,
  });
  await touchChat(transaction, workspaceId, chat.id, 2);
  const readable = await findAgentSources(transaction, workspaceId, agentId);
  return { chat, agentId, agentVersion: version, agent, questionId, answerId, history: toTurns(past), readable };
}

/** Members and keys talk to the draft; visitors reach the published version alone. */
export async function resolveAgent(transaction: Transaction, principal: Principal, publicId: string) {
  const id = parseId("agent", publicId);
  const isOther = "agentId" in principal && principal.agentId !== null && principal.agentId !== id;
  if (isOther) throw new NotFoundError("assistant");
  const row = await getAgent(transaction, principal.workspaceId, id);
  if (principal.kind !== "visitor") {
    const { name, model, prompt, settings } = row;
    return { agentId: row.id, version: row.version, agent: { name, model, prompt, settings } };
  }
  const version = row.archived_at ? null : row.published_version;
  const agent = version && (await findAgentVersion(transaction, principal.workspaceId, row.id, version));
  if (!agent || !version) throw new NotFoundError("assistant");
  return { agentId: row.id, version, agent };
}

async function resolveChat(
  transaction: Transaction,
  principal: Principal,
  agentId: string,
  body: ChatBody,
): Promise<ChatRow> {
  const { workspaceId } = principal;
  if (body.visitor && principal.kind === "visitor")
    throw new ForbiddenError("Only a secret key or a member may name a visitor.");
  if (body.chat_id !== undefined) {
    const id = parseId("chat", body.chat_id);
    const chat = id && (await findChat(transaction, workspaceId, id));
    const isTheirs = chat && (principal.kind !== "visitor" || chat.visitor_id === principal.visitorId);
    if (!isTheirs || chat.agent_id !== agentId) throw new NotFoundError("chat");
    return chat;
  }
  const visitorId =
    principal.kind === "visitor" ? principal.visitorId : await nameVisitor(transaction, principal, agentId, body);
  const id = newId();
  const title = [...body.message.replaceAll(/\s+/g, " ").trim()].slice(0, TITLE_CHARACTERS).join("");
  await insertChat(transaction, workspaceId, { id, agentId, visitorId, title });
  await recordEvent(transaction, workspaceId, "chat.started", {
    id: formatId("chat", id),
    agent_id: formatId("agent", agentId),
    visitor_id: visitorId && formatId("visitor", visitorId),
    title,
  });
  return { id, agent_id: agentId, visitor_id: visitorId, status: "open" };
}

async function nameVisitor(transaction: Transaction, principal: Principal, agentId: string, { visitor }: ChatBody) {
  if (!visitor) return null;
  return putVisitor(transaction, principal.workspaceId, {
    id: newId(),
    agentId,
    externalId: visitor.id,
    name: visitor.name ?? null,
    email: visitor.email ?? null,
  });
}

function toTurns(messages: PastMessage[]): Turn[] {
  return messages.map(({ role, content }) => ({ role: role === "user" ? "user" : "assistant", text: content }));
}
