import type { Crawl } from "./crawl.ts";
import { fetchPage, type PageReading, readAnswer } from "./fetch-page.ts";
import type { ClaimedPage } from "./frontier-queries.ts";
import type { HostQueue } from "./host-queue.ts";
import type { TaskGroup } from "./task-group.ts";

/** Fetches and extracts several pages at a time, each when its host may be asked. */
export class PageReaders {
  readonly #crawl: Crawl;
  readonly #queue: HostQueue;
  readonly #deliver: (reading: PageReading) => void;
  /** Pages under way. */
  size = 0;

  constructor(crawl: Crawl, queue: HostQueue, deliver: (reading: PageReading) => void) {
    this.#crawl = crawl;
    this.#queue = queue;
    this.#deliver = deliver;
  }

  /** Takes up pages while `mayTake` allows one more. */
  start(tasks: TaskGroup, mayTake: () => boolean): void {
    while (this.size < MAX_AT_ONCE && mayTake()) {
      const next = this.#queue.take(this.#crawl.context.clock.now());
      if (!next) return;
      if (next.givenUp) this.#deliver(unansweredHost(next.page));
      else tasks.run(() => this.#read(next.page, tasks));
    }
  }

  async #read(page: ClaimedPage, tasks: TaskGroup): Promise<void> {
    let isAnswered = false;
    this.size += 1;
    try {
      const answer = await fetchPage(this.#crawl, page, tasks.signal);
      isAnswered = true;
      // The host may be asked for the next page while this one's text is taken out.
      this.#queue.ended(page, answer.sign, this.#crawl.context.clock.now());
      tasks.wake();
      this.#deliver(await readAnswer(this.#crawl, answer, tasks.signal));
    } finally {
      this.size -= 1;
      if (!isAnswered) this.#queue.ended(page, { kind: "dropped" }, this.#crawl.context.clock.now());
    }
  }
}

function unansweredHost(page: ClaimedPage): PageReading {
  const { host } = new URL(page.url);
  const message = `${host} has stopped answering, so its other pages were not asked for. Read the source again later.`;
  const event = { kind: "fetch_failure", code: "connection_failed", message } as const;
  return { page: { ...page, attempt: LAST_ATTEMPT }, event, movedTo: null, response: null, content: null, links: null };
}

const MAX_AT_ONCE = 24;
/** A page's third try is its last. */
const LAST_ATTEMPT = 3;
