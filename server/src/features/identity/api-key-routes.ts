import { Type } from "typebox";
import { changeOf } from "../../platform/http/change.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import type { ApiKeyContext } from "./api-key-context.ts";
import { ApiKey, CreateApiKeyBody, NewApiKey, RotateApiKeyBody, UpdateApiKeyBody } from "./api-key-schemas.ts";
import { createApiKey } from "./create-api-key.ts";
import { deleteApiKey } from "./delete-api-key.ts";
import { principalOf } from "./identity-routes.ts";
import { presentApiKey } from "./present-api-key.ts";
import { rotateApiKey } from "./rotate-api-key.ts";
import { showApiKey, showApiKeys } from "./show-api-keys.ts";
import { updateApiKey } from "./update-api-key.ts";

const tags = ["API keys"];

export function apiKeyRoutes(app: HttpApp, context: ApiKeyContext): void {
  const { database } = context;
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
      const { limit = 20, cursor, kind, q } = request.query;
      const after = decodeCursor("api_keys", cursor);
      const rows = await showApiKeys(database, principalOf(request), { kind, search: q }, after, limit);
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
      const { row, key } = await createApiKey(context, principalOf(request), request.body);
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
      const row = await showApiKey(database, principalOf(request), request.params.id);
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
      const row = await updateApiKey(context, principalOf(request), changeOf(request));
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
      await deleteApiKey(context, principalOf(request), changeOf(request));
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
      const { row, key } = await rotateApiKey(context, principalOf(request), request.params.id, request.body);
      reply.header("etag", entityTag(row.version));
      return { ...presentApiKey(row), key };
    },
  );
}
