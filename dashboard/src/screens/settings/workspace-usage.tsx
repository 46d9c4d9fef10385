import type { Schema } from "@citedesk/client";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../api/client.ts";
import { type LimitName, limitName, usedOf } from "../../parts/limits.ts";
import { Tag } from "../../parts/tag.tsx";
import { UsageBar } from "../../parts/usage-bar.tsx";
import { t } from "../../texts/language.ts";

/** What another workspace than the shown one uses; undefined where one may not read that. */
function useUsageOf(workspaceId: string): Schema<"Usage"> | undefined {
  return useQuery({
    queryKey: ["/v2/usage", workspaceId],
    queryFn: ({ signal }) => client.get("/v2/usage", { signal, headers: { "x-workspace-id": workspaceId } }),
  }).data;
}

/** What was used this month of one limit, or so far where there is none. */
export function WorkspaceUsage({ workspaceId, limit }: { workspaceId: string; limit: LimitName }) {
  const usage = useUsageOf(workspaceId);
  if (!usage) return null;
  const ofSpend = { used: usage.spend, limit: usage.spend_limit };
  const { used, limit: most } = limit === "spend_per_month" ? ofSpend : usage.chats;
  return (
    <span className="flex min-w-24 flex-col gap-1">
      <span className="tabular-nums">
        {/* Where no column says what the number is. */}
        <span className="text-muted @3xl:hidden">{limitName(limit)}: </span>
        {usedOf({ limit, used, most })}
      </span>
      {most !== null && <UsageBar used={used} most={most} />}
    </span>
  );
}

export function ReachedLimit({ workspaceId }: { workspaceId: string }) {
  const isReached = useUsageOf(workspaceId)?.used_limits.some(({ state }) => state === "reached");
  return isReached ? <Tag tone="bad">{t("A limit is reached")}</Tag> : null;
}
