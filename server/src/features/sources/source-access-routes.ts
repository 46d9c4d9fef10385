import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { changeOf } from "../../platform/http/change.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, Reference } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { attachSource, detachSource } from "./attach-source.ts";
import { presentSource } from "./present-source.ts";
import { setSourceAccess } from "./set-source-access.ts";
import { SourceAccess } from "./source-options.ts";
import { Source } from "./source-schemas.ts";

const tags = ["Sources"];
const AttachParameters = Type.Object({
  id: Type.String({ maxLength: 100, description: "Id of the assistant." }),
  source_id: Type.String({ maxLength: 100, description: "Id of the source." }),
});

/** Which assistants a source serves, and whose questions it answers. All of it holds at once, on every process. */
export function sourceAccessRoutes(app: HttpApp, database: Database): void {
  app.put(
    "/v2/sources/:id/access",
    {
      schema: {
        operationId: "setSourceAccess",
        tags,
        summary: "Say whose questions a source may answer",
        description: "What someone may not read changes neither their answers nor their scores.",
        params: IdParameters("source"),
        body: SourceAccess,
        response: { 200: Reference(Source) },
      },
    },
    async (request, reply) => {
      const row = await setSourceAccess(database, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentSource(row);
    },
  );

  app.put(
    "/v2/agents/:id/sources/:source_id",
    {
      schema: {
        operationId: "attachSource",
        tags,
        summary: "Let an assistant answer from a source",
        params: AttachParameters,
        response: { 200: Reference(Source) },
      },
    },
    async (request, reply) => {
      const row = await attachSource(database, principalOf(request), request.params, request.headers["if-match"]);
      reply.header("etag", entityTag(row.version));
      return presentSource(row);
    },
  );

  app.delete(
    "/v2/agents/:id/sources/:source_id",
    {
      schema: {
        operationId: "detachSource",
        tags,
        summary: "Stop an assistant from answering from a source, which stays in its library",
        params: AttachParameters,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await detachSource(database, principalOf(request), request.params, request.headers["if-match"]);
      return reply.code(204).send(null);
    },
  );
}
