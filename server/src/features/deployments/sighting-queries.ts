import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { MAX_REFUSED, MAX_SEEN } from "./deployment-queries.ts";
import type { Sighting } from "./read-sighting.ts";

export interface CountedSighting extends Sighting {
  deploymentId: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
  count: number;
}

/**
 * Adds them up with what is stored, and keeps the newest of each deployment, apart those of sites that aren't
 * allowed: whoever makes some up pushes out no others. Those deleted meanwhile are left out, also
 * those that are being erased in this very moment: they are waited for.
 */
export async function addSightings(
  executor: Executor,
  workspaceId: string,
  sightings: readonly CountedSighting[],
): Promise<void> {
  const column = <Value>(pick: (sighting: CountedSighting) => Value) => sightings.map(pick);
  await executor.query(sql`
    INSERT INTO deployment_sightings AS known
      (workspace_id, deployment_id, origin, page, first_seen_at, last_seen_at, count, allowed)
    SELECT d.workspace_id, d.id, s.origin, s.page, s.first_seen_at, s.last_seen_at, s.count, s.allowed
    FROM unnest(${column((one) => one.deploymentId)}::uuid[], ${column((one) => one.origin)}::text[],
      ${column((one) => one.page)}::text[], ${column((one) => one.firstSeenAt.toISOString())}::timestamptz[],
      ${column((one) => one.lastSeenAt.toISOString())}::timestamptz[], ${column((one) => one.count)}::bigint[],
      ${column((one) => one.isAllowed)}::boolean[])
      s (deployment_id, origin, page, first_seen_at, last_seen_at, count, allowed)
    JOIN deployments d ON d.workspace_id = ${workspaceId} AND d.id = s.deployment_id AND d.deleted_at IS NULL
    ORDER BY s.deployment_id, s.origin, s.page
    FOR KEY SHARE OF d
    ON CONFLICT (workspace_id, deployment_id, origin, page) DO UPDATE SET
      count = known.count + excluded.count, last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at),
      allowed = excluded.allowed`);
  await executor.query(sql`
    DELETE FROM deployment_sightings old USING (
      SELECT deployment_id, origin, page, allowed, row_number() OVER (
        PARTITION BY deployment_id, allowed ORDER BY last_seen_at DESC, origin, page) AS place
      FROM deployment_sightings
      WHERE workspace_id = ${workspaceId} AND deployment_id = ANY(${column((one) => one.deploymentId)}::uuid[])) ranked
    WHERE old.workspace_id = ${workspaceId} AND old.deployment_id = ranked.deployment_id
      AND old.origin = ranked.origin AND old.page = ranked.page 
      AND ranked.place > CASE WHEN ranked.allowed THEN ${MAX_SEEN}::int ELSE ${MAX_REFUSED}::int END`);
}
