import swagger from "@fastify/swagger";
import type { HttpApp } from "./http-app.ts";

/** The date of the interface: raised with each release that changes it. */
export const CONTRACT_VERSION = "2026-11-21";

const ERROR_RESPONSES = {
  "401": "Not signed in, or the credential is not valid",
  "403": "The role or scope does not allow this",
  "404": "No such thing, or not for this caller",
  "422": "A field is not valid",
  "429": "Too many requests; wait as Retry-After says",
  default: "Any other failure",
};

/** The OpenAPI 3.1 contract, made from the schemas that check the requests, at `/v2/openapi.json`. */
export async function contractRoutes(app: HttpApp, baseUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Citedesk",
        version: CONTRACT_VERSION,
        description:
          "Assistants that answer only from approved sources and show the exact quote behind each statement. Failed requests answer `application/problem+json` with a stable `code`.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: baseUrl }],
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", description: "A token of POST /v2/auth/login, or an API key." },
        },
      },
      security: [{ bearer: [] }],
    },
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`) },
    transformObject: (document) => addErrorResponses("openapiObject" in document ? document.openapiObject : {}),
  });
  app.get("/v2/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("content-type", "application/json; charset=utf-8");
    return reply.send(JSON.stringify(app.swagger()));
  });
}

interface Operation {
  responses?: Record<string, unknown>;
  security?: unknown[];
  parameters?: unknown[];
}

// biome-ignore lint/suspicious/noExplicitAny: the plugin types the document only loosely.
function addErrorResponses(document: any): any {
  const problem = (description: string) => ({
    description,
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  });
  for (const path of Object.values(document.paths ?? {}) as Record<string, Operation>[]) {
    for (const operation of Object.values(path)) {
      const responses = operation.responses ?? {};
      for (const [status, description] of Object.entries(ERROR_RESPONSES)) {
        if (operation.security?.length === 0 && (status === "403" || status === "404")) continue;
        responses[status] ??= problem(description);
      }
      operation.responses = responses;
    }
  }
  return document;
}
