import { outsideReach } from "../../../platform/database/reach.ts";
import { listWorkspaceIds } from "../../../platform/unscoped/workspace-queries.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import { countFigures } from "./count-figures.ts";
import { countOutcomes } from "./count-outcomes.ts";
import { countQuestions, countSources } from "./count-subjects.ts";
import { DAY_MS } from "./packed-day.ts";
import type { Reports } from "./read-counted.ts";
import { readDays } from "./read-days.ts";
import { DAY_COLUMNS } from "./stored-day.ts";

/** Whose reports are asked for next can't be known of more. */
const MAX_WORKSPACES = 50;
const DAYS = 365;
/** At once: some hundredths of a second of a busy workspace, in which nothing else is done. */
const DAYS_A_STEP = 28;

/**
 * Reads the last year into the cache and walks over it once, the latest days first, so that the first reports after a
 * start are as quick as later ones. What can't be read here is read by the report that needs it.
 */
export async function readAhead(
  { database, cache }: Reports,
  { now, isStopping }: { now: number; isStopping: () => boolean },
): Promise<void> {
  const workspaceIds = await database.unscoped(listWorkspaceIds);
  if (workspaceIds.length > MAX_WORKSPACES) return;
  for (const workspaceId of workspaceIds)
    for (let daysAgo = 0; daysAgo <= DAYS; daysAgo += DAYS_A_STEP) {
      if (isStopping() || cache.isHalfFull) return;
      const [from, to] = [daysAgo + DAYS_A_STEP, daysAgo].map((days) => new Date(now - days * DAY_MS).toISOString());
      const scope = { ...EVERYTHING, workspaceId, from: from!, to: to! };
      const days = await outsideReach(() =>
        database.inWorkspace(workspaceId, (transaction) =>
          readDays(transaction, { scope, columns: DAY_COLUMNS, cache }),
        ),
      );
      if (typeof days === "string") continue;
      for (const walked of daysAgo < DAYS_NARROWED ? [scope, { ...scope, ...NARROWED }] : [scope]) {
        countFigures(days, walked, [{ since: Number.NEGATIVE_INFINITY, offset: 0 }], cache.keys);
        countOutcomes(days, walked);
        countQuestions(days, walked);
        countSources(days, walked);
      }
    }
}

/** What is narrowed goes other ways through the code: walked often enough, they are compiled before somebody waits. */
const NARROWED = { language: "en", page: "/*", interval: "hour" as const };
const DAYS_NARROWED = 3 * DAYS_A_STEP;

const EVERYTHING: Omit<StatisticsScope, "workspaceId" | "from" | "to"> = {
  agentId: undefined,
  brandId: undefined,
  reason: undefined,
  language: undefined,
  page: undefined,
  only: undefined,
  timeZone: "UTC",
  interval: "day",
  limit: 100,
};
