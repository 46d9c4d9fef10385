import { type Static, Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { BulkResult, MOST_BULK_ROWS, runBulk } from "../../platform/http/bulk.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, Reference, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { newestRows } from "../../platform/http/sorted-page.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { CHAT_STATUSES, getReadableChat, listChats, lockChat } from "../conversations/index.ts";
import { type Principal, principalOf } from "../identity/index.ts";
import { settleChat } from "./move-handoff.ts";

const BulkBody = StrictObject(
  {
    action: Choice(["resolve", "reopen"]),
    ids: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: MOST_BULK_ROWS, uniqueItems: true }),
    ),
    filter: Type.Optional(
      StrictObject(
        {
          agent_id: Type.Optional(Type.String({ maxLength: 100 })),
          status: Type.Optional(Choice(CHAT_STATUSES)),
          from: Type.Optional(Timestamp),
          to: Type.Optional(Timestamp),
        },
        { minProperties: 1, description: `Instead of ids; at most the newest ${MOST_BULK_ROWS} that match.` },
      ),
    ),
  },
  { examples: [{ action: "resolve", filter: { status: "open", to: "2026-01-01T00:00:00Z" } }] },
);
type BulkBody = Static<typeof BulkBody>;

export function bulkChatRoutes(app: HttpApp, database: Database): void {
  app.post(
    "/v2/chats/bulk",
    {
      schema: {
        operationId: "bulkChats",
        tags: ["Chats"],
        summary: "Resolve or reopen many chats; each has its own outcome",
        body: BulkBody,
        response: { 200: Reference(BulkResult) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const status = request.body.action === "resolve" ? "resolved" : "open";
      return runBulk(await idsOf(principal, request.body), (publicId) =>
        database.inWorkspace(workspaceId, async (transaction) => {
          const readable = await getReadableChat(transaction, principal, parseId("chat", publicId));
          const chat = await lockChat(transaction, workspaceId, readable.id);
          await settleChat(transaction, principal, chat, status);
          await recordAudit(transaction, principal, {
            action: `chat.${status === "open" ? "reopened" : "resolved"}`,
            target: { kind: "chat", id: publicId },
            before: { status: chat.status },
            after: { status },
          });
        }),
      );
    },
  );

  async function idsOf({ workspaceId }: Principal, { ids, filter }: BulkBody): Promise<string[]> {
    if ((ids === undefined) === (filter === undefined))
      throw new InvalidError([{ pointer: "/ids", message: "send either `ids` or `filter`." }]);
    if (ids) return ids;
    const { agent_id, ...rest } = filter!;
    const agentId = agent_id === undefined ? undefined : parseId("agent", agent_id);
    if (agent_id !== undefined && agentId === undefined) return [];
    const rows = await database.inWorkspace(workspaceId, (transaction) =>
      listChats(transaction, workspaceId, { ...rest, agentId }, newestRows(MOST_BULK_ROWS)),
    );
    return rows.slice(0, MOST_BULK_ROWS).map(({ id }) => formatId("chat", id));
  }
}
