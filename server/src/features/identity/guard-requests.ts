import { ForbiddenError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import { type AuthenticationContext, authenticateRequest } from "./authenticate-request.ts";
import { isAllowed, PERMISSIONS, PUBLIC_OPERATIONS } from "./permission-table.ts";

/**
 * Puts the door in front of every route under `/v2`: the credential first, then the permission table. A route whose
 * operation has no row in the table stops the start.
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
    const principal = await authenticateRequest(context, request.headers);
    request.principal = principal;
    reply.header("x-workspace-id", formatId("workspace", principal.workspaceId));
    if (!isAllowed(principal, operation)) throw new ForbiddenError(whyNot(principal.kind, operation));
  });
}

function whyNot(kind: string, operation: string): string | undefined {
  const scope = PERMISSIONS[operation]?.scope;
  if (kind === "api_key") return scope ? `The key needs the scope ${scope}.` : "An API key can't do this; sign in.";
  if (kind === "visitor") return "A visitor can't do this.";
  return undefined;
}
