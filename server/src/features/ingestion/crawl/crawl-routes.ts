import { Type } from "typebox";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { PreferHeader, preferredWait } from "../../../platform/http/preferred-wait.ts";
import { IdParameters, Reference } from "../../../platform/http/schemas.ts";
import { type Principal, principalOf } from "../../identity/index.ts";

import {
  namesScheme,
  presentSource,
  SitePreviewBody,
  Source,
  type SourceRow,
  toSourceToPut,
  waitForSource,
} from "../../sources/index.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import { SourcePreview } from "./crawl-schemas.ts";
import { cancelSource, pauseSource, resumeSource } from "./move-crawl.ts";
import { previewSite } from "./preview-site.ts";
import { retryDocument } from "./retry-document.ts";

const tags = ["Sources"];

/** What can be done to the reading of a source. */
export function crawlRoutes(app: HttpApp, context: IngestionContext): void {
  const { database } = context;
  app.addSchema(SourcePreview);

  app.post(
    "/v2/sources/preview",
    {
      schema: {
        operationId: "previewSource",
        tags,
        summary: "Show what reading a website or sitemap would take",
        description:
          "Reads robots.txt, the start and the sitemaps for at most 8 s, and stores nothing. An address without a scheme is looked at by http where the site does not speak https: `url` says which.",
        body: SitePreviewBody,
        response: { 200: Reference(SourcePreview) },
      },
    },
    ({ body }) => previewSite(context, toSourceToPut(body), { isSchemeOpen: !namesScheme(body.url) }),
  );

  const control = (
    operation: { id: string; path: string; summary: string },
    move: (context: IngestionContext, principal: Principal, id: string) => Promise<SourceRow>,
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
      async (request) => presentSource(await move(context, principalOf(request), request.params.id)),
    );

  control({ id: "pauseSource", path: "pause", summary: "Stop reading a site for now" }, pauseSource);
  control({ id: "resumeSource", path: "resume", summary: "Go on where the reading was paused" }, resumeSource);
  control(
    { id: "cancelSource", path: "cancel", summary: "End the reading; what was read so far answers" },
    cancelSource,
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
      const row = await retryDocument(context, principalOf(request), request.params.id, request.params.document_id);
      return presentSource(await waitForSource(database, workspaceId, row, preferredWait(request, reply)));
    },
  );
}
