import { Type } from "typebox";
import { decodeCursor, toPage } from "../../../platform/http/cursors.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../../platform/http/schemas.ts";
import { formatId } from "../../../platform/ids/identifiers.ts";
import { principalOf } from "../../identity/index.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import type { ChangedDocumentRow } from "./change-queries.ts";
import { CHANGE_STATUSES, DocumentChange, SourceChange } from "./change-schemas.ts";
import { compareTexts } from "./compare-texts.ts";
import { decideChange } from "./decide-change.ts";
import { presentChange } from "./present-change.ts";
import { rollBackSource } from "./roll-back-source.ts";
import { showChangedDocuments } from "./show-changed-documents.ts";
import { showSourceChange, showSourceChanges } from "./show-source-changes.ts";

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
      const { limit = 20, cursor, status } = request.query;
      const after = decodeCursor("changes", cursor);
      const rows = await showSourceChanges(database, principalOf(request), request.params.id, status, after, limit);
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
      return presentChange(
        await showSourceChange(database, principalOf(request), request.params.id, request.params.change_id),
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
      const { limit = 20, cursor } = request.query;
      const after = decodeCursor("changed-documents", cursor);
      const rows = await showChangedDocuments(
        database,
        principalOf(request),
        request.params.id,
        request.params.change_id,
        after,
        limit,
      );
      return toPage("changed-documents", rows, limit, presentDocumentChange);
    },
  );

  const decision = (name: "approve" | "reject", summary: string) =>
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
        return presentChange(await decideChange(database, principalOf(request), request.params, name));
      },
    );
  decision("approve", "Let a change that waits go live");
  decision("reject", "Drop a change that waits; answers go on as they are");

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
      const change = await rollBackSource(context, principalOf(request), request.params.id, request.body);
      return presentChange(change);
    },
  );
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
