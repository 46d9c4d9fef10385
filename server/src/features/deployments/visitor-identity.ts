import { jwtVerify } from "jose";
import { AppError } from "../../platform/errors/app-error.ts";
import { openSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
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
 * `exp`, optionally `name`, `email` and `claims`. Throws 401 `invalid_identity`.
 */
export async function verifyIdentity(
  secretKeys: SecretKeys,
  secrets: IdentitySecretRow[],
  token: string,
): Promise<VisitorIdentity> {
  for (const { id, secret } of secrets) {
    const key = new TextEncoder().encode(openSecret(secretKeys, IDENTITY_SECRET_PURPOSE, id, secret));
    const payload = await jwtVerify(token, key, { algorithms: ["HS256"], requiredClaims: ["sub", "exp"] }).then(
      (result) => result.payload,
      () => undefined,
    );
    if (payload) return readIdentity(payload);
  }
  throw invalidIdentity(
    secrets.length === 0
      ? "This assistant has no identity secret; make one at POST /v2/agents/{id}/identity_secret."
      : "It has expired, lacks `sub` or `exp`, or was not signed (HS256) with this assistant's secret.",
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
