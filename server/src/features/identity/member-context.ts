import type { Database } from "../../platform/database/database.ts";
import type { CredentialCache } from "./credential-cache.ts";
import type { AccountNotices } from "./sessions/account-notices.ts";

/** Told after the commit when members, or what they reach, have changed in a workspace. */
export interface ReachWatcher {
  reachChanged(workspaceId: string): Promise<void>;
}

export interface MemberContext {
  reach: ReachWatcher;
  database: Database;
  credentials: CredentialCache;
  notices: AccountNotices;
  config: { baseUrl: string };
}
