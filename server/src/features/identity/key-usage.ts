import type { Database } from "../../platform/database/database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction-error.ts";
import { touchApiKeys } from "../../platform/unscoped/credential-queries.ts";
import { touchSessions } from "../../platform/unscoped/sign-in-queries.ts";

const WRITE_EVERY_MS = 30_000;

/** When keys and sign-ins were last used, written for many at once: `last_used_at` is true to half a minute. */
export class KeyUsage {
  readonly #database: Database;
  readonly #used = new Set<string>();
  readonly #usedSessions = new Set<string>();
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database) {
    this.#database = database;
    // A write that fails is made up for by the key's next use.
    this.#timer = setInterval(() => void this.flush().catch(() => {}), WRITE_EVERY_MS);
    this.#timer.unref();
  }

  note(keyId: string): void {
    this.#used.add(keyId);
  }

  noteSession(sessionId: string): void {
    this.#usedSessions.add(sessionId);
  }

  async flush(): Promise<void> {
    if (this.#used.size + this.#usedSessions.size === 0) return;
    const [keys, sessions] = [[...this.#used], [...this.#usedSessions]];
    this.#used.clear();
    this.#usedSessions.clear();
    await outsideTransaction(() =>
      this.#database.unscoped(async (transaction) => {
        if (keys.length > 0) await touchApiKeys(transaction, keys);
        if (sessions.length > 0) await touchSessions(transaction, sessions);
      }),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(() => {});
  }
}
