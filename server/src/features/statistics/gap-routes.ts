import { type Static, Type } from "typebox";
import { changeOf } from "../../platform/http/change.ts";
import { csvLine } from "../../platform/http/csv-line.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { readPage, toSortedPage } from "../../platform/http/sorted-page.ts";
import { wantedFormat } from "../../platform/http/wanted-format.ts";
import { principalOf } from "../identity/index.ts";
import { answerGap } from "./answer-gap.ts";
import { assertPeriod } from "./assert-period.ts";
import { assertTimeZone } from "./assert-time-zone.ts";
import type { GapContext } from "./gap-context.ts";
import { AnswerGapBody, Gap, GapAnswered, GapFilter, UpdateGapBody } from "./gap-schemas.ts";
import { presentGap } from "./present-gap.ts";
import { showGap, showGaps } from "./show-gaps.ts";
import { updateGap } from "./update-gap.ts";

const tags = ["Stats"];
const MAX_CSV_ROWS = 1_000;

export function gapRoutes(app: HttpApp, context: GapContext): void {
  const { database } = context;
  app.addSchema(Gap);
  app.addSchema(GapAnswered);
  app.get(
    "/v2/stats/gaps",
    {
      schema: {
        operationId: "listGaps",
        tags,
        summary: "List what visitors ask and no source answers, newest first unless sorted",
        querystring: GapFilter,
        response: {
          200: {
            description: "The gaps, as JSON or, with `format=csv` or `Accept: text/csv`, as CSV.",
            content: {
              "application/json": { schema: ListOf(Gap) },
              "text/csv": { schema: Type.String({ examples: ["question,asked\r\nDo you ship to Norway?,4\r\n"] }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { agent_id, brand_id, time_zone, status, from, to, reason, language, page: of } = request.query;
      assertTimeZone(time_zone);
      assertPeriod(from, to);
      const ids = { agentId: filterId("agent", agent_id), brandId: filterId("brand", brand_id) };
      const filter = { ...ids, status, from, to, reason, language, page: of };
      const isCsv = wantedFormat(request, { hasLines: false }) === "csv";
      const limit = request.query.limit ?? (isCsv ? MAX_CSV_ROWS : 20);
      const page = { ...readPage("gaps", request.query), limit };
      const rows = await showGaps(context, principalOf(request), page, filter);
      if (!isCsv) return toSortedPage(page, rows, presentGap);
      reply.header("content-disposition", 'attachment; filename="gaps.csv"').type("text/csv; charset=utf-8");
      return reply.send(toCsv(rows.slice(0, limit).map(presentGap)));
    },
  );

  app.get(
    "/v2/stats/gaps/:id",
    {
      schema: {
        operationId: "getGap",
        tags,
        summary: "Get a gap",
        params: IdParameters("gap"),
        response: { 200: Reference(Gap) },
      },
    },
    async (request, reply) => {
      const { version, gap } = await showGap(database, principalOf(request), request.params.id);
      reply.header("etag", entityTag(version));
      return gap;
    },
  );

  app.patch(
    "/v2/stats/gaps/:id",
    {
      schema: {
        operationId: "updateGap",
        tags,
        summary: "Dismiss a gap, or open it again",
        params: IdParameters("gap"),
        body: UpdateGapBody,
        response: { 200: Reference(Gap) },
      },
    },
    async (request, reply) => {
      const row = await updateGap(database, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentGap(row);
    },
  );

  app.post(
    "/v2/stats/gaps/:id/answer",
    {
      schema: {
        operationId: "answerGap",
        tags,
        summary: "Write the answer to a gap, or name what says it; its questions are asked again",
        description:
          "An `answer` becomes a source; `source_id` is a source that the assistant answers from then on; the page `url` is read, alone. The gap closes when every question that was asked again has an answer.",
        params: IdParameters("gap"),
        body: AnswerGapBody,
        response: { 200: Reference(GapAnswered) },
      },
    },
    async (request) => {
      return answerGap(context, principalOf(request), request.params.id, request.body);
    },
  );
}

/** The columns of the contract. */
function toCsv(gaps: readonly Static<typeof Gap>[]): string {
  const columns = Object.keys(Gap.properties).filter(
    (name) => !["questions", "missing"].includes(name),
  ) as (keyof Static<typeof Gap>)[];
  const cellOf = (value: Static<typeof Gap>[keyof Static<typeof Gap>]) =>
    Array.isArray(value) ? value.join(" ") : value;
  return csvLine(columns) + gaps.map((gap) => csvLine(columns.map((column) => cellOf(gap[column])))).join("");
}
