import { type TSchema, Type } from "typebox";
import { csvLine } from "../../platform/http/csv-line.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Reference } from "../../platform/http/schemas.ts";
import { wantedFormat } from "../../platform/http/wanted-format.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { nameLanguages } from "../conversations/index.ts";
import { principalOf } from "../identity/index.ts";
import { assertPeriod } from "./assert-period.ts";
import { assertTimeZone } from "./assert-time-zone.ts";
import type { GapContext } from "./gap-context.ts";
import { gapRoutes } from "./gap-routes.ts";
import { overview } from "./overview.ts";
import { DayCache } from "./rollups/day-cache.ts";
import { readAhead } from "./rollups/read-ahead.ts";
import type { Reports } from "./rollups/read-counted.ts";
import { leads, people, questions, type ReportRow, ratings, type ShowReport, sources } from "./show-report.ts";
import {
  FeedbackReport,
  LeadsReport,
  OverviewReport,
  PeopleReport,
  QuestionsReport,
  SourceStatisticsQuery,
  SourcesReport,
  StatisticsQuery,
} from "./statistics-schemas.ts";
import type { StatisticsScope } from "./statistics-scope.ts";

interface Report {
  name: string;
  operationId: string;
  summary: string;
  schema: TSchema;
  /** Unless it is that of all reports. */
  query?: typeof SourceStatisticsQuery;
  /** A row an interval: the last of them would be missing first. */
  isSeries?: true;
  show: ShowReport;
}

const REPORTS: readonly Report[] = [
  {
    name: "overview",
    operationId: "getOverview",
    summary: "Questions, answers and how fast they came",
    schema: OverviewReport,
    isSeries: true,
    show: overview,
  },
  {
    name: "questions",
    operationId: "getQuestionStats",
    summary: "What was asked, most often first",
    schema: QuestionsReport,
    show: questions,
  },
  {
    name: "sources",
    operationId: "getSourceStats",
    summary: "Which sources answers cite, and which none does",
    schema: SourcesReport,
    query: SourceStatisticsQuery,
    show: async (reports, scope) => ({
      rows: (await sources(reports, scope)).rows.map((row) => ({
        ...row,
        source_id: formatId("source", String(row.source_id)),
      })),
    }),
  },
  {
    name: "leads",
    operationId: "getLeadStats",
    summary: "Leads over time",
    schema: LeadsReport,
    isSeries: true,
    show: leads,
  },
  {
    name: "feedback",
    operationId: "getFeedbackStats",
    summary: "Ratings over time",
    schema: FeedbackReport,
    isSeries: true,
    show: ratings,
  },
  {
    name: "people",
    operationId: "getPeopleStats",
    summary: "Who had chats, and what visitors thought of them",
    schema: PeopleReport,
    show: async (reports, scope) => ({
      rows: (await people(reports, scope)).rows.map((row) => ({
        ...row,
        member_id: formatId("member", String(row.member_id)),
      })),
    }),
  },
];

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const DEFAULT_ROWS = 100;
const MAX_ROWS = 1_000;

export function statisticsRoutes(app: HttpApp, context: GapContext): void {
  gapRoutes(app, context);
  const reports = { database: context.database, cache: new DayCache() };
  readAheadOnceListening(app, context, reports);
  for (const report of REPORTS) {
    app.addSchema(report.schema);
    app.get(
      `/v2/stats/${report.name}`,
      {
        schema: {
          operationId: report.operationId,
          tags: ["Stats"],
          summary: report.summary,
          querystring: report.query ?? StatisticsQuery,
          response: {
            200: {
              description: "The rows, as JSON or, with `format=csv` or `Accept: text/csv`, as CSV.",
              content: {
                "application/json": { schema: Reference(report.schema) },
                "text/csv": { schema: Type.String({ examples: ["from,questions\r\n2026-11-21T00:00:00Z,12\r\n"] }) },
              },
            },
          },
        },
      },
      async (request, reply) => {
        const { workspaceId } = principalOf(request);
        const query = request.query as StatisticsQuery;
        const format = wantedFormat(request, { hasLines: false });
        const end = query.to ?? new Date(context.clock.now()).toISOString();
        const scope = scopeOf(workspaceId, query, end, report.isSeries ? MAX_ROWS : DEFAULT_ROWS);
        if (scope.language) await nameLanguages(context.database, workspaceId);
        const { rows, totals } = await report.show(reports, scope);
        if (format === "csv") {
          reply.header("content-disposition", `attachment; filename="${report.name}.csv"`);
          return reply.type("text/csv; charset=utf-8").send(toCsv(report, rows));
        }
        return { from: scope.from, to: scope.to, ...(totals ? { totals } : {}), data: rows };
      },
    );
  }
}

/** Beside what is asked meanwhile, which waits for a step of it at most. */
function readAheadOnceListening(app: HttpApp, { clock }: GapContext, reports: Reports): void {
  let isClosing = false;
  let reading: Promise<void> | undefined;
  app.addHook("onListen", (done) => {
    // A report that can't be read ahead tells why when it is asked for.
    reading = readAhead(reports, { now: clock.now(), isStopping: () => isClosing }).catch(() => {});
    done();
  });
  app.addHook("onClose", async () => {
    isClosing = true;
    await reading;
  });
}

function scopeOf(workspaceId: string, query: StatisticsQuery, to: string, rows: number): StatisticsScope {
  const { time_zone: timeZone = "UTC", reason, language, page, only } = query;
  const from = query.from ?? new Date(Date.parse(to) - DEFAULT_DAYS * DAY_MS).toISOString();
  assertTimeZone(timeZone);
  assertPeriod(from, to);
  return {
    workspaceId,
    agentId: filterId("agent", query.agent_id),
    brandId: filterId("brand", query.brand_id),
    reason,
    language,
    page,
    only,
    timeZone,
    from,
    to,
    interval: query.interval ?? "day",
    limit: query.limit ?? rows,
  };
}

/** The columns of the contract, also where there are no rows. */
function toCsv({ schema }: Report, rows: readonly ReportRow[]): string {
  const { properties } = schema as unknown as { properties: { data: { items: { properties: object } } } };
  const columns = Object.keys(properties.data.items.properties);
  return csvLine(columns) + rows.map((row) => csvLine(columns.map((column) => row[column]))).join("");
}
