import { PERMISSIONS, PUBLIC_OPERATIONS } from "./permissions.ts";

/** The row of the permission table as sentences of the contract. Undefined for an operation without one. */
export function describePermission(operation: string): string | undefined {
  if (PUBLIC_OPERATIONS.includes(operation)) return "Needs no credential: the body proves the caller.";
  const permission = PERMISSIONS[operation];
  if (!permission) return undefined;
  const { roles, scope, keys, visitors, inPerson, whole, accountWide, instance } = permission;
  const callers = [
    instance
      ? "**Administrators of the instance**, whatever their role."
      : `**Roles:** ${roles.join(", ")}${accountWide ? ", of all workspaces of the account" : ""}.`,
    `**API keys:** ${keys ? "any secret key" : scope ? `with the scope \`${scope}\`` : "none"}.`,
    ...(visitors ? [`**Visitor tokens:** yes${inPerson ? ", but for those of a mailed link" : ""}.`] : []),
    ...(whole ? ["Not for a key or member who is limited to some assistants or brands."] : []),
  ];
  return callers.join(" ");
}
