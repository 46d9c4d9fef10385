import { randomBytes } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import { type ApiKeyRow, insertApiKey } from "./api-key-queries.ts";
import type { CreateApiKeyBody } from "./api-key-schemas.ts";
import { assertStillMember } from "./assert-still-member.ts";
import { findMissing } from "./grant-queries.ts";
import { hashToken } from "./open-session.ts";
import { isWholeScope } from "./permissions.ts";
import type { Principal } from "./principal.ts";

export interface MadeApiKey {
  row: ApiKeyRow;
  /** The key itself, which is stored nowhere. */
  key: string;
}

/** Throws 422 where kind, scopes and limits don't go together. */
export async function makeApiKey(
  transaction: Transaction,
  principal: Principal,
  body: CreateApiKeyBody,
  clock: Clock,
): Promise<MadeApiKey> {
  const { workspaceId, workspaceKind } = principal;
  const { kind = "secret", scopes = [], allowed_origins = [], expires_at = null } = body;
  const agentId = limitedTo("agent", body.agent_id);
  const brandId = limitedTo("brand", body.brand_id);
  assertConsistent({ kind, scopes, agentId, brandId, expires_at, allowed_origins }, clock);
  const missing = await findMissing(transaction, workspaceId, agentId ? [agentId] : [], brandId ? [brandId] : []);
  if (missing) throw noSuch(missing.kind);
  await assertStillMember(transaction, principal);
  const key = newKey(kind === "publishable" ? "pub" : workspaceKind);
  const row = await insertApiKey(transaction, workspaceId, {
    id: newId(),
    name: body.name,
    keyHash: hashToken(key),
    hint: hintOf(key),
    kind,
    scopes: [...scopes],
    agentId,
    brandId,
    allowedOrigins: allowed_origins,
    expiresAt: expires_at,
    createdBy: principal.kind === "member" ? principal.memberId : null,
  });
  return { row, key };
}

export function newKey(kind: "live" | "test" | "pub"): string {
  return `cite_${kind}_${randomBytes(30).toString("base64url")}`;
}

export function hintOf(key: string): string {
  return `${key.slice(0, 13)}…${key.slice(-4)}`;
}

/** What a key may do, until when. */
interface KeyRights {
  kind: "secret" | "publishable";
  scopes: readonly string[];
  agentId: string | null;
  brandId: string | null;
  expires_at: string | null;
  allowed_origins: readonly string[];
}

export function assertConsistent(key: KeyRights, clock: Clock): void {
  const refuse = (pointer: string, message: string) => {
    throw new InvalidError([{ pointer, message }]);
  };
  if (key.expires_at !== null && Date.parse(key.expires_at) <= clock.now()) refuse("/expires_at", "is in the past.");
  if (key.agentId && key.brandId) refuse("/brand_id", "limit the key to an assistant or to a brand, not to both.");
  if (key.kind === "publishable") {
    if (!key.agentId) refuse("/agent_id", "is missing: a publishable key belongs to one assistant.");
    if (key.scopes.length > 0) refuse("/scopes", "a publishable key has none: it only chats and makes visitor tokens.");
    if (key.allowed_origins.length === 0) refuse("/allowed_origins", "name the sites that may use the key.");
    return;
  }
  if (key.scopes.length === 0) refuse("/scopes", "name at least one.");
  if (key.allowed_origins.length > 0) refuse("/allowed_origins", "only a publishable key has these.");
  const whole = key.agentId || key.brandId ? key.scopes.filter(isWholeScope) : [];
  if (whole.length > 0) refuse("/scopes", `${whole.join(", ")} concern the whole workspace; the key is limited.`);
}

function limitedTo(kind: "agent" | "brand", publicId: string | null | undefined): string | null {
  if (publicId === null || publicId === undefined) return null;
  const id = parseId(kind, publicId);
  if (id === undefined) throw noSuch(kind);
  return id;
}

function noSuch(kind: "agent" | "brand"): InvalidError {
  return new InvalidError([{ pointer: `/${kind}_id`, message: `there is no such ${kind} here.` }]);
}
