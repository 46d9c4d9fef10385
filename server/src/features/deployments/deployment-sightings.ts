import type { Database } from "../../platform/database/database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ServedDeployment } from "./find-published-agent.ts";
import type { Sighting } from "./read-sighting.ts";
import { addSightings, type CountedSighting } from "./sighting-queries.ts";

const WRITE_EVERY_MS = 30_000;
/** Anyone can make addresses up: what is more than this between two writes is not counted. */
const MAX_WAITING = 5_000;

/**
 * Where deployments were seen, written for many at once, so that a page view costs no write; but a deployment's first
 * one at once: an owner who has just put the snippet on a page waits for it. What a killed process had not written is
 * lost.
 */
export class DeploymentSightings {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #waiting = new Map<string, CountedSighting & { workspaceId: string }>();
  readonly #met = new Set<string>();
  #written: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    // A write that fails is made up for by the next view.
    this.#timer = setInterval(() => void this.flush().catch(() => {}), WRITE_EVERY_MS);
    this.#timer.unref();
  }

  note({ id: deploymentId, agent: { workspaceId } }: ServedDeployment, { origin, page }: Sighting): void {
    const key = `${deploymentId} ${origin} ${page}`;
    const now = new Date(this.#clock.now());
    const known = this.#waiting.get(key);
    if (known) {
      known.count += 1;
      known.lastSeenAt = now;
    } else if (this.#waiting.size < MAX_WAITING) {
      this.#waiting.set(key, { workspaceId, deploymentId, origin, page, firstSeenAt: now, lastSeenAt: now, count: 1 });
    }
    if (this.#met.has(deploymentId)) return;
    this.#met.add(deploymentId);
    void this.flush().catch(() => {});
  }

  /** Writes those of every workspace, also when another one's can't be written; then throws why. */
  flush(): Promise<void> {
    this.#written = this.#written.catch(() => {}).then(() => this.#write());
    return this.#written;
  }

  async #write(): Promise<void> {
    const byWorkspace = Map.groupBy(this.#waiting.values(), ({ workspaceId }) => workspaceId);
    this.#waiting.clear();
    const failures: unknown[] = [];
    for (const [workspaceId, sightings] of byWorkspace)
      await outsideTransaction(() =>
        this.#database.inWorkspace(workspaceId, (transaction) => addSightings(transaction, workspaceId, sightings)),
      ).catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(() => {});
  }
}
