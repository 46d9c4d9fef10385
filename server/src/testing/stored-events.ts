import sql from "sql-template-tag";
import type { AppContext } from "../compose.ts";

export interface StoredEvent {
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on what is inside.
  data: any;
}

/** The events of every workspace whose type begins with `kind.`, in the order in which they were recorded. */
export function eventsOf(context: AppContext, kind: string): Promise<StoredEvent[]> {
  return context.database.unscoped((transaction) =>
    transaction.query<StoredEvent>(sql`
      SELECT type, data FROM events WHERE type LIKE ${`${kind}.%`} ORDER BY sequence`),
  );
}
