import type { Signals } from "../database.ts";
import { outsideTransaction } from "../open-transaction-error.ts";

/** For the embedded database, which one process has to itself. */
export function createLocalSignals(): Signals {
  const listeners = new Set<(text: string) => void>();
  return {
    send: async (text) => {
      for (const listener of listeners) outsideTransaction(() => listener(text));
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
