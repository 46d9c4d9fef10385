import type { Schema } from "@citedesk/client";
import { useApi } from "./use-api.ts";

export type Role = "owner" | "admin" | "editor" | "viewer" | "support";

/** Who is signed in, in the workspace that is shown. */
export function useMe() {
  return useApi("/v2/me", {}).data;
}

const EDITORS: readonly Role[] = ["owner", "admin", "editor"];
const SUPPORTERS: readonly Role[] = ["owner", "admin", "support"];
const READERS: readonly Role[] = ["owner", "admin", "editor", "viewer"];
const ADMINS: readonly Role[] = ["owner", "admin"];

export interface Rights {
  /** Assistants, sources, gaps, checks. */
  edit: boolean;
  /** Chats, handoffs, leads. */
  support: boolean;
  /** Statistics, sources, assistants. */
  read: boolean;
  /** Members, keys, webhooks, domains, the workspace. */
  administer: boolean;
  /** The account's own: its workspaces, and what each may use. */
  account: boolean;
  /** Accounts of the instance. */
  instance: boolean;
}

/** By a role on single assistants, whatever that in the workspace allows. */
export function readsSomewhere({ agent_roles }: Pick<Schema<"Me">, "agent_roles">): boolean {
  return agent_roles.some(({ role }) => READERS.includes(role));
}

/** What the service would let this person do: docs/permissions.md. What they may not do has no button. */
export function useRights(agentId?: string): Rights {
  const me = useMe();
  const roleThere = me?.agent_roles.find(({ agent_id }) => agent_id === agentId)?.role;
  const isWhole = me?.limited_to === null;
  const has = (roles: readonly Role[]) =>
    [me?.role, roleThere].some((role) => role !== undefined && role !== null && roles.includes(role));
  return {
    edit: has(EDITORS),
    support: has(SUPPORTERS),
    read: has(READERS),
    administer: isWhole && has(ADMINS),
    account: isWhole && has(ADMINS) && me?.all_workspaces === true,
    instance: me?.instance_administrator === true,
  };
}
