import { type Static, Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { BulkBody, BulkResult, chosenIds, MOST_BULK_ROWS, runBulk } from "../../platform/http/bulk.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, Reference, Timestamp } from "../../platform/http/schemas.ts";
import { newestRows } from "../../platform/http/sorted-page.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { CHAT_STATUSES, getReadableChat, listChats, lockChat } from "../conversations/index.ts";
import { principalOf, refuseMerelyReadable } from "../identity/index.ts";
import { settleChat } from "./move-handoff.ts";

const BulkChats = BulkBody(
  ["resolve", "reopen"],
  {
    agent_id: Type.Optional(Type.String({ maxLength: 100 })),
    status: Type.Optional(Choice(CHAT_STATUSES)),
    from: Type.Optional(Timestamp),
    to: Type.Optional(Timestamp),
  },
  { action: "resolve", filter: { status: "open", to: "2026-01-01T00:00:00Z" } },
);
type Filter = NonNullable<Static<typeof BulkChats>["filter"]>;

export function bulkChatRoutes(app: HttpApp, database: Database): void {
  app.post(
    "/v2/chats/bulk",
    {
      schema: {
        operationId: "bulkChats",
        tags: ["Chats"],
        summary: "Resolve or reopen many chats; each has its own outcome",
        body: BulkChats,
        response: { 200: Reference(BulkResult) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const status = request.body.action === "resolve" ? "resolved" : "open";
      const ids = await chosenIds(request.body, (filter) => findIds(workspaceId, filter));
      return runBulk(ids, async (publicId) => {
        await refuseMerelyReadable(database, request, [publicId]);
        await database.inWorkspace(workspaceId, async (transaction) => {
          const readable = await getReadableChat(transaction, principal, parseId("chat", publicId));
          const chat = await lockChat(transaction, workspaceId, readable.id);
          await settleChat(transaction, principal, chat, status);
          await recordAudit(transaction, principal, {
            action: `chat.${status === "open" ? "reopened" : "resolved"}`,
            target: { kind: "chat", id: publicId },
            before: { status: chat.status },
            after: { status },
          });
        });
      });
    },
  );

  async function findIds(workspaceId: string, { agent_id, ...rest }: Filter): Promise<string[]> {
    const filter = { ...rest, agentId: filterId("agent", agent_id) };
    const rows = await database.inWorkspace(workspaceId, (transaction) =>
      listChats(transaction, workspaceId, filter, newestRows(MOST_BULK_ROWS)),
    );
    return rows.map(({ id }) => formatId("chat", id));
  }
}
