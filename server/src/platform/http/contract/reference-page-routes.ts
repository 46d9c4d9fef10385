import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { HttpApp } from "../http-app.ts";
import { PackedBody } from "../packed-body.ts";

/** Nothing foreign, nothing inline; the icons of the page are data addresses. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Citedesk interface</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v2/docs/swagger-ui.css">
<script src="/v2/docs/swagger-ui-bundle.js" defer></script>
<script src="/v2/docs/start.js" defer></script>
</head>
<body>
<main id="reference"></main>
<noscript>The contract itself: <a href="/v2/openapi.json">openapi.json</a>, <a href="/v2/openapi.yaml">openapi.yaml</a>.</noscript>
</body>
</html>
`;

/** `validatorUrl: null` keeps the page from sending the contract to a checker elsewhere. */
const START = `SwaggerUIBundle({
  url: "/v2/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  tryItOutEnabled: false,
  validatorUrl: null,
  queryConfigEnabled: false,
});
`;

const JAVASCRIPT = "text/javascript; charset=utf-8";
const PACKAGED: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": JAVASCRIPT,
};

/** `/v2/docs`: the contract as a page to browse and try, whole from this host, so that it works without a network. */
export function referencePageRoutes(app: HttpApp): void {
  const resolve = createRequire(import.meta.url).resolve;
  const page = new PackedBody(PAGE);
  app.get("/v2/docs", { schema: { hide: true } }, async (request, reply) => {
    reply.headers({ "content-security-policy": POLICY, "referrer-policy": "no-referrer", "cache-control": "no-cache" });
    return page.send(request, reply.type("text/html; charset=utf-8"));
  });
  const start = new PackedBody(START);
  app.get("/v2/docs/start.js", { schema: { hide: true } }, async (request, reply) => {
    reply.header("cache-control", "no-cache");
    return start.send(request, reply.type(JAVASCRIPT));
  });
  for (const [name, contentType] of Object.entries(PACKAGED)) {
    let file: Promise<PackedBody> | undefined;
    app.get(`/v2/docs/${name}`, { schema: { hide: true } }, async (request, reply) => {
      file ??= readFile(resolve(`@fastify/swagger-ui/static/${name}`)).then((bytes) => new PackedBody(bytes));
      reply.header("cache-control", "no-cache");
      return (await file).send(request, reply.type(contentType));
    });
  }
}
