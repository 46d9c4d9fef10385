import { AsyncLocalStorage } from "node:async_hooks";
import { outsideReach } from "./reach.ts";

/** Thrown when the pool, the network or a model is used inside an open transaction. */
export class OpenTransactionError extends Error {
  constructor(what: string) {
    super(`${what} was used inside an open transaction. Do it before the transaction starts or after it has ended.`);
    this.name = "OpenTransactionError";
  }
}

interface TransactionScope {
  isOpen: boolean;
}

// The storage holds no state of its own: a scope lives exactly as long as the call that entered it.
const scopes = new AsyncLocalStorage<TransactionScope | undefined>();

/** For adapters that leave the process or wait long. `what` starts the sentence, e.g. "The network". */
export function assertNoOpenTransaction(what: string): void {
  if (scopes.getStore()?.isOpen) throw new OpenTransactionError(what);
}

/** Runs `work` so that `assertNoOpenTransaction` throws in everything it calls, until it has settled. */
export async function asOpenTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope: TransactionScope = { isOpen: true };
  return scopes.run(scope, async () => {
    try {
      return await work();
    } finally {
      scope.isOpen = false;
    }
  });
}

/** Runs `work` as if the caller and its transaction did not exist: for after-commit actions and background timers. */
export function outsideTransaction<Result>(work: () => Result): Result {
  return outsideReach(() => scopes.run(undefined, work));
}
