import type { Database } from "../../platform/database/database.ts";
import type { CredentialCache } from "./credential-cache.ts";

export interface ApiKeyContext {
  database: Database;
  credentials: CredentialCache;
}
