import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import { principalOf } from "../identity/index.ts";
import {
  brokenAddresses,
  findDocumentVersion,
  findLinkedFrom,
  getDocument,
  listDocuments,
} from "./document-queries.ts";
import { presentDocument, presentDocumentWithText } from "./present-source.ts";
import { getSource } from "./source-queries.ts";
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
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, status, q } = request.query;
      const after = decodeCursor("documents", cursor);
      const { rows, linkedFrom } = await database.inWorkspace(workspaceId, async (transaction) => {
        const source = await getSource(transaction, workspaceId, parseId("source", request.params.id));
        const found = await listDocuments(transaction, workspaceId, source.id, { status, search: q }, after, limit);
        const broken = brokenAddresses(found);
        return { rows: found, linkedFrom: await findLinkedFrom(transaction, workspaceId, source.id, broken) };
      });
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
      const { workspaceId } = principalOf(request);
      return database.inWorkspace(workspaceId, async (transaction) => {
        const source = await getSource(transaction, workspaceId, parseId("source", request.params.id));
        const document = await getDocument(
          transaction,
          workspaceId,
          source.id,
          parseId("document", request.params.document_id),
        );
        const version = await findDocumentVersion(transaction, workspaceId, document, request.query.version);
        if (request.query.version !== undefined && !version) throw new NotFoundError("version of the document");
        const broken = brokenAddresses([document]);
        const linkedFrom = await findLinkedFrom(transaction, workspaceId, source.id, broken);
        return presentDocumentWithText(document, version, { linkedFrom, withUnits: request.query.units ?? false });
      });
    },
  );
}
