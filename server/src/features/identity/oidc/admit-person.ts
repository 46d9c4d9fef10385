import type { Transaction } from "../../../platform/database/database.ts";
import { ForbiddenError } from "../../../platform/errors/app-error.ts";
import { recordAudit } from "../../../platform/events/record-audit.ts";
import { formatId, newId } from "../../../platform/ids/identifiers.ts";
import {
  findExternalUser,
  findMembership,
  findOldestAccount,
  insertExternalIdentity,
  lockInvitationTo,
} from "../../../platform/unscoped/external-identity-queries.ts";
import { insertMembership, insertUser, markInvitationAccepted } from "../../../platform/unscoped/people-queries.ts";
import { findFirstMembership, findUserByEmail } from "../../../platform/unscoped/sign-in-queries.ts";
import type { ExternalPerson } from "../../../ports/sign-in-provider.ts";
import { recordForPerson, type SignInOrigin } from "../open-session.ts";
import type { Role } from "../principal.ts";
import { type GroupRules, roleOfGroups } from "./role-of-groups.ts";

export interface AdmissionRules extends GroupRules {
  /** Whose verified addresses become members without an invitation. */
  domains: readonly string[];
}

/** A member who came by the provider. */
export interface Admitted {
  user: { id: string; name: string; passwordHash: string };
  accountId: string;
  /** What their groups make of them in the installation's own account. */
  role: { workspaceId: string; memberId: string; wanted: Role } | undefined;
}

interface Coming {
  account: { account_id: string; workspace_id: string; live_workspaces: number };
  person: ExternalPerson;
  /** Verified by the provider. */
  email: string | undefined;
  /** By their groups. */
  wanted: Role | undefined;
  rules: AdmissionRules;
  origin: SignInOrigin;
  unusableHash: string;
}

/**
 * Finds or makes the member behind a provider's person. The account is the installation's first.
 *
 *   known by issuer and subject                  → they, while they are a member of anything
 *   member of the account, by verified address   → they, and known from now on
 *   invited to the account, by verified address  → a member by the invitation
 *   new here, verified address in `domains`      → a member with the role of their groups, else `usualRole`
 *   else, or where groups are asked and say none → 403
 *
 * So whoever was removed comes back by an invitation alone, and owners stay whatever their groups say.
 */
export async function admitPerson(
  transaction: Transaction,
  rules: AdmissionRules,
  person: ExternalPerson,
  from: { origin: SignInOrigin; unusableHash: string },
): Promise<Admitted> {
  const account = await findOldestAccount(transaction);
  if (!account) throw notAdmitted();
  const email = person.isEmailVerified ? person.email : undefined;
  const known = await findExternalUser(transaction, person.issuer, person.subject);
  const user = known ?? (email === undefined ? undefined : await findUserByEmail(transaction, email));
  const byGroups = roleOfGroups(rules, person.groups);
  const coming: Coming = { account, person, email, wanted: byGroups ?? undefined, rules, ...from };
  const member = user && (await findMembership(transaction, account.account_id, user.id));
  if (byGroups === null && member?.role !== "owner") throw notAdmitted();
  const joined = member ? undefined : await joinAccount(transaction, coming, user);
  const elsewhere = !member && !joined && known ? await findFirstMembership(transaction, known.id) : undefined;
  if (!member && !joined && !elsewhere) throw notAdmitted();
  const found = user
    ? { id: user.id, name: user.name || user.email, passwordHash: user.password_hash }
    : { id: joined!.userId, name: person.name || email!, passwordHash: from.unusableHash };
  if (!known) await remember(transaction, coming, found);
  if (elsewhere) return { user: found, accountId: elsewhere.account_id, role: undefined };
  const memberId = member?.id ?? joined!.id;
  // Groups are those of the account's own people: in a single client's workspace the invitation's role stands.
  const only = (member ? member.workspace_id : joined!.workspaceId) ?? account.workspace_id;
  const isAccounts = only === account.workspace_id;
  const role = byGroups && isAccounts ? { workspaceId: account.workspace_id, memberId, wanted: byGroups } : undefined;
  return { user: found, accountId: account.account_id, role };
}

/** By an invitation, or as somebody new of one of the domains. Undefined: by neither. */
async function joinAccount(
  transaction: Transaction,
  { account, person, email, wanted, rules, origin, unusableHash }: Coming,
  user: { id: string } | undefined,
): Promise<{ id: string; userId: string; workspaceId: string | null } | undefined> {
  if (email === undefined) return undefined;
  const invitation = await lockInvitationTo(transaction, account.account_id, email);
  const isOfDomain = !user && rules.domains.includes(email.slice(email.lastIndexOf("@") + 1));
  const role = invitation ? (invitation.role as Role) : isOfDomain ? (wanted ?? rules.usualRole) : undefined;
  if (!role) return undefined;
  const id = newId();
  const userId = user?.id ?? newId();
  if (!user && !(await insertUser(transaction, { id: userId, email, name: person.name, passwordHash: unusableHash })))
    throw notAdmitted();
  const workspaceId = invitation ? invitation.only_workspace_id : workspaceToJoin(account, role);
  const grants = invitation?.grants ?? null;
  await insertMembership(transaction, { id, accountId: account.account_id, workspaceId, userId, role, grants });
  if (invitation) await markInvitationAccepted(transaction, invitation.id);
  const { address, requestId } = origin;
  const actor = { kind: "member" as const, id, name: person.name || email, address, requestId };
  await recordAudit(
    transaction,
    { workspaceId: workspaceId ?? account.workspace_id, actor },
    {
      action: "member.joined",
      target: { kind: "member", id: formatId("member", id) },
      after: { email, role, issuer: person.issuer },
    },
  );
  return { id, userId, workspaceId };
}

/** Of several clients' workspaces, who comes by their address alone gets the first; owners and admins have all. */
function workspaceToJoin({ workspace_id, live_workspaces }: Coming["account"], role: Role): string | null {
  return live_workspaces === 1 || role === "owner" || role === "admin" ? null : workspace_id;
}

async function remember(
  transaction: Transaction,
  { person: { issuer, subject }, origin }: Coming,
  user: { id: string; name: string },
): Promise<void> {
  await insertExternalIdentity(transaction, { issuer, subject, userId: user.id });
  await recordForPerson(transaction, user, origin, "user.provider_joined", formatId("user", user.id), {
    after: { issuer },
  });
}

function notAdmitted(): ForbiddenError {
  return new ForbiddenError("You have no account here. Ask an owner for an invitation.");
}
