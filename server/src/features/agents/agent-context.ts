import type { Database } from "../../platform/database/database.ts";
import type { ModelCatalogue } from "../../ports/chat-model.ts";
import type { CredentialCache, Principal, ReachWatcher } from "../identity/index.ts";

export interface AgentContext {
  database: Database;
  credentials: CredentialCache;
  reach: ReachWatcher;
  models: ModelCatalogue;
  /** Runs the checks of a version; those that don't hold. */
  findFailingChecks(principal: Principal, agentId: string, version: number): Promise<object[]>;
}
