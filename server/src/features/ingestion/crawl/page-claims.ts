import type { Crawl } from "./crawl.ts";
import { claimPages } from "./frontier-queries.ts";
import type { HostQueue } from "./host-queue.ts";
import { holdLease } from "./lease-queries.ts";
import type { Exclusively, TaskGroup } from "./task-group.ts";

/** Fills the queue with pages of the frontier before it runs dry. */
export class PageClaims {
  readonly #crawl: Crawl;
  readonly #queue: HostQueue;
  readonly #exclusively: Exclusively;
  #mayHold = true;
  #isClaiming = false;

  constructor(crawl: Crawl, queue: HostQueue, exclusively: Exclusively) {
    this.#crawl = crawl;
    this.#queue = queue;
    this.#exclusively = exclusively;
  }

  /** The frontier may hold more by now. */
  lookAgain(): void {
    this.#mayHold = true;
  }

  start(tasks: TaskGroup): void {
    if (!this.#mayHold || this.#isClaiming || this.#queue.size >= CLAIM / 2) return;
    this.#isClaiming = true;
    this.#mayHold = false;
    tasks.run(async () => {
      const pages = await this.#exclusively(() => this.#claim());
      this.#queue.add(pages);
      this.#isClaiming = false;
      if (pages.length === CLAIM) this.#mayHold = true;
    });
  }

  #claim() {
    const { context, lease } = this.#crawl;
    return context.database.inWorkspace(lease.workspaceId, async (transaction) => {
      await holdLease(transaction, lease);
      return claimPages(transaction, lease, CLAIM);
    });
  }
}

const CLAIM = 192;
