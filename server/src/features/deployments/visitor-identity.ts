import type { JWTPayload } from "jose";
import { AppError } from "../../platform/errors/app-error.ts";
import { tryOpenSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { Clock } from "../../ports/clock.ts";
import type { IdentitySecretRow } from "./identity-secret-queries.ts";

export const IDENTITY_SECRET_PURPOSE = "identity secrets";
const MAX_CLAIM_CHARACTERS = 4_000;

/** Who the assistant's own site says that its visitor is. */
export interface VisitorIdentity {
  externalId: string;
  name: string | null;
  email: string | null;
  claims: Record<string, unknown>;
}

/**
 * Checks a JWT that the site's server signed with the assistant's identity secret: HS256 alone (RFC 8725), `sub` and
 * `exp`, optionally `iat`, `name`, `email` and `claims`. It holds for `longestSeconds` at most: from `iat`, or to `exp`
 * from now where it does not say when it was made. Secrets whose key is lost verify nothing. Throws 401
 * `invalid_identity`.
 */
export async function verifyIdentity(
  { secretKeys, clock, longestSeconds }: { secretKeys: SecretKeys; clock: Clock; longestSeconds: number },
  secrets: IdentitySecretRow[],
  token: string,
): Promise<VisitorIdentity> {
  const { jwtVerify } = await import("jose");
  const opened = secrets
    .map(({ id, secret }) => tryOpenSecret(secretKeys, IDENTITY_SECRET_PURPOSE, id, secret))
    .filter((secret) => secret !== undefined);
  for (const secret of opened) {
    const key = new TextEncoder().encode(secret);
    const payload = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      requiredClaims: ["sub", "exp"],
      currentDate: new Date(clock.now()),
    }).then(
      (result) => result.payload,
      () => undefined,
    );
    if (payload) {
      assertRecent(payload, clock.now() / 1000, longestSeconds);
      return readIdentity(payload);
    }
  }
  if (secrets.length > 0 && opened.length === 0)
    throw invalidIdentity(
      "This assistant's identity secret was encrypted with another SECRET_KEY; make one anew at POST /v2/agents/{id}/identity_secret.",
    );
  throw invalidIdentity(
    secrets.length === 0
      ? "This assistant has no identity secret; make one at POST /v2/agents/{id}/identity_secret."
      : "It has expired, lacks `sub` or `exp`, or was not signed (HS256) with this assistant's secret.",
  );
}

const CLOCK_SKEW_SECONDS = 60;

function assertRecent({ iat, exp }: JWTPayload, now: number, longestSeconds: number): void {
  const age = iat === undefined ? 0 : now - iat;
  const isTooLong = iat === undefined ? exp! - now > longestSeconds : age > longestSeconds;
  if (age < -CLOCK_SKEW_SECONDS) throw invalidIdentity("Its `iat` lies in the future: check the clock of your server.");
  if (isTooLong)
    throw invalidIdentity(
      `It may hold for ${longestSeconds / 3600} hours at most: sign one for each visit (IDENTITY_TOKEN_HOURS).`,
    );
}

function readIdentity(payload: Record<string, unknown>): VisitorIdentity {
  const { sub, name, email, claims } = payload;
  if (typeof sub !== "string" || sub === "" || sub.length > 200)
    throw invalidIdentity("`sub` must be 1 to 200 characters.");
  const isObject = typeof claims === "object" && claims !== null && !Array.isArray(claims);
  if (claims !== undefined && !isObject) throw invalidIdentity("`claims` must be an object.");
  const text = JSON.stringify(payload);
  if (text.length > MAX_CLAIM_CHARACTERS || /\\u0000/.test(text) || !text.isWellFormed())
    throw invalidIdentity(`The claims are longer than ${MAX_CLAIM_CHARACTERS} characters, or can't be stored.`);
  return {
    externalId: sub,
    name: typeof name === "string" ? name.slice(0, 200) : null,
    email: typeof email === "string" ? email.slice(0, 320) : null,
    claims: (claims as Record<string, unknown> | undefined) ?? {},
  };
}

function invalidIdentity(reason: string): AppError {
  return new AppError("unauthenticated", "invalid_identity", `The identity_token is not valid. ${reason}`, {
    headers: { "www-authenticate": 'Bearer error="invalid_token"' },
  });
}
