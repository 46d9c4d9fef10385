import { Type } from "typebox";
import type { Transaction } from "../../../platform/database/database.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { PreferHeader, preferredWait } from "../../../platform/http/prefer.ts";
import { IdParameters, Reference } from "../../../platform/http/schemas.ts";
import { parseId } from "../../../platform/ids/identifier.ts";
import { principalOf } from "../../identity/index.ts";
import {
  getDocument,
  getSource,
  presentSource,
  SitePreviewBody,
  Source,
  type SourceRow,
  toSourceToPut,
  waitForSource,
} from "../../sources/index.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import {
  cancelSource,
  lockSource,
  pauseSource,
  resumeSource,
  retryDocument,
  skipWaitingPages,
} from "./crawl-controls.ts";
import { SourcePreview } from "./crawl-schemas.ts";
import { previewSite } from "./preview-site.ts";

const tags = ["Sources"];

/** What can be done to the reading of a source. */
export function crawlRoutes(app: HttpApp, context: IngestionContext): void {
  const { database, queue } = context;
  app.addSchema(SourcePreview);

  app.post(
    "/v2/sources/preview",
    {
      schema: {
        operationId: "previewSource",
        tags,
        summary: "Show what reading a website or sitemap would take",
        description: "Reads robots.txt, the start and the sitemaps for at most 8 s, and stores nothing.",
        body: SitePreviewBody,
        response: { 200: Reference(SourcePreview) },
      },
    },
    (request) => previewSite(context, toSourceToPut(request.body)),
  );

  const inSource = (
    workspaceId: string,
    id: string,
    work: (transaction: Transaction, source: SourceRow) => Promise<unknown>,
  ): Promise<SourceRow> =>
    database.inWorkspace(workspaceId, async (transaction) => {
      const source = await lockSource(transaction, workspaceId, parseId("source", id));
      await work(transaction, source);
      return getSource(transaction, workspaceId, source.id);
    });

  const control = (
    operation: { id: string; path: string; summary: string },
    work: (workspaceId: string, id: string) => Promise<SourceRow>,
  ) =>
    app.post(
      `/v2/sources/:id/${operation.path}`,
      {
        schema: {
          operationId: operation.id,
          tags,
          summary: operation.summary,
          params: IdParameters("source"),
          response: { 200: Reference(Source) },
        },
      },
      async (request) => presentSource(await work(principalOf(request).workspaceId, request.params.id)),
    );

  control({ id: "pauseSource", path: "pause", summary: "Stop reading a site for now" }, (workspaceId, id) =>
    inSource(workspaceId, id, pauseSource),
  );
  control({ id: "resumeSource", path: "resume", summary: "Go on where the reading was paused" }, (workspaceId, id) =>
    inSource(workspaceId, id, (transaction, source) => resumeSource(transaction, queue, source)),
  );
  control(
    { id: "cancelSource", path: "cancel", summary: "End the reading; what was read so far answers" },
    async (workspaceId, id) => {
      let row = await inSource(workspaceId, id, cancelSource);
      for (let isMore = true; isMore; ) {
        row = await inSource(workspaceId, id, async (transaction, source) => {
          isMore = await skipWaitingPages(transaction, source);
        });
      }
      return row;
    },
  );

  app.post(
    "/v2/sources/:id/documents/:document_id/retry",
    {
      schema: {
        operationId: "retryDocument",
        tags,
        summary: "Read one page again",
        params: Type.Object({
          id: Type.String({ maxLength: 100, description: "Id of the source." }),
          document_id: Type.String({ maxLength: 100, description: "Id of the document." }),
        }),
        headers: PreferHeader,
        response: { 200: Reference(Source) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        const source = await lockSource(transaction, workspaceId, parseId("source", request.params.id));
        const documentId = parseId("document", request.params.document_id);
        const document = await getDocument(transaction, workspaceId, source.id, documentId);
        await retryDocument(transaction, queue, source, document);
        return getSource(transaction, workspaceId, source.id);
      });
      return presentSource(await waitForSource(database, workspaceId, row, preferredWait(request, reply)));
    },
  );
}
