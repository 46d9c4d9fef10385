import type { Schema } from "@citedesk/client";
import type { Role } from "../../api/use-me.ts";
import { t } from "../../texts/language.ts";

export const ROLES: readonly Role[] = ["owner", "admin", "editor", "viewer", "support"];

/** Only an owner makes owners. */
export function assignableRoles(own: Role | null | undefined): readonly Role[] {
  return own === "owner" ? ROLES : ROLES.filter((role) => role !== "owner");
}

/** Whether a member makes API keys and invitations. */
export function administers({ role }: Pick<Schema<"Member">, "role">): boolean {
  return role === "owner" || role === "admin";
}

export function roleName(role: Role): string {
  return { owner: t("Owner"), admin: t("Admin"), editor: t("Editor"), viewer: t("Viewer"), support: t("Support") }[
    role
  ];
}
