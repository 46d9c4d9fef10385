import { newId } from "../../platform/ids/identifier.ts";
import type { Principal } from "../identity/index.ts";
import type { ChatBody } from "./chat-schemas.ts";
import { beginKnownChat, findKnownLibrary, type KnownStamps } from "./exchange-queries.ts";
import type { ReachedAgent } from "./known-agents.ts";
import type { ReadableSources } from "./known-library.ts";
import { type LookAhead, readPassagesAhead } from "./look-ahead.ts";
import { isOutside, type OpenExchange, presentNewChat, refusalOf, type SpendLimit, titleOf } from "./open-exchange.ts";
import type { RetrievalContext } from "./retrieval-context.ts";

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
  const known = body.chat_id === undefined && body.visitor === undefined && findKnown(context, principal, ahead);
  if (!known || spendLimit.highestCostMicros(known.reached.agent) > 0) return undefined;
  const { workspaceId } = principal;
  const { agentId, version, agent } = known.reached;
  const visitorId = principal.kind === "visitor" ? principal.visitorId : null;
  const [chatId, questionId, answerId] = [newId(), newId(), newId()];
  const title = titleOf(body.message);
  const event = presentNewChat({ id: chatId, agentId, visitorId, title, messages: 2 });
  const begun = await context.database.inWorkspace(
    workspaceId,
    async (transaction) => {
      const [begun] = await Promise.all([
        beginKnownChat(
          transaction,
          workspaceId,
          known.stamps,
          { title, visitorId, eventId: newId(), event },
          { chatId, agentId, questionId, question: body.message, answerId, agentVersion: version },
        ),
        readPassagesAhead(transaction, context, known.ahead),
      ]);
      if (begun) transaction.announce();
      return begun;
    },
    { atOnce: true },
  );
  if (begun) known.ahead.known.unfinished = begun.unfinished;
  return (
    begun && {
      chat: { id: chatId, agent_id: agentId, visitor_id: visitorId, status: "open" },
      agentId,
      agentVersion: version,
      agent,
      questionId,
      answerId,
      createdAt: begun.createdAt,
      history: [],
      readable: { ...known.ahead.known, unfinished: begun.unfinished },
      ahead: known.ahead,
      reservedMicros: 0,
    }
  );
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
    { atOnce: true },
  );
  if (unfinished) known.ahead.known.unfinished = unfinished;
  return unfinished && { ...known.ahead.known, unfinished };
}

/** Who may not reach the assistant as it is known is told by those who read it anew. */
export function findKnown(
  { library }: RetrievalContext,
  principal: Principal,
  ahead: LookAhead | undefined,
): Known | undefined {
  const reached = ahead && library.agents.lastReached(principal, ahead.question.agentId);
  if (!reached || isOutside(principal, reached.agentId)) return undefined;
  if (principal.kind === "visitor" && refusalOf(principal, reached.agent)) return undefined;
  return { reached, ahead, stamps: { agent: reached.stamp, sources: ahead.known.stamp } };
}
