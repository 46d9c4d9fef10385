import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Executor } from "../../../platform/database/database.ts";
import { recordEvent } from "../../../platform/events/record-event.ts";
import { entityTag } from "../../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { Reference, StrictObject } from "../../../platform/http/schemas.ts";
import { newId } from "../../../platform/ids/identifier.ts";
import { Chat, getReadableChat, presentChat, recordOpenedFor } from "../../conversations/index.ts";
import { type Principal, principalOf } from "../../identity/index.ts";
import { assertRoomForChat } from "../../quotas/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { ChatBody } from "../chat-schemas.ts";
import { takeSnapshot } from "../snapshot/take-snapshot.ts";
import { assertMayName, openerOf } from "./thread.ts";

const { agent_id, visitor } = ChatBody.properties;
const BeginChatBody = StrictObject(
  {
    agent_id,
    visitor,
    title: Type.Optional(
      Type.String({ maxLength: 200, default: "", description: "The first question, unless one is set." }),
    ),
  },
  { examples: [{ agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41" }] },
);

/** A chat before its first question: `POST /v2/chat` with its id asks in it. */
export function beginChatRoute(app: HttpApp, context: AnswerContext): void {
  app.post(
    "/v2/chats",
    {
      schema: {
        operationId: "createChat",
        tags: ["Chats"],
        summary: "Begin a chat without a question",
        description:
          "`POST /v2/chat` begins one by itself; this is for pages that show a chat before the first question.",
        body: BeginChatBody,
        response: { 201: Reference(Chat) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { agent_id, visitor } = request.body;
      assertMayName(principal, visitor);
      const { snapshot } = await takeSnapshot(context, principal, agent_id, { isAnew: true });
      const { agentId } = snapshot;
      const row = await context.database.inWorkspace(principal.workspaceId, async (transaction) => {
        await assertRoomForChat(transaction, principal.workspaceId, agentId);
        const id = newId();
        const visitorId = await visitorOf(transaction, principal, agentId, visitor);
        await insertChat(transaction, principal.workspaceId, {
          id,
          agentId,
          visitorId,
          openedBy: openerOf(principal),
          title: request.body.title ?? "",
        });
        if (visitor && visitorId) await recordOpenedFor(transaction, principal, { id, visitorId, given: visitor });
        const chat = await getReadableChat(transaction, principal, id);
        await recordEvent(transaction, principal.workspaceId, "chat.started", presentChat(chat));
        return chat;
      });
      const chat = presentChat(row);
      reply.code(201).header("location", `/v2/chats/${chat.id}`).header("etag", entityTag(row.version));
      return chat;
    },
  );
}

/** Whose chat it is: the visitor's own, or that of whom a member or key names by their id in the client's own system. */
async function visitorOf(
  executor: Executor,
  principal: Principal,
  agentId: string,
  visitor: ChatBody["visitor"],
): Promise<string | null> {
  if (principal.kind === "visitor") return principal.visitorId;
  if (!visitor) return null;
  const { id, name = null, email = null } = visitor;
  const [row] = await executor.query<{ id: string }>(sql`
    SELECT citedesk_put_visitor(${principal.workspaceId}, ${newId()}, ${agentId}, ${id}, ${name}, ${email}) AS id`);
  return row!.id;
}

async function insertChat(
  executor: Executor,
  workspaceId: string,
  chat: { id: string; agentId: string; visitorId: string | null; openedBy: string | null; title: string },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO chats (workspace_id, id, agent_id, visitor_id, opened_by, title)
    VALUES (${workspaceId}, ${chat.id}, ${chat.agentId}, ${chat.visitorId}, ${chat.openedBy}, ${chat.title})`);
}
