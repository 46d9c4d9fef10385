import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { AppError, InvalidError } from "../../platform/errors/app-error.ts";
import type { LeadForm } from "../agents/index.ts";
import type { CreateLeadBody } from "./lead-schemas.ts";

const LEADS_PER_DAY = 5;
const DAY_SECONDS = 86_400;

/**
 * Refuses what no person leaves: a field filled in that nobody sees (422), a lead that comes sooner than anybody types
 * (429 `lead_too_soon`), and more of one visitor than the form lets through (429 `lead_limit`).
 */
export async function assertNotSpam(
  executor: Executor,
  workspaceId: string,
  { visitorId, form, body }: { visitorId: string; form: LeadForm | null; body: CreateLeadBody },
): Promise<void> {
  if (body.trap) throw new InvalidError([{ pointer: "/trap", message: "must be empty: people don't see this field." }]);
  const { least_seconds: leastSeconds = 0, leads_per_day: most = LEADS_PER_DAY } = form?.guard ?? {};
  // Two leads of one visitor at the same moment are counted one after the other.
  const [visitor] = await executor.query<{ seconds: number; leads: number; oldest_seconds: number | null }>(sql`
    WITH visitor AS MATERIALIZED (
      SELECT id, created_at FROM visitors WHERE workspace_id = ${workspaceId} AND id = ${visitorId} FOR UPDATE)
    SELECT extract(epoch FROM now() - v.created_at)::float8 AS seconds, count(l.id)::integer AS leads,
      extract(epoch FROM now() - min(l.created_at))::float8 AS oldest_seconds
    FROM visitor v LEFT JOIN leads l ON l.workspace_id = ${workspaceId} AND l.visitor_id = v.id
      AND l.created_at > now() - interval '1 day'
    GROUP BY v.id, v.created_at`);
  if (!visitor) return;
  if (visitor.seconds < leastSeconds)
    throw refusal(
      "lead_too_soon",
      "This came sooner than anybody types. Send it again.",
      leastSeconds - visitor.seconds,
    );
  if (visitor.leads >= most)
    throw refusal(
      "lead_limit",
      "You have left your details several times today. They are kept; there is no need to send them again.",
      DAY_SECONDS - (visitor.oldest_seconds ?? 0),
    );
}

function refusal(code: string, message: string, seconds: number): AppError {
  return new AppError("rate_limited", code, message, {
    headers: { "retry-after": String(Math.max(1, Math.ceil(seconds))) },
  });
}
