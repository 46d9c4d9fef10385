import sql from "sql-template-tag";
import { type Static, Type } from "typebox";
import { lockRow } from "../../platform/database/lock-row.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { csvLine, wantsCsv } from "../../platform/http/csv.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { getAgent } from "../agents/index.ts";
import { type AnswerContext, tryQuestion } from "../chat/index.ts";
import { principalOf } from "../identity/index.ts";
import { presentSource, putSource, toSourceToPut, waitForSource } from "../sources/index.ts";
import { collectGaps } from "./collect-gaps.ts";
import { findGapQuestions, getGap, linkSource, listGaps, lockGaps, setGapStatus } from "./gap-queries.ts";
import { AnswerGapBody, Gap, GapAnswered, GapFilter, UpdateGapBody } from "./gap-schemas.ts";
import { presentGap } from "./present-gap.ts";

export interface GapContext extends AnswerContext {
  queue: JobQueue;
  config: { gapMinQuestions: number };
}

const tags = ["Stats"];
const LONGEST_READING_SECONDS = 20;
const MOST_ASKED_AGAIN = 10;
const MOST_CSV_ROWS = 1_000;

export function gapRoutes(app: HttpApp, context: GapContext): void {
  const { database, queue, config } = context;
  app.addSchema(Gap);
  app.addSchema(GapAnswered);
  app.get(
    "/v2/stats/gaps",
    {
      schema: {
        operationId: "listGaps",
        tags,
        summary: "List what visitors ask and no source answers, newest first",
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
      const { workspaceId } = principalOf(request);
      const { cursor, agent_id, status, from, to, format } = request.query;
      const isCsv = wantsCsv(request, format);
      const limit = request.query.limit ?? (isCsv ? MOST_CSV_ROWS : 20);
      const after = decodeCursor("gaps", cursor);
      await collectGaps(database, workspaceId, config.gapMinQuestions);
      const filter = { agentId: filterId("agent", agent_id), status, from, to };
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listGaps(transaction, workspaceId, filter, after, limit),
      );
      if (!isCsv) return toPage("gaps", rows, limit, presentGap);
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
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getGap(transaction, workspaceId, parseId("gap", request.params.id)),
      );
      reply.header("etag", entityTag(row.version));
      return presentGap(row);
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`gaps`, parseId("gap", request.params.id));
        const found = await getGap(transaction, workspaceId, parseId("gap", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        await setGapStatus(transaction, workspaceId, found.id, request.body.status);
        await recordAudit(transaction, principal, {
          action: "gap.updated",
          target: { kind: "gap", id: request.params.id },
          before: { status: found.status },
          after: { status: request.body.status },
        });
        return getGap(transaction, workspaceId, found.id);
      });
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
        summary: "Write the answer to a gap: a source is made of it, and its questions are asked again",
        description: "The gap closes when every question that was asked again has an answer.",
        params: IdParameters("gap"),
        body: AnswerGapBody,
        response: { 200: Reference(GapAnswered) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { answer } = request.body;
      const { gap, agent, questions, put } = await database.inWorkspace(workspaceId, async (transaction) => {
        // Whoever erases one of the questions waits, and finds the source that has it.
        await lockGaps(transaction, workspaceId);
        const gap = await getGap(transaction, workspaceId, parseId("gap", request.params.id));
        const agent = await getAgent(transaction, workspaceId, gap.agent_id);
        const questions = await findGapQuestions(transaction, workspaceId, gap.id, MOST_ASKED_AGAIN);
        const question = request.body.question ?? gap.question.slice(0, 1000);
        const alternatives = questions
          .map((asked) => asked.question.slice(0, 1000))
          .filter((asked) => asked !== question);
        const body = { type: "qa" as const, question, answer, ...(alternatives.length > 0 ? { alternatives } : {}) };
        const target = { agentId: agent.id, brandId: null };
        const put = await putSource(transaction, queue, workspaceId, { ...toSourceToPut(body), ...target });
        await linkSource(transaction, workspaceId, gap.id, put.row.id);
        await recordAudit(transaction, principal, {
          action: "gap.answered",
          target: { kind: "gap", id: request.params.id },
          after: body,
        });
        return { gap, agent, questions, put };
      });
      const source = await waitForSource(database, workspaceId, put.row, LONGEST_READING_SECONDS);
      const { name, model, prompt, settings, version } = agent;
      const data = [];
      for (const { question, content, answered } of questions) {
        const again = { agentId: agent.id, version, agent: { name, model, prompt, settings }, question };
        const after = await tryQuestion(context, workspaceId, again);
        data.push({
          question,
          before: { answered, content },
          after: { answered: after.answered, content: after.content },
        });
      }
      const isClosed = data.every(({ after }) => after.answered === true);
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await setGapStatus(transaction, workspaceId, gap.id, isClosed ? "closed" : "open");
        return getGap(transaction, workspaceId, gap.id);
      });
      return { gap: presentGap(row), source: presentSource(source), data };
    },
  );
}

/** The columns of the contract. */
function toCsv(gaps: readonly Static<typeof Gap>[]): string {
  const columns = Object.keys(Gap.properties) as (keyof Static<typeof Gap>)[];
  const cellOf = (value: Static<typeof Gap>[keyof Static<typeof Gap>]) =>
    Array.isArray(value) ? value.join(" ") : value;
  return csvLine(columns) + gaps.map((gap) => csvLine(columns.map((column) => cellOf(gap[column])))).join("");
}
