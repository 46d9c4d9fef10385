import type { Database } from "../../platform/database/database.ts";
import type { CredentialCache } from "./credential-cache.ts";
import type { AccountNotices } from "./sessions/account-notices.ts";

export interface MemberContext {
  database: Database;
  credentials: CredentialCache;
  notices: AccountNotices;
  config: { baseUrl: string };
}
