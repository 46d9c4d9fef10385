import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { PreferHeader, preferredWait } from "../../platform/http/prefer.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { principalOf } from "../identity/index.ts";
import { getErasure, listErasures } from "./erasure-queries.ts";
import { Erasure, ErasureFilter } from "./erasure-schemas.ts";
import { presentErasure, waitForErasure } from "./present-erasure.ts";
import { findErasableSource, startDocumentErasure, startSourceErasure } from "./start-erasure.ts";

const REACHES =
  "Answers stop using it in the same moment. Then its texts go from every version, passage and piece of the index, its file, the quotes and statements of earlier answers (their citations say `erased`), change reports, events with their deliveries, and kept responses. Backups go by their age. `Prefer: wait=30` waits until it is complete; it can't be undone.";

/** Erasing for good, and the receipts of it. */
export function erasureRoutes(app: HttpApp, { database, queue }: { database: Database; queue: JobQueue }): void {
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
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, kind, status, target_id: targetId } = request.query;
      const after = decodeCursor("erasures", cursor);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listErasures(transaction, workspaceId, { kind, status, targetId }, after, limit),
      );
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
      const { workspaceId } = principalOf(request);
      return presentErasure(
        await database.inWorkspace(workspaceId, (transaction) =>
          getErasure(transaction, workspaceId, parseId("receipt", request.params.id)),
        ),
      );
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
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        const found = await findErasableSource(transaction, workspaceId, parseId("source", request.params.id));
        const erasure = found && (await startSourceErasure(transaction, queue, workspaceId, found.id, "request"));
        if (!erasure) throw new NotFoundError("source");
        await recordAudit(transaction, principal, {
          action: "source.erased",
          target: { kind: "receipt", id: formatId("receipt", erasure.id) },
          after: { source_id: request.params.id },
        });
        return erasure;
      });
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
      const { id, document_id } = request.params;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        const ids = { sourceId: parseId("source", id), documentId: parseId("document", document_id) };
        const erasure = await startDocumentErasure(transaction, queue, workspaceId, ids);
        await recordAudit(transaction, principal, {
          action: "document.erased",
          target: { kind: "receipt", id: formatId("receipt", erasure.id) },
          after: { source_id: id, document_id },
        });
        return erasure;
      });
      const settled = await waitForErasure(database, workspaceId, row, preferredWait(request, reply));
      return reply.code(settled.step === "completed" ? 200 : 202).send(presentErasure(settled));
    },
  );
}
