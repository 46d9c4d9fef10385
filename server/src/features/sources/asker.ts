import type { Principal } from "../identity/index.ts";
import type { SourceAccess } from "./source-options.ts";

/** Whoever asks, as far as it decides which sources they may read. */
export interface Asker {
  isMember: boolean;
  isIdentified: boolean;
  claims: Record<string, unknown>;
}

/** What any visitor has: the sources that are open to all. */
export const ANYONE: Asker = { isMember: false, isIdentified: false, claims: {} };

/** A key asks on behalf of its visitors: it reads what an identified visitor reads, not what members alone may. */
export function askerOf(principal: Principal, namesVisitor: boolean): Asker {
  switch (principal.kind) {
    case "member":
      return { isMember: true, isIdentified: true, claims: {} };
    case "api_key":
      return { isMember: false, isIdentified: namesVisitor, claims: {} };
    case "visitor":
      return { isMember: false, isIdentified: principal.identified, claims: principal.claims };
  }
}

export function mayReadSource(access: SourceAccess, asker: Asker): boolean {
  if (asker.isMember) return true;
  switch (access.visitors) {
    case "all":
      return true;
    case "identified":
      return asker.isIdentified;
    case "claim":
      return asker.isIdentified && access.claim !== undefined && hasClaim(asker.claims, access.claim);
    case "members":
      return false;
  }
}

/** Equal to the value, or a list that holds it. */
function hasClaim(claims: Record<string, unknown>, { name, value }: { name: string; value: unknown }): boolean {
  const claim = Object.hasOwn(claims, name) ? claims[name] : undefined;
  return claim === value || (Array.isArray(claim) && claim.includes(value));
}
