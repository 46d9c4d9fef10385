import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { type FastifyBaseLogger } from "fastify";
import type { AppContext } from "./compose.ts";
import { instanceAccountRoutes } from "./features/accounts/index.ts";
import { agentRoutes } from "./features/agents/index.ts";
import { auditReads, auditRoutes } from "./features/audit/index.ts";
import { brandImageRoutes, brandRoutes } from "./features/brands/index.ts";
import { chatRoutes } from "./features/chat/index.ts";
import { checkRoutes, failingChecksFinder } from "./features/checks/index.ts";
import { conversationRoutes } from "./features/conversations/index.ts";
import { deletedRoutes } from "./features/deleted/index.ts";
import {
  allowedDomainRoute,
  deploymentResourceRoutes,
  deploymentRoutes,
  domainRoutes,
  visitorTokenRoutes,
} from "./features/deployments/index.ts";
import { erasureRoutes } from "./features/erasure/index.ts";
import { feedbackRoutes } from "./features/feedback/index.ts";
import { handoffRoutes, refuseMailRoutes } from "./features/handoffs/index.ts";
import {
  accountRoutes,
  apiKeyRoutes,
  browserSessionRoutes,
  describePermission,
  guardRequests,
  identityRoutes,
  invitationRoutes,
  memberRoutes,
  memberSessionRoutes,
  oidcRoutes,
  signUpRoutes,
  totpRoutes,
} from "./features/identity/index.ts";
import { importRoutes } from "./features/imports/index.ts";
import { changeRoutes, crawlRoutes } from "./features/ingestion/index.ts";
import { leadRoutes } from "./features/leads/index.ts";
import { liveRoutes } from "./features/live/index.ts";
import { mcpRoutes } from "./features/mcp/index.ts";
import { modelRoutes } from "./features/models/index.ts";
import { noteRoutes } from "./features/notes/index.ts";
import { usageRoutes } from "./features/quotas/index.ts";
import { replyRoutes } from "./features/replies/index.ts";
import { sourceRoutes } from "./features/sources/index.ts";
import { statisticsRoutes } from "./features/statistics/index.ts";
import { taskRoutes } from "./features/tasks/index.ts";
import { toolRoutes } from "./features/tools/index.ts";
import { transcriptRoutes } from "./features/transcripts/index.ts";
import { visitorRoutes } from "./features/visitors/index.ts";
import { describeWebhooks, webhookRoutes } from "./features/webhooks/index.ts";
import { workspaceRoutes } from "./features/workspaces/index.ts";
import { answerUnreadable } from "./platform/http/answer-unreadable.ts";
import { builtPageRoutes } from "./platform/http/built-page-routes.ts";
import { contractRoutes } from "./platform/http/contract.ts";
import { cutSlowBodies } from "./platform/http/cut-slow-bodies.ts";
import { exportLists } from "./platform/http/export-lists.ts";
import { finishRequests } from "./platform/http/finish-requests.ts";
import { handleError } from "./platform/http/handle-error.ts";
import { healthRoutes } from "./platform/http/health-routes.ts";
import type { HttpApp } from "./platform/http/http-app.ts";
import { idempotentRequests } from "./platform/http/idempotent-requests.ts";
import { metricsRoutes } from "./platform/http/metrics-routes.ts";
import { newRequestId } from "./platform/http/new-request-id.ts";
import { jsonFirst, labelResponses, prepareApp } from "./platform/http/prepare-app.ts";
import { BulkResult } from "./platform/http/run-bulk.ts";
import { schemaSerializers } from "./platform/http/schema-serializers.ts";
import { schemaValidators } from "./platform/http/schema-validators.ts";
import { securityRoutes } from "./platform/http/security-routes.ts";
import { simpleQuestions } from "./platform/http/simple-questions.ts";
import { traceRequests } from "./platform/http/trace-requests.ts";
import { isTrustedProxy, readForwardedHeaders } from "./platform/http/trusted-proxies.ts";

const HSTS_SECONDS = 365 * 24 * 3600;
/** How long the stop of a process waits for requests that are under way. */
const REQUEST_GRACE_MS = 20_000;

