import { createHash } from "node:crypto";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { AuditEvent } from "./audit-schemas.ts";

/** Before the first event of a workspace. */
export const CHAIN_START = "0".repeat(64);

/**
 * What an event says, as sha256 in hex over one text: a JSON array of its fields in this order, written as PostgreSQL
 * writes `jsonb` (", " and ": " between, keys by their length in bytes and then by their bytes), ids as UUIDs.
 * `citedesk_append_audit` in `server/migrations/0256_audit_chain.sql` makes the same text.
 */
export function hashAuditEvent(event: AuditEvent): string {
  const { id, actor, action, target, before, after, address, request_id, created_at } = event;
  const fields = [
    uuidOf(id),
    actor.kind,
    actor.id === null ? null : uuidOf(actor.id),
    actor.name,
    action,
    target.kind,
    target.id,
    before,
    after,
    address,
    request_id,
    created_at,
  ];
  return hashText(jsonbText(fields));
}

/** The hash of an event's place in the chain. */
export function hashLink(previousHash: string, contentHash: string): string {
  return hashText(previousHash + contentHash);
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function uuidOf(publicId: string): string | null {
  for (const prefix of ["audit", "member", "key", "visitor"] as const) {
    const uuid = parseId(prefix, publicId);
    if (uuid !== undefined) return uuid;
  }
  return null;
}

function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(", ")}]`;
  if (typeof value === "number") return plainNumber(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = members.toSorted(([a], [b]) => {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length - right.length || left.compare(right);
  });
  return `{${sorted.map(([key, member]) => `${JSON.stringify(key)}: ${jsonbText(member)}`).join(", ")}}`;
}

/** PostgreSQL writes numbers without an exponent. */
function plainNumber(value: number): string {
  const [, sign = "", whole = "", fraction = "", exponent] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(JSON.stringify(value)) ?? [];
  if (exponent === undefined) return JSON.stringify(value);
  const shift = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  const padded = digits.padEnd(point, "0");
  return sign + padded.slice(0, point) + (padded.length > point ? `.${padded.slice(point)}` : "");
}
