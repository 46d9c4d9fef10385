import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { BulkBody, BulkResult, chosenIds, runBulk } from "../../platform/http/run-bulk.ts";
import { Choice, Reference, Timestamp } from "../../platform/http/schemas.ts";
import { principalOf, refuseMerelyReadable } from "../identity/index.ts";
import { deleteLead } from "./delete-lead.ts";
import { findLeadIds } from "./find-lead-ids.ts";
import { LEAD_STATUSES } from "./lead-schemas.ts";
import { updateLead } from "./update-lead.ts";

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
      const { action } = request.body;
      const ids = await chosenIds(request.body, (filter) =>
        findLeadIds(database, principal, { ...filter, agentId: filterId("agent", filter.agent_id) }),
      );
      return runBulk(ids, async (publicId) => {
        await refuseMerelyReadable(database, request, [publicId]);
        const change = { id: publicId, ifMatch: undefined };
        if (action === "delete") await deleteLead(database, principal, { ...change, body: undefined });
        else await updateLead(database, principal, { ...change, body: { status: STATUS_AFTER[action] } });
      });
    },
  );
}
