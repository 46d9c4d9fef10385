import type { Database } from "../../platform/database/database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { CredentialCache } from "./credential-cache.ts";

export interface ApiKeyContext {
  clock: Clock;
  database: Database;
  credentials: CredentialCache;
}
