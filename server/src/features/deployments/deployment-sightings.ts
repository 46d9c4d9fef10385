import type { Database } from "../../platform/database/database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction-error.ts";
import type { Clock } from "../../ports/clock.ts";
import { MAX_REFUSED } from "./deployment-queries.ts";
import type { ServedDeployment } from "./find-published-agent.ts";
import type { Sighting } from "./read-sighting.ts";
import { addSightings, type CountedSighting } from "./sighting-queries.ts";

const WRITE_EVERY_MS = 30_000;
/** Anyone can make addresses up: what is more than this between two writes is not counted. */
const MAX_WAITING = 5_000;

/**
 * Where deployments were seen, written for many at once, so that a page view costs no write; but a deployment's first
 * one at once, and its first on a site that isn't allowed: an owner who has just put the snippet on a page waits for
 * it. What a killed process had not written is lost.
 */
export class DeploymentSightings {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #waiting = new Map<string, CountedSighting & { workspaceId: string }>();
  /** How many origins that are not allowed wait, by deployment. */
  readonly #refused = new Map<string, number>();
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

  note({ id: deploymentId, agent: { workspaceId } }: ServedDeployment, sighting: Sighting): void {
    const { origin, page, isAllowed } = sighting;
    const key = `${deploymentId} ${origin} ${page}`;
    const now = new Date(this.#clock.now());
    const known = this.#waiting.get(key);
    if (known) {
      known.count += 1;
      known.lastSeenAt = now;
      known.isAllowed = isAllowed;
    } else if (this.#waiting.size < MAX_WAITING && (isAllowed || this.#hasRoomForRefused(deploymentId))) {
      this.#waiting.set(key, { ...sighting, workspaceId, deploymentId, firstSeenAt: now, lastSeenAt: now, count: 1 });
    }
    const first = `${deploymentId} ${isAllowed}`;
    if (this.#met.has(first)) return;
    this.#met.add(first);
    void this.flush().catch(() => {});
  }

  /** Between two writes no more of them are taken than are kept. */
  #hasRoomForRefused(deploymentId: string): boolean {
    const waiting = this.#refused.get(deploymentId) ?? 0;
    this.#refused.set(deploymentId, Math.min(waiting + 1, MAX_REFUSED));
    return waiting < MAX_REFUSED;
  }

  /** Writes those of every workspace, also when another one's can't be written; then throws why. */
  flush(): Promise<void> {
    this.#written = this.#written.catch(() => {}).then(() => this.#write());
    return this.#written;
  }

  async #write(): Promise<void> {
    const byWorkspace = Map.groupBy(this.#waiting.values(), ({ workspaceId }) => workspaceId);
    this.#waiting.clear();
    this.#refused.clear();
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
