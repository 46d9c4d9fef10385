import { isDeepStrictEqual } from "node:util";
import sql from "sql-template-tag";
import type { Transaction } from "../database/database.ts";
import { newId } from "../ids/identifiers.ts";

/** Who did it, as the log names them for ever: a name outlives the member. */
export interface AuditActor {
  kind: "member" | "api_key" | "visitor" | "system";
  /** UUID of the member, key or visitor. */
  id: string | null;
  name: string;
  address: string | null;
  requestId: string | null;
}

export interface AuditChange {
  /** `agent.updated`, `member.removed`, … */
  action: string;
  target: { kind: string; id: string };
  /** The resource as the interface shows it; of an update only the members that differ are kept. Never secrets. */
  before?: object | undefined;
  after?: object | undefined;
}

/** Writes who changed what into the audit log, in the transaction of the change itself, which it announces. */
export async function recordAudit(
  transaction: Transaction,
  who: { workspaceId: string; actor: AuditActor },
  change: AuditChange,
): Promise<void> {
  const { before, after } = onlyDifferences(change.before, change.after);
  const { actor } = who;
  await transaction.query(sql`
    INSERT INTO audit_events (workspace_id, id, actor_kind, actor_id, actor_name, action, target_kind, target_id, before,
      after, address, request_id)
    VALUES (${who.workspaceId}, ${newId()}, ${actor.kind}, ${actor.id}, ${actor.name}, ${change.action},
      ${change.target.kind}, ${change.target.id}, ${before && JSON.stringify(before)}, ${after && JSON.stringify(after)},
      ${actor.address}, ${actor.requestId})`);
  transaction.announce();
}

/** A change of one resource, both as the interface shows it: `domain.updated` is of the kind `domain`. */
export function recordChange(
  transaction: Transaction,
  who: { workspaceId: string; actor: AuditActor },
  action: `${string}.${string}`,
  { before, after }: { before?: { id: string }; after?: { id: string } },
): Promise<void> {
  const shown = after ?? before;
  if (!shown) throw new TypeError("A change has a resource before it or after it.");
  const target = { kind: action.slice(0, action.indexOf(".")), id: shown.id };
  return recordAudit(transaction, who, { action, target, before, after });
}

export const SYSTEM_ACTOR: AuditActor = { kind: "system", id: null, name: "Citedesk", address: null, requestId: null };

function onlyDifferences(before: object | undefined, after: object | undefined) {
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !isDeepStrictEqual(old[name], now[name]),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.filter((name) => name in from).map((name) => [name, from[name]]));
  return { before: pick(old), after: pick(now) };
}
