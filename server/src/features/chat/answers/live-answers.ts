import type { Database } from "../../../platform/database/database.ts";
import { outsideTransaction } from "../../../platform/database/open-transaction-error.ts";
import { findEndedAnswers } from "../turn/turn-queries.ts";
import type { AnswerRecorder, StopReason } from "./answer-recorder.ts";

const LOOK_EVERY_MS = 500;
/** An answer that is younger has hardly been cancelled elsewhere. */
const LOOK_AFTER_MS = 1_000;

interface Entry {
  answer: AnswerRecorder;
  done: Promise<unknown>;
}

/**
 * The answers that this process writes. They don't depend on the request that asked: a closed socket stops nothing.
 * Looks now and then whether another process has cancelled one of them.
 */
export class LiveAnswers {
  readonly #database: Database;
  readonly #entries = new Map<string, Entry>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  get size(): number {
    return this.#entries.size;
  }

  run<Result>(answer: AnswerRecorder, work: () => Promise<Result>): Promise<Result> {
    const done = outsideTransaction(work).finally(() => {
      this.#entries.delete(answer.messageId);
    });
    // Whoever waits for the answer hears of the failure; it is stored in any case.
    done.catch(() => {});
    this.#entries.set(answer.messageId, { answer, done });
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
    return done;
  }

  find(messageId: string): AnswerRecorder | undefined {
    return this.#entries.get(messageId)?.answer;
  }

  /** Resolves when the answer has ended, however it did. */
  async ended(messageId: string): Promise<void> {
    await Promise.allSettled([this.#entries.get(messageId)?.done]);
  }

  /** Lets answers end, at most `graceMs`; then stops them. Resolves when all are stored. */
  async close(graceMs: number): Promise<void> {
    const ends = () => Promise.allSettled([...this.#entries.values()].map(({ done }) => done));
    await Promise.race([ends(), new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    for (const { answer } of this.#entries.values()) answer.stop("shutdown" satisfies StopReason);
    await ends();
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#entries.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const byWorkspace = new Map<string, string[]>();
    for (const { answer } of this.#entries.values()) {
      if (performance.now() - answer.startedAt < LOOK_AFTER_MS) continue;
      const ids = byWorkspace.get(answer.workspaceId) ?? [];
      ids.push(answer.messageId);
      byWorkspace.set(answer.workspaceId, ids);
    }
    for (const [workspaceId, ids] of byWorkspace) {
      const ended = await this.#database
        .inWorkspace(workspaceId, (transaction) => findEndedAnswers(transaction, workspaceId, ids))
        // The next look will tell.
        .catch(() => []);
      for (const id of ended) this.find(id)?.stop("ended_elsewhere");
    }
  }
}
