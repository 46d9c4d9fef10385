import type { FastifyRequest } from "fastify";
import { withinReach } from "../../platform/database/reach.ts";
import { AppError, ForbiddenError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { limitRates, type RateLimiting, type RateSubject } from "../../platform/http/rate-limits.ts";
import type { RatePolicy } from "../../platform/http/rate-windows.ts";
import { budgetAddress } from "../../platform/http/trusted-proxies.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { type AuthenticationContext, authenticateRequest } from "./authenticate-request.ts";
import { admit, PERMISSIONS, PUBLIC_OPERATIONS, whyNot } from "./permissions.ts";
import { namedIds, refuseMerelyReadable } from "./refuse-merely-readable.ts";

export interface GuardContext extends AuthenticationContext {
  /** Undefined: RATE_LIMITS=off. */
  rateLimiting: RateLimiting | undefined;
  budgets: RateBudgets;
}

/** Requests a minute. */
export interface RateBudgets {
  credential: RatePolicy;
  visitor: RatePolicy;
  address: RatePolicy;
  /** Visitor ids cost nothing to make, so making them has a budget of the address. */
  newVisitor: RatePolicy;
}

/**
 * Puts the door in front of every route under `/v2`: the credential first, then its budget, then the permission table.
 * A route whose operation has no row in the table stops the start. What the credential is limited to holds for every
 * transaction of the request.
 */
export function guardRequests(app: HttpApp, context: GuardContext): void {
  app.decorateRequest("principal", null);
  app.decorateRequest("refusal", null);
  app.decorateRequest("caller", null);
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith("/v2/") || route.schema?.hide) return;
    const operation = route.schema?.operationId;
    if (!operation || !(operation in PERMISSIONS || PUBLIC_OPERATIONS.includes(operation)))
      throw new Error(
        `${String(route.method)} ${route.url}: operation ${operation} has no row in the permission table.`,
      );
  });
  app.addHook("onRequest", async (request, reply) => {
    const operation = request.routeOptions.schema?.operationId;
    if (operation === undefined || PUBLIC_OPERATIONS.includes(operation)) return;
    const { headers, id, ip: address } = request;
    try {
      const principal = await authenticateRequest(
        context,
        { headers, id, address },
        { judgesVisitor: operation === "chat" },
      );
      request.principal = principal;
      reply.header("x-workspace-id", formatId("workspace", principal.workspaceId));
    } catch (error) {
      // Refused only after it was counted: guessing credentials costs the address its budget.
      request.refusal = error as Error;
    }
  });
  if (context.rateLimiting) limitRates(app, context.rateLimiting, (request) => budgetOf(request, context.budgets));
  app.addHook("onRequest", async (request) => {
    const { principal, refusal } = request;
    if (refusal) throw refusal;
    const operation = request.routeOptions.schema?.operationId;
    if (!principal || operation === undefined) return;
    const admission = admit(principal, operation);
    if (principal.kind === "member" && principal.lacksTotp && !PERMISSIONS[operation]?.beforeTotp)
      throw new AppError(
        "forbidden",
        "second_step_required",
        "This workspace asks for a second step of signing in. Set yours up at POST /v2/me/totp.",
      );
    if (!admission) throw new ForbiddenError(whyNot(principal, operation));
    // A page that is left open watches on: that is no use of it.
    if (principal.kind === "member" && operation !== "streamLive") context.keyUsage.noteSession(principal.sessionId);
    const isLimited = principal.kind === "member" && admission.reach && Object.keys(principal.agentRoles).length > 0;
    if (isLimited) request.caller = principal;
    request.principal = { ...principal, reach: admission.reach };
  });
  // Before the body is checked, as every other 403.
  app.addHook("preValidation", async (request) => {
    if (request.caller) await refuseMerelyReadable(context.database, request, namedIds(request));
  });
  // Here and not earlier: reading a body loses the caller's context.
  app.addHook("preHandler", (request, _reply, done) => {
    const { principal } = request;
    if (!principal?.reach) return done();
    withinReach(principal.workspaceId, principal.reach, done);
  });
}

/** Visitors and credentials have budgets of their own; what comes without one spends that of its address. */
function budgetOf(request: FastifyRequest, budgets: RateBudgets): RateSubject | undefined {
  if (!request.url.startsWith("/v2/")) return undefined;
  const { principal } = request;
  const address = budgetAddress(request.ip);
  if (principal?.kind === "visitor")
    return { policy: budgets.visitor, id: principal.publishableKeyId ? address : principal.visitorId };
  if (principal) return { policy: budgets.credential, id: principal.credentialId };
  const makesVisitors = request.routeOptions.schema?.operationId === "createVisitorToken";
  return { policy: makesVisitors ? budgets.newVisitor : budgets.address, id: address };
}

declare module "fastify" {
  interface FastifyRequest {
    /** Why the credential was not taken, until the request has been counted. */
    refusal: Error | null;
  }
}
