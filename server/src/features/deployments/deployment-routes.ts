import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { PackedBody } from "../../platform/http/packed-body.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { ProvenDomain } from "../../platform/unscoped/domain-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import type { AccessTokens } from "../identity/index.ts";
import type { DeploymentSightings } from "./deployment-sightings.ts";
import { findChatFiles, findChatTexts } from "./find-chat-files.ts";
import type { ServedDeployment } from "./find-published-agent.ts";
import { findServedDomain } from "./find-served-domain.ts";
import { loaderScript, unservedScript } from "./loader-script.ts";
import { chatPage, DASHBOARD_PATHS, dashboardPage, fixedLanguage, type Page, shellPage } from "./pages.ts";
import { PagesNotBuiltError } from "./pages-not-built-error.ts";
import { readRefusedOrigin } from "./read-refused-origin.ts";
import { readSighting } from "./read-sighting.ts";
import { ServedMemory, type ServedPage } from "./served-memory.ts";
import { publicBaseUrl, servedOrigin } from "./served-origin.ts";
import { signTicket } from "./sign-ticket.ts";

export interface DeploymentContext {
  database: Database;
  clock: Clock;
  tokens: AccessTokens;
  sightings: DeploymentSightings;
  pages: BuiltPages;
  config: { baseUrl: string; isBaseUrlSet: boolean };
}

/** What a client's domain shows: the page and what it loads and asks. */
const OF_CLIENTS = /^\/(?:$|a\/|brand-images\/|widget\/|assets\/widget\/|v2\/|healthz$|readyz$)/;

/**
 * A guessed address is that of this request: no cache may hand it to others, who would then ask where one client
 * wished.
 */
const LOADER_CACHING = {
  set: { "cache-control": "public, max-age=60", vary: "accept-language" },
  guessed: {
    "cache-control": "private, max-age=60",
    vary: "host, x-forwarded-host, x-forwarded-proto, accept-language",
  },
};

/**
 * What people open in a browser: the dashboard, the chat page and the widget's loader. Under a client's proven domain
 * there is that client's page at `/` and nothing of others: neither the dashboard nor another workspace's assistants.
 */
