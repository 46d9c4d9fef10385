import type { Database } from "../../platform/database/database.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { ToolCaller } from "../../ports/tool-caller.ts";

export interface ToolContext {
  database: Database;
  toolCaller: ToolCaller;
  secretKeys: SecretKeys;
}
