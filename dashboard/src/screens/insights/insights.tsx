import { Link, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useApi } from "../../api/use-api.ts";
import { BarList } from "../../charts/bar-list.tsx";
import { ChartCard } from "../../charts/chart-card.tsx";
import { LineChart } from "../../charts/line-chart.tsx";
import { Ago } from "../../parts/ago.tsx";
import { INPUT } from "../../parts/field.tsx";
import { AgentFilter, Filters, LanguageFilter, SearchFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { formatDay, formatMilliseconds, formatNumber, formatShare } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { dateColumn } from "./date-column.ts";
import { FeedbackChart } from "./feedback-chart.tsx";
import { FeedbackList } from "./feedback-list.tsx";
import { LeadFunnel } from "./lead-funnel.tsx";
import { OutcomeFigures } from "./outcome-figures.tsx";
import { PeopleTable } from "./people-table.tsx";
import { chatsOf, dayBounds, dayOf, daysAgo, FEW, intervalOf, zoneOfReader } from "./period.ts";
import { QuestionsChart } from "./questions-chart.tsx";
import { SourcesChart } from "./sources-chart.tsx";

const DAYS = 30;

/** What visitors ask, and how well they are answered. */
export function Insights() {
  const search = useSearch({ from: "/insights" });
  const navigate = useNavigate({ from: "/insights" });
  const router = useRouter();
  const today = dayOf(Date.now());
  const [first, last] = [search.from ?? dayOf(daysAgo(DAYS)), search.to ?? today];
  const { from, to } = dayBounds(first, last);
  const interval = intervalOf(from, to);
  const page = search.page && /^(\/|https?:\/\/)/.test(search.page) ? search.page : undefined;
  const period = {
    from,
    to,
    time_zone: zoneOfReader(),
    ...(search.agent ? { agent_id: search.agent } : {}),
    ...(page ? { page } : {}),
    ...(search.language ? { language: search.language } : {}),
  };
  const filter = (part: Partial<typeof search>) => void navigate({ search: { ...search, ...part }, replace: true });
  const overview = useApi("/v2/stats/overview", { query: { ...period, interval } });
  const questions = useApi("/v2/stats/questions", { query: { ...period, limit: 20 } }).data;
  const gaps = useApi("/v2/stats/gaps", {
    query: { status: "open", sort: "-asked", limit: 10, ...period },
  }).data;
  const { data, error } = overview;
  const isFew = (data?.totals.questions ?? 0) < FEW;
  return (
    <Page title={t("Insights")} tag="Stats" call={{ path: "/v2/stats/overview", query: { ...period, interval } }}>
      <Filters>
        <AgentFilter value={search.agent} onChange={(agent) => filter({ agent })} />
        <DateField label={t("From")} value={first} max={last} onChange={(value) => filter({ from: value })} />
        <DateField label={t("To")} value={last} max={today} onChange={(value) => filter({ to: value })} />
        <SearchFilter
          label={t("Page, e.g. /pricing or /docs/*")}
          value={search.page}
          onChange={(value) => filter({ page: value })}
        />
        <LanguageFilter value={search.language} onChange={(language) => filter({ language })} />
      </Filters>
      {error && <Problem error={error} retry={() => void overview.refetch()} />}
      {!data && !error && <Skeleton rows={3} height="h-60" />}
      {data && (
        <div className="grid min-w-0 grid-cols-1 gap-4 xl:grid-cols-2">
          <OutcomeFigures totals={data.totals} />
          <QuestionsChart report={data} agentId={search.agent} interval={interval} isFew={isFew} />
          <ChartCard
            name="first-word"
            finding={t("Half of the answers began within {time}", {
              time: formatMilliseconds(data.totals.first_word_ms_p50),
            })}
            formula={t(
              "Time from the question to the first word of its answer: the median, and what 95 of 100 stay under.",
            )}
            rows={data.data.map(({ from, first_word_ms_p50, first_word_ms_p95 }) => ({
              from,
              first_word_ms_p50,
              first_word_ms_p95,
            }))}
            columns={[
              dateColumn(interval),
              {
                header: t("half of them"),
                isNumber: true,
                cell: ({ first_word_ms_p50 }) => formatMilliseconds(first_word_ms_p50),
              },
              {
                header: t("95 of 100"),
                isNumber: true,
                cell: ({ first_word_ms_p95 }) => formatMilliseconds(first_word_ms_p95),
              },
            ]}
            isFew={isFew}
            hasNews={({ first_word_ms_p50 }) => first_word_ms_p50 !== null}
          >
            <LineChart
              label={t("Time to the first word")}
              labels={data.data.map(({ from }) => formatDay(from))}
              hrefs={data.data.map(({ from }) => chatsOf(from, interval, search.agent ? { agent: search.agent } : {}))}
              onOpen={(href) => void router.history.push(href)}
              lines={[
                {
                  name: t("half of them"),
                  color: "var(--cd-accent)",
                  values: data.data.map(({ first_word_ms_p50 }) => first_word_ms_p50),
                },
                {
                  name: t("95 of 100"),
                  color: "var(--cd-muted)",
                  isDashed: true,
                  values: data.data.map(({ first_word_ms_p95 }) => first_word_ms_p95),
                },
              ]}
            />
          </ChartCard>
          <SourcesChart period={period} agentId={search.agent} />
          {gaps && (
            <ChartCard
              name="gaps"
              finding={
                gaps.pagination.has_more
                  ? t("More than {n} open gaps in this time", { n: formatNumber(gaps.data.length) })
                  : t(
                      "{n, plural, =0 {No open gap in this time} one {# open gap in this time} other {# open gaps in this time}}",
                      {
                        n: gaps.data.length,
                      },
                    )
              }
              formula={t("Questions that mean the same are one gap; it opens with the second of them.")}
              rows={gaps.data.map(({ question, asked, visitors, last_asked_at }) => ({
                question,
                asked,
                visitors,
                last_asked_at,
              }))}
              columns={[
                { header: t("Question"), cell: ({ question }) => question },
                { header: t("Asked"), isNumber: true, cell: ({ asked }) => formatNumber(asked) },
                { header: t("Visitors"), isNumber: true, cell: ({ visitors }) => formatNumber(visitors) },
                { header: t("Last asked"), cell: ({ last_asked_at }) => <Ago at={last_asked_at} /> },
              ]}
            >
              <BarList
                bars={gaps.data.map(({ id, question, asked }) => ({
                  key: id,
                  value: asked,
                  label: (
                    <Link to="/gaps" search={{ gap: id, agent: search.agent }} className="py-0.5">
                      {question}
                    </Link>
                  ),
                }))}
              />
            </ChartCard>
          )}
          <FeedbackChart period={period} />
          <PeopleTable period={period} />
          <LeadFunnel period={period} chats={data.totals.chats} />
          <FeedbackList period={period} isPart={page !== undefined || search.language !== undefined} />
          {questions && (
            <div className="xl:col-span-2">
              <ChartCard
                name="questions"
                finding={t("What was asked most")}
                formula={t("Questions in the same words, upper and lower case alike.")}
                rows={questions.data}
                columns={[
                  { header: t("Question"), cell: ({ question }) => question },
                  { header: t("Asked"), isNumber: true, cell: ({ asked }) => formatNumber(asked) },
                  { header: t("Answered"), isNumber: true, cell: ({ answered }) => formatNumber(answered) },
                  { header: t("No answer"), isNumber: true, cell: ({ unanswered }) => formatNumber(unanswered) },
                  { header: t("Last asked"), cell: ({ last_asked_at }) => <Ago at={last_asked_at} /> },
                ]}
              >
                <BarList
                  bars={questions.data.map(({ question, asked, answered }) => ({
                    key: question,
                    value: asked,
                    note: t("{share} answered", { share: formatShare(asked === 0 ? null : answered / asked) }),
                    label: (
                      <Link to="/inbox" search={{ q: question, agent: search.agent }} className="py-0.5">
                        {question}
                      </Link>
                    ),
                  }))}
                />
              </ChartCard>
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

function DateField({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: string;
  max: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className="flex flex-col gap-0.5 text-sm">
      <span className="text-muted">{label}</span>
      <input
        type="date"
        className={INPUT}
        value={value}
        max={max}
        onChange={({ target }) => target.value && onChange(target.value)}
      />
    </label>
  );
}
