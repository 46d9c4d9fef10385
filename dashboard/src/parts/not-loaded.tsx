import { CitedeskError } from "@citedesk/client";
import { useCallback, useRef, useSyncExternalStore } from "react";
import { queryClient } from "../api/use-api.ts";
import { t } from "../texts/language.ts";
import { Problem } from "./problem.tsx";
import { isTold, whenToldChanges } from "./told-errors.ts";

const cache = queryClient.getQueryCache();
/** Whoever may not read something has no use for it; a sign-in that ended is asked for over the page. */
const NOT_FOR_THEM = [401, 403, 404];

function failedReads() {
  return cache.findAll({ type: "active" }).filter(({ state: { data, error } }) => {
    const isRefused = error instanceof CitedeskError && NOT_FOR_THEM.includes(error.status);
    return error !== null && data === undefined && !isRefused && !isTold(error);
  });
}

/**
 * What a screen or a dialog reads besides its own list (choices, figures, names), where that could not be read and no
 * place of its own tells it. Else a choice would look as if there were nothing to choose.
 */
export function NotLoaded() {
  const failed = useRef<ReturnType<typeof failedReads>>([]);
  const read = useCallback(() => {
    const now = failedReads();
    const isSame = now.length === failed.current.length && now.every((one, place) => one === failed.current[place]);
    if (!isSame) failed.current = now;
    return failed.current;
  }, []);
  const queries = useSyncExternalStore(subscribe, read);
  const [first] = queries;
  if (!first) return null;
  const names = new Set(queries.map(({ queryKey: [path] }) => nameOf(String(path))));
  const again = () => void Promise.all(queries.map((query) => query.fetch().catch(() => {})));
  return (
    <Problem error={first.state.error} retry={again} isBeside>
      <p>{t("Not loaded: {names}", { names: [...names].join(", ") })}</p>
    </Problem>
  );
}

function subscribe(listener: () => void): () => void {
  const leave = [cache.subscribe(listener), whenToldChanges(listener)];
  return () => {
    for (const one of leave) one();
  };
}

/** What is read there, as the dashboard calls it. */
function nameOf(path: string): string {
  const names: Record<string, string> = {
    "/v2/agents": t("Assistants"),
    "/v2/agents/{id}/checks": t("Checks"),
    "/v2/brands": t("Brands"),
    "/v2/chats": t("Chats"),
    "/v2/feedback": t("Ratings"),
    "/v2/handoffs": t("Who asked for a person"),
    "/v2/invitations": t("Open invitations"),
    "/v2/leads": t("Leads"),
    "/v2/me/totp": t("Second step"),
    "/v2/members": t("Members"),
    "/v2/models": t("Models"),
    "/v2/replies": t("Saved replies"),
    "/v2/sources": t("Sources"),
    "/v2/stats": t("Figures"),
    "/v2/stats/gaps": t("Gaps"),
    "/v2/tools": t("Tools"),
    "/v2/usage": t("Used so far"),
    "/v2/visitors": t("Visitors"),
    "/v2/workspaces": t("Workspaces"),
  };
  const [known] = Object.keys(names)
    .filter((one) => path.startsWith(one))
    .toSorted((a, b) => b.length - a.length);
  return known === undefined ? path : names[known]!;
}