export function deploymentRoutes(app: HttpApp, context: DeploymentContext): void {
  const { database, sightings, pages, config } = context;
  const memory = new ServedMemory(database);
  app.addHook("onClose", async () => memory.stop());
  // In front of every route, so that a page of the dashboard that comes later is not forgotten.
  app.addHook("onRequest", async (request) => {
    const path = request.url.split("?")[0]!;
    if (!OF_CLIENTS.test(path) && (await domainOf(request))) throw new NotFoundError("page");
  });

  app.get("/", { schema: { hide: true } }, async (request, reply) => {
    const domain = await domainOf(request);
    if (!domain) return sendPage(request, reply, dashboardPage(pages));
    if (!domain.is_verified) throw new NotFoundError("assistant");
    return sendShell(request, reply, formatId("deployment", domain.deployment_id));
  });
  // The page itself knows what is at each of them; one that it does not know shows that there is nothing, with a way
  // back.
  for (const path of DASHBOARD_PATHS)
    app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, dashboardPage(pages)));

  app.get("/widget/:file", { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const found = file.endsWith(".js") ? await served(request, "widget", file.slice(0, -3)) : "unknown";
    reply.headers({
      "content-type": "text/javascript; charset=utf-8",
      ...LOADER_CACHING[config.isBaseUrlSet ? "set" : "guessed"],
      "cross-origin-resource-policy": "cross-origin",
    });
    if (typeof found === "string") return new PackedBody(unservedScript(found)).send(request, reply);
    const { deployment } = found;
    const { allowed_origins: origins } = deployment.agent.definition.settings;
    const { referer } = request.headers;
    const sighting =
      readSighting(referer, origins, { isExact: false }) ??
      readRefusedOrigin(referer, [...ownOrigins(request), ...origins]);
    if (sighting && deployment.kind === "widget") sightings.note(deployment, sighting);
    const loader = pages.findText("widget", "src/loader/loader.ts");
    if (loader === undefined) throw new PagesNotBuiltError();
    // A page of ours goes on under the name that it was opened with.
    const baseUrl =
      deployment.kind === "widget" ? publicBaseUrl(request, config) : servedOrigin(request, config.baseUrl);
    const spoken = await findChatTexts(pages, wantedLanguages(request, deployment));
    return new PackedBody(loaderScript(loader, deployment, { baseUrl, ...spoken })).send(request, reply);
  });

  app.get("/a/:slug", { schema: { hide: true } }, async (request, reply) =>
    sendShell(request, reply, (request.params as { slug: string }).slug),
  );

  app.get("/a/:slug/chat", { schema: { hide: true } }, async (request, reply) => {
    const { deployment, open } = await getServed(request, (request.params as { slug: string }).slug);
    if (deployment.kind === "widget") noteSighting(request, deployment);
    const origin = servedOrigin(request, config.baseUrl);
    const { mode, language } = request.query as { mode?: unknown; language?: unknown };
    const [ticket, files] = await Promise.all([
      signTicket(context.tokens, deployment, origin),
      findChatFiles(pages, {
        ...wantedLanguages(request, deployment),
        // A page of ours has no language of its own.
        around: mode === "page" || typeof language !== "string" ? "" : language,
      }),
    ]);
    const origins = [new URL(config.baseUrl).origin, origin];
    // It carries a ticket: no page of another site reads it. The chat itself does, whose sandbox has no origin.
    reply.header("access-control-allow-origin", "null");
    return sendPage(
      request,
      reply,
      chatPage(files, deployment, { ticket, open, now: context.clock.now() }, [...new Set(origins)]),
    );
  });

  async function sendShell(request: FastifyRequest, reply: FastifyReply, address: string) {
    const { deployment } = await getServed(request, address);
    noteSighting(request, deployment);
    return sendPage(request, reply, shellPage(deployment, servedOrigin(request, config.baseUrl)));
  }

  async function getServed(request: FastifyRequest, address: string): Promise<ServedPage> {
    const found = await served(request, "page", address);
    if (typeof found === "string") throw new NotFoundError("assistant");
    return found;
  }

  async function served(request: FastifyRequest, kind: "widget" | "page", address: string) {
    const [domain, found] = await Promise.all([domainOf(request), memory.find(kind, address)]);
    if (typeof found === "string") return found;
    return domain && domain.workspace_id !== found.deployment.agent.workspaceId ? "unknown" : found;
  }

  function domainOf(request: FastifyRequest): Promise<ProvenDomain | undefined> {
    return findServedDomain(database, request.hostname, config.baseUrl);
  }

  /** The page itself, or the page that shows it: the loader names that in `on`, else the browser does. */
  function noteSighting(request: FastifyRequest, deployment: ServedDeployment): void {
    const [own, ...others] = ownOrigins(request);
    const { on } = request.query as { on?: unknown };
    const { referer, "sec-fetch-dest": opened } = request.headers;
    const isShownByItself = deployment.kind === "page" && opened !== "iframe";
    const origins = [own, ...others, ...deployment.agent.definition.settings.allowed_origins];
    const sighting = isShownByItself
      ? readSighting(own + request.url, origins, { isExact: true })
      : typeof on === "string"
        ? readSighting(on, origins, { isExact: true })
        : (readSighting(referer, origins, { isExact: false }) ??
          // A link that is followed tells where it stood, too: that is no page which wants to show the chat.
          (opened === "iframe" ? readRefusedOrigin(referer, origins) : undefined));
    if (sighting) sightings.note(deployment, sighting);
  }

  /** That of this request first. */
  function ownOrigins(request: FastifyRequest): [string, ...string[]] {
    return [servedOrigin(request, config.baseUrl), new URL(config.baseUrl).origin];
  }
}

function wantedLanguages({ headers }: FastifyRequest, { agent }: ServedDeployment) {
  const fixed = fixedLanguage(agent.definition.settings.language);
  return { fixed, around: "", accepted: headers["accept-language"] ?? "" };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  return new PackedBody(page.html).send(request, reply.headers(page.headers));
}
