import { type Static, Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { csvLine, wantsCsv } from "../../platform/http/csv.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import {
  Choice,
  FreeObject,
  IdParameters,
  ListOf,
  ListQuery,
  Nullable,
  Reference,
  StrictObject,
  Timestamp,
} from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { principalOf } from "../identity/index.ts";
import { type AuditFilter, type AuditRow, getAuditEvent, listAuditEvents } from "./audit-queries.ts";

const tags = ["Audit log"];
const CSV_EXAMPLE =
  "id,created_at,action,actor\r\naudit_01h2xcejqtf2nbrexx3vqjhp41,2026-11-21T09:30:00.000Z,agent.updated,Ada Lovelace\r\n";
const CSV_BATCH = 500;
const MOST_CSV_ROWS = 50_000;
const NO_SUCH_ID = "00000000-0000-0000-0000-000000000000";
const ACTOR_PREFIXES = { member: "member", api_key: "key", visitor: "visitor", system: undefined } as const;

const AuditEvent = Type.Object(
  {
    id: Type.String(),
    action: Type.String({
      description: "`agent.updated`, `member.removed`, `session.started`, …",
      examples: ["agent.updated"],
    }),
    actor: Type.Object({
      kind: Choice(["member", "api_key", "visitor", "system"]),
      id: Nullable(Type.String()),
      name: Type.String({ description: "As it was then.", examples: ["Ada Lovelace"] }),
    }),
    target: Type.Object({ kind: Type.String({ examples: ["agent"] }), id: Nullable(Type.String()) }),
    before: Nullable(FreeObject({ description: "Of a change: the fields that differ, as they were." })),
    after: Nullable(FreeObject()),
    address: Nullable(Type.String()),
    request_id: Nullable(Type.String()),
    created_at: Timestamp,
  },
  { $id: "AuditEvent" },
);

const Filter = StrictObject({
  ...ListQuery.properties,
  action: Type.Optional(Type.String({ maxLength: 100, description: "`agent.updated`, or `agent` for all of them." })),
  actor_id: Type.Optional(Type.String({ maxLength: 100, description: "Id of a member, key or visitor." })),
  target_id: Type.Optional(Type.String({ maxLength: 100 })),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  format: Type.Optional(Choice(["json", "csv"], { description: "`csv`: all rows at once, at most 50,000." })),
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
        summary: "List changes and sign-ins, newest first, as JSON or CSV",
        querystring: Filter,
        response: {
          200: {
            description: "The events.",
            content: {
              "application/json": { schema: ListOf(AuditEvent) },
              "text/csv": { schema: Type.String({ examples: [CSV_EXAMPLE] }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, action, actor_id, target_id, from, to, format } = request.query;
      const filter = { action, actorId: actor_id && actorIdOf(actor_id), targetId: target_id, from, to };
      if (wantsCsv(request, format)) {
        reply.header("content-disposition", 'attachment; filename="audit-events.csv"');
        return reply.type("text/csv; charset=utf-8").send(await toCsv(database, workspaceId, filter));
      }
      const after = decodeCursor("audit_events", cursor);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listAuditEvents(transaction, workspaceId, filter, after, limit),
      );
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
      const { workspaceId } = principalOf(request);
      return presentAuditEvent(
        await database.inWorkspace(workspaceId, (transaction) =>
          getAuditEvent(transaction, workspaceId, parseId("audit", request.params.id)),
        ),
      );
    },
  );
}

function actorIdOf(publicId: string): string {
  return parseId("member", publicId) ?? parseId("key", publicId) ?? parseId("visitor", publicId) ?? NO_SUCH_ID;
}

/** In short transactions, so that a long log holds nobody up. */
async function toCsv(database: Database, workspaceId: string, filter: AuditFilter): Promise<string> {
  const lines = [
    csvLine(["id", "created_at", "action", "actor", "actor_id", "target_id", "before", "after", "address"]),
  ];
  let last: AuditRow | undefined;
  while (lines.length <= MOST_CSV_ROWS) {
    const position = last && { key: last.id, id: last.id };
    const rows = await database.inWorkspace(workspaceId, (transaction) =>
      listAuditEvents(transaction, workspaceId, filter, position, CSV_BATCH),
    );
    for (const row of rows.slice(0, CSV_BATCH)) lines.push(csvLine(toCells(presentAuditEvent(row))));
    if (rows.length <= CSV_BATCH) break;
    last = rows[CSV_BATCH - 1];
  }
  return lines.join("");
}

function toCells({ id, created_at, action, actor, target, before, after, address }: Static<typeof AuditEvent>) {
  return [
    id,
    created_at,
    action,
    actor.name,
    actor.id,
    target.id,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
    address,
  ];
}

function presentAuditEvent(row: AuditRow): Static<typeof AuditEvent> {
  const prefix = ACTOR_PREFIXES[row.actor_kind];
  return {
    id: formatId("audit", row.id),
    action: row.action,
    actor: {
      kind: row.actor_kind,
      id: prefix && row.actor_id ? formatId(prefix, row.actor_id) : null,
      name: row.actor_name,
    },
    target: { kind: row.target_kind, id: row.target_id },
    before: row.before,
    after: row.after,
    address: row.address,
    request_id: row.request_id,
    created_at: row.created_at.toISOString(),
  };
}
