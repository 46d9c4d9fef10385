import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { BulkBody, BulkResult, chosenIds, runBulk } from "../../platform/http/run-bulk.ts";
import { Choice, Reference, Timestamp } from "../../platform/http/schemas.ts";
import { CHAT_STATUSES } from "../conversations/index.ts";
import { principalOf, refuseMerelyReadable } from "../identity/index.ts";
import { findChatIds } from "./find-chat-ids.ts";
import { moveChat } from "./move-chat.ts";

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
      const status = request.body.action === "resolve" ? "resolved" : "open";
      const ids = await chosenIds(request.body, ({ agent_id, ...rest }) =>
        findChatIds(database, principal, { ...rest, agentId: filterId("agent", agent_id) }),
      );
      return runBulk(ids, async (publicId) => {
        await refuseMerelyReadable(database, request, [publicId]);
        await moveChat(database, principal, publicId, status);
      });
    },
  );
}
