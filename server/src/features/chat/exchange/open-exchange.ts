import type { Turn } from "@citedesk/grounding";
import type { Transaction } from "../../../platform/database/database.ts";
import { AppError, ForbiddenError, NotFoundError } from "../../../platform/errors/app-error.ts";
import { recordEvent } from "../../../platform/events/record-event.ts";
import { formatId, newId, parseId } from "../../../platform/ids/identifier.ts";
import { type AgentDefinition, findAgentVersion, getAgent } from "../../agents/index.ts";
import { type Chat, getMessage, presentMessage } from "../../conversations/index.ts";
import type { Principal, VisitorPrincipal } from "../../identity/index.ts";
import { assertRoomForChat } from "../../quotas/index.ts";
import type { ChatBody } from "../chat-schemas.ts";
import type { KnownAgents, ReachedAgent } from "../retrieval/known-agents.ts";
import type { KnownLibrary, ReadableSources } from "../retrieval/known-library.ts";
import { type LookAhead, readWithAhead } from "../retrieval/look-ahead.ts";
import { setMoneyAside } from "../spending/set-money-aside.ts";
import type { SpendLimit } from "../spending/spend-limit.ts";
import {
  beginChat,
  type ChatRow,
  findChat,
  findRecentMessages,
  insertExchange,
  insertQuestion,
  type NewExchange,
  type PastMessage,
  putVisitor,
  touchChat,
} from "./exchange-queries.ts";

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
  /** Of the answer's message. */
  createdAt: Date;
  history: Turn[];
  readable: ReadableSources;
  /** What the question alone has found already. */
  ahead?: LookAhead | undefined;
  /** What was set aside for the model; null when the day or the month has no room for it. */
  reservedMicros: number | null;
}

/**
 * Checks access, stores the visitor's message and a pending answer, sets the model's money aside and reads what retrieval
 * needs: one transaction. Statements that don't wait for each other are sent at once.
 */
export async function openExchange(
  transaction: Transaction,
  library: KnownLibrary,
  principal: Principal,
  body: ChatBody,
  { spendLimit, ahead }: { spendLimit?: SpendLimit | undefined; ahead?: LookAhead | undefined } = {},
): Promise<OpenExchange> {
  const { workspaceId } = principal;
  const id = parseId("agent", body.agent_id);
  if (id === undefined) throw new NotFoundError("assistant");
  const [{ agentId, version, agent }, readable] = await Promise.all([
    reachAgent(transaction, library.agents, principal, body.agent_id),
    readWithAhead(transaction, { library }, workspaceId, id, ahead),
  ]);
  const [questionId, answerId] = [newId(), newId()];
  const { chat, isNew } = await resolveChat(transaction, principal, agentId, body);
  const reservedMicros = await setMoneyAside(transaction, workspaceId, agentId, {
    highestMicros: spendLimit?.highestCostMicros(agent) ?? 0,
    dayLimitMicros: spendLimit?.dayLimitMicros,
  });
  const question = { chatId: chat.id, agentId, questionId, question: body.message };
  const withPerson = chat.status === "with_human";
  const newChat = { id: chat.id, agentId, visitorId: chat.visitor_id, title: titleOf(body.message), messages: 2 };
  const exchange = { ...question, answerId, agentVersion: version, reservedMicros: reservedMicros ?? 0 };
  const [past, begun, inserted] = await Promise.all([
    isNew ? [] : findRecentMessages(transaction, workspaceId, chat.id, HISTORY_MESSAGES),
    isNew ? startChat(transaction, workspaceId, newChat, exchange) : undefined,
    isNew || withPerson ? undefined : insertExchange(transaction, workspaceId, exchange),
    isNew ? assertRoomForChat(transaction, workspaceId, agentId) : undefined,
    isNew
      ? undefined
      : touchChat(transaction, workspaceId, { id: chat.id, title: newChat.title, messages: withPerson ? 1 : 2 }),
    withPerson ? storeQuestion(transaction, workspaceId, question) : undefined,
  ]);
  return {
    chat,
    agentId,
    agentVersion: version,
    agent,
    questionId,
    answerId,
    createdAt: begun ?? inserted ?? new Date(),
    history: toTurns(past),
    readable,
    ahead,
    reservedMicros,
  };
}

/** `resolveAgent`, remembered for the next question. */
export async function reachAgent(
  transaction: Transaction,
  agents: KnownAgents,
  principal: Principal,
  publicId: string,
): Promise<ReachedAgent> {
  const reached = await resolveAgent(transaction, principal, publicId);
  agents.keep(principal, reached);
  return reached;
}

