import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { ConflictError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Reference } from "../../platform/http/schemas.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { confirmEmail, mailResetLink, resetPassword } from "./account-links.ts";
import type { CredentialCache } from "./credential-cache.ts";
import {
  ConfirmEmailBody,
  ForgotPasswordBody,
  LoginBody,
  RefreshBody,
  ResetPasswordBody,
  TokenPair,
} from "./identity-schemas.ts";
import type { SignInOrigin } from "./open-session.ts";
import type { Principal } from "./principal.ts";
import { refreshSession, type SignInContext, signIn, signOut } from "./sign-in.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

export interface IdentityContext extends SignInContext {
  credentials: CredentialCache;
  throttle: SignInThrottle;
  mailer: Mailer | undefined;
  config: { baseUrl: string };
}

export function identityRoutes(app: HttpApp, context: IdentityContext): void {
  app.addSchema(TokenPair);
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
      const { email } = request.body;
      await context.throttle.assertMayTry(request.ip, { email });
      const pair = await signIn(context, { ...request.body, ...originOf(request) });
      await context.throttle.succeeded(request.ip, { email });
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
      if (principal.kind === "member") await signOut(context.database, principal);
      context.credentials.forget();
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/auth/forgot_password",
    {
      schema: {
        operationId: "forgotPassword",
        tags: ["Auth"],
        summary: "Have a link mailed that sets a new password",
        description:
          "The answer is the same whether or not the address has an account. Without a mail server: 409 `mail_not_configured`; an owner then makes the link at POST /v2/members/{id}/reset_link.",
        security: [],
        body: ForgotPasswordBody,
        response: { 202: Type.Null() },
      },
    },
    async (request, reply) => {
      const { mailer } = context;
      if (!mailer)
        throw new ConflictError("mail_not_configured", "No mail can be sent here. Ask an owner for a reset link.");
      await context.throttle.assertMayTry(request.ip, { mailTo: request.body.email });
      // Not waited for: how long it takes would tell whether the address exists.
      mailResetLink({ ...context, mailer }, request.body.email).catch((error) =>
        request.log.error({ err: error }, "the reset link could not be mailed"),
      );
      return reply.code(202).send(null);
    },
  );

  app.post(
    "/v2/auth/reset_password",
    {
      schema: {
        operationId: "resetPassword",
        tags: ["Auth"],
        summary: "Set a new password with a link's token, and sign in",
        security: [],
        body: ResetPasswordBody,
        response: { 200: Reference(TokenPair) },
      },
    },
    async (request) => {
      await context.throttle.assertMayTry(request.ip);
      const pair = await resetPassword(context, request.body, originOf(request));
      await context.throttle.succeeded(request.ip);
      context.credentials.forget();
      return pair;
    },
  );

  app.post(
    "/v2/auth/confirm_email",
    {
      schema: {
        operationId: "confirmEmail",
        tags: ["Auth"],
        summary: "Prove a new address with a link's token",
        security: [],
        body: ConfirmEmailBody,
        response: { 200: Type.Object({ email: Type.String() }) },
      },
    },
    async (request) => {
      const email = await confirmEmail(context.database, request.body.token, originOf(request));
      context.credentials.forget();
      return { email };
    },
  );
}

/** Where a sign-in comes from. */
export function originOf(request: FastifyRequest): SignInOrigin & { address: string } {
  return {
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
    address: request.ip,
    requestId: request.id,
  };
}

/** The principal that the authentication hook put on the request. */
export function principalOf(request: FastifyRequest): Principal {
  const { principal } = request;
  if (!principal) throw new Error(`${request.url} was reached without authentication.`);
  return principal;
}

declare module "fastify" {
  interface FastifyRequest {
    principal: Principal | null;
  }
}
