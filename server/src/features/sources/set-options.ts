import { isDeepStrictEqual } from "node:util";
import { nextReadAfter } from "@citedesk/crawling";
import type { Transaction } from "../../platform/database/database.ts";
import type { SourceOptions } from "./source-options.ts";
import { getSource, type SourceRow, updateSourceRow } from "./source-queries.ts";

/** Sets how a source is kept, and when it is read next. True: who may read it has changed. */
export async function setOptions(
  transaction: Transaction,
  workspaceId: string,
  sourceId: string,
  options: SourceOptions | undefined,
): Promise<boolean> {
  if (!options || Object.values(options).every((value) => value === undefined)) return false;
  const found = await getSource(transaction, workspaceId, sourceId);
  const next = withOptions(found, options);
  if (isDeepStrictEqual(found, next)) return false;
  await updateSourceRow(transaction, workspaceId, next);
  return !isDeepStrictEqual(found.access, next.access);
}

export function withOptions(found: SourceRow, options: SourceOptions): SourceRow {
  const schedule = options.schedule === undefined ? found.schedule : options.schedule;
  const next = schedule && nextReadAfter(schedule, found.last_read_at ?? found.seen_at, found.id, found.seen_at);
  return {
    ...found,
    schedule,
    next_refresh_at: schedule === found.schedule ? found.next_refresh_at : next,
    access: options.access ?? found.access,
    approval: options.approval ?? found.approval,
    stale_after_days: options.stale_after_days === undefined ? found.stale_after_days : options.stale_after_days,
  };
}
