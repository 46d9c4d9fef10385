import type { IncomingHttpHeaders } from "node:http";
import type { Database } from "../../platform/database/database.ts";
import type { Reach } from "../../platform/database/reach.ts";
import { type AppError, ForbiddenError, NotFoundError } from "../../platform/errors/app-error.ts";
import type { SeldomAudit } from "../../platform/events/seldom-audit.ts";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import {
  type ApiKeyAccess,
  findApiKeyAccess,
  findSessionAccess,
  findVisitorAccess,
  reachOfKey,
  type SessionAccess,
  type SessionWorkspace,
} from "../../platform/unscoped/credential-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import { type AccessTokens, peekAudience, unauthenticated } from "./access-tokens.ts";
import type { CredentialCache } from "./credential-cache.ts";
import type { StoredAgentRoles } from "./grants.ts";
import type { KeyUsage } from "./key-usage.ts";
import { noteRefusedCredential } from "./note-refused-credential.ts";
import { hashToken, REFRESH_TOKEN_PREFIX } from "./open-session.ts";
import type { MemberPrincipal, Principal, Role, VisitorPrincipal } from "./principal.ts";
import type { RefusedOrigin } from "./refused-event.ts";
import { endOverrun } from "./sessions/end-overrun.ts";
import { findOverrun } from "./sessions/find-overrun.ts";

export interface AuthenticationContext {
  database: Database;
  tokens: AccessTokens;
  credentials: CredentialCache;
  keyUsage: KeyUsage;
  seldomAudit: SeldomAudit;
  clock: Clock;
}

/** What a request says about itself besides its body. */
export interface RequestFacts {
  headers: IncomingHttpHeaders;
  id: string;
  address: string;
}

/**
 * The principal behind `Authorization: Bearer …`: a member's token, an API key or a visitor's token. Throws 401.
 * `judgesVisitor`: the operation reads the assistant by itself, and finds there whether a visitor's token has ended.
 */
export async function authenticateRequest(
  context: AuthenticationContext,
  request: RequestFacts,
  { judgesVisitor = false }: { judgesVisitor?: boolean } = {},
): Promise<Principal> {
  const credential = readBearer(request.headers.authorization);
  if (credential.startsWith(REFRESH_TOKEN_PREFIX))
    throw unauthenticated(
      "invalid_token",
      "This is a refresh token: exchange it for a token at POST /v2/auth/refresh, and send that one.",
    );
  if (credential.startsWith("cite_")) return authenticateKey(context, credential, request);
  if (peekAudience(credential) === "visitor") {
    const visitor = await authenticateVisitor(context, credential, request);
    if (!judgesVisitor) await assertTokenStands(context, visitor);
    return visitor;
  }
  return authenticateMember(context, credential, request);
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
  request: RequestFacts,
): Promise<MemberPrincipal> {
  const { sessionId } = await context.tokens.verifyAccess(token);
  const access = await findSession(context, sessionId);
  if (!access) throw unauthenticated("session_ended", "This sign-in has ended. Sign in again.");
  const workspace = chooseWorkspace(access.workspaces, request.headers["x-workspace-id"]);
  const overrun = findOverrun(access, workspace.sign_in, context.clock.now());
  if (overrun) {
    await endOverrun(context.database, access, overrun, { address: request.address, requestId: request.id });
    context.credentials.forget();
    throw unauthenticated(
      "session_ended",
      `This sign-in has ${overrun === "idle" ? "not been used for longer" : "lasted longer"} than the workspace allows. Sign in again.`,
    );
  }
  const name = access.name || access.email;
  return {
    kind: "member",
    accountId: workspace.account_id,
    workspaceId: workspace.id,
    workspaceKind: workspace.kind,
    credentialId: `user:${access.user_id}`,
    reach: reachOfMember(workspace),
    actor: { kind: "member", id: workspace.member_id, name, address: request.address, requestId: request.id },
    userId: access.user_id,
    memberId: workspace.member_id,
    accountWide: workspace.all_workspaces,
    isInstanceAdministrator: access.is_instance_administrator,
    sessionId,
    name,
    email: access.email,
    userVersion: access.user_version,
    role: workspace.role as Role,
    agentRoles: workspace.agent_roles as StoredAgentRoles,
    lacksTotp: (workspace.sign_in?.require_totp ?? false) && !access.has_totp,
    hasInitialPassword: access.password_is_initial,
    wantsChatMails: access.chat_mails,
  };
}

/** Undefined when the sign-in has ended, or its person is a member of nothing any more. */
export function findSession(
  context: Pick<AuthenticationContext, "database" | "credentials">,
  sessionId: string,
): Promise<SessionAccess | undefined> {
  return context.credentials.session(sessionId, () =>
    context.database.unscoped((transaction) => findSessionAccess(transaction, sessionId)),
  );
}

/**
 * The one that the header names among the caller's own, else the first live one, or the first, of the account that the
 * sign-in opened.
 */
function chooseWorkspace(workspaces: SessionWorkspace[], wanted: string | string[] | undefined): SessionWorkspace {
  const id = typeof wanted === "string" ? parseId("workspace", wanted) : undefined;
  const found =
    wanted === undefined
      ? (workspaces.find((candidate) => candidate.kind === "live") ?? workspaces[0])
      : workspaces.find((candidate) => candidate.id === id);
  if (!found) throw new NotFoundError("workspace");
  return found;
}

