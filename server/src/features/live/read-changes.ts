import type { Database } from "../../platform/database/database.ts";
import { withinReach } from "../../platform/database/reach.ts";
import type { Principal } from "../identity/index.ts";
import { findChanges } from "./live-queries.ts";
import type { LiveEvent } from "./live-schemas.ts";
import type { Scope } from "./live-topics.ts";
import type { Snapshot } from "./parse-snapshot.ts";
import { presentChanges } from "./present-changes.ts";

/** Of one kind; more at once are not told one by one. */
const MAX_CHANGES = 200;

export interface ReadChanges {
  snapshot: Snapshot;
  events: LiveEvent[];
  /** False: `since` is not of this database. */
  isKnown: boolean;
}

/**
 * What has changed since then, as this caller may see it. Each scope in a transaction of its own. The place is that of
 * the first: what the later ones see besides is told again.
 */
export async function readChanges(
  database: Database,
  principal: Principal,
  [first, ...others]: readonly Scope[],
  since: Snapshot | undefined,
): Promise<ReadChanges> {
  const read = await readScope(database, principal, first!, since);
  for (const scope of others) read.events.push(...(await readScope(database, principal, scope, since)).events);
  return read;
}

function readScope(
  database: Database,
  principal: Principal,
  { reach, topics }: Scope,
  since: Snapshot | undefined,
): Promise<ReadChanges> {
  const { workspaceId } = principal;
  return withinReach(workspaceId, reach, () =>
    database.inWorkspace(workspaceId, async (transaction) => {
      const { visitorId, chatId } = principal.kind === "visitor" ? principal : {};
      const filter = { since, topics, visitorId, chatId, limit: MAX_CHANGES };
      const { snapshot, is_known: isKnown, changes } = await findChanges(transaction, workspaceId, filter);
      const rows = Object.values(Object.groupBy(changes, ({ kind }) => kind));
      const isTooMuch = rows.some(({ length }) => length > MAX_CHANGES);
      const events: LiveEvent[] = isTooMuch
        ? [{ type: "reset", data: {} }]
        : await presentChanges(transaction, principal, changes);
      return { snapshot, events, isKnown };
    }),
  );
}
