import type { Database } from "../../platform/database/database.ts";
import type { SeldomAudit } from "../../platform/events/seldom-audit.ts";
import type { Mailer } from "../../ports/mailer.ts";
import type { CredentialCache } from "./credential-cache.ts";
import type { AccountNotices } from "./sessions/account-notices.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

export interface AccountContext {
  database: Database;
  credentials: CredentialCache;
  throttle: SignInThrottle;
  seldomAudit: SeldomAudit;
  notices: AccountNotices;
  mailer: Mailer | undefined;
  config: { baseUrl: string };
}
