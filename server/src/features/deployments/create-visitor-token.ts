import type { Transaction } from "../../platform/database/database.ts";
import { AppError, ForbiddenError, InvalidError, NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import { findMailedChat } from "../handoffs/index.ts";
import {
  agentOfPublishableKey,
  findUsableKey,
  type MailedChatClaims,
  noteRefusedCredential,
  type TicketClaims,
  unauthenticated,
} from "../identity/index.ts";
import { findPublishedAgent, findServedDeployment, type PublishedAgent } from "./find-published-agent.ts";
import { listIdentitySecrets } from "./identity-secret-queries.ts";
import { type SpentTicket, spendTicket } from "./spend-ticket.ts";
import { type VisitorIdentity, verifyIdentity } from "./visitor-identity.ts";
import {
  type IdentifiedVisitor,
  insertAnonymousVisitor,
  putIdentifiedVisitor,
  seeAnonymousVisitor,
} from "./visitor-queries.ts";
import type { VisitorTokenContext } from "./visitor-token-context.ts";
import type { VisitorToken, VisitorTokenBody } from "./visitor-token-schemas.ts";

const VISITOR_TOKEN_SECONDS = 3600;
/** So soon what ends a mail's link ends what was opened with it, too. */
const MAILED_TOKEN_SECONDS = 900;

/** Where a request for a token comes from. */
export interface TokenRequest {
  origin: string | undefined;
  /** Of this service, under which it was asked. */
  servedOrigin: string;
  address: string;
  requestId: string;
}

/**
 * A token for a visitor of the published assistant that a ticket or a publishable key opens. Throws 404 where there is
 * none for visitors, 403 `identity_required`, 401 and 422. With what a mail's link carries, it is for that chat alone.
 */
export async function createVisitorToken(
  context: VisitorTokenContext,
  body: VisitorTokenBody,
  from: TokenRequest,
): Promise<VisitorToken> {
  assertMailTokenAlone(body);
  const { agent, ticket } = await findOpenAgent(context, body, from);
  const { id: agentId, workspaceId } = agent;
  const identity = await identify(context, agent, body.identity_token, from);
  const mailed = await readMailed(context, agent, body);
  const visitorId = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const id = newId();
    if (ticket && !(await spendTicket(transaction, workspaceId, ticket))) throw ticketSpent();
    if (identity) {
      const put = await putIdentifiedVisitor(transaction, workspaceId, { id, agentId, ...identity });
      if (put.changed.length > 0) await recordFactsChanged(transaction, workspaceId, put, from);
      return put.id;
    }
    if (mailed) {
      if (await findMailedChat(transaction, mailed)) return seeMailedVisitor(transaction, mailed);
      throw mailLinkEnded();
    }
    const earlier = await findEarlierVisitor(context, transaction, agent, body.visitor_token);
    if (earlier !== undefined) return earlier;
    await insertAnonymousVisitor(transaction, workspaceId, { id, agentId });
    return id;
  });
  const identified = identity !== undefined;
  const claims = identity?.claims ?? {};
  const seconds = mailed ? MAILED_TOKEN_SECONDS : VISITOR_TOKEN_SECONDS;
  return {
    token: await context.tokens.signVisitor(
      {
        workspaceId,
        agentId,
        visitorId,
        identified,
        claims,
        generation: agent.visitorGeneration,
        ...(mailed ? { chatId: mailed.chatId } : {}),
      },
      seconds,
    ),
    type: "bearer",
    expires_in: seconds,
    agent_id: formatId("agent", agentId),
    visitor_id: formatId("visitor", visitorId),
    ...(mailed ? { chat_id: formatId("chat", mailed.chatId) } : {}),
    identified,
  };
}

/** Of what is personal the log keeps the names alone: it must be erasable. */
async function recordFactsChanged(
  transaction: Transaction,
  workspaceId: string,
  { id, changed }: IdentifiedVisitor,
  { address, requestId }: TokenRequest,
): Promise<void> {
  const actor = { kind: "visitor" as const, id, name: "Visitor", address, requestId };
  const target = { kind: "visitor", id: formatId("visitor", id) };
  await recordAudit(
    transaction,
    { workspaceId, actor },
    { action: "visitor.facts_changed", target, after: { changed } },
  );
}

async function findOpenAgent(
  context: VisitorTokenContext,
  body: VisitorTokenBody,
  from: TokenRequest,
): Promise<{ agent: PublishedAgent; ticket?: SpentTicket }> {
  if ((body.ticket === undefined) === (body.publishable_key === undefined))
    throw new InvalidError([{ pointer: "/ticket", message: "send either `ticket` or `publishable_key`." }]);
  const ticket = body.ticket === undefined ? undefined : await context.tokens.verifyTicket(body.ticket);
  const agent = ticket
    ? await agentOfTicket(context, ticket)
    : await findPublishedAgent(context.database, await agentOfKey(context, body.publishable_key!, from));
  if (!agent || agent.definition.settings.access.visitors === "members") throw new NotFoundError("assistant");
  if (!ticket) return { agent };
  assertFromItsPage(context, agent, ticket, from);
  return { agent, ticket: { id: ticket.id, expiresAt: new Date(ticket.exp * 1000) } };
}

