import { newId } from "../../../platform/ids/identifier.ts";
import type { Principal } from "../../identity/index.ts";
import type { ChatBody } from "../chat-schemas.ts";
import type { ReachedAgent } from "../retrieval/known-agents.ts";
import type { ReadableSources } from "../retrieval/known-library.ts";
import { type LookAhead, readPassagesAhead } from "../retrieval/look-ahead.ts";
import type { RetrievalContext } from "../retrieval/retrieval-context.ts";
import type { SpendLimit } from "../spending/spend-limit.ts";
import { beginKnownChat, findKnownLibrary, type KnownStamps, type NewChat } from "./exchange-queries.ts";
import { isOutside, type OpenExchange, presentNewChat, refusalOf, titleOf } from "./open-exchange.ts";

/** An assistant and its sources as this process last read them, and what a question finds in these. */
export interface Known {
  reached: ReachedAgent;
  ahead: LookAhead;
  stamps: KnownStamps;
}

/**
 * `openExchange` for the question that begins a chat with an assistant whom this process knows: the database only says whether
 * that still holds, and writes, in one statement that nobody waits behind. Undefined, and nothing stored: it takes more.
 */
export async function openKnownExchange(
  context: RetrievalContext,
  principal: Principal,
  body: ChatBody,
  { spendLimit, ahead }: { spendLimit: SpendLimit; ahead: LookAhead | undefined },
): Promise<OpenExchange | undefined> {
  const known = findKnownStart(context, principal, body, ahead);
  if (!known || spendLimit.highestCostMicros(known.reached.agent) > 0) return undefined;
  const exchange = newExchange(principal, known);
  const { agentId, agentVersion, questionId, answerId } = exchange;
  const begun = await context.database.inWorkspace(
    principal.workspaceId,
    async (transaction) => {
      const [begun] = await Promise.all([
        beginKnownChat(transaction, principal.workspaceId, known.stamps, newChat(exchange, body.message), {
          chatId: exchange.chat.id,
          agentId,
          questionId,
          question: body.message,
          answerId,
          agentVersion,
        }),
        readPassagesAhead(transaction, context, known.ahead),
      ]);
      if (begun) transaction.announce();
      return begun;
    },
    { pipelined: true },
  );
  if (!begun) return undefined;
  known.ahead.known.unfinished = begun.unfinished;
  const readable = { ...known.ahead.known, unfinished: begun.unfinished };
  return { ...exchange, createdAt: begun.createdAt, readable };
}

/** The exchange that a question begins with a known assistant: nothing of it is stored. */
export function newExchange(principal: Principal, { reached, ahead }: Known): OpenExchange {
  const { agentId, version, agent } = reached;
  const visitorId = principal.kind === "visitor" ? principal.visitorId : null;
  return {
    chat: { id: newId(), agent_id: agentId, visitor_id: visitorId, status: "open" },
    agentId,
    agentVersion: version,
    agent,
    questionId: newId(),
    answerId: newId(),
    createdAt: new Date(),
    history: [],
    readable: ahead.known,
    ahead,
    reservedMicros: 0,
  };
}

/** Its chat, with the event that tells of it. */
export function newChat({ chat: { id, visitor_id: visitorId }, agentId }: OpenExchange, message: string): NewChat {
  const title = titleOf(message);
  const event = presentNewChat({ id, agentId, visitorId, title, messages: 2 });
  return { title, visitorId, eventId: newId(), event };
}

/** What a known assistant may read, if nothing has changed; else undefined. */
export async function readKnownSources(
  context: RetrievalContext,
  principal: Principal,
  ahead: LookAhead | undefined,
): Promise<ReadableSources | undefined> {
  const known = findKnown(context, principal, ahead);
  if (!known) return undefined;
  const { workspaceId } = principal;
  const [unfinished] = await context.database.inWorkspace(
    workspaceId,
    (transaction) =>
      Promise.all([
        findKnownLibrary(transaction, workspaceId, known.reached.agentId, known.stamps),
        readPassagesAhead(transaction, context, known.ahead),
      ]),
    { pipelined: true },
  );
  if (unfinished) known.ahead.known.unfinished = unfinished;
  return unfinished && { ...known.ahead.known, unfinished };
}

/** Only a chat that begins, and whose visitor is known already, takes nothing more from the database. */
export function findKnownStart(
  context: RetrievalContext,
  principal: Principal,
  { chat_id: chatId, visitor }: ChatBody,
  ahead: LookAhead | undefined,
): Known | undefined {
  return chatId === undefined && visitor === undefined ? findKnown(context, principal, ahead) : undefined;
}

/** Who may not reach the assistant as it is known is told by those who read it anew. */
function findKnown(
  { library }: RetrievalContext,
  principal: Principal,
  ahead: LookAhead | undefined,
): Known | undefined {
  const reached = ahead && library.agents.lastReached(principal, ahead.question.agentId);
  if (!reached || isOutside(principal, reached.agentId)) return undefined;
  if (principal.kind === "visitor" && refusalOf(principal, reached.agent)) return undefined;
  return { reached, ahead, stamps: { agent: reached.stamp, sources: ahead.known.stamp } };
}
