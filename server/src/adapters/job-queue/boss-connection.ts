import { AsyncLocalStorage } from "node:async_hooks";
import type { Db } from "pg-boss";
import type { Queryable } from "../../platform/database/connections.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { OwnerAccess } from "../../platform/database/open-database.ts";
import { asOwner } from "../../platform/database/run-transaction.ts";

/**
 * What pg-boss takes for its connection.
 *
 * pg-boss reads its queue cache on this connection even while `send` has been given another: with one embedded
 * connection, which the open transaction holds, it would wait for itself. `within` makes everything that pg-boss does
 * during a call run on the transaction.
 */
export class BossConnection implements Db {
  readonly #owner: OwnerAccess;
  readonly #current = new AsyncLocalStorage<Queryable>();

  constructor(owner: OwnerAccess) {
    this.#owner = owner;
  }

  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
    return (this.#current.getStore() ?? this.#owner).query(text, values?.length ? values : undefined);
  }

  within<Result>(connection: Queryable, call: () => Promise<Result>): Promise<Result> {
    return this.#current.run(connection, call);
  }

  withinTransaction<Result>(transaction: Transaction, call: () => Promise<Result>): Promise<Result> {
    return this.within(asOwner(transaction), call);
  }
}
