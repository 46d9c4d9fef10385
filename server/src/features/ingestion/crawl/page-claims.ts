import type { Crawl } from "./crawl.ts";
import { type ClaimedPage, listDuePages } from "./frontier-queries.ts";
import type { HostQueue } from "./host-queue.ts";
import type { Exclusively, TaskGroup } from "./task-group.ts";

/** Fills the queue with pages of the frontier before it runs dry, and knows which are in hand: nothing else does. */
export class PageClaims {
  readonly #crawl: Crawl;
  readonly #queue: HostQueue;
  readonly #exclusively: Exclusively;
  readonly #inHand = new Set<string>();
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

  /** Whether the frontier is known to hold nothing more that is due. */
  get isIdle(): boolean {
    return !this.#mayHold && !this.#isClaiming;
  }

  /** What was read of these pages is stored: when they wait once more, it is to be asked for again. */
  release(pages: ClaimedPage[]): void {
    for (const { documentId } of pages) this.#inHand.delete(documentId);
  }

  start(tasks: TaskGroup): void {
    if (!this.#mayHold || this.#isClaiming || this.#queue.size >= REFILL) return;
    this.#isClaiming = true;
    this.#mayHold = false;
    tasks.run(async () => {
      const due = await this.#exclusively(() => this.#listDue(CLAIM + this.#inHand.size));
      const pages = due.filter(({ documentId }) => !this.#inHand.has(documentId)).slice(0, CLAIM);
      for (const { documentId } of pages) this.#inHand.add(documentId);
      this.#queue.add(pages);
      this.#isClaiming = false;
      if (pages.length === CLAIM) this.#mayHold = true;
    });
  }

  #listDue(limit: number): Promise<ClaimedPage[]> {
    const { context, lease } = this.#crawl;
    return context.database.inWorkspace(lease.workspaceId, (transaction) => listDuePages(transaction, lease, limit));
  }
}

const CLAIM = 400;
/** The queue holds fewer: time for more. */
const REFILL = 100;
