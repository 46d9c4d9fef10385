import type { Agent } from "undici";

/** Lanes that nothing is under way in, kept for the next request with their open connections. */
const MAX_IDLE_LANES = 200;

interface Lane {
  agent: Agent;
  underWay: number;
}

/** An agent, with connections of its own, for each lane that requests name. Whoever enters a lane leaves it. */
export class Lanes {
  readonly #make: () => Agent;
  /** Those that were left longest ago first. */
  readonly #lanes = new Map<string, Lane>();

  constructor(make: () => Agent) {
    this.#make = make;
  }

  enter(name: string): Agent {
    const lane = this.#lanes.get(name) ?? { agent: this.#make(), underWay: 0 };
    lane.underWay += 1;
    this.#lanes.set(name, lane);
    return lane.agent;
  }

  leave(name: string): void {
    const lane = this.#lanes.get(name);
    if (!lane) return;
    lane.underWay -= 1;
    this.#lanes.delete(name);
    this.#lanes.set(name, lane);
    this.#closeIdle();
  }

  async destroy(): Promise<void> {
    await Promise.all([...this.#lanes.values()].map(({ agent }) => agent.destroy()));
    this.#lanes.clear();
  }

  #closeIdle(): void {
    if (this.#lanes.size <= MAX_IDLE_LANES) return;
    const idle = [...this.#lanes].filter(([, { underWay }]) => underWay === 0);
    for (const [name, { agent }] of idle.slice(0, Math.max(0, idle.length - MAX_IDLE_LANES))) {
      this.#lanes.delete(name);
      // Its connections are idle: closing them takes nothing from anybody.
      agent.close().catch(() => {});
    }
  }
}
