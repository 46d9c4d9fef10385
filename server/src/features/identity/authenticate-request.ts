import type { IncomingHttpHeaders } from "node:http";
import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { findApiKeyAccess, findSessionAccess } from "../../platform/unscoped/credential-queries.ts";
import { type AccessTokens, peekAudience, unauthenticated } from "./access-tokens.ts";
import type { CredentialCache } from "./credential-cache.ts";
import type { MemberPrincipal, Principal, Role } from "./principal.ts";
import { hashToken } from "./sign-in.ts";

export interface AuthenticationContext {
  database: Database;
  tokens: AccessTokens;
  credentials: CredentialCache;
}

/** The principal behind `Authorization: Bearer …`: a member's token, an API key or a visitor's token. Throws 401. */
export async function authenticateRequest(
  context: AuthenticationContext,
  headers: IncomingHttpHeaders,
): Promise<Principal> {
  const credential = readBearer(headers.authorization);
  const workspace = headers["x-workspace-id"];
  const workspaceId = typeof workspace === "string" ? workspace : undefined;
  if (credential.startsWith("cite_")) return authenticateKey(context, credential, workspaceId);
  if (peekAudience(credential) === "visitor") return authenticateVisitor(context, credential);
  return authenticateMember(context, credential, workspaceId);
}

function readBearer(authorization: string | undefined): string {
  if (!authorization)
    throw unauthenticated(
      "missing_credential",
      "Send `Authorization: Bearer <token or API key>`; see POST /v2/auth/login.",
    );
  const match = /^Bearer +(\S+)$/i.exec(authorization.trim());
  if (!match) throw unauthenticated("invalid_token", "The Authorization header must be `Bearer <token>`.");
  return match[1]!;
}

async function authenticateMember(
  context: AuthenticationContext,
  token: string,
  workspaceId: string | undefined,
): Promise<MemberPrincipal> {
  const { sessionId } = await context.tokens.verifyAccess(token);
  const access = await context.credentials.session(sessionId, () =>
    context.database.unscoped((transaction) => findSessionAccess(transaction, sessionId)),
  );
  if (!access) throw unauthenticated("session_ended", "This sign-in has ended. Sign in again.");
  const workspace = workspaceId
    ? access.workspaces.find((candidate) => candidate.id === parseId("workspace", workspaceId))
    : access.workspaces.find((candidate) => candidate.kind === "live");
  if (!workspace) throw new NotFoundError("workspace");
  return {
    kind: "member",
    accountId: access.account_id,
    workspaceId: workspace.id,
    workspaceKind: workspace.kind,
    credentialId: `user:${access.user_id}`,
    userId: access.user_id,
    memberId: access.member_id,
    sessionId,
    name: access.name || access.email,
    role: access.role as Role,
  };
}

async function authenticateKey(
  context: AuthenticationContext,
  key: string,
  workspaceId: string | undefined,
): Promise<Principal> {
  const hash = hashToken(key);
  const access = await context.credentials.key(hash, () =>
    context.database.unscoped((transaction) => findApiKeyAccess(transaction, hash)),
  );
  if (!access || access.revoked)
    throw unauthenticated("invalid_api_key", "The API key is not valid. Make one at POST /v2/api_keys.");
  if (access.expired)
    throw unauthenticated("api_key_expired", "The API key has expired. Make a new one at POST /v2/api_keys.");
  if (access.kind === "publishable")
    throw unauthenticated(
      "publishable_key",
      "A publishable key only makes visitor tokens, at POST /v2/visitor_tokens.",
    );
  if (workspaceId !== undefined && workspaceId !== formatId("workspace", access.workspace_id))
    throw new NotFoundError("workspace");
  return {
    kind: "api_key",
    accountId: access.account_id,
    workspaceId: access.workspace_id,
    workspaceKind: key.startsWith("cite_test_") ? "test" : "live",
    credentialId: `key:${access.id}`,
    keyId: access.id,
    name: access.name,
    scopes: access.scopes,
    agentId: access.agent_id,
    brandId: access.brand_id,
  };
}

async function authenticateVisitor(context: AuthenticationContext, token: string): Promise<Principal> {
  const claims = await context.tokens.verifyVisitor(token);
  return {
    kind: "visitor",
    accountId: "",
    workspaceId: claims.workspaceId,
    workspaceKind: "live",
    credentialId: `visitor:${claims.visitorId}`,
    agentId: claims.agentId,
    visitorId: claims.visitorId,
    identified: claims.identified,
    claims: claims.claims,
  };
}
