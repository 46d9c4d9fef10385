import { withinReach } from "../../platform/database/reach.ts";
import { ForbiddenError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import { type AuthenticationContext, authenticateRequest } from "./authenticate-request.ts";
import { isAllowed, PERMISSIONS, PUBLIC_OPERATIONS, whyNot } from "./permission-table.ts";

/**
 * Puts the door in front of every route under `/v2`: the credential first, then the permission table. A route whose
 * operation has no row in the table stops the start. What the credential is limited to holds for every transaction of the
 * request.
 */
export function guardRequests(app: HttpApp, context: AuthenticationContext): void {
  app.decorateRequest("principal", null);
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
    const principal = await authenticateRequest(context, { headers, id, address });
    request.principal = principal;
    reply.header("x-workspace-id", formatId("workspace", principal.workspaceId));
    if (!isAllowed(principal, operation)) throw new ForbiddenError(whyNot(principal, operation));
  });
  // Here and not earlier: reading a body loses the caller's context.
  app.addHook("preHandler", (request, _reply, done) => {
    const { principal } = request;
    if (!principal?.reach) return done();
    withinReach(principal.workspaceId, principal.reach, done);
  });
}
