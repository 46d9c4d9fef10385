import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { PreferHeader, preferredWait } from "../../platform/http/preferred-wait.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { principalOf } from "../identity/index.ts";
import { eraseDocument } from "./erase-document.ts";
import { eraseSource } from "./erase-source.ts";
import { Erasure, ErasureFilter } from "./erasure-schemas.ts";
import { presentErasure, waitForErasure } from "./present-erasure.ts";
import { showErasure, showErasures } from "./show-erasures.ts";

const REACHES =
  "Answers stop using it in the same moment. Then its texts go from every version, passage and piece of the index, its file, the quotes and statements of earlier answers (their citations say `erased`), change reports, events with their deliveries, and kept responses. Backups go by their age. `Prefer: wait=30` waits until it is complete; it can't be undone.";

/** Erasing for good, and the receipts of it. */
export function erasureRoutes(app: HttpApp, context: { database: Database; queue: JobQueue }): void {
  const { database } = context;
  app.addSchema(Erasure);
  app.get(
    "/v2/erasures",
    {
      schema: {
        operationId: "listErasures",
        tags: ["Workspaces"],
        summary: "List the receipts of what was erased for good, newest first",
        querystring: ErasureFilter,
        response: { 200: ListOf(Erasure) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, kind, status, target_id: targetId } = request.query;
      const after = decodeCursor("erasures", cursor);
      const rows = await showErasures(database, principalOf(request), { kind, status, targetId }, after, limit);
      return toPage("erasures", rows, limit, presentErasure);
    },
  );

  app.get(
    "/v2/erasures/:id",
    {
      schema: {
        operationId: "getErasure",
        tags: ["Workspaces"],
        summary: "Get the receipt of an erasure, with what it has erased so far",
        params: IdParameters("receipt"),
        response: { 200: Reference(Erasure) },
      },
    },
    async (request) => {
      return presentErasure(await showErasure(database, principalOf(request), request.params.id));
    },
  );

  app.post(
    "/v2/sources/:id/erase",
    {
      schema: {
        operationId: "eraseSource",
        tags: ["Sources"],
        summary: "Erase a source for good, deleted before or not",
        description: REACHES,
        params: IdParameters("source"),
        headers: PreferHeader,
        response: { 200: Reference(Erasure), 202: Reference(Erasure) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const row = await eraseSource(context, principal, request.params.id);
      const settled = await waitForErasure(database, workspaceId, row, preferredWait(request, reply));
      return reply.code(settled.step === "completed" ? 200 : 202).send(presentErasure(settled));
    },
  );

  app.post(
    "/v2/sources/:id/documents/:document_id/erase",
    {
      schema: {
        operationId: "eraseDocument",
        tags: ["Sources"],
        summary: "Erase one page of a site, sitemap or playlist for good; its address is not read again",
        description: REACHES,
        params: Type.Object({
          id: Type.String({ maxLength: 100, description: "Id of the source." }),
          document_id: Type.String({ maxLength: 100, description: "Id of the document." }),
        }),
        headers: PreferHeader,
        response: { 200: Reference(Erasure), 202: Reference(Erasure) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const row = await eraseDocument(context, principal, request.params);
      const settled = await waitForErasure(database, workspaceId, row, preferredWait(request, reply));
      return reply.code(settled.step === "completed" ? 200 : 202).send(presentErasure(settled));
    },
  );
}
