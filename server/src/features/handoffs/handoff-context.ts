import type { Log } from "../../platform/create-log.ts";
import type { Database } from "../../platform/database/database.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Mailer } from "../../ports/mailer.ts";
import type { AccessTokens } from "../identity/index.ts";

export interface HandoffContext {
  database: Database;
  clock: Clock;
  log: Log;
  mailer: Mailer | undefined;
  secretKeys: SecretKeys;
  tokens: AccessTokens;
  config: { baseUrl: string };
}
