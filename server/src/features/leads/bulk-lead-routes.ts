import { type Static, Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { BulkBody, BulkResult, chosenIds, MOST_BULK_ROWS, runBulk } from "../../platform/http/bulk.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, Reference, Timestamp } from "../../platform/http/schemas.ts";
import { newestRows } from "../../platform/http/sorted-page.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { principalOf, refuseMerelyReadable } from "../identity/index.ts";
import { listLeads } from "./lead-queries.ts";
import { LEAD_STATUSES } from "./lead-schemas.ts";
import { deleteLead, updateLead } from "./save-lead.ts";

const STATUS_AFTER = { qualify: "qualified", finish: "done", dismiss: "dismissed", reopen: "new" } as const;

const BulkLeads = BulkBody(
  ["qualify", "finish", "dismiss", "reopen", "delete"],
  {
    agent_id: Type.Optional(Type.String({ maxLength: 100 })),
    status: Type.Optional(Choice(LEAD_STATUSES)),
    from: Type.Optional(Timestamp),
    to: Type.Optional(Timestamp),
  },
  { action: "finish", filter: { status: "qualified", to: "2026-01-01T00:00:00Z" } },
);
type Filter = NonNullable<Static<typeof BulkLeads>["filter"]>;

export function bulkLeadRoutes(app: HttpApp, database: Database): void {
  app.post(
    "/v2/leads/bulk",
    {
      schema: {
        operationId: "bulkLeads",
        tags: ["Leads"],
        summary: "Do the same to many leads; each has its own outcome",
        body: BulkLeads,
        response: { 200: Reference(BulkResult) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { action } = request.body;
      const ids = await chosenIds(request.body, (filter) => findIds(workspaceId, filter));
      return runBulk(ids, async (publicId) => {
        await refuseMerelyReadable(database, request, [publicId]);
        await database.inWorkspace(workspaceId, async (transaction) => {
          const id = parseId("lead", publicId);
          if (action === "delete") await deleteLead(transaction, principal, id, undefined);
          else await updateLead(transaction, principal, id, { status: STATUS_AFTER[action] }, undefined);
        });
      });
    },
  );

  async function findIds(workspaceId: string, { agent_id, status, from, to }: Filter): Promise<string[]> {
    const everyone = { chatId: undefined, visitorId: undefined, search: undefined };
    const filter = { ...everyone, agentId: filterId("agent", agent_id), status, from, to };
    const rows = await database.inWorkspace(workspaceId, (transaction) =>
      listLeads(transaction, workspaceId, filter, newestRows(MOST_BULK_ROWS)),
    );
    return rows.map(({ id }) => formatId("lead", id));
  }
}
