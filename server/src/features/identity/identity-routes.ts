import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Reference } from "../../platform/http/schemas.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import type { CredentialCache } from "./credential-cache.ts";
import { LoginBody, Me, RefreshBody, TokenPair } from "./identity-schemas.ts";
import type { Principal } from "./principal.ts";
import { refreshSession, type SignInContext, signIn, signOut } from "./sign-in.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

export interface IdentityContext extends SignInContext {
  credentials: CredentialCache;
  throttle: SignInThrottle;
}

export function identityRoutes(app: HttpApp, context: IdentityContext): void {
  for (const schema of [TokenPair, Me]) app.addSchema(schema);
  app.post(
    "/v2/auth/login",
    {
      schema: {
        operationId: "login",
        tags: ["Auth"],
        summary: "Sign in with e-mail and password",
        security: [],
        body: LoginBody,
        response: { 200: Reference(TokenPair) },
      },
    },
    async (request) => {
      context.throttle.assertMayTry(request.ip, request.body.email);
      const pair = await signIn(context, {
        ...request.body,
        userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
        address: request.ip,
      });
      context.throttle.succeeded(request.ip, request.body.email);
      return pair;
    },
  );

  app.post(
    "/v2/auth/refresh",
    {
      schema: {
        operationId: "refresh",
        tags: ["Auth"],
        summary: "Trade a refresh token for a new pair",
        security: [],
        body: RefreshBody,
        response: { 200: Reference(TokenPair) },
      },
    },
    (request) => refreshSession(context, request.body.refresh_token),
  );

  app.post(
    "/v2/auth/logout",
    { schema: { operationId: "logout", tags: ["Auth"], summary: "End this sign-in", response: { 204: Type.Null() } } },
    async (request, reply) => {
      const principal = principalOf(request);
      if (principal.kind === "member") await signOut(context.database, principal.sessionId);
      context.credentials.forget();
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/v2/me",
    {
      schema: {
        operationId: "getMe",
        tags: ["Account"],
        summary: "Who this credential is",
        response: { 200: Reference(Me) },
      },
    },
    (request) => presentMe(principalOf(request)),
  );
}

/** The principal that the authentication hook put on the request. */
export function principalOf(request: FastifyRequest): Principal {
  const { principal } = request;
  if (!principal) throw new Error(`${request.url} was reached without authentication.`);
  return principal;
}

function presentMe(principal: Principal): Me {
  if (principal.kind === "visitor") throw new Error("visitors have no account");
  const isMember = principal.kind === "member";
  return {
    kind: principal.kind,
    id: isMember ? formatId("member", principal.memberId) : formatId("key", principal.keyId),
    name: principal.name,
    role: isMember ? principal.role : null,
    scopes: isMember ? null : principal.scopes,
    workspace_id: formatId("workspace", principal.workspaceId),
    workspace_kind: principal.workspaceKind,
    account_id: formatId("account", principal.accountId),
  };
}

declare module "fastify" {
  interface FastifyRequest {
    principal: Principal | null;
  }
}
