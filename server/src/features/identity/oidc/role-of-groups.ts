import { ROLES, type Role } from "../principal.ts";

export interface GroupRules {
  /** By the provider's name of a group. Empty: groups say nothing, and roles are given here. */
  roles: Readonly<Record<string, Role>>;
  /** Of who is in none of these groups. */
  usualRole: Role | undefined;
}

/**
 * The highest role of somebody's groups, in the order of `ROLES`. Null: they may not come in; undefined: groups say
 * nothing.
 */
export function roleOfGroups({ roles, usualRole }: GroupRules, groups: readonly string[]): Role | null | undefined {
  if (Object.keys(roles).length === 0) return undefined;
  const named = new Set(groups.flatMap((group) => (Object.hasOwn(roles, group) ? [roles[group]!] : [])));
  return ROLES.find((role) => named.has(role)) ?? usualRole ?? null;
}
