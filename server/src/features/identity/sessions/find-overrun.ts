import type { SessionAccess, SignInRules } from "../../../platform/unscoped/credential-queries.ts";

/** Why a sign-in is over in a workspace with these rules; undefined: it goes on. */
export function findOverrun(
  session: Pick<SessionAccess, "opened_at" | "last_used_at">,
  rules: SignInRules | null,
  now: number,
): "too_old" | "idle" | undefined {
  const hours = rules?.session_hours ?? Number.POSITIVE_INFINITY;
  const minutes = rules?.idle_minutes ?? Number.POSITIVE_INFINITY;
  if (now - session.opened_at.getTime() > hours * 3_600_000) return "too_old";
  return now - session.last_used_at.getTime() > minutes * 60_000 ? "idle" : undefined;
}
