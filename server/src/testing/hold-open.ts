import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "../platform/database/database.ts";
import type { OpenedDatabase } from "../platform/database/open-database.ts";

const LOOK_EVERY_MS = 10;
const LONGEST_WAIT_MS = 3_000;
/** On the embedded engine everything else waits behind an open transaction, and so would a look at who waits. */
const EMBEDDED_WAIT_MS = 50;

export interface HeldTransaction {
  /** Resolves when so many others (1) wait for a lock, or need nothing of it and have had time to pass. */
  untilAwaited(others?: number): Promise<void>;
  /** Does more in it. */
  also(work: (transaction: Transaction) => Promise<unknown>): Promise<unknown>;
  /** Commits. */
  end(): Promise<void>;
}

/**
 * A transaction, of no workspace where none is named, that has done its work and stays open, while the test lets others
 * run into it.
 */
export async function holdOpen(
  database: OpenedDatabase,
  workspaceId: string | undefined,
  work: (transaction: Transaction) => Promise<unknown>,
): Promise<HeldTransaction> {
  const [begun, mayEnd] = [Promise.withResolvers<Transaction>(), Promise.withResolvers<void>()];
  const stay = async (transaction: Transaction) => {
    await work(transaction);
    begun.resolve(transaction);
    await mayEnd.promise;
  };
  const ended = workspaceId === undefined ? database.unscoped(stay) : database.inWorkspace(workspaceId, stay);
  await Promise.race([begun.promise, ended]);
  const transaction = await begun.promise;
  return {
    also: (work) => work(transaction),
    async untilAwaited(others = 1) {
      if (database.engine === "embedded") return sleep(EMBEDDED_WAIT_MS);
      for (const deadline = Date.now() + LONGEST_WAIT_MS; Date.now() < deadline; await sleep(LOOK_EVERY_MS)) {
        const { rows } = await database.owner.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        if (rows.length >= others) return;
      }
    },
    async end() {
      mayEnd.resolve();
      await ended;
    },
  };
}
