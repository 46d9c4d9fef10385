import { keepLast } from "../../../platform/keep-last.ts";
import type { AgentDefinition } from "../../agents/index.ts";
import type { Principal } from "../../identity/index.ts";

/** An assistant as somebody reaches it: visitors the published version, all others the draft. */
export interface ReachedAgent {
  agentId: string;
  version: number;
  agent: AgentDefinition;
  /** Of the assistant's row; another one after each change of it. */
  stamp: string;
}

/** Assistants as this process last read them. What of it still holds, the database says: it compares the stamp. */
export class KnownAgents {
  readonly #most: number;
  readonly #agents = new Map<string, ReachedAgent>();

  constructor(most: number) {
    this.#most = most;
  }

  lastReached(principal: Principal, agentId: string): ReachedAgent | undefined {
    return this.#agents.get(keyOf(principal, agentId));
  }

  keep(principal: Principal, reached: ReachedAgent): void {
    keepLast(this.#agents, keyOf(principal, reached.agentId), reached, this.#most);
  }
}

function keyOf({ workspaceId, kind }: Principal, agentId: string): string {
  return `${workspaceId} ${agentId} ${kind === "visitor" ? "published" : "draft"}`;
}
