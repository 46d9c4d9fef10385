import type { Database } from "../../platform/database/database.ts";
import type { Principal } from "../identity/index.ts";
import { type EventRow, listEventsInOrder } from "./event-queries.ts";

/** What other processes record is looked for so often. */
const LOOK_EVERY_MS = 500;

/** Events behind `after`, in order; where there is none, as soon as there is one, `wait` seconds at the most. */
export async function awaitEvents(
  database: Database,
  { workspaceId }: Principal,
  filter: { after: number; types: string[] | null; wait: number; signal: AbortSignal },
  limit: number,
): Promise<EventRow[]> {
  const end = performance.now() + filter.wait * 1000;
  let wake = () => {};
  const stop = database.onRecorded((recordedIn) => {
    if (recordedIn === workspaceId) wake();
  });
  try {
    for (;;) {
      // Made before looking: what is recorded meanwhile ends the wait at once.
      const recorded = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listEventsInOrder(transaction, workspaceId, filter, limit),
      );
      const left = end - performance.now();
      if (rows.length > 0 || left <= 0 || filter.signal.aborted) return rows;
      await sooner(recorded, Math.min(left, LOOK_EVERY_MS));
    }
  } finally {
    stop();
  }
}

async function sooner(recorded: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([recorded, passed]);
  clearTimeout(timer);
}
