import type { Database } from "../../platform/database/database.ts";
import type { CredentialCache } from "./credential-cache.ts";

export interface MemberContext {
  database: Database;
  credentials: CredentialCache;
  config: { baseUrl: string };
}
