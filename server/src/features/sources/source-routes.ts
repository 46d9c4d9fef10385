import sql from "sql-template-tag";
import { lockRow } from "../../platform/database/lock-row.ts";
import "@fastify/multipart";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { Type } from "typebox";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { InvalidError, NotFoundError } from "../../platform/errors/app-error.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { claimForm } from "../../platform/http/idempotency.ts";
import { PreferHeader, preferredWait } from "../../platform/http/prefer.ts";
import {
  Choice,
  IdParameters,
  ListOf,
  ListQuery,
  Reference,
  StrictObject,
  Timestamp,
} from "../../platform/http/schemas.ts";
import { readPage, SortQuery, toSortedPage } from "../../platform/http/sorted-page.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { getAgent } from "../agents/index.ts";
import { findBrand } from "../brands/index.ts";
import { type Principal, principalOf, refuseMerelyReadable } from "../identity/index.ts";
import { bulkSourceRoutes } from "./bulk-routes.ts";
import { documentRoutes } from "./document-routes.ts";
import { presentSource, presentSourceWithContent } from "./present-source.ts";
import { type PutSource, putSource, refreshSource } from "./put-source.ts";
import { readUploadAccess } from "./read-upload-access.ts";
import { type ReceivedUpload, receiveUpload } from "./receive-upload.ts";
import { recordPut, recordSource } from "./record-source.ts";
import { assertServesOnlyReach } from "./shared-source.ts";
import { sourceAccessRoutes } from "./source-access-routes.ts";
import { SourceBody, UPLOAD_FIELDS, UpdateSourceBody, UploadForm } from "./source-bodies.ts";
import { getSource, listSources, markSourceDeleted, raiseRevision } from "./source-queries.ts";
import { SOURCE_STATUSES, Source, SourceWithContent } from "./source-schemas.ts";
import { toSourceToPut } from "./source-to-put.ts";
import { SOURCE_TYPES } from "./source-types.ts";
import { updateSource } from "./update-source.ts";
import { type UploadContext, uploadDocument } from "./upload-document.ts";
import { waitForSource } from "./wait-for-source.ts";

export interface SourceContext extends UploadContext {
  maxUploadBytes: number;
  uploadFolder: string;
}

const tags = ["Sources"];
const SourceFilter = StrictObject({
  ...ListQuery.properties,
  agent_id: Type.Optional(
    Type.String({ maxLength: 100, description: "Those that serve this assistant, its brand's library too." }),
  ),
  type: Type.Optional(Choice(SOURCE_TYPES)),
  status: Type.Optional(Choice(SOURCE_STATUSES)),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the title." })),
  sort: SortQuery("created_at", "updated_at", "title"),
});
export function sourceRoutes(app: HttpApp, context: SourceContext): void {
  const { database, queue } = context;
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
      const { workspaceId } = principalOf(request);
      const { agent_id, q, ...filter } = request.query;
      const page = readPage("sources", request.query);
      const rows = await database.inWorkspace(workspaceId, async (transaction) => {
        const agent =
          agent_id === undefined ? undefined : await getAgent(transaction, workspaceId, parseId("agent", agent_id));
        return listSources(transaction, workspaceId, { ...filter, agentId: agent?.id, search: q }, page);
      });
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
          "The same content again answers 200 with the source that is there; new content under the same name replaces it. `Prefer: wait=30` waits until it is read.",
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
            { knownFields: UPLOAD_FIELDS, maxBytes: context.maxUploadBytes, uploadFolder: context.uploadFolder },
            async (upload) => {
              const { agent_id = "", brand_id = "", source_id = "", type = "document" } = upload.fields;
              if (type !== "document")
                throw new InvalidError([
                  { pointer: "/type", message: "must be document: a file is one. Send the other types as JSON." },
                ]);
              await refuseMerelyReadable(database, request, [agent_id, brand_id, source_id]);
              if (await claimForm(request, reply, database, principal, await contentOf(upload))) return undefined;
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
      return presentSourceWithContent(row);
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
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getSource(transaction, workspaceId, parseId("source", request.params.id)),
      );
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
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`sources`, parseId("source", request.params.id));
        const found = await getSource(transaction, workspaceId, parseId("source", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        const updated = await updateSource(transaction, queue, found, request.body);
        await recordSource(transaction, principal, "updated", { before: found, after: updated });
        return updated;
      });
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`sources`, parseId("source", request.params.id));
        const found = await getSource(transaction, workspaceId, parseId("source", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        await assertServesOnlyReach(transaction, found);
        await markSourceDeleted(transaction, workspaceId, found.id);
        await raiseRevision(transaction, workspaceId);
        await recordSource(transaction, principal, "deleted", { before: found });
      });
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
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`sources`, parseId("source", request.params.id));
        const found = await getSource(transaction, workspaceId, parseId("source", request.params.id));
        const refreshed = await refreshSource(transaction, queue, workspaceId, found);
        await recordSource(transaction, principal, "refreshed", { before: found, after: refreshed });
        return refreshed;
      });
      return presentSource(await waitForSource(database, workspaceId, row, preferredWait(request, reply)));
    },
  );

  documentRoutes(app, database);
  bulkSourceRoutes(app, context);
  sourceAccessRoutes(app, database);
}

/** What tells one upload from another, whatever the boundary and order of its parts. */
async function contentOf(upload: ReceivedUpload) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(upload.path), hash);
  return { fields: upload.fields, fileName: upload.fileName, fileSha256: hash.digest("hex") };
}

async function putJsonSource(context: SourceContext, principal: Principal, body: SourceBody): Promise<PutSource> {
  const { workspaceId } = principal;
  const target = await resolveTarget(context.database, principal, body);
  return context.database.inWorkspace(workspaceId, async (transaction) => {
    const put = await putSource(transaction, context.queue, workspaceId, { ...toSourceToPut(body), ...target });
    await recordPut(transaction, principal, put);
    return put;
  });
}

/** Whose library it joins. Throws 404 for ids that the caller may not see. */
async function resolveTarget(
  database: Database,
  principal: Principal,
  fields: { agent_id?: string; brand_id?: string; source_id?: string },
) {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => ({
    agentId: fields.agent_id ? (await getAgent(transaction, workspaceId, parseId("agent", fields.agent_id))).id : null,
    brandId: fields.brand_id ? await getBrandId(transaction, workspaceId, fields.brand_id) : null,
    replaces: fields.source_id
      ? (await getSource(transaction, workspaceId, parseId("source", fields.source_id))).id
      : undefined,
  }));
}

async function getBrandId(transaction: Transaction, workspaceId: string, brandId: string): Promise<string> {
  const id = parseId("brand", brandId);
  const brand = id && (await findBrand(transaction, workspaceId, id));
  if (!brand) throw new NotFoundError("brand");
  return brand.id;
}
