import { Type } from "typebox";
import { changeOf } from "../../platform/http/change.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, Reference } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { createIdentitySecret } from "./create-identity-secret.ts";
import { createVisitorToken } from "./create-visitor-token.ts";
import { deleteIdentitySecret } from "./delete-identity-secret.ts";
import { servedOrigin } from "./served-origin.ts";
import type { VisitorTokenContext } from "./visitor-token-context.ts";
import { VisitorToken, VisitorTokenBody } from "./visitor-token-schemas.ts";

/** How a visitor gets a token, and how a site says who they are. */
export function visitorTokenRoutes(app: HttpApp, context: VisitorTokenContext): void {
  app.addSchema(VisitorToken);
  app.post(
    "/v2/visitor_tokens",
    {
      schema: {
        operationId: "createVisitorToken",
        tags: ["Deployments"],
        summary: "Get a visitor token for a published assistant",
        description:
          "With the chat page's ticket, or with a publishable key. Origins bind browsers only: what is not a browser can claim any.",
        security: [],
        body: VisitorTokenBody,
        response: { 201: Reference(VisitorToken) },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return createVisitorToken(context, request.body, {
        origin: request.headers.origin,
        servedOrigin: servedOrigin(request, context.config.baseUrl),
        address: request.ip,
        requestId: request.id,
      });
    },
  );

  app.post(
    "/v2/agents/:id/identity_secret",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "createIdentitySecret",
        tags: ["Deployments"],
        summary: "Make the secret that your server signs visitors' identity with; it is shown once",
        description: "Made again, both verify for 24 hours.",
        params: IdParameters("assistant"),
        response: {
          201: Type.Object({
            secret: Type.String({ examples: ["identity_9sYdT8nQm5rLw1uZc7hFa3eGi"] }),
            previous_until: Type.String({ format: "date-time" }),
          }),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return createIdentitySecret(context, principalOf(request), request.params.id);
    },
  );

  app.delete(
    "/v2/agents/:id/identity_secret",
    {
      schema: {
        operationId: "deleteIdentitySecret",
        tags: ["Deployments"],
        summary: "Revoke the secret that your server signs visitors' identity with",
        description: "At once, with the one before it; the tokens of the assistant's visitors end too.",
        params: IdParameters("assistant"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteIdentitySecret(context.database, principalOf(request), changeOf(request));
      return reply.code(204).send(null);
    },
  );
}
