import type { OwnerAccess } from "../../platform/database/open-database.ts";
import type { JobChange, JobDesk, ListedJob } from "../../ports/job-desk.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UNIQUE_VIOLATION = "23505";

/** A `JobDesk` on pg-boss's tables. Its `created` is called waiting. */
export function createJobDesk(owner: Pick<OwnerAccess, "query">): JobDesk {
  async function change(statement: string, id: string): Promise<JobChange> {
    if (!UUID.test(id)) return "unknown";
    try {
      const { rows } = await owner.query(statement, [id]);
      if (rows.length > 0) return "done";
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return "taken";
      throw error;
    }
    const { rows } = await owner.query("SELECT FROM pgboss.job WHERE id = $1", [id]);
    return rows.length > 0 ? "unfit" : "unknown";
  }

  return {
    list: async ({ state, name, limit }) => {
      const stored = state === "waiting" ? "created" : (state ?? null);
      return (await owner.query(LIST, [stored, name ?? null, limit])).rows as unknown as ListedJob[];
    },
    retry: (id) => change(RETRY, id),
    cancel: (id) => change(CANCEL, id),
    count: async () => (await owner.query(COUNT)).rows as never,
  };
}

const STATE = "CASE state::text WHEN 'created' THEN 'waiting' ELSE state::text END";
/** pg-boss's own, for its cron. */
const OURS = "name NOT LIKE '\\_\\_pgboss%'";

const LIST = `
  SELECT id, name, ${STATE} AS state, retry_count AS attempts, coalesce(data, '{}') AS payload,
    to_json(created_on) AS created_at, to_json(start_after) AS due_at,
    coalesce(output #>> '{value,message}', output ->> 'message') AS error
  FROM pgboss.job
  WHERE ${OURS} AND ($1::text IS NULL AND state <> 'completed' OR state::text = $1) AND ($2::text IS NULL OR name = $2)
  ORDER BY created_on DESC LIMIT $3`;

const RETRY = `
  UPDATE pgboss.job SET state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(),
    completed_on = NULL, output = NULL
  WHERE id = $1 AND state IN ('failed', 'cancelled') RETURNING id`;

const CANCEL = `
  UPDATE pgboss.job SET state = 'cancelled', completed_on = now() WHERE id = $1 AND state < 'completed' RETURNING id`;

const COUNT = `
  SELECT name, ${STATE} AS state, count(*)::int AS count,
    greatest(0, extract(epoch FROM now() - min(start_after)))::float8 AS oldest_seconds
  FROM pgboss.job WHERE ${OURS} AND state <> 'completed' GROUP BY name, state`;
