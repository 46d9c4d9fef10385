import type { Database } from "../../platform/database/database.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { AddressCheck } from "../../ports/page-fetcher.ts";
import type { ToolCaller } from "../../ports/tool-caller.ts";
import type { ToolServerClient } from "../../ports/tool-server-client.ts";

export interface ToolContext {
  database: Database;
  toolCaller: ToolCaller;
  toolServers: ToolServerClient;
  secretKeys: SecretKeys;
  checkAddress: AddressCheck;
}
