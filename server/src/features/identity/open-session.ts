import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import { type AuditChange, recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import { findRecordedWorkspaces } from "../../platform/unscoped/people-queries.ts";
import { findUnfamiliar, insertRefreshToken, insertSession } from "../../platform/unscoped/sign-in-queries.ts";
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from "./access-tokens.ts";
import type { AccountNotice } from "./sessions/account-notices.ts";

export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;

export const REFRESH_TOKEN_PREFIX = "cite_refresh_";

export interface TokenPair {
  token: string;
  type: "bearer";
  expires_in: number;
  refresh_token: string;
}

/** Where a sign-in comes from, for the list of sign-ins and the audit log. */
export interface SignInOrigin {
  userAgent: string | null;
  address: string | null;
  requestId: string | null;
}

export interface OpenedSession {
  sessionId: string;
  refreshToken: string;
  /** For a sign-in from where they had not signed in before: to be sent once it is stored. */
  notice: AccountNotice | undefined;
}

/** A new sign-in of someone whose identity was proven, recorded in the audit log of each of their accounts. */
export async function openSession(
  transaction: Transaction,
  user: { id: string; name: string },
  accountId: string,
  origin: SignInOrigin,
): Promise<OpenedSession> {
  const sessionId = newId();
  const unfamiliar = await findUnfamiliar(transaction, user.id, origin);
  await insertSession(transaction, {
    id: sessionId,
    userId: user.id,
    accountId,
    userAgent: origin.userAgent,
    address: origin.address,
  });
  await recordForPerson(transaction, user, origin, "session.started", formatId("session", sessionId));
  const { userAgent, address } = origin;
  return {
    sessionId,
    refreshToken: await issueRefreshToken(transaction, sessionId),
    notice: unfamiliar && { kind: "signed_in", to: unfamiliar.email, userAgent, address },
  };
}

/** What someone does to their own account concerns each account that they are a member of. */
export async function recordForPerson(
  transaction: Transaction,
  user: { id: string; name: string },
  origin: Pick<SignInOrigin, "address" | "requestId">,
  action: string,
  targetId: string,
  changed: Pick<AuditChange, "before" | "after"> = {},
): Promise<void> {
  const [kind = "user"] = action.split(".");
  for (const { workspace_id, member_id } of await findRecordedWorkspaces(transaction, user.id)) {
    const { address, requestId } = origin;
    const actor = { kind: "member" as const, id: member_id, name: user.name, address, requestId };
    await recordAudit(
      transaction,
      { workspaceId: workspace_id, actor },
      { action, target: { kind, id: targetId }, ...changed },
    );
  }
}

/** The next of a sign-in: it works once. */
export async function issueRefreshToken(transaction: Transaction, sessionId: string): Promise<string> {
  const token = randomToken(REFRESH_TOKEN_PREFIX);
  await insertRefreshToken(transaction, { hash: hashToken(token), sessionId, lifetimeSeconds: REFRESH_TOKEN_SECONDS });
  return token;
}

export async function tokenPair(
  tokens: AccessTokens,
  { sessionId, refreshToken }: Omit<OpenedSession, "notice">,
): Promise<TokenPair> {
  const token = await tokens.signAccess({ sessionId });
  return { token, type: "bearer", expires_in: ACCESS_TOKEN_SECONDS, refresh_token: refreshToken };
}

/** 256 random bits behind a prefix that says what it is. */
export function randomToken(prefix: string): string {
  return prefix + randomBytes(32).toString("base64url");
}

/** Random tokens need no salt or stretching. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
