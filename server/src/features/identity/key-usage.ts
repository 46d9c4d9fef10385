import type { Database } from "../../platform/database/database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction.ts";
import { touchApiKeys } from "../../platform/unscoped/credential-queries.ts";

const WRITE_EVERY_MS = 30_000;

/** When keys were last used, written for many at once: `last_used_at` is true to half a minute. */
export class KeyUsage {
  readonly #database: Database;
  readonly #used = new Set<string>();
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

  async flush(): Promise<void> {
    if (this.#used.size === 0) return;
    const ids = [...this.#used];
    this.#used.clear();
    await outsideTransaction(() => this.#database.unscoped((transaction) => touchApiKeys(transaction, ids)));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(() => {});
  }
}
