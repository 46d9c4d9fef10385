import type { Transaction } from "../../platform/database/database.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { handOverKeys } from "./api-key-queries.ts";
import { handOverInvitations } from "./invitation-queries.ts";
import { findMember, type MemberRow } from "./member-queries.ts";
import { mayAdminister } from "./permissions.ts";
import type { Principal } from "./principal.ts";

/** What a member had made, as the audit log tells it. */
interface HandedOver {
  handed_over_to: string | null;
  api_keys: string[];
  invitations: string[];
}

/**
 * The keys and open invitations that `member` made as an owner or admin, in all workspaces of the account: where they
 * may make none any more, these end, or pass to the member `heirId`. An invitation of an owner passes to owners alone.
 * Throws 422.
 */
export async function handOver(
  transaction: Transaction,
  { accountId }: Pick<Principal, "accountId">,
  member: MemberRow,
  after: Pick<MemberRow, "role"> | undefined,
  heirId: { id: string | undefined; pointer: string },
): Promise<HandedOver | undefined> {
  const heir = await findHeir(transaction, accountId, member, heirId);
  if (after && mayAdminister(after)) {
    if (member.role !== "owner" || after.role === "owner") return undefined;
    const toOwner = heir?.role === "owner" ? heir : undefined;
    return present(heir, [], await handOverInvitations(transaction, accountId, member, toOwner, ["owner"]));
  }
  const keys = await handOverKeys(transaction, member.id, heir?.id ?? null);
  const others = await handOverInvitations(transaction, accountId, member, heir, OTHERS);
  const toOwner = heir?.role === "owner" ? heir : undefined;
  const owners = await handOverInvitations(transaction, accountId, member, toOwner, ["owner"]);
  return present(heir, keys, [...others, ...owners]);
}

/** An event of its own, where there was something. */
export async function recordHandOver(
  transaction: Transaction,
  principal: Pick<Principal, "workspaceId" | "actor">,
  memberId: string,
  handedOver: HandedOver | undefined,
): Promise<void> {
  if (!handedOver || handedOver.api_keys.length + handedOver.invitations.length === 0) return;
  await recordAudit(transaction, principal, {
    action: handedOver.handed_over_to ? "member.handed_over" : "member.credentials_ended",
    target: { kind: "member", id: memberId },
    after: handedOver,
  });
}

const OTHERS = ["admin", "editor", "viewer", "support"] as const;

async function findHeir(
  transaction: Transaction,
  accountId: string,
  member: MemberRow,
  { id, pointer }: { id: string | undefined; pointer: string },
): Promise<MemberRow | undefined> {
  if (id === undefined) return undefined;
  const heir = await findMember(transaction, accountId, parseId("member", id));
  const isAsWide = heir && (heir.workspace_id === null || member.workspace_id !== null);
  if (!heir || heir.id === member.id || !mayAdminister(heir) || !isAsWide)
    throw new InvalidError([
      { pointer, message: "name another member, who is an owner or admin of the same workspaces." },
    ]);
  return heir;
}

function present(heir: MemberRow | undefined, keys: string[], invitations: string[]): HandedOver {
  return {
    handed_over_to: heir ? formatId("member", heir.id) : null,
    api_keys: keys.map((id) => formatId("key", id)),
    invitations: invitations.map((id) => formatId("invitation", id)),
  };
}
