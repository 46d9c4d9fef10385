import type { Reach } from "../../platform/database/reach.ts";
import type { AuditActor } from "../../platform/events/record-audit.ts";
import type { StoredAgentRoles } from "./grants.ts";

/** Roles of a member of an account, as in the contract. */
export const ROLES = ["owner", "admin", "editor", "viewer", "support"] as const;
export type Role = (typeof ROLES)[number];

/** Who makes a request, and in which workspace. Made from the credential alone, never from the body. */
export type Principal = MemberPrincipal | KeyPrincipal | VisitorPrincipal;

interface InWorkspace {
  accountId: string;
  workspaceId: string;
  workspaceKind: "live" | "test";
  /** Tells credentials apart for rate limits, idempotency and the audit log. */
  credentialId: string;
  /** What the credential is limited to; undefined: the whole workspace. The database enforces it. */
  reach: Reach | undefined;
  /** As the audit log names them. */
  actor: AuditActor;
}

export interface MemberPrincipal extends InWorkspace {
  kind: "member";
  userId: string;
  memberId: string;
  /** Of all workspaces of the account, so that they look after the account itself; else of this one alone. */
  accountWide: boolean;
  /** Makes accounts and sees the instance. */
  isInstanceAdministrator: boolean;
  sessionId: string;
  name: string;
  email: string;
  /** Of what they can edit of themselves. */
  userVersion: number;
  role: Role;
  /** By UUID of the assistant, besides what the role and the reach allow. */
  agentRoles: StoredAgentRoles;
  /** The workspace asks for a second step of signing in, and they have none. */
  lacksTotp: boolean;
  /** Made for them by whoever made their account. */
  hasInitialPassword: boolean;
  /** Of visitors who wait or left their details. */
  wantsChatMails: boolean;
}

export interface KeyPrincipal extends InWorkspace {
  kind: "api_key";
  keyId: string;
  name: string;
  scopes: string[];
  /** A key may be limited to one agent or to the agents of one brand. */
  agentId: string | null;
  brandId: string | null;
}

/** A visitor of one published agent, by a visitor token or a publishable key. */
export interface VisitorPrincipal extends InWorkspace {
  kind: "visitor";
  agentId: string;
  visitorId: string;
  /** Proven by a signed identity token. */
  identified: boolean;
  claims: Record<string, unknown>;
  /** Of the token; undefined with a publishable key, which is looked at by itself. */
  generation?: number;
  /** The one chat that the token is for: it came out of a mail. Undefined: all of theirs. */
  chatId?: string;
  /** Came with a publishable key instead of a token: `visitorId` stands for nobody until the question is read. */
  publishableKeyId?: string;
}

/** Whether a chat is this visitor's, and the one that their token is for where it is for one alone. */
export function isOwnChat(visitor: VisitorPrincipal, chat: { id: string; visitorId: string | null }): boolean {
  return chat.visitorId === visitor.visitorId && (visitor.chatId === undefined || visitor.chatId === chat.id);
}
