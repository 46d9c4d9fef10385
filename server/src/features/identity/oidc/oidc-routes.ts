import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { AppError, ConflictError } from "../../../platform/errors/app-error.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { Nullable } from "../../../platform/http/schemas.ts";
import { openSecret, sealSecret } from "../../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../../platform/secrets/secret-keys.ts";
import { type SignInProvider, SignInProviderFailure } from "../../../ports/sign-in-provider.ts";
import { keepSessionCookie } from "../browser-session-routes.ts";
import type { IdentityContext } from "../identity-routes.ts";
import { originOf } from "../identity-routes.ts";
import type { AdmissionRules } from "./admit-person.ts";
import { signInByProvider } from "./sign-in-by-provider.ts";

export interface OidcContext extends IdentityContext {
  signInProvider: SignInProvider | undefined;
  secretKeys: SecretKeys;
  config: IdentityContext["config"] & { admission: AdmissionRules; signUp: "off" | "invite" | "open" };
}

const PATH = "/v2/auth/oidc";
const COOKIE = "cite_oidc";
const PURPOSE = "begun sign-ins";
const BEGUN_SECONDS = 600;

/**
 * Signing in with a provider, as a browser does it:
 *
 *   /v2/auth/oidc/start     → to the provider; what must come back lies sealed in a cookie, for ten minutes
 *   /v2/auth/oidc/callback  → signed in: the session's cookie, and to `/#signed-in`
 *                           → a code is needed: to `/#code=TOKEN`
 *                           → refused: to `/#sign-in-refused=CODE`
 */
export function oidcRoutes(app: HttpApp, context: OidcContext): void {
  const { signInProvider, throttle, config, secretKeys, clock } = context;
  app.get(
    "/v2/auth/methods",
    {
      schema: {
        operationId: "getSignInMethods",
        tags: ["Auth"],
        summary: "How one can sign in",
        security: [],
        response: {
          200: Type.Object({
            password: Type.Boolean(),
            sign_up: Type.Boolean({ description: "Anybody may make an account: POST /v2/auth/sign_up." }),
            provider: Nullable(
              Type.Object({
                name: Type.String({ examples: ["Example Login"] }),
                start_url: Type.String({ examples: ["https://help.example.com/v2/auth/oidc/start"] }),
              }),
            ),
          }),
        },
      },
    },
    () => ({
      password: true,
      sign_up: config.signUp === "open",
      provider: signInProvider ? { name: signInProvider.name, start_url: `${config.baseUrl}${PATH}/start` } : null,
    }),
  );
  if (!signInProvider) return;
  const returnTo = `${config.baseUrl}${PATH}/callback`;

  app.get(`${PATH}/start`, { schema: { hide: true } }, async (request, reply) => {
    await throttle.assertMayTry(request.ip);
    const { url, kept } = await signInProvider.begin(returnTo).catch(explain);
    reply.setCookie(COOKIE, sealSecret(secretKeys, PURPOSE, COOKIE, JSON.stringify({ kept, at: clock.now() })), {
      path: PATH,
      httpOnly: true,
      // The provider's page sends the browser back: Strict would leave the cookie behind.
      sameSite: "lax",
      secure: request.protocol === "https",
      maxAge: BEGUN_SECONDS,
    });
    return reply.header("cache-control", "no-store").redirect(url);
  });

  app.get(`${PATH}/callback`, { schema: { hide: true } }, async (request, reply) => {
    reply.header("cache-control", "no-store").clearCookie(COOKIE, { path: PATH });
    try {
      await throttle.assertMayTry(request.ip);
      const kept = readBegun(secretKeys, request.cookies[COOKIE], clock.now());
      const query = request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
      const person = await signInProvider.complete(returnTo + query, kept).catch(explain);
      const pair = await signInByProvider(context, config.admission, person, originOf(request));
      await throttle.succeeded(request.ip);
      keepSessionCookie(request, reply, pair.refresh_token);
      return reply.redirect("/#signed-in");
    } catch (error) {
      return goBack(request, reply, error);
    }
  });
}

function goBack(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (!(error instanceof AppError)) throw error;
  request.log.info({ code: error.code, cause: error.cause }, "a sign-in by the provider was refused");
  const token = error.extensions.totp_token;
  return reply.redirect(token === undefined ? `/#sign-in-refused=${error.code}` : `/#code=${String(token)}`);
}

/** Throws 401 `sign_in_expired` where this browser has begun no sign-in, or too long ago. */
function readBegun(keys: SecretKeys, cookie: string | undefined, now: number): string {
  try {
    const { kept, at } = JSON.parse(openSecret(keys, PURPOSE, COOKIE, cookie ?? "")) as { kept: string; at: number };
    if (now - at < BEGUN_SECONDS * 1000) return kept;
  } catch {
    // Not one that was made here.
  }
  throw new AppError("unauthenticated", "sign_in_expired", "This sign-in was begun too long ago. Begin again.");
}

function explain(error: unknown): never {
  if (!(error instanceof SignInProviderFailure)) throw error;
  throw new ConflictError("provider_refused", error.message);
}