/**
 * A ticket is for the chat of the page that carries it, which asks under the name that it was opened under; as its
 * sandbox has no origin, browsers say `null`. Throws 403.
 */
function assertFromItsPage(
  { config }: VisitorTokenContext,
  agent: PublishedAgent,
  ticket: TicketClaims,
  { origin, servedOrigin }: TokenRequest,
): void {
  const own = new URL(config.baseUrl).origin;
  const isAskedThere = [ticket.origin, own].includes(servedOrigin);
  const allowed = ["null", ticket.origin, own, ...agent.definition.settings.allowed_origins];
  if (!isAskedThere || (origin !== undefined && !allowed.includes(origin)))
    throw new ForbiddenError("The ticket is for the chat page that carries it.");
}

function ticketSpent(): AppError {
  return unauthenticated("ticket_spent", "The ticket was used. Open the page anew for another one.");
}

/** A deployment that was disabled since gives no tokens any more. */
async function agentOfTicket(
  { database }: VisitorTokenContext,
  { deploymentId }: TicketClaims,
): Promise<PublishedAgent | undefined> {
  const served = await findServedDeployment(database, "page", formatId("deployment", deploymentId));
  return typeof served === "string" ? undefined : served.agent;
}

async function agentOfKey(context: VisitorTokenContext, key: string, from: TokenRequest): Promise<string> {
  return agentOfPublishableKey(context, await findUsableKey(context, key, from), from.origin, from);
}

function assertMailTokenAlone({ ticket, identity_token, visitor_token, mail_token }: VisitorTokenBody): void {
  if (mail_token === undefined) return;
  if (ticket === undefined || identity_token !== undefined || visitor_token !== undefined)
    throw new InvalidError([{ pointer: "/mail_token", message: "goes with a `ticket`, and with nothing else." }]);
}

/**
 * Undefined: there is none. It is for the assistant's own page, and ends with the sessions of the assistant's visitors.
 * Why it opens nothing is told to nobody. Throws 401.
 */
async function readMailed(
  { tokens }: VisitorTokenContext,
  agent: PublishedAgent,
  { mail_token: token }: VisitorTokenBody,
): Promise<MailedChatClaims | undefined> {
  if (token === undefined) return undefined;
  const claims = await tokens.verifyMailedChat(token).catch(() => undefined);
  const isForThis = claims?.workspaceId === agent.workspaceId && claims.agentId === agent.id;
  if (!isForThis || claims.generation !== agent.visitorGeneration) throw mailLinkEnded();
  return claims;
}

async function seeMailedVisitor(transaction: Transaction, mailed: MailedChatClaims): Promise<string> {
  const visitorId = await seeAnonymousVisitor(transaction, mailed.workspaceId, mailed.visitorId);
  if (visitorId === undefined) throw mailLinkEnded();
  return visitorId;
}

function mailLinkEnded(): AppError {
  return unauthenticated("mail_link_ended", "The mail's link opens its chat no longer.");
}

/**
 * The anonymous visitor who had the token: nobody becomes somebody whom the site has to vouch for, or, out of one chat,
 * whoever is in the others.
 */
async function findEarlierVisitor(
  { tokens }: VisitorTokenContext,
  transaction: Transaction,
  agent: PublishedAgent,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const earlier = await tokens.verifyEarlierVisitor(token);
  if (earlier.agentId !== agent.id || earlier.workspaceId !== agent.workspaceId) return undefined;
  if (earlier.identified || earlier.chatId !== undefined) return undefined;
  return seeAnonymousVisitor(transaction, agent.workspaceId, earlier.visitorId);
}

async function identify(
  context: VisitorTokenContext,
  agent: PublishedAgent,
  token: string | undefined,
  from: TokenRequest,
): Promise<VisitorIdentity | undefined> {
  const { clock, config, database, secretKeys } = context;
  if (token === undefined) {
    if (agent.definition.settings.access.visitors === "identified")
      throw new AppError("forbidden", "identity_required", "This assistant only answers visitors who are signed in.");
    return undefined;
  }
  const secrets = await database.inWorkspace(agent.workspaceId, (transaction) =>
    listIdentitySecrets(transaction, agent.workspaceId, agent.id),
  );
  const longestSeconds = config.identityTokenHours * 3600;
  try {
    return await verifyIdentity({ secretKeys, clock, longestSeconds }, secrets, token);
  } catch (error) {
    const { code: reason } = error as AppError;
    noteRefusedCredential(context, agent.workspaceId, from, { prefix: "agent", id: agent.id, reason });
    throw error;
  }
}
