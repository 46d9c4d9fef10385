import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { type ApiKeyRow, getApiKey, listApiKeys, revokeApiKey, rotateApiKey, updateApiKey } from "./api-key-queries.ts";
import { ApiKey, CreateApiKeyBody, NewApiKey, RotateApiKeyBody, UpdateApiKeyBody } from "./api-key-schemas.ts";
import type { CredentialCache } from "./credential-cache.ts";
import { principalOf } from "./identity-routes.ts";
import { assertConsistent, hintOf, makeApiKey, newKey } from "./make-api-key.ts";
import { hashToken } from "./sign-in.ts";

export interface ApiKeyContext {
  database: Database;
  credentials: CredentialCache;
}

const DEFAULT_OVERLAP_SECONDS = 86_400;
const tags = ["API keys"];

export function apiKeyRoutes(app: HttpApp, { database, credentials }: ApiKeyContext): void {
  for (const schema of [ApiKey, NewApiKey]) app.addSchema(schema);
  app.get(
    "/v2/api_keys",
    {
      schema: {
        operationId: "listApiKeys",
        tags,
        summary: "List the keys of this workspace, newest first",
        querystring: StrictObject({
          ...ListQuery.properties,
          kind: Type.Optional(Choice(["secret", "publishable"])),
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the name." })),
        }),
        response: { 200: ListOf(ApiKey) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, kind, q } = request.query;
      const after = decodeCursor("api_keys", cursor);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listApiKeys(transaction, workspaceId, { kind, search: q }, after, limit),
      );
      return toPage("api_keys", rows, limit, presentApiKey);
    },
  );

  app.post(
    "/v2/api_keys",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "createApiKey",
        tags,
        summary: "Make a key for this workspace; it is shown once",
        body: CreateApiKeyBody,
        response: { 201: Reference(NewApiKey) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { row, key } = await database.inWorkspace(principal.workspaceId, async (transaction) => {
        const made = await makeApiKey(transaction, principal, request.body);
        const after = presentApiKey(made.row);
        await recordAudit(transaction, principal, {
          action: "api_key.created",
          target: { kind: "key", id: after.id },
          after,
        });
        return made;
      });
      const apiKey = presentApiKey(row);
      reply.code(201).header("location", `/v2/api_keys/${apiKey.id}`).header("etag", entityTag(row.version));
      return { ...apiKey, key };
    },
  );

  app.get(
    "/v2/api_keys/:id",
    {
      schema: {
        operationId: "getApiKey",
        tags,
        summary: "Get a key, without the key itself",
        params: IdParameters("key"),
        response: { 200: Reference(ApiKey) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getApiKey(transaction, workspaceId, parseId("key", request.params.id)),
      );
      reply.header("etag", entityTag(row.version));
      return presentApiKey(row);
    },
  );

  app.patch(
    "/v2/api_keys/:id",
    {
      schema: {
        operationId: "updateApiKey",
        tags,
        summary: "Change a key's name, scopes, origins or expiry",
        params: IdParameters("key"),
        body: UpdateApiKeyBody,
        response: { 200: Reference(ApiKey) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`api_keys`, parseId("key", request.params.id));
        const found = await getApiKey(transaction, workspaceId, parseId("key", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        const { name = found.name, scopes = found.scopes, allowed_origins = found.allowed_origins } = request.body;
        const { expires_at } = request.body;
        assertConsistent({
          kind: found.kind,
          scopes,
          agentId: found.agent_id,
          brandId: found.brand_id,
          expires_at: expires_at ?? null,
          allowed_origins,
        });
        const expiresAt = expires_at === undefined ? found.expires_at : expires_at;
        const updated = await updateApiKey(transaction, workspaceId, {
          id: found.id,
          name,
          scopes: [...scopes],
          allowed_origins,
          expiresAt,
        });
        await recordAudit(transaction, principal, {
          action: "api_key.updated",
          target: { kind: "key", id: request.params.id },
          before: presentApiKey(found),
          after: presentApiKey(updated),
        });
        return updated;
      });
      credentials.forget();
      reply.header("etag", entityTag(row.version));
      return presentApiKey(row);
    },
  );

  app.delete(
    "/v2/api_keys/:id",
    {
      schema: {
        operationId: "deleteApiKey",
        tags,
        summary: "Revoke a key; it stops working at once",
        params: IdParameters("key"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`api_keys`, parseId("key", request.params.id));
        const found = await getApiKey(transaction, workspaceId, parseId("key", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        await revokeApiKey(transaction, workspaceId, found.id);
        await recordAudit(transaction, principal, {
          action: "api_key.revoked",
          target: { kind: "key", id: request.params.id },
          before: presentApiKey(found),
        });
      });
      credentials.forget();
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/api_keys/:id/rotate",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "rotateApiKey",
        tags,
        summary: "Replace the key; the one before works on for a while",
        params: IdParameters("key"),
        body: RotateApiKeyBody,
        response: { 200: Reference(NewApiKey) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { row, key } = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`api_keys`, parseId("key", request.params.id));
        const found = await getApiKey(transaction, workspaceId, parseId("key", request.params.id));
        const fresh = newKey(found.kind === "publishable" ? "pub" : principal.workspaceKind);
        const rotated = await rotateApiKey(transaction, workspaceId, {
          id: found.id,
          keyHash: hashToken(fresh),
          hint: hintOf(fresh),
          overlapSeconds: request.body?.overlap_seconds ?? DEFAULT_OVERLAP_SECONDS,
        });
        await recordAudit(transaction, principal, {
          action: "api_key.rotated",
          target: { kind: "key", id: request.params.id },
          before: presentApiKey(found),
          after: presentApiKey(rotated),
        });
        return { row: rotated, key: fresh };
      });
      credentials.forget();
      reply.header("etag", entityTag(row.version));
      return { ...presentApiKey(row), key };
    },
  );
}

function presentApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: formatId("key", row.id),
    name: row.name,
    kind: row.kind,
    hint: row.hint,
    scopes: row.scopes,
    agent_id: row.agent_id && formatId("agent", row.agent_id),
    brand_id: row.brand_id && formatId("brand", row.brand_id),
    allowed_origins: row.allowed_origins,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    previous_key_until: row.previous_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
