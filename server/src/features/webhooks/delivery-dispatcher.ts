import { outsideTransaction } from "../../platform/database/open-transaction-error.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { findDueEndpoints, hasActiveEndpoint } from "../../platform/unscoped/webhook-queries.ts";
import { maskEvents } from "../personal-data/index.ts";
import { type ClaimedDelivery, claimDeliveries, type DeliveryResult } from "./delivery-queries.ts";
import { type DeliveryContext, sendDelivery } from "./send-delivery.ts";
import { storeDeliveryResults } from "./store-delivery-results.ts";

/** Longer than the longest attempt with its writing, shorter than what a dead worker may cost. */
const LEASE_SECONDS = 25;
const LOOK_EVERY_MS = 250;
/** Between two looks: a busy service costs a look each so often, not one a commit. */
const LOOK_APART_MS = 20;
const GATHER_MS = 5;

/**
 * How many requests are under way at most. Endpoints that fail have a pool of their own: they can't starve the others.
 */
const ROOM = {
  healthy: { endpoint: 16, all: 256 },
  failing: { endpoint: 2, all: 64 },
};

/**
 * Delivers what waits in `webhook_deliveries`, on every process that runs jobs: what this process records at once, what
 * others record within a quarter of a second. A pass looks which endpoints have something due, claims for each no more
 * than it has room for, and sends; results are written together, as many as have come meanwhile. Deliveries of one
 * endpoint are not waited for by another's.
 */
export class DeliveryDispatcher {
  readonly #context: DeliveryContext;
  readonly #lookEveryMs: number;
  /** Under way, by endpoint. */
  readonly #running = new Map<string, { failing: boolean; count: number }>();
  readonly #attempts = new Set<Promise<void>>();
  #results: (DeliveryResult & { workspaceId: string })[] = [];
  #timer: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  #lastLook = Number.NEGATIVE_INFINITY;
  #stopListening = () => {};
  /** As of the last look. Without one, what is recorded is no reason to look. */
  #hasEndpoint = true;
  #pass: Promise<void> | undefined;
  #flush: Promise<void> | undefined;
  #isWoken = false;
  #isClosed = false;

  constructor(context: DeliveryContext, { lookEveryMs = LOOK_EVERY_MS } = {}) {
    this.#context = context;
    this.#lookEveryMs = lookEveryMs;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#lookEveryMs).unref();
    this.#stopListening = this.#context.database.onRecorded(() => this.#wakeSoon());
  }

  /** Looks now, rather than at the next quarter of a second. */
  wake(): void {
    this.#isWoken = true;
    this.#pass ??= outsideTransaction(() => this.#lookWhileWoken()).finally(() => {
      this.#pass = undefined;
    });
  }

  #wakeSoon(): void {
    if (this.#soon || !this.#hasEndpoint) return;
    const wait = Math.max(0, this.#lastLook + LOOK_APART_MS - performance.now());
    this.#soon = setTimeout(() => {
      this.#soon = undefined;
      this.wake();
    }, wait);
  }

  /** Resolves when nothing is due and nothing is under way. For tests. */
  async drain(): Promise<void> {
    do {
      this.wake();
      await this.#pass;
      await Promise.all(this.#attempts);
      await this.#flush;
    } while (this.#attempts.size > 0 || (await this.#context.database.unscoped(findDueEndpoints)).length > 0);
  }

  /** Starts nothing more and waits for what is under way: at most one attempt's time. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopListening();
    clearInterval(this.#timer);
    clearTimeout(this.#soon);
    await this.#pass;
    await Promise.all(this.#attempts);
    await this.#flush;
  }

  async #lookWhileWoken(): Promise<void> {
    while (this.#isWoken && !this.#isClosed) {
      this.#isWoken = false;
      this.#lastLook = performance.now();
      try {
        await this.#claimAll();
      } catch (error) {
        // The next look tries again; nothing is lost.
        this.#context.onError(error);
      }
    }
  }

  async #claimAll(): Promise<void> {
    const { database } = this.#context;
    const [due, hasEndpoint] = await database.unscoped((transaction) =>
      Promise.all([findDueEndpoints(transaction), hasActiveEndpoint(transaction)]),
    );
    this.#hasEndpoint = hasEndpoint;
    const left = { healthy: ROOM.healthy.all, failing: ROOM.failing.all };
    for (const { failing, count } of this.#running.values()) left[failing ? "failing" : "healthy"] -= count;
    const wanted = new Map<string, { webhook_id: string; room: number }[]>();
    const failing = new Set<string>();
    for (const endpoint of due) {
      const kind = endpoint.is_failing ? "failing" : "healthy";
      const room = Math.min(ROOM[kind].endpoint - (this.#running.get(endpoint.id)?.count ?? 0), left[kind]);
      if (room <= 0) continue;
      left[kind] -= room;
      if (endpoint.is_failing) failing.add(endpoint.id);
      const rows = wanted.get(endpoint.workspace_id) ?? [];
      rows.push({ webhook_id: endpoint.id, room });
      wanted.set(endpoint.workspace_id, rows);
    }
    for (const [workspaceId, endpoints] of wanted) {
      const lease = { id: newId(), seconds: LEASE_SECONDS };
      const claimed = await database.inWorkspace(workspaceId, async (transaction) =>
        maskEvents(transaction, workspaceId, await claimDeliveries(transaction, workspaceId, endpoints, lease)),
      );
      for (const delivery of claimed) this.#start(workspaceId, lease.id, delivery, failing.has(delivery.webhook_id));
    }
  }

  #start(workspaceId: string, leaseId: string, delivery: ClaimedDelivery, failing: boolean): void {
    const { webhook_id: endpoint } = delivery;
    const running = this.#running.get(endpoint) ?? { failing, count: 0 };
    running.failing = failing;
    running.count += 1;
    this.#running.set(endpoint, running);
    const attempt = sendDelivery(this.#context, leaseId, delivery)
      .then((result) => {
        this.#results.push({ ...result, workspaceId });
      }, this.#context.onError)
      .finally(() => {
        running.count -= 1;
        if (running.count === 0) this.#running.delete(endpoint);
        this.#attempts.delete(attempt);
        this.#flush ??= this.#flushAll();
      });
    this.#attempts.add(attempt);
  }

  async #flushAll(): Promise<void> {
    // What ends in the same moment is written together.
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    try {
      while (this.#results.length > 0) {
        const byWorkspace = Map.groupBy(this.#results, ({ workspaceId }) => workspaceId);
        this.#results = [];
        for (const [workspaceId, results] of byWorkspace)
          await storeDeliveryResults(this.#context, workspaceId, results);
      }
    } catch (error) {
      // Their leases run out and they are sent once more, with the same ids.
      this.#context.onError(error);
    } finally {
      this.#flush = undefined;
      if (!this.#isClosed) this.wake();
    }
  }
}
