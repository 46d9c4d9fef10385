import { formatId } from "../../platform/ids/identifiers.ts";
import type { ListedAccount } from "../../platform/unscoped/account-queries.ts";
import type { Account } from "./account-schemas.ts";

export function presentAccount(row: ListedAccount): Account {
  const { name, owners, members, workspaces, created_at } = row;
  return { id: formatId("account", row.id), name, owners, members, workspaces, created_at: created_at.toISOString() };
}
