import swagger, { type SwaggerTransformObject } from "@fastify/swagger";
import { completeContract } from "./contract/complete-contract.ts";
import { announceDeprecations } from "./contract/deprecation.ts";
import { listOperations, type OpenApiDocument } from "./contract/open-api-document.ts";
import { referencePageRoutes } from "./contract/reference-page-routes.ts";
import { TAGS } from "./contract/tags.ts";
import type { HttpApp } from "./http-app.ts";
import { PackedBody } from "./packed-body.ts";

/** The date of the interface: raised with each release that changes it. */
export const CONTRACT_VERSION = "2026-11-21";

const DESCRIPTION = `Assistants that answer only from approved sources and show the exact quote behind each statement.

- **Errors** are \`application/problem+json\` (RFC 9457) with a stable \`code\`; every response has an \`x-request-id\`.
- **Lists** take \`limit\` and \`cursor\` and answer \`{data, pagination: {has_more, next_cursor}}\`, newest first.
- **Repeating**: send an \`Idempotency-Key\` with what creates; a repeat answers as the first did, with \`idempotent-replayed: true\`. Wait as \`Retry-After\` says after a 429.
- **Changing**: send the \`ETag\` that you read as \`If-Match\`; 412 means that something changed meanwhile.
- **Versions**: changes within \`/v2\` only add. What goes is announced by \`Deprecation\` and \`Sunset\` headers twelve months before.`;

export interface ContractOptions {
  baseUrl: string;
  /** Who may call an operation, as a sentence of its description. */
  describeRights: (operationId: string) => string | undefined;
  /** Requests that this service makes: the `webhooks` of OpenAPI 3.1, by name. */
  webhooks: Record<string, object>;
}

/**
 * The OpenAPI 3.1 contract, made from the schemas that check the requests, at `/v2/openapi.json` and `.yaml`, and as a
 * page at `/v2/docs`. Call it before the routes are added.
 */
export async function contractRoutes(
  app: HttpApp,
  { baseUrl, describeRights, webhooks }: ContractOptions,
): Promise<void> {
  announceDeprecations(app);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Citedesk",
        version: CONTRACT_VERSION,
        description: DESCRIPTION,
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: baseUrl, description: "This service." }],
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", description: "A token of POST /v2/auth/login, or an API key." },
        },
      },
      security: [{ bearer: [] }],
      webhooks: webhooks as Record<string, never>,
    },
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`) },
    transformObject: (input) => {
      const document = ("openapiObject" in input ? input.openapiObject : {}) as OpenApiDocument;
      const used = new Set(listOperations(document).flatMap(({ operation }) => operation.tags ?? []));
      document.tags = TAGS.filter(({ name }) => used.has(name));
      return completeContract(document, describeRights) as ReturnType<SwaggerTransformObject>;
    },
  });
  let json: PackedBody | undefined;
  app.get("/v2/openapi.json", { schema: { hide: true } }, async (request, reply) => {
    json ??= new PackedBody(JSON.stringify(app.swagger()));
    reply.headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" });
    return json.send(request, reply);
  });
  let yaml: PackedBody | undefined;
  app.get("/v2/openapi.yaml", { schema: { hide: true } }, async (request, reply) => {
    const { stringify } = await import("yaml");
    yaml ??= new PackedBody(stringify(app.swagger(), { aliasDuplicateObjects: false, lineWidth: 120 }));
    reply.headers({ "content-type": "application/yaml; charset=utf-8", "cache-control": "no-cache" });
    return yaml.send(request, reply);
  });
  referencePageRoutes(app);
}
