import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import {
  findAccount,
  type ListedAccount,
  listAccountWorkspaces,
  pageAccounts,
} from "../../platform/unscoped/account-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import { showUsage } from "../quotas/index.ts";
import type { AccountInUse } from "./account-schemas.ts";
import { presentAccount } from "./present-account.ts";

/** The accounts of the instance, newest first, one more than `limit`. */
export function showAccounts(
  { database }: { database: Database },
  after: { id: string } | undefined,
  limit: number,
): Promise<ListedAccount[]> {
  return database.unscoped((transaction) => pageAccounts(transaction, after, limit));
}

/** An account with what each of its workspaces holds and has used this month. Throws 404. */
export async function showAccount(
  context: { database: Database; clock: Clock },
  publicId: string,
): Promise<AccountInUse> {
  const { database, clock } = context;
  const id = parseId("account", publicId);
  const found = await database.unscoped(async (transaction) => {
    const account = id === undefined ? undefined : await findAccount(transaction, id);
    return account && { account, workspaces: await listAccountWorkspaces(transaction, account.id) };
  });
  if (!found) throw new NotFoundError("account");
  const in_use: AccountInUse["in_use"] = [];
  for (const { id: workspaceId, kind, name } of found.workspaces) {
    const { sources, pages, passages, upload_bytes, chats, spend } = await showUsage(context, { workspaceId });
    in_use.push({
      id: formatId("workspace", workspaceId),
      kind,
      name,
      sources: sources.used,
      pages: pages.used,
      passages: passages.used,
      upload_bytes: upload_bytes.used,
      chats: chats.used,
      spend,
    });
  }
  return { ...presentAccount(found.account), month: new Date(clock.now()).toISOString().slice(0, 7), in_use };
}
