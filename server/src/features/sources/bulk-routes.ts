import sql from "sql-template-tag";
import { type Static, Type } from "typebox";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { BulkBody, BulkResult, chosenIds, MOST_BULK_ROWS, runBulk } from "../../platform/http/bulk.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, Reference } from "../../platform/http/schemas.ts";
import { newestRows } from "../../platform/http/sorted-page.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { getAgent } from "../agents/index.ts";
import { type Principal, principalOf, refuseMerelyReadable } from "../identity/index.ts";
import { refreshSource } from "./put-source.ts";
import { recordSource } from "./record-source.ts";
import { assertServesOnlyReach } from "./shared-source.ts";
import { getSource, listSources, markSourceDeleted, raiseRevision, type SourceRow } from "./source-queries.ts";
import { SOURCE_STATUSES } from "./source-schemas.ts";
import { SOURCE_TYPES } from "./source-types.ts";
import { updateSource } from "./update-source.ts";

const ACTIONS = ["delete", "refresh", "enable", "disable"] as const;

const BulkSources = BulkBody(
  ACTIONS,
  {
    agent_id: Type.Optional(Type.String({ maxLength: 100 })),
    type: Type.Optional(Choice(SOURCE_TYPES)),
    status: Type.Optional(Choice(SOURCE_STATUSES)),
  },
  { action: "disable", ids: ["source_01h2xcejqtf2nbrexx3vqjhp41"] },
);
type Filter = NonNullable<Static<typeof BulkSources>["filter"]>;

export function bulkSourceRoutes(app: HttpApp, { database, queue }: { database: Database; queue: JobQueue }): void {
  app.post(
    "/v2/sources/bulk",
    {
      schema: {
        operationId: "bulkSources",
        tags: ["Sources"],
        summary: "Do the same to many sources; each has its own outcome",
        body: BulkSources,
        response: { 200: Reference(BulkResult) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const ids = await chosenIds(request.body, (filter) => findIds(workspaceId, filter));
      return runBulk(ids, async (publicId) => {
        await refuseMerelyReadable(database, request, [publicId]);
        await database.inWorkspace(workspaceId, async (transaction) => {
          await lockRow(transaction, workspaceId, sql`sources`, parseId("source", publicId));
          const row = await getSource(transaction, workspaceId, parseId("source", publicId));
          await act(transaction, principal, row, request.body.action);
        });
      });
    },
  );

  async function findIds(workspaceId: string, { agent_id, type, status }: Filter): Promise<string[]> {
    const rows = await database.inWorkspace(workspaceId, async (transaction) => {
      const agent =
        agent_id === undefined ? undefined : await getAgent(transaction, workspaceId, parseId("agent", agent_id));
      return listSources(transaction, workspaceId, { agentId: agent?.id, type, status }, newestRows(MOST_BULK_ROWS));
    });
    return rows.map(({ id }) => formatId("source", id));
  }

  async function act(
    transaction: Transaction,
    principal: Principal,
    before: SourceRow,
    action: (typeof ACTIONS)[number],
  ): Promise<void> {
    const { workspaceId } = principal;
    if (action === "delete") {
      await assertServesOnlyReach(transaction, before);
      await markSourceDeleted(transaction, workspaceId, before.id);
      await raiseRevision(transaction, workspaceId);
      return recordSource(transaction, principal, "deleted", { before });
    }
    if (action === "refresh") {
      const after = await refreshSource(transaction, queue, workspaceId, before);
      return recordSource(transaction, principal, "refreshed", { before, after });
    }
    const after = await updateSource(transaction, queue, before, { enabled: action === "enable" });
    await recordSource(transaction, principal, "updated", { before, after });
  }
}
