import type { Database } from "../database/database.ts";
import { deleteWindow, leaseRequests } from "../unscoped/rate-queries.ts";
import { RateWindows } from "./rate-windows.ts";

/** Shared over the processes of one Postgres; the embedded database has one process, which needs no leases. */
export function openRateWindows(database: Database): RateWindows {
  if (database.engine === "embedded") return new RateWindows(undefined);
  return new RateWindows({
    lease: (request) => database.unscoped((transaction) => leaseRequests(transaction, request)),
    forget: (subject) => database.unscoped((transaction) => deleteWindow(transaction, subject)),
  });
}