/** Owners and admins look after the whole account; grants limit the others. */
function reachOfMember({ role, grants }: SessionWorkspace): Reach | undefined {
  if (grants === null || role === "owner" || role === "admin") return undefined;
  return { agentIds: grants.agent_ids, brandIds: grants.brand_ids };
}

async function authenticateKey(context: AuthenticationContext, key: string, request: RequestFacts): Promise<Principal> {
  const access = await findUsableKey(context, key, { address: request.address, requestId: request.id });
  const wanted = request.headers["x-workspace-id"];
  if (wanted !== undefined && parseId("workspace", String(wanted)) !== access.workspace_id)
    throw new NotFoundError("workspace");
  if (access.kind === "publishable") return visitorByKey(context, access, request);
  return {
    kind: "api_key",
    accountId: access.account_id,
    workspaceId: access.workspace_id,
    workspaceKind: access.workspace_kind,
    credentialId: `key:${access.id}`,
    reach: reachOfKey(access),
    actor: { kind: "api_key", id: access.id, name: access.name, address: request.address, requestId: request.id },
    keyId: access.id,
    name: access.name,
    scopes: access.scopes,
    agentId: access.agent_id,
    brandId: access.brand_id,
  };
}

/** Nobody in particular yet. Throws 403 for another origin than the key's. */
function visitorByKey(context: AuthenticationContext, access: ApiKeyAccess, request: RequestFacts): VisitorPrincipal {
  const from = { address: request.address, requestId: request.id };
  const agentId = agentOfPublishableKey(context, access, request.headers.origin, from);
  const visitorId = newId();
  return {
    kind: "visitor",
    accountId: access.account_id,
    workspaceId: access.workspace_id,
    workspaceKind: access.workspace_kind,
    credentialId: `key:${access.id}`,
    reach: { agentIds: [agentId], brandIds: [] },
    actor: { kind: "visitor", id: visitorId, name: "Visitor", address: request.address, requestId: request.id },
    agentId,
    visitorId,
    identified: false,
    claims: {},
    publishableKeyId: access.id,
  };
}

/** The assistant that a publishable key opens from this origin. Throws 401 for a secret key, 403 for another origin. */
export function agentOfPublishableKey(
  context: Pick<AuthenticationContext, "seldomAudit">,
  access: ApiKeyAccess,
  origin: string | undefined,
  from: RefusedOrigin,
): string {
  if (access.kind !== "publishable" || !access.agent_id)
    throw unauthenticated("invalid_api_key", "Only a publishable key (cite_pub_…) opens this.");
  if (origin === undefined || !access.allowed_origins.includes(origin)) {
    noteRefusedCredential(context, access.workspace_id, from, { prefix: "key", id: access.id, reason: "origin" });
    throw new ForbiddenError(`The key may not be used from ${origin ?? "outside of a page"}; see its allowed_origins.`);
  }
  return access.agent_id;
}

/** A key that exists, was not revoked and has not expired, of whichever kind; its use is noted. Throws 401. */
export async function findUsableKey(
  context: Pick<AuthenticationContext, "database" | "credentials" | "keyUsage" | "seldomAudit">,
  key: string,
  from: RefusedOrigin,
): Promise<ApiKeyAccess> {
  const hash = hashToken(key);
  const access = await context.credentials.key(hash, () =>
    context.database.unscoped((transaction) => findApiKeyAccess(transaction, hash)),
  );
  if (access?.revoked || access?.expired) {
    const reason = access.revoked ? "revoked" : "expired";
    noteRefusedCredential(context, access.workspace_id, from, { prefix: "key", id: access.id, reason });
  }
  if (!access || access.revoked)
    throw unauthenticated("invalid_api_key", "The API key is not valid. Make one at POST /v2/api_keys.");
  if (access.expired)
    throw unauthenticated("api_key_expired", "The API key has expired. Make a new one at POST /v2/api_keys.");
  context.keyUsage.note(access.id);
  return access;
}

async function authenticateVisitor(
  context: AuthenticationContext,
  token: string,
  request: RequestFacts,
): Promise<VisitorPrincipal> {
  const claims = await context.tokens.verifyVisitor(token);
  const { workspaceId, agentId, visitorId, identified, chatId } = claims;
  return {
    kind: "visitor",
    accountId: "",
    workspaceId,
    workspaceKind: "live",
    credentialId: `visitor:${visitorId}`,
    reach: { agentIds: [agentId], brandIds: [] },
    actor: { kind: "visitor", id: visitorId, name: "Visitor", address: request.address, requestId: request.id },
    agentId,
    visitorId,
    identified,
    claims: claims.claims,
    generation: claims.generation ?? 0,
    ...(chatId === undefined ? {} : { chatId }),
  };
}

/**
 * Throws 401 once what the token rests on has ended: its key, the last deployment, or the assistant for its visitors.
 */
async function assertTokenStands({ database }: AuthenticationContext, visitor: VisitorPrincipal): Promise<void> {
  const access = await database.unscoped((transaction) => findVisitorAccess(transaction, visitor.agentId));
  const isShutOut = access?.visitors === "members" || (access?.visitors === "identified" && !visitor.identified);
  if (visitor.generation !== access?.generation || isShutOut) throw visitorTokenEnded();
}

export function visitorTokenEnded(): AppError {
  return unauthenticated(
    "visitor_token_ended",
    "The assistant was closed to whom this token was made for. Get a new one at POST /v2/visitor_tokens.",
  );
}
