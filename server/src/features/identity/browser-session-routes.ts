import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { ForbiddenError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Reference, StrictObject } from "../../platform/http/schemas.ts";
import { unauthenticated } from "./access-tokens.ts";
import type { IdentityContext } from "./identity-routes.ts";
import { RefreshBody, TokenPair } from "./identity-schemas.ts";
import { REFRESH_TOKEN_SECONDS } from "./open-session.ts";
import { endSessionOf, refreshSession } from "./sign-in.ts";

const COOKIE = "cite_session";
/** Only what renews or ends a sign-in gets the cookie. */
const PATH = "/v2/auth";
/**
 * A page that is loaded again while its renewal is under way, and a second tab, send the cookie that the first answer
 * has replaced. That is no theft: scripts can't read the cookie.
 */
const LEEWAY_SECONDS = 30;

const AccessToken = Type.Object(
  {
    token: TokenPair.properties.token,
    type: TokenPair.properties.type,
    expires_in: TokenPair.properties.expires_in,
  },
  { $id: "AccessToken" },
);

const StartSessionBody = StrictObject({ refresh_token: Type.Optional(RefreshBody.properties.refresh_token) });

/**
 * A browser's sign-in that outlives a reload: the refresh token lies in a cookie that no script can read and no other
 * site's request carries (HttpOnly, SameSite=Strict), the access token in the page's memory. All other routes take
 * credentials by header alone.
 */
export async function browserSessionRoutes(app: HttpApp, context: IdentityContext): Promise<void> {
  await app.register(cookie);
  app.addSchema(AccessToken);
  app.post(
    "/v2/auth/session",
    {
      schema: {
        operationId: "renewBrowserSession",
        tags: ["Auth"],
        summary: "Keep a browser's sign-in in a cookie, and renew it",
        description:
          "With `refresh_token`: that token is spent, and its sign-in goes on in an HttpOnly cookie. Without: the cookie's sign-in is renewed. For pages of this service: a request of another origin is refused.",
        security: [],
        body: StartSessionBody,
        response: { 200: Reference(AccessToken) },
      },
    },
    async (request, reply) => {
      assertSameOrigin(request);
      const given = request.body.refresh_token;
      const token = given ?? request.cookies[COOKIE];
      if (token === undefined) throw unauthenticated("not_signed_in", "Nobody is signed in here. Sign in.");
      try {
        const pair = await refreshSession(context, token, given === undefined ? LEEWAY_SECONDS : 0);
        keepSessionCookie(request, reply, pair.refresh_token);
        return { token: pair.token, type: pair.type, expires_in: pair.expires_in };
      } catch (error) {
        if (given === undefined) dropCookie(reply);
        throw error;
      }
    },
  );

  app.delete(
    "/v2/auth/session",
    {
      schema: {
        operationId: "endBrowserSession",
        tags: ["Auth"],
        summary: "End the sign-in that is kept in the cookie",
        security: [],
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      assertSameOrigin(request);
      const token = request.cookies[COOKIE];
      if (token !== undefined) await endSessionOf(context, token);
      context.credentials.forget();
      dropCookie(reply);
      return reply.code(204).send(null);
    },
  );
}

export function keepSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === "https";
  reply.setCookie(COOKIE, token, {
    path: PATH,
    httpOnly: true,
    sameSite: "strict",
    secure,
    maxAge: REFRESH_TOKEN_SECONDS,
  });
}

function dropCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: PATH, httpOnly: true, sameSite: "strict" });
}

/** SameSite lets a neighbouring host of the same site through; browsers say where a request comes from. Throws 403. */
function assertSameOrigin({ headers, host }: FastifyRequest): void {
  const site = headers["sec-fetch-site"];
  const { origin } = headers;
  const isOwn =
    site === undefined
      ? origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
      : site === "same-origin";
  if (!isOwn) throw new ForbiddenError("Only pages of this service may do this.");
}
