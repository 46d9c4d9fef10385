import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { presentDocument } from "./present-source.ts";
import { showDocument, showDocuments } from "./show-documents.ts";
import { DOCUMENT_STATUSES, Document, DocumentWithText } from "./source-schemas.ts";

const tags = ["Sources"];

export function documentRoutes(app: HttpApp, database: Database): void {
  for (const schema of [Document, DocumentWithText]) app.addSchema(schema);
  app.get(
    "/v2/sources/:id/documents",
    {
      schema: {
        operationId: "listDocuments",
        tags,
        summary: "List the files or pages of a source, also those that failed",
        params: IdParameters("source"),
        querystring: StrictObject({
          ...ListQuery.properties,
          status: Type.Optional(Choice(DOCUMENT_STATUSES)),
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the title, address or file name." })),
        }),
        response: { 200: ListOf(Document) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, status, q: search } = request.query;
      const listing = { limit, after: decodeCursor("documents", cursor), status, search };
      const { rows, linkedFrom } = await showDocuments(database, principalOf(request), request.params.id, listing);
      return toPage("documents", rows, limit, (row) => presentDocument(row, linkedFrom));
    },
  );

  app.get(
    "/v2/sources/:id/documents/:document_id",
    {
      schema: {
        operationId: "getDocument",
        tags,
        summary: "Get a document with its stored text",
        params: Type.Object({
          id: Type.String({ maxLength: 100, description: "Id of the source." }),
          document_id: Type.String({ maxLength: 100, description: "Id of the document." }),
        }),
        querystring: StrictObject({
          units: Type.Optional(Type.Boolean({ description: "Also the units of the text." })),
          version: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: "As in a citation's `document_version`." }),
          ),
        }),
        response: { 200: Reference(DocumentWithText) },
      },
    },
    async (request) => {
      return showDocument(database, principalOf(request), request.params.id, request.params.document_id, request.query);
    },
  );
}
