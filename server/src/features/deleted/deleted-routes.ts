import { type Static, Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import {
  Choice,
  IdParameters,
  ListOf,
  ListQuery,
  Nullable,
  Reference,
  StrictObject,
  Timestamp,
} from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { admit, principalOf } from "../identity/index.ts";
import { DELETED_KINDS, type DeletedKind, type DeletedRow, KEPT_DAYS } from "./deleted-queries.ts";
import { restoreDeleted } from "./restore-deleted.ts";
import { showDeleted } from "./show-deleted.ts";

const DAY_MS = 86_400_000;
interface Restore {
  kind: DeletedKind;
  path: string;
  operationId: string;
  tag: string;
  what: string;
  description?: string;
  /** Where it is found below an assistant: the parameter with its own id. */
  below?: `${string}_id`;
}

const RESTORES: readonly Restore[] = [
  { kind: "agent", path: "/v2/agents/:id/restore", operationId: "restoreAgent", tag: "Agents", what: "assistant" },
  { kind: "source", path: "/v2/sources/:id/restore", operationId: "restoreSource", tag: "Sources", what: "source" },
  { kind: "brand", path: "/v2/brands/:id/restore", operationId: "restoreBrand", tag: "Brands", what: "brand" },
  { kind: "chat", path: "/v2/chats/:id/restore", operationId: "restoreChat", tag: "Chats", what: "chat" },
  { kind: "lead", path: "/v2/leads/:id/restore", operationId: "restoreLead", tag: "Leads", what: "lead" },
  { kind: "reply", path: "/v2/replies/:id/restore", operationId: "restoreReply", tag: "Replies", what: "reply" },
  { kind: "tool", path: "/v2/tools/:id/restore", operationId: "restoreTool", tag: "Tools", what: "tool" },
  {
    kind: "webhook",
    path: "/v2/webhooks/:id/restore",
    operationId: "restoreWebhook",
    tag: "Webhooks",
    what: "webhook",
    description: "It comes back disabled: switch it on when its endpoint is ready.",
  },
  {
    kind: "deployment",
    path: "/v2/agents/:id/deployments/:deployment_id/restore",
    operationId: "restoreDeployment",
    tag: "Deployments",
    what: "deployment",
    description: "Its address works again at once.",
    below: "deployment_id",
  },
  {
    kind: "check",
    path: "/v2/agents/:id/checks/:check_id/restore",
    operationId: "restoreCheck",
    tag: "Checks",
    what: "check",
    below: "check_id",
  },
  {
    kind: "domain",
    path: "/v2/domains/:id/restore",
    operationId: "restoreDomain",
    tag: "Domains",
    what: "domain",
    description:
      "It serves again at once where its proof was looked at within 48 hours and no other workspace has proven the name meanwhile; else it is `pending` until it is proven anew. 409 `deployment_deleted` while the page that it shows is deleted.",
  },
];

const LIST_OPERATIONS: Readonly<Record<DeletedKind, string>> = {
  agent: "listAgents",
  source: "listSources",
  brand: "listBrands",
  chat: "listChats",
  lead: "listLeads",
  tool: "listTools",
  reply: "listReplies",
  webhook: "listWebhooks",
  deployment: "listDeployments",
  domain: "listDomains",
  check: "listChecks",
};

const Deleted = Type.Object(
  {
    id: Type.String({ examples: ["agent_01h2xcejqtf2nbrexx3vqjhp41"] }),
    kind: Choice(DELETED_KINDS),
    name: Type.String({ examples: ["Shop help"] }),
    agent_id: Nullable(Type.String({ description: "Of a deployment or a check, whose path begins with it." })),
    deleted_at: Timestamp,
    restorable_until: Timestamp,
  },
  { $id: "Deleted" },
);

const Restored = Type.Object(
  { id: Type.String({ examples: ["agent_01h2xcejqtf2nbrexx3vqjhp41"] }), kind: Choice(DELETED_KINDS) },
  { $id: "Restored" },
);

/** What was deleted within 30 days, and how it comes back. Erasure is not undone here. */
export function deletedRoutes(app: HttpApp, context: { database: Database; queue: JobQueue; clock: Clock }): void {
  const { database } = context;
  for (const schema of [Deleted, Restored]) app.addSchema(schema);
  app.get(
    "/v2/deleted",
    {
      schema: {
        operationId: "listDeleted",
        tags: ["Workspaces"],
        summary: "List what was deleted and can be restored",
        description: "Of each kind only to those who may list it.",
        querystring: StrictObject({ ...ListQuery.properties, kind: Type.Optional(Choice(DELETED_KINDS)) }),
        response: { 200: ListOf(Deleted) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { limit = 20, cursor, kind } = request.query;
      const kinds = DELETED_KINDS.filter(
        (each) => (kind ?? each) === each && admit(principal, LIST_OPERATIONS[each]) !== undefined,
      );
      const after = decodeCursor("deleted", cursor);
      const rows = await showDeleted(database, principal, kinds, after, limit);
      return toPage("deleted", rows, limit, presentDeleted);
    },
  );

  for (const { kind, path, operationId, tag, what, description, below } of RESTORES) {
    app.post(
      path,
      {
        schema: {
          operationId,
          tags: [tag],
          summary: `Bring back a deleted ${what}, within ${KEPT_DAYS} days`,
          ...(description ? { description } : {}),
          params: below ? parametersBelow(below, what) : IdParameters(what),
          response: { 200: Reference(Restored) },
        },
      },
      async (request) => {
        const params = request.params as Record<string, string>;
        const id = await restoreDeleted(context, principalOf(request), {
          kind,
          id: parseId(kind, params[below ?? "id"]!),
          agentId: below && parseId("agent", params.id!),
          what,
        });
        return { id, kind };
      },
    );
  }
}

function parametersBelow(name: string, what: string) {
  return Type.Object({
    id: Type.String({ description: "Id of the assistant.", maxLength: 100 }),
    [name]: Type.String({ description: `Id of the ${what}.`, maxLength: 100 }),
  });
}

function presentDeleted(row: DeletedRow): Static<typeof Deleted> {
  return {
    id: formatId(row.kind, row.id),
    kind: row.kind,
    name: row.name,
    agent_id: row.agent_id && formatId("agent", row.agent_id),
    deleted_at: row.deleted_at.toISOString(),
    restorable_until: new Date(row.deleted_at.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
  };
}
