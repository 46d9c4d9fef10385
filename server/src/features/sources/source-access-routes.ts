import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, Reference } from "../../platform/http/schemas.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import { getAgent } from "../agents/index.ts";
import { principalOf } from "../identity/index.ts";
import { presentSource } from "./present-source.ts";
import { assertServesOnlyReach } from "./shared-source.ts";
import { checkAccess, SourceAccess } from "./source-options.ts";
import {
  attachSource,
  detachSource,
  getSource,
  raiseRevision,
  raiseSourceVersion,
  updateSourceRow,
} from "./source-queries.ts";
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      checkAccess(request.body, "/claim");
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`sources`, parseId("source", request.params.id));
        const found = await getSource(transaction, workspaceId, parseId("source", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        await assertServesOnlyReach(transaction, found);
        await updateSourceRow(transaction, workspaceId, { ...found, access: request.body });
        await raiseRevision(transaction, workspaceId);
        await recordAudit(transaction, principal, {
          action: "source.access_changed",
          target: { kind: "source", id: request.params.id },
          before: { access: found.access },
          after: { access: request.body },
        });
        return getSource(transaction, workspaceId, found.id);
      });
      reply.header("etag", entityTag(row.version));
      return presentSource(row);
    },
  );

  const change = async (
    request: Parameters<typeof principalOf>[0],
    params: { id: string; source_id: string },
    action: "source.attached" | "source.detached",
    write: (transaction: Transaction, workspaceId: string, sourceId: string, agentId: string) => Promise<void>,
  ) => {
    const principal = principalOf(request);
    const { workspaceId } = principal;
    return database.inWorkspace(workspaceId, async (transaction) => {
      const agent = await getAgent(transaction, workspaceId, parseId("agent", params.id));
      await lockRow(transaction, workspaceId, sql`sources`, parseId("source", params.source_id));
      const source = await getSource(transaction, workspaceId, parseId("source", params.source_id));
      assertMatches(request.headers["if-match"], source.version);
      await write(transaction, workspaceId, source.id, agent.id);
      await raiseSourceVersion(transaction, workspaceId, source.id);
      await raiseRevision(transaction, workspaceId);
      await recordAudit(transaction, principal, {
        action,
        target: { kind: "source", id: params.source_id },
        after: { agent_id: params.id },
      });
      return source.id;
    });
  };

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
      const id = await change(request, request.params, "source.attached", attachSource);
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) => getSource(transaction, workspaceId, id));
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
      await change(request, request.params, "source.detached", detachSource);
      return reply.code(204).send(null);
    },
  );
}