/** Members and keys talk to the draft; visitors reach the published version alone. */
export async function resolveAgent(
  transaction: Transaction,
  principal: Principal,
  publicId: string,
): Promise<ReachedAgent> {
  const id = parseId("agent", publicId);
  if (isOutside(principal, id)) throw new NotFoundError("assistant");
  const row = await getAgent(transaction, principal.workspaceId, id);
  if (principal.kind !== "visitor") {
    const { name, model, prompt, settings } = row;
    return { agentId: row.id, version: row.version, agent: { name, model, prompt, settings }, stamp: row.stamp };
  }
  const version = row.archived_at ? null : row.published_version;
  const agent = version && (await findAgentVersion(transaction, principal.workspaceId, row.id, version));
  if (!agent || !version) throw new NotFoundError("assistant");
  const refusal = refusalOf(principal, agent);
  if (refusal) throw refusal;
  return { agentId: row.id, version, agent, stamp: row.stamp };
}

/** Is the credential made for another assistant? */
export function isOutside(principal: Principal, agentId: string | undefined): boolean {
  return "agentId" in principal && principal.agentId !== null && principal.agentId !== agentId;
}

/** Asked with each question: a token outlives a change of whom the assistant answers. */
export function refusalOf({ identified }: VisitorPrincipal, { settings }: AgentDefinition): AppError | undefined {
  const { visitors } = settings.access;
  if (visitors === "members") return new NotFoundError("assistant");
  if (visitors === "identified" && !identified)
    return new AppError("forbidden", "identity_required", "This assistant only answers visitors who are signed in.");
  return undefined;
}

async function resolveChat(
  transaction: Transaction,
  principal: Principal,
  agentId: string,
  body: ChatBody,
): Promise<{ chat: ChatRow; isNew: boolean }> {
  const { workspaceId } = principal;
  assertMayName(principal, body);
  if (body.chat_id !== undefined) {
    const id = parseId("chat", body.chat_id);
    const chat = id && (await findChat(transaction, workspaceId, id));
    const isTheirs = chat && (principal.kind !== "visitor" || chat.visitor_id === principal.visitorId);
    if (!isTheirs || chat.agent_id !== agentId) throw new NotFoundError("chat");
    return { chat, isNew: false };
  }
  const visitorId = await visitorOf(transaction, principal, agentId, body);
  return { chat: { id: newId(), agent_id: agentId, visitor_id: visitorId, status: "open" }, isNew: true };
}

function startChat(
  transaction: Transaction,
  workspaceId: string,
  chat: Parameters<typeof presentNewChat>[0],
  exchange: NewExchange,
): Promise<Date> {
  const { title, visitorId } = chat;
  transaction.announce();
  return beginChat(
    transaction,
    workspaceId,
    { title, visitorId, eventId: newId(), event: presentNewChat(chat) },
    exchange,
  );
}

/** For the person who has the chat: nothing else tells them that the visitor wrote. */
async function storeQuestion(
  transaction: Transaction,
  workspaceId: string,
  question: Parameters<typeof insertQuestion>[2],
): Promise<void> {
  await insertQuestion(transaction, workspaceId, question);
  const message = await getMessage(transaction, workspaceId, question.questionId);
  await recordEvent(transaction, workspaceId, "message.created", presentMessage(message, true));
}

export function titleOf(message: string): string {
  return [...message.replaceAll(/\s+/g, " ").trim()].slice(0, TITLE_CHARACTERS).join("");
}

export function presentNewChat(chat: {
  id: string;
  agentId: string;
  visitorId: string | null;
  title: string;
  messages: number;
}): Chat {
  const now = new Date().toISOString();
  return {
    id: formatId("chat", chat.id),
    agent_id: formatId("agent", chat.agentId),
    visitor_id: chat.visitorId && formatId("visitor", chat.visitorId),
    status: "open",
    assigned_to: null,
    title: chat.title,
    message_count: chat.messages,
    created_at: now,
    updated_at: now,
  };
}

export function assertMayName(principal: Principal, { visitor }: Pick<ChatBody, "visitor">): void {
  if (visitor && principal.kind === "visitor")
    throw new ForbiddenError("Only a secret key or a member may name a visitor.");
}

/** Whose chat it is: the visitor's own, or that of whom a member or key names by their id in the client's own system. */
export async function visitorOf(
  transaction: Transaction,
  principal: Principal,
  agentId: string,
  { visitor }: Pick<ChatBody, "visitor">,
): Promise<string | null> {
  if (principal.kind === "visitor") return principal.visitorId;
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
