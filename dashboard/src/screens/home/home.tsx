import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useApi } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { oneOf } from "../../application/search-texts.ts";
import { buttonClasses } from "../../parts/button.tsx";
import { AgentFilter, ChoiceFilter, Filters } from "../../parts/filters.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { formatMilliseconds, formatNumber, formatShare } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { daysAgo, intervalOf, periodBefore, zoneOfReader } from "../insights/period.ts";
import { Figure } from "./figure.tsx";
import { FixNext } from "./fix-next.tsx";

const DAYS = ["7", "30", "90"] as const;

/** Six figures against the time before, and what to do next. */
export function Home() {
  const search = useSearch({ from: "/" });
  const navigate = useNavigate({ from: "/" });
  const rights = useRights();
  const days = oneOf(search.days, DAYS) ?? "30";
  const agents = useApi("/v2/agents", { query: { limit: 1 } }).data?.data;
  const from = daysAgo(Number(days));
  const to = `${new Date().toISOString().slice(0, 13)}:59:59Z`;
  const scope = search.agent ? { agent_id: search.agent } : {};
  const time_zone = zoneOfReader();
  const interval = intervalOf(from, to);
  const { data, error, refetch } = useApi("/v2/stats/overview", { query: { from, to, interval, time_zone, ...scope } });
  const before = useApi("/v2/stats/overview", { query: { ...periodBefore(from, to), interval, ...scope } }).data
    ?.totals;
  const totals = data?.totals;
  const filter = (part: Partial<typeof search>) => void navigate({ search: { ...search, ...part }, replace: true });
  const toPerson = (all: typeof totals) => all?.handoffs;
  return (
    <Page
      title={t("Home")}
      tag="Stats"
      call={{ path: "/v2/stats/overview", query: { from, ...scope } }}
      actions={
        rights.edit && (
          <Link to="/start" className={buttonClasses("primary")}>
            {t("New assistant")}
          </Link>
        )
      }
    >
      {agents?.length === 0 && (
        <Empty text={t("No assistants yet. Give your website's address, and one is made that answers from it.")}>
          {rights.edit && (
            <Link to="/start" className={buttonClasses("primary")}>
              {t("Read your website")}
            </Link>
          )}
        </Empty>
      )}
      <Filters>
        <AgentFilter value={search.agent} onChange={(agent) => filter({ agent })} />
        <ChoiceFilter
          label={t("Time")}
          value={days}
          choices={DAYS.map((value) => ({ value, label: t("{n} days", { n: value }) }))}
          onChange={(value) => filter({ days: value })}
        />
      </Filters>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {!totals && !error && <Skeleton rows={2} height="h-24" />}
      {totals && (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 2xl:grid-cols-6">
          <Figure
            label={t("Answered")}
            value={formatShare(totals.answered_share)}
            now={totals.answered_share}
            before={before?.answered_share}
            unit="points"
            formula={t("Answered questions out of all that asked for an answer.")}
            to="/insights"
          />
          <Figure
            label={t("No answer")}
            value={formatNumber(totals.unanswered)}
            now={totals.unanswered}
            before={before?.unanswered}
            isBetterDown
            formula={t("Questions that the sources did not answer.")}
            to="/gaps"
          />
          <Figure
            label={t("To a person")}
            value={formatNumber(totals.handoffs)}
            now={toPerson(totals)}
            before={toPerson(before)}
            formula={t("Times that a visitor asked for a person, or the assistant did for them.")}
            to="/inbox"
          />
          <Figure
            label={t("Helpful")}
            value={formatShare(totals.helpful_share)}
            now={totals.helpful_share}
            before={before?.helpful_share}
            unit="points"
            formula={t("Thumbs up out of all ratings.")}
            to="/insights"
            at="ratings"
          />
          <Figure
            label={t("First word")}
            value={formatMilliseconds(totals.first_word_ms_p50)}
            now={totals.first_word_ms_p50}
            before={before?.first_word_ms_p50}
            isBetterDown
            formula={t("The median time from a question to the first word of its answer.")}
            to="/insights"
          />
          <Figure
            label={t("Leads")}
            value={formatNumber(totals.leads)}
            now={totals.leads}
            before={before?.leads}
            formula={t("Contact details that visitors left.")}
            to="/leads"
          />
        </ul>
      )}
      <FixNext agentId={search.agent} />
    </Page>
  );
}