/** The whole HTTP surface, one line a feature. */
export async function buildApp(context: AppContext): Promise<HttpApp> {
  const app: HttpApp = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    trustProxy: isTrustedProxy(context.config.trustedProxies),
    bodyLimit: 1024 * 1024,
    genReqId: newRequestId,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    // Addresses that no route can take never reach the hooks.
    frameworkErrors: (error, request, reply) => {
      reply.header("x-request-id", request.id);
      handleError(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(schemaValidators());
  app.setSerializerCompiler(schemaSerializers(() => app.getSchemas()));
  const isHttps = context.config.baseUrl.startsWith("https:");
  labelResponses(app);
  const { telemetryBy, trustedProxies } = context.config;
  if (telemetryBy !== undefined) traceRequests(app, { isBehindProxy: trustedProxies !== undefined });
  finishRequests(app, context.stopping, REQUEST_GRACE_MS);
  readForwardedHeaders(app);
  cutSlowBodies(app);
  securityRoutes(app, context.config.securityContact, context.clock);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Without subdomains: whose they are, this service can't know.
    strictTransportSecurity: isHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    frameguard: false,
    originAgentCluster: false,
  });
  // Credentials travel in a header: any page may call the interface, none gains a right by it. The one cookie is for
  // pages of our own (`browser-session-routes.ts`).
  await app.register(cors, {
    origin: "*",
    strictPreflight: false,
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    // As long as browsers remember it: a chat in its sandbox asks once, not before each question.
    maxAge: 7_200,
    exposedHeaders: [
      "deprecation",
      "etag",
      "idempotent-replayed",
      "link",
      "location",
      "preference-applied",
      "ratelimit",
      "ratelimit-policy",
      "retry-after",
      "sunset",
      "x-request-id",
      "x-workspace-id",
    ],
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  prepareApp(app);
  exportLists(app);
  await contractRoutes(app, {
    baseUrl: context.config.baseUrl,
    describeRights: describePermission,
    webhooks: describeWebhooks(),
  });
  simpleQuestions(app);
  guardRequests(app, context);
  idempotentRequests(app, context.database, (request) => request.principal);
  auditReads(app, context);
  jsonFirst(app);
  app.addSchema(BulkResult);

  healthRoutes(app, context);
  metricsRoutes(app, context);
  identityRoutes(app, context);
  await browserSessionRoutes(app, context);
  oidcRoutes(app, context);
  accountRoutes(app, context);
  signUpRoutes(app, context);
  instanceAccountRoutes(app, context);
  totpRoutes(app, context);
  memberRoutes(app, context);
  memberSessionRoutes(app, context);
  invitationRoutes(app, context);
  apiKeyRoutes(app, context);
  auditRoutes(app, context);
  workspaceRoutes(app, context);
  taskRoutes(app, context);
  usageRoutes(app, context);
  brandRoutes(app, context);
  brandImageRoutes(app, context);
  deletedRoutes(app, context);
  erasureRoutes(app, context);
  agentRoutes(app, { ...context, findFailingChecks: failingChecksFinder(context) });
  sourceRoutes(app, context);
  importRoutes(app, context);
  crawlRoutes(app, context);
  changeRoutes(app, context);
  conversationRoutes(app, context.database);
  transcriptRoutes(app, context.database);
  chatRoutes(app, context);
  feedbackRoutes(app, context);
  leadRoutes(app, context);
  handoffRoutes(app, context);
  refuseMailRoutes(app, context);
  noteRoutes(app, context.database);
  replyRoutes(app, context.database);
  webhookRoutes(app, context);
  liveRoutes(app, context);
  checkRoutes(app, context);
  statisticsRoutes(app, context);
  toolRoutes(app, context);
  modelRoutes(app, context.models);
  mcpRoutes(app);
  await builtPageRoutes(app);
  deploymentRoutes(app, context);
  deploymentResourceRoutes(app, context);
  domainRoutes(app, context);
  allowedDomainRoute(app, context);
  visitorTokenRoutes(app, context);
  visitorRoutes(app, context);

  await app.ready();
  return app;
}
