import type { Schema } from "@citedesk/client";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useApi, useRows } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { oneOf } from "../../application/search-texts.ts";
import { Sparkline } from "../../charts/sparkline.tsx";
import { Button, buttonClasses } from "../../parts/button.tsx";
import { ChoiceFilter, Filters, SearchFilter } from "../../parts/filters.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { formatShare } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { AgentStatus } from "../assistant/agent-status.tsx";
import { daysAgo, FEW, zoneOfReader } from "../insights/period.ts";

const STATUSES = ["draft", "published", "archived"] as const;

export function Assistants() {
  const search = useSearch({ from: "/assistants" });
  const navigate = useNavigate({ from: "/assistants" });
  const rights = useRights();
  const status = oneOf(search.status, STATUSES);
  const query = { ...(status ? { status } : {}), ...(search.q ? { q: search.q } : {}) };
  const list = useRows("/v2/agents", { query });
  const filter = (part: Partial<typeof search>) => void navigate({ search: { ...search, ...part }, replace: true });
  const names = { draft: t("Draft"), published: t("Published"), archived: t("Archived") };
  return (
    <Page
      title={t("Assistants")}
      tag="Agents"
      call={{ path: "/v2/agents", query }}
      actions={
        rights.edit && (
          <Link to="/start" className={buttonClasses("primary")}>
            {t("New assistant")}
          </Link>
        )
      }
    >
      <Filters>
        <SearchFilter label={t("Name")} value={search.q} onChange={(q) => filter({ q })} />
        <ChoiceFilter
          label={t("State")}
          value={status}
          choices={STATUSES.map((value) => ({ value, label: names[value] }))}
          onChange={(value) => filter({ status: value })}
        />
      </Filters>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      {!list.rows && !list.error && <Skeleton rows={3} height="h-28" />}
      {list.rows?.length === 0 && (
        <Empty text={t("No assistants yet. Give your website's address, and one is made that answers from it.")}>
          {rights.edit && (
            <Link to="/start" className={buttonClasses("primary")}>
              {t("New assistant")}
            </Link>
          )}
        </Empty>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {list.rows?.map((agent) => (
          <AgentCard key={agent.id} agent={agent} />
        ))}
      </ul>
      {list.hasMore && <Button onClick={list.loadMore}>{t("Show more")}</Button>}
    </Page>
  );
}

const DAYS = 30;

function AgentCard({ agent }: { agent: Schema<"Agent"> }) {
  const { data } = useApi("/v2/stats/overview", {
    query: { agent_id: agent.id, from: daysAgo(DAYS), interval: "day", time_zone: zoneOfReader() },
  });
  return (
    <li className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto min-w-0">
          <Link to="/assistants/$agentId" params={{ agentId: agent.id }} className="block truncate">
            {agent.name}
          </Link>
        </h2>
        <AgentStatus agent={agent} />
      </div>
      <div className="flex min-h-10 flex-wrap items-end gap-x-4 gap-y-2">
        <p className="mr-auto whitespace-nowrap">
          <span className="block text-xl font-semibold tabular-nums">{formatShare(data?.totals.answered_share)}</span>
          <span className="text-sm text-muted">{t("answered")}</span>
        </p>
        {data && (
          <figure>
            {data.totals.questions >= FEW && <Sparkline values={data.data.map(({ questions }) => questions)} />}
            <figcaption className="text-sm text-muted">
              {t("{n, plural, one {# question} other {# questions}} in {days} days", {
                n: data.totals.questions,
                days: DAYS,
              })}
            </figcaption>
          </figure>
        )}
      </div>
    </li>
  );
}
