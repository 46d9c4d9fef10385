import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { browserBundle } from "../../platform/http/browser-bundle.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import type { AccessTokens } from "../identity/index.ts";
import { findPublishedAgent } from "./find-published-agent.ts";
import { chatPage, dashboardPage } from "./pages.ts";
import { servedOrigin } from "./served-origin.ts";

export interface DeploymentContext {
  database: Database;
  tokens: AccessTokens;
  config: { baseUrl: string; isBaseUrlSet: boolean };
}

/** What people open in a browser: the dashboard, the chat page and the widget's loader. */
export function deploymentRoutes(app: HttpApp, { database, tokens, config }: DeploymentContext): void {
  app.get("/", { schema: { hide: true } }, async (_request, reply) => {
    reply.headers(dashboardPage.headers);
    return reply.send(dashboardPage.html);
  });

  app.get("/assets/:name", { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const asset = await browserBundle(name);
    if (!asset) throw new NotFoundError("file");
    reply.headers({ "content-type": asset.contentType, "cache-control": "no-cache", etag: asset.etag });
    if (request.headers["if-none-match"] === asset.etag) return reply.code(304).send();
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
    return reply.send(asset.body);
  });

  app.get("/widget/:file", { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const agent = file.endsWith(".js") ? await findPublishedAgent(database, file.slice(0, -3)) : undefined;
    if (!agent) throw new NotFoundError("assistant");
    const loader = await browserBundle("loader.js");
    const settings = {
      baseUrl: config.isBaseUrlSet ? config.baseUrl : servedOrigin(request, config.baseUrl),
      agentId: formatId("agent", agent.id),
      name: agent.definition.name,
      allowedOrigins: agent.definition.settings.allowed_origins,
    };
    reply.headers({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=60",
      "cross-origin-resource-policy": "cross-origin",
    });
    return reply.send(
      `${loader!.body}\nCitedeskLoader.start(${JSON.stringify(settings).replaceAll("<", "\\u003c")});\n`,
    );
  });

  app.get("/a/:slug", { schema: { hide: true } }, async (request, reply) => {
    const agent = await findPublishedAgent(database, (request.params as { slug: string }).slug);
    if (!agent) throw new NotFoundError("assistant");
    const ticket = await tokens.signTicket({ workspaceId: agent.workspaceId, agentId: agent.id });
    const origins = [new URL(config.baseUrl).origin, servedOrigin(request, config.baseUrl)];
    const page = chatPage(agent, ticket, [...new Set(origins)]);
    reply.headers(page.headers);
    return reply.send(page.html);
  });
}
