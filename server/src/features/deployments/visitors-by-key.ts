import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import type { VisitorPrincipal } from "../identity/index.ts";
import { findPublishedAgent } from "./find-published-agent.ts";
import { findVisitorOfKeyedChat, insertAnonymousVisitor } from "./visitor-queries.ts";

/**
 * Says who asks when a question comes with a publishable key alone: with a chat's id the visitor of that chat, if this key
 * began it, else somebody new. From there on it is a visitor like any other.
 */
export function visitorsByKey(app: HttpApp, database: Database): void {
  app.addHook("preHandler", async (request) => {
    const { principal } = request;
    if (principal?.kind !== "visitor" || !principal.publishableKeyId) return;
    const { chat_id: chatId } = request.body as { chat_id?: string };
    const visitorId =
      chatId === undefined
        ? await welcome(database, principal)
        : await recognise(database, principal, parseId("chat", chatId));
    request.principal = { ...principal, visitorId };
  });
}

async function welcome(database: Database, principal: VisitorPrincipal): Promise<string> {
  const { workspaceId, agentId, visitorId, publishableKeyId } = principal;
  // Whoever reaches nobody leaves nothing behind.
  if (!(await findPublishedAgent(database, agentId))) throw new NotFoundError("assistant");
  await database.inWorkspace(workspaceId, (transaction) =>
    insertAnonymousVisitor(transaction, workspaceId, { id: visitorId, agentId, publishableKeyId }),
  );
  return visitorId;
}

async function recognise(
  database: Database,
  { workspaceId, publishableKeyId }: VisitorPrincipal,
  chatId: string | undefined,
): Promise<string> {
  const visitorId =
    chatId &&
    (await database.inWorkspace(workspaceId, (transaction) =>
      findVisitorOfKeyedChat(transaction, workspaceId, chatId, publishableKeyId!),
    ));
  if (!visitorId) throw new NotFoundError("chat");
  return visitorId;
}
