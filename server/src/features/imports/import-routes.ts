import "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { claimForm } from "../../platform/http/idempotent-requests.ts";
import { PreferHeader, preferredWait } from "../../platform/http/preferred-wait.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { principalOf, refuseMerelyReadable } from "../identity/index.ts";
import { contentOfUpload, type ReceivedUpload, receiveUpload, type SourceContext } from "../sources/index.ts";
import type { AskImportContext } from "./import-context.ts";
import type { ImportRow } from "./import-queries.ts";
import { IMPORT_FIELDS, Import, ImportPreview, ImportQuery, ImportUploadForm } from "./import-schemas.ts";
import { presentImport, presentPreview, waitForImport } from "./present-import.ts";
import { previewImport } from "./preview-import.ts";
import { showImport, showImports } from "./show-imports.ts";
import { startImport } from "./start-import.ts";

const tags = ["Imports"];
const body = { content: { "multipart/form-data": { schema: ImportUploadForm } } };

/** Bringing in what people have elsewhere. */
export function importRoutes(app: HttpApp, context: AskImportContext & SourceContext): void {
  const { database } = context;
  for (const schema of [Import, ImportPreview]) app.addSchema(schema);
  const form = {
    knownFields: IMPORT_FIELDS,
    maxBytes: context.maxUploadBytes,
    uploadFolder: context.uploadFolder,
    room: context.diskRoom,
  };

  async function receive<Result>(request: FastifyRequest, work: (upload: ReceivedUpload) => Promise<Result>) {
    if (!request.isMultipart())
      throw new InvalidError([{ pointer: "/file", message: "is missing: send a form (multipart) with the file." }]);
    return receiveUpload(request, form, async (upload) => {
      const { agent_id = "", brand_id = "" } = upload.fields;
      await refuseMerelyReadable(database, request, [agent_id, brand_id]);
      return work(upload);
    });
  }

  async function answer(reply: FastifyReply, row: ImportRow, seconds: number) {
    const settled = await waitForImport(database, row, seconds);
    const isOver = settled.status === "completed" || settled.status === "failed";
    const shown = presentImport(settled);
    return reply
      .code(isOver ? 200 : 202)
      .header("location", `/v2/imports/${shown.id}`)
      .send(shown);
  }

  app.post(
    "/v2/imports/preview",
    {
      schema: {
        operationId: "previewImport",
        tags,
        summary: "Look at what a file from elsewhere would bring, and what of it stays out; stores nothing",
        description:
          "Questions with answers (CSV), a list of pages (CSV or a sitemap), a ZIP of Markdown or HTML files (Notion), a help centre's articles (JSON: Zendesk, Intercom), or chats (JSON lines).",
        body,
        response: { 200: Reference(ImportPreview) },
      },
    },
    (request) =>
      receive(request, async (upload) =>
        presentPreview(upload.fileName, await previewImport(context, principalOf(request), upload)),
      ),
  );

  app.post(
    "/v2/imports",
    {
      schema: {
        operationId: "createImport",
        tags,
        summary: "Bring in what you have elsewhere",
        description:
          "Each question becomes a `qa` source; pages, documents and articles one source that reads them all; chats are stored as they were, marked as imported, and are no answers of ours. The same again changes nothing. `Prefer: wait=30` waits until it has ended.",
        body,
        headers: PreferHeader,
        response: { 200: Reference(Import), 202: Reference(Import) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const row = await receive(request, async (upload) => {
        if (await claimForm(request, reply, database, principal, await contentOfUpload(upload))) return undefined;
        return startImport(context, principal, upload);
      });
      if (!row) return reply;
      return answer(reply, row, preferredWait(request, reply));
    },
  );

  app.get(
    "/v2/imports",
    {
      schema: {
        operationId: "listImports",
        tags,
        summary: "List what was brought in, newest first",
        querystring: ImportQuery,
        response: { 200: ListOf(Import) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, kind, status } = request.query;
      const after = decodeCursor("imports", cursor);
      const rows = await showImports(database, principalOf(request), { kind, status }, after, limit);
      return toPage("imports", rows, limit, presentImport);
    },
  );

  app.get(
    "/v2/imports/:id",
    {
      schema: {
        operationId: "getImport",
        tags,
        summary: "Get an import with how far it is and what became of it",
        params: IdParameters("import"),
        headers: PreferHeader,
        response: { 200: Reference(Import) },
      },
    },
    async (request, reply) => {
      const row = await showImport(database, principalOf(request), request.params.id);
      return presentImport(await waitForImport(database, row, preferredWait(request, reply)));
    },
  );
}
