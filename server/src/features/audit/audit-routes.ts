import { Readable } from "node:stream";
import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import {
  Choice,
  IdParameters,
  ListOf,
  ListQuery,
  Reference,
  StrictObject,
  Timestamp,
} from "../../platform/http/schemas.ts";
import { wantedFormat } from "../../platform/http/wanted-format.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { principalOf } from "../identity/index.ts";
import { AuditEvent } from "./audit-schemas.ts";
import { exportAuditEvents } from "./export-audit-events.ts";
import { presentAuditEvent } from "./present-audit-event.ts";
import { showAuditEvent, showAuditEvents } from "./show-audit-events.ts";
import { streamAuditEvents } from "./stream-audit-events.ts";

const tags = ["Audit log"];
const CSV_EXAMPLE =
  "id,created_at,action,actor\r\naudit_01h2xcejqtf2nbrexx3vqjhp41,2026-11-21T09:30:00.000Z,agent.updated,Ada Lovelace\r\n";
const LINES_EXAMPLE = '{"id":"audit_01h2xcejqtf2nbrexx3vqjhp41","action":"agent.updated","sequence":7}\n';
const NO_SUCH_ID = "00000000-0000-0000-0000-000000000000";

const Filter = StrictObject({
  ...ListQuery.properties,
  action: Type.Optional(Type.String({ maxLength: 100, description: "`agent.updated`, or `agent` for all of them." })),
  actor_id: Type.Optional(Type.String({ maxLength: 100, description: "Id of a member, key or visitor." })),
  target_id: Type.Optional(Type.String({ maxLength: 100 })),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  format: Type.Optional(
    Choice(["json", "csv", "jsonl"], {
      description: "`csv`: all rows at once, at most 50,000. `jsonl`, or `Accept: application/x-ndjson`: all of them.",
    }),
  ),
});

/** Who changed what, and who signed in. Nothing changes or deletes a row but the retention of the workspace. */
export function auditRoutes(app: HttpApp, { database }: { database: Database }): void {
  app.addSchema(AuditEvent);
  app.get(
    "/v2/audit_events",
    {
      schema: {
        operationId: "listAuditEvents",
        tags,
        summary: "List changes and sign-ins, newest first, as JSON or CSV; or all, oldest first, as JSON lines",
        querystring: Filter,
        response: {
          200: {
            description: "The events.",
            content: {
              "application/json": { schema: ListOf(AuditEvent) },
              "text/csv": { schema: Type.String({ examples: [CSV_EXAMPLE] }) },
              "application/x-ndjson": { schema: Type.String({ examples: [LINES_EXAMPLE] }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, action, actor_id, target_id, from, to } = request.query;
      const filter = { action, actorId: actor_id && actorIdOf(actor_id), targetId: target_id, from, to };
      const format = wantedFormat(request);
      if (format === "csv") {
        reply.header("content-disposition", 'attachment; filename="audit_events.csv"');
        return reply.type("text/csv; charset=utf-8").send(await exportAuditEvents(database, workspaceId, filter));
      }
      if (format === "jsonl") {
        reply.header("content-disposition", 'attachment; filename="audit_events.ndjson"');
        const lines = Readable.from(streamAuditEvents(database, workspaceId, filter));
        return reply.type("application/x-ndjson; charset=utf-8").send(lines as unknown as string);
      }
      const after = decodeCursor("audit_events", cursor);
      const rows = await showAuditEvents(database, principalOf(request), filter, after, limit);
      return reply.send(toPage("audit_events", rows, limit, presentAuditEvent));
    },
  );

  app.get(
    "/v2/audit_events/:id",
    {
      schema: {
        operationId: "getAuditEvent",
        tags,
        summary: "Get an event of the audit log",
        params: IdParameters("event"),
        response: { 200: Reference(AuditEvent) },
      },
    },
    async (request) => {
      return presentAuditEvent(await showAuditEvent(database, principalOf(request), request.params.id));
    },
  );
}

function actorIdOf(publicId: string): string {
  return parseId("member", publicId) ?? parseId("key", publicId) ?? parseId("visitor", publicId) ?? NO_SUCH_ID;
}
