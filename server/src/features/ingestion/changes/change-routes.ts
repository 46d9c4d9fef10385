import { Type } from "typebox";
import type { Transaction } from "../../../platform/database/database.ts";
import { recordAudit } from "../../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../../platform/http/cursor.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../../platform/http/schemas.ts";
import { formatId, parseId } from "../../../platform/ids/identifier.ts";
import { principalOf } from "../../identity/index.ts";
import { assertServesOnlyReach, getSource, type SourceRow } from "../../sources/index.ts";
import { lockSource } from "../crawl/crawl-controls.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import {
  type ChangedDocumentRow,
  type ChangeRow,
  getChange,
  listChangedDocuments,
  listChanges,
} from "./change-queries.ts";
import { CHANGE_STATUSES, DocumentChange, SourceChange } from "./change-schemas.ts";
import { compareTexts } from "./compare-texts.ts";
import { approveChange, rejectChange } from "./decide-change.ts";
import { rollBackSource } from "./roll-back-source.ts";

const tags = ["Sources"];
const ChangeParameters = Type.Object({
  id: Type.String({ maxLength: 100, description: "Id of the source." }),
  change_id: Type.String({ maxLength: 100, description: "Id of the change." }),
});

/** What each reading changed, and what its owner decides about it. */
export function changeRoutes(app: HttpApp, context: Pick<IngestionContext, "database" | "index">): void {
  const { database } = context;
  for (const schema of [SourceChange, DocumentChange]) app.addSchema(schema);

  app.get(
    "/v2/sources/:id/changes",
    {
      schema: {
        operationId: "listSourceChanges",
        tags,
        summary: "List what each reading of a source changed, newest first",
        params: IdParameters("source"),
        querystring: StrictObject({ ...ListQuery.properties, status: Type.Optional(Choice(CHANGE_STATUSES)) }),
        response: { 200: ListOf(SourceChange) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, status } = request.query;
      const after = decodeCursor("changes", cursor);
      const rows = await database.inWorkspace(workspaceId, async (transaction) => {
        const source = await getSource(transaction, workspaceId, parseId("source", request.params.id));
        return listChanges(transaction, workspaceId, source.id, status, after, limit);
      });
      return toPage("changes", rows, limit, presentChange);
    },
  );

  app.get(
    "/v2/sources/:id/changes/:change_id",
    {
      schema: {
        operationId: "getSourceChange",
        tags,
        summary: "Get a change",
        params: ChangeParameters,
        response: { 200: Reference(SourceChange) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      return presentChange(
        await database.inWorkspace(workspaceId, async (transaction) => {
          const source = await getSource(transaction, workspaceId, parseId("source", request.params.id));
          return getChange(transaction, workspaceId, source.id, parseId("change", request.params.change_id));
        }),
      );
    },
  );

  app.get(
    "/v2/sources/:id/changes/:change_id/documents",
    {
      schema: {
        operationId: "listChangedDocuments",
        tags,
        summary: "List the documents of a change with the lines that differ",
        params: ChangeParameters,
        querystring: ListQuery,
        response: { 200: ListOf(DocumentChange) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor } = request.query;
      const after = decodeCursor("changed-documents", cursor);
      const rows = await database.inWorkspace(workspaceId, async (transaction) => {
        const source = await getSource(transaction, workspaceId, parseId("source", request.params.id));
        const changeId = parseId("change", request.params.change_id);
        const change = await getChange(transaction, workspaceId, source.id, changeId);
        return listChangedDocuments(transaction, workspaceId, change.id, after, limit);
      });
      return toPage("changed-documents", rows, limit, presentDocumentChange);
    },
  );

  const decision = (
    name: "approve" | "reject",
    summary: string,
    decide: (transaction: Transaction, source: SourceRow, changeId: string | undefined) => Promise<ChangeRow>,
  ) =>
    app.post(
      `/v2/sources/:id/changes/:change_id/${name}`,
      {
        schema: {
          operationId: `${name}SourceChange`,
          tags,
          summary,
          params: ChangeParameters,
          response: { 200: Reference(SourceChange) },
        },
      },
      async (request) => {
        const principal = principalOf(request);
        const { workspaceId } = principal;
        return presentChange(
          await database.inWorkspace(workspaceId, async (transaction) => {
            const source = await lockSource(transaction, workspaceId, parseId("source", request.params.id));
            await assertServesOnlyReach(transaction, source);
            const change = await decide(transaction, source, parseId("change", request.params.change_id));
            await recordAudit(transaction, principal, {
              action: name === "approve" ? "source.change_approved" : "source.change_rejected",
              target: { kind: "source", id: request.params.id },
              after: presentChange(change),
            });
            return change;
          }),
        );
      },
    );
  decision("approve", "Let a change that waits go live", approveChange);
  decision("reject", "Drop a change that waits; answers go on as they are", rejectChange);

  app.post(
    "/v2/sources/:id/rollback",
    {
      schema: {
        operationId: "rollBackSource",
        tags,
        summary: "Let a source say again what it said before a change",
        description:
          "Takes back the change that is named, with all that came after it; without a body the latest one. The rollback is a change of its own and can be taken back too.",
        params: IdParameters("source"),
        body: Type.Optional(StrictObject({ change_id: Type.Optional(Type.String({ maxLength: 100 })) })),
        response: { 200: Reference(SourceChange) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const named = request.body?.change_id;
      const source = await database.inWorkspace(workspaceId, async (transaction) => {
        const found = await getSource(transaction, workspaceId, parseId("source", request.params.id));
        await assertServesOnlyReach(transaction, found);
        if (named !== undefined) await getChange(transaction, workspaceId, found.id, parseId("change", named));
        return found;
      });
      const changeId = named === undefined ? undefined : parseId("change", named);
      const change = await rollBackSource(
        context,
        { workspaceId, sourceId: source.id, changeId },
        (transaction, rollback) =>
          recordAudit(transaction, principal, {
            action: "source.rolled_back",
            target: { kind: "source", id: request.params.id },
            after: presentChange(rollback),
          }),
      );
      return presentChange(change);
    },
  );
}

function presentChange(row: ChangeRow): SourceChange {
  return {
    id: formatId("change", row.id),
    source_id: formatId("source", row.source_id),
    origin: row.origin,
    status: row.status,
    added: row.added,
    changed: row.changed,
    removed: row.removed,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

function presentDocumentChange(row: ChangedDocumentRow): DocumentChange {
  return {
    document_id: formatId("document", row.id),
    kind: row.before_id === null ? "added" : row.after_id === null ? "removed" : "changed",
    title: row.title,
    url: row.url,
    before_version: row.before_version,
    after_version: row.after_version,
    diff: compareTexts(row.before_text, row.after_text),
  };
}
