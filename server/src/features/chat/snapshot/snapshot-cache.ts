import { LRUCache } from "lru-cache";
import { reachWithin } from "../../../platform/database/reach.ts";
import type { PersonalDataRule } from "../../personal-data/index.ts";
import type { AgentSources } from "../retrieval/retrieval-queries.ts";
import type { AskedAgent } from "./snapshot-queries.ts";

/** An assistant and its sources, read at one moment, and what models may not see of visitors' words. */
export interface AssistantRead {
  agent: AskedAgent;
  sources: AgentSources;
  personalData: PersonalDataRule;
}

/**
 * Assistants with their sources as this process last read them, by the reach that they were read under. Whether it
 * still holds, the database says: whoever uses it compares the stamps.
 */
export class SnapshotCache {
  readonly #reads: LRUCache<string, AssistantRead>;

  constructor(max: number) {
    this.#reads = new LRUCache({ max });
  }

  find(workspaceId: string, agentId: string): AssistantRead | undefined {
    return this.#reads.get(keyOf(workspaceId, agentId));
  }

  put(workspaceId: string, agentId: string, read: AssistantRead): void {
    this.#reads.set(keyOf(workspaceId, agentId), read);
  }
}

function keyOf(workspaceId: string, agentId: string): string {
  const reach = reachWithin(workspaceId);
  return [workspaceId, agentId, ...(reach ? ["within", ...reach.agentIds, "or", ...reach.brandIds] : [])].join(" ");
}
