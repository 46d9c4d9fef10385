import { type Static, Type } from "typebox";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { ConflictError, NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
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
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { admit, type Principal, principalOf } from "../identity/index.ts";
import { assertWithinLimits } from "../quotas/index.ts";
import { FINAL_STATUSES, getSource, raiseRevision, refreshSource } from "../sources/index.ts";
import {
  DELETED_KINDS,
  type DeletedKind,
  type DeletedRow,
  KEPT_DAYS,
  listDeleted,
  restoreRow,
} from "./deleted-queries.ts";

const DAY_MS = 86_400_000;
interface Restore {
  kind: DeletedKind;
  path: string;
  operationId: string;
  tag: string;
  what: string;
  description?: string;
}

const RESTORES: readonly Restore[] = [
  { kind: "agent", path: "/v2/agents/:id/restore", operationId: "restoreAgent", tag: "Agents", what: "assistant" },
  { kind: "source", path: "/v2/sources/:id/restore", operationId: "restoreSource", tag: "Sources", what: "source" },
  { kind: "brand", path: "/v2/brands/:id/restore", operationId: "restoreBrand", tag: "Brands", what: "brand" },
  { kind: "chat", path: "/v2/chats/:id/restore", operationId: "restoreChat", tag: "Chats", what: "chat" },
  { kind: "lead", path: "/v2/leads/:id/restore", operationId: "restoreLead", tag: "Leads", what: "lead" },
  { kind: "tool", path: "/v2/tools/:id/restore", operationId: "restoreTool", tag: "Tools", what: "tool" },
  {
    kind: "webhook",
    path: "/v2/webhooks/:id/restore",
    operationId: "restoreWebhook",
    tag: "Webhooks",
    what: "webhook",
    description: "It comes back disabled: switch it on when its endpoint is ready.",
  },
];

const LIST_OPERATIONS: Readonly<Record<DeletedKind, string>> = {
  agent: "listAgents",
  source: "listSources",
  brand: "listBrands",
  chat: "listChats",
  lead: "listLeads",
  tool: "listTools",
  webhook: "listWebhooks",
};

const Deleted = Type.Object(
  {
    id: Type.String({ examples: ["agent_01h2xcejqtf2nbrexx3vqjhp41"] }),
    kind: Choice(DELETED_KINDS),
    name: Type.String({ examples: ["Shop help"] }),
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
export function deletedRoutes(app: HttpApp, { database, queue }: { database: Database; queue: JobQueue }): void {
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
      const { workspaceId } = principal;
      const { limit = 20, cursor, kind } = request.query;
      const kinds = DELETED_KINDS.filter(
        (each) => (kind ?? each) === each && admit(principal, LIST_OPERATIONS[each]) !== undefined,
      );
      const after = decodeCursor("deleted", cursor);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listDeleted(transaction, workspaceId, kinds, after, limit),
      );
      return toPage("deleted", rows, limit, presentDeleted);
    },
  );

  for (const { kind, path, operationId, tag, what, description } of RESTORES) {
    app.post(
      path,
      {
        schema: {
          operationId,
          tags: [tag],
          summary: `Bring back a deleted ${what}, within ${KEPT_DAYS} days`,
          ...(description ? { description } : {}),
          params: IdParameters(what),
          response: { 200: Reference(Restored) },
        },
      },
      async (request) => {
        const principal = principalOf(request);
        const id = parseId(kind, (request.params as { id: string }).id);
        if (id === undefined) throw new NotFoundError(`deleted ${what}`);
        await database.inWorkspace(principal.workspaceId, async (transaction) => {
          const row = await refuseTaken(() => restoreRow(transaction, principal.workspaceId, kind, id));
          if (!row) throw new NotFoundError(`deleted ${what}`);
          if (kind === "source") await resumeSource(transaction, principal, id);
          await recordAudit(transaction, principal, {
            action: `${kind}.restored`,
            target: { kind, id: formatId(kind, id) },
            // A chat is named by what the visitor asked: that must be erasable.
            ...(kind === "chat" ? {} : { after: { name: row.name } }),
          });
        });
        return { id: formatId(kind, id), kind };
      },
    );
  }

  /** Answers may use it again; a run that its deletion broke off starts anew. */
  async function resumeSource(transaction: Transaction, { workspaceId }: Principal, id: string): Promise<void> {
    await assertWithinLimits(transaction, workspaceId);
    await raiseRevision(transaction, workspaceId);
    const row = await getSource(transaction, workspaceId, id);
    if (!FINAL_STATUSES.includes(row.status)) await refreshSource(transaction, queue, workspaceId, row);
  }
}

async function refuseTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === "23505")
      throw new ConflictError(
        "name_taken",
        "Something else has its address or name by now. Change or delete that first.",
      );
    throw error;
  }
}

function presentDeleted(row: DeletedRow): Static<typeof Deleted> {
  return {
    id: formatId(row.kind, row.id),
    kind: row.kind,
    name: row.name,
    deleted_at: row.deleted_at.toISOString(),
    restorable_until: new Date(row.deleted_at.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
  };
}
