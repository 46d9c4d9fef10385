import type { Database } from "../../platform/database/database.ts";
import type { Mailer } from "../../ports/mailer.ts";
import type { CredentialCache } from "./credential-cache.ts";

export interface AccountContext {
  database: Database;
  credentials: CredentialCache;
  mailer: Mailer | undefined;
  config: { baseUrl: string };
}
