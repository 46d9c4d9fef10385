import { changeOf } from "../../platform/http/change.ts";
import { contentOfUpload } from "./content-of-upload.ts";
import { deleteSource } from "./delete-source.ts";
import { putJsonSource } from "./put-json-source.ts";
import { refreshSource } from "./refresh-source.ts";
import { resolveTarget } from "./resolve-target.ts";
import { showSource, showSources } from "./show-sources.ts";
import type { SourceContext } from "./source-context.ts";
import { Source, SourceFilter, SourceWithContent } from "./source-schemas.ts";
import { updateSource } from "./update-source.ts";
import "@fastify/multipart";
import { Type } from "typebox";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { claimForm } from "../../platform/http/idempotent-requests.ts";
import { PreferHeader, preferredWait } from "../../platform/http/preferred-wait.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { readPage, toSortedPage } from "../../platform/http/sorted-page.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { principalOf, refuseMerelyReadable } from "../identity/index.ts";
import { bulkSourceRoutes } from "./bulk-routes.ts";
import { documentRoutes } from "./document-routes.ts";
import { presentSource, presentSourceWithContent } from "./present-source.ts";
import { readUploadAccess } from "./read-upload-access.ts";
import { receiveUpload } from "./receive-upload.ts";
import { sourceAccessRoutes } from "./source-access-routes.ts";
import { SourceBody, UPLOAD_FIELDS, UpdateSourceBody, UploadForm } from "./source-bodies.ts";

import { uploadDocument } from "./upload-document.ts";
import { waitForSource } from "./wait-for-source.ts";

const tags = ["Sources"];
export function sourceRoutes(app: HttpApp, context: SourceContext): void {
  const { database } = context;
  for (const schema of [Source, SourceWithContent]) app.addSchema(schema);

  app.get(
    "/v2/sources",
    {
      schema: {
        operationId: "listSources",
        tags,
        summary: "List sources",
        querystring: SourceFilter,
        response: { 200: ListOf(Source) },
      },
    },
    async (request) => {
      const page = readPage("sources", request.query);
      const rows = await showSources(database, principalOf(request), request.query, page);
      return toSortedPage(page, rows, presentSource);
    },
  );

  app.post(
    "/v2/sources",
    {
      schema: {
        operationId: "createSource",
        tags,
        summary: "Add a source: a file (multipart) or anything else (JSON)",
        description:
          "The same content again answers 200 with the source that is there; new content under the same name replaces it; `outcome` says which. `Prefer: wait=30` waits until it is read.",
        body: {
          content: { "multipart/form-data": { schema: UploadForm }, "application/json": { schema: SourceBody } },
        },
        headers: PreferHeader,
        response: { 200: Reference(SourceWithContent), 201: Reference(SourceWithContent) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const put = request.isMultipart()
        ? await receiveUpload(
            request,
            {
              knownFields: UPLOAD_FIELDS,
              maxBytes: context.maxUploadBytes,
              uploadFolder: context.uploadFolder,
              room: context.diskRoom,
            },
            async (upload) => {
              const { agent_id = "", brand_id = "", source_id = "", type = "document" } = upload.fields;
              if (type !== "document")
                throw new InvalidError([
                  { pointer: "/type", message: "must be document: a file is one. Send the other types as JSON." },
                ]);
              await refuseMerelyReadable(database, request, [agent_id, brand_id, source_id]);
              if (await claimForm(request, reply, database, principal, await contentOfUpload(upload))) return undefined;
              const target = await resolveTarget(database, principal, upload.fields);
              const options = { access: readUploadAccess(upload.fields.access) };
              return uploadDocument(context, principal, upload, { ...target, options });
            },
          )
        : await putJsonSource(context, principal, request.body as SourceBody);
      if (!put) return reply;
      const row = await waitForSource(database, workspaceId, put.row, preferredWait(request, reply));
      const id = formatId("source", row.id);
      reply.code(put.outcome === "created" ? 201 : 200).header("etag", entityTag(row.version));
      if (put.outcome === "created") reply.header("location", `/v2/sources/${id}`);
      return { ...presentSourceWithContent(row), outcome: put.outcome };
    },
  );

  app.get(
    "/v2/sources/:id",
    {
      schema: {
        operationId: "getSource",
        tags,
        summary: "Get a source with its progress",
        params: IdParameters("source"),
        headers: PreferHeader,
        response: { 200: Reference(SourceWithContent) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const row = await showSource(database, principalOf(request), request.params.id);
      const settled = await waitForSource(database, workspaceId, row, preferredWait(request, reply));
      reply.header("etag", entityTag(settled.version));
      return presentSourceWithContent(settled);
    },
  );

  app.patch(
    "/v2/sources/:id",
    {
      schema: {
        operationId: "updateSource",
        tags,
        summary: "Change what is in a source or how it is kept: title, content, schedule, approval, on and off",
        params: IdParameters("source"),
        body: UpdateSourceBody,
        headers: PreferHeader,
        response: { 200: Reference(SourceWithContent) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const row = await updateSource(context, principal, changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentSourceWithContent(await waitForSource(database, workspaceId, row, preferredWait(request, reply)));
    },
  );

  app.delete(
    "/v2/sources/:id",
    {
      schema: {
        operationId: "deleteSource",
        tags,
        summary: "Delete a source; answers stop using it at once",
        params: IdParameters("source"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteSource(database, principalOf(request), changeOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/sources/:id/refresh",
    {
      schema: {
        operationId: "refreshSource",
        tags,
        summary: "Read a source again",
        params: IdParameters("source"),
        headers: PreferHeader,
        response: { 200: Reference(Source) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const row = await refreshSource(context, principal, request.params.id);
      return presentSource(await waitForSource(database, workspaceId, row, preferredWait(request, reply)));
    },
  );

  documentRoutes(app, database);
  bulkSourceRoutes(app, context);
  sourceAccessRoutes(app, database);
}
