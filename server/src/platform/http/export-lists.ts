import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { Type } from "typebox";
import { csvLine } from "./csv-line.ts";
import type { HttpApp } from "./http-app.ts";
import { Choice } from "./schemas.ts";
import { wantedFormat } from "./wanted-format.ts";

/**
 * One column of a list whose value is texts by name, as columns of its own in CSV. Known when the file begins: what
 * came later, or has no column, stands in the last of them, a line each.
 */
export interface SpreadColumn {
  column: string;
  /** Which columns, of the rows that this request lists. */
  names(request: FastifyRequest): Promise<string[]>;
  /** Name of the last one. */
  rest: string;
}

/** Rows that one page reads while a list is written out. */
const PAGE = 100;
const TYPES = { csv: "text/csv", jsonl: "application/x-ndjson" } as const;
const Format = Type.Optional(
  Choice(["json", "csv", "jsonl"], {
    description:
      "`csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON.",
  }),
);

interface ListPage {
  data: Record<string, unknown>[];
  pagination: { has_more: boolean; next_cursor: string | null };
}

/** A list's answer, as `ListOf` makes it. */
interface ListSchema {
  properties?: { data?: { items?: { $ref?: string } }; pagination?: object };
}

/**
 * Lets every list of the interface be taken along as CSV or as JSON lines, all of it, page after page: the same rows,
 * by the same route, for whoever may read the list. A list that describes files of its own is left as it is. Before
 * the routes.
 */
export function exportLists(app: HttpApp): void {
  app.addHook("onRoute", (route) => {
    const schema = route.schema as { querystring?: object; response?: Record<number, ListSchema> } | undefined;
    const answer = schema?.response?.[200];
    const row = answer?.properties?.data?.items;
    if (route.method !== "GET" || !row?.$ref || !answer?.properties?.pagination) return;
    route.schema = {
      ...schema,
      querystring: withFormat(schema?.querystring),
      response: { ...schema?.response, 200: described(answer) },
    };
    exportRows(app, route, row as { $ref: string });
  });
}

function exportRows(app: HttpApp, route: RouteOptions, row: { $ref: string }): void {
  const answerList = route.handler as (request: FastifyRequest, reply: FastifyReply) => Promise<ListPage>;
  route.handler = async function (this: unknown, request, reply) {
    const format = wantedFormat(request);
    if (format === "json") return answerList.call(this, request, reply);
    const readPage = (cursor?: string | null) => {
      request.query = { ...(request.query as object), limit: PAGE, ...(cursor ? { cursor } : {}) };
      return answerList.call(this, request, reply);
    };
    // What is refused is refused before the file begins.
    const first = await readPage();
    const columns = format === "csv" ? await planColumns(columnsOf(app, row), request) : [];
    const write = reply.compileSerializationSchema(row) as (row: unknown) => string;
    const name = route.url.split("/").findLast((part) => part !== "" && !part.startsWith(":"));
    reply.header("content-disposition", `attachment; filename="${name}.${format}"`);
    reply.type(`${TYPES[format]}; charset=utf-8`);
    return reply.send(
      Readable.from(format === "jsonl" ? lines(first, readPage, write) : table(columns, first, readPage, write)),
    );
  };
}

type ReadPage = (cursor: string | null) => Promise<ListPage>;

async function* pages(first: ListPage, readPage: ReadPage): AsyncGenerator<ListPage["data"]> {
  for (let page = first; ; page = await readPage(page.pagination.next_cursor)) {
    yield page.data;
    if (!page.pagination.has_more) return;
  }
}

async function* lines(first: ListPage, readPage: ReadPage, write: (row: unknown) => string): AsyncGenerator<string> {
  for await (const rows of pages(first, readPage)) if (rows.length > 0) yield `${rows.map(write).join("\n")}\n`;
}

async function* table(
  columns: readonly Column[],
  first: ListPage,
  readPage: ReadPage,
  write: (row: unknown) => string,
): AsyncGenerator<string> {
  yield csvLine(columns.map(({ name }) => name));
  for await (const rows of pages(first, readPage)) {
    const cells = rows.map((row) => JSON.parse(write(row)) as Record<string, unknown>);
    if (cells.length > 0) yield cells.map((row) => csvLine(columns.map(({ read }) => toCell(read(row))))).join("");
  }
}

function toCell(value: unknown): string | number | boolean | null | undefined {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : (value as string);
}

interface Column {
  name: string;
  read(row: Record<string, unknown>): unknown;
}

/** A field that is called like another column has its column's name in front: `fields.status`. */
async function planColumns(columns: readonly string[], request: FastifyRequest): Promise<Column[]> {
  const plain = (name: string): Column => ({ name, read: (row) => row[name] });
  const { spread } = request.routeOptions.config;
  if (!spread) return columns.map(plain);
  const { column, rest } = spread;
  const names = await spread.names(request);
  const taken = new Set([...columns, rest]);
  const spreadOf = (row: Record<string, unknown>) => row[column] as Record<string, string>;
  const own = names.map((name) => ({
    name: taken.has(name) ? `${column}.${name}` : name,
    read: (row: Record<string, unknown>) => (Object.hasOwn(spreadOf(row), name) ? spreadOf(row)[name] : null),
  }));
  const others = (row: Record<string, unknown>) =>
    Object.entries(spreadOf(row))
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n");
  return columns.flatMap((name) => (name === column ? [...own, { name: rest, read: others }] : [plain(name)]));
}

/** The row's fields, in the order of the contract. */
function columnsOf(app: HttpApp, { $ref }: { $ref: string }): string[] {
  const { properties } = app.getSchema($ref.replace(/#$/, "")) as { properties: object };
  return Object.keys(properties);
}

function withFormat(querystring: object = Type.Object({}, { additionalProperties: false })): object {
  const { properties } = querystring as { properties?: object };
  return { ...querystring, properties: { ...properties, format: Format } };
}

function described(list: object): object {
  return {
    description: "The rows.",
    content: {
      "application/json": { schema: list },
      "text/csv": { schema: Type.String({ examples: ["id,created_at\r\n"] }) },
      "application/x-ndjson": { schema: Type.String({ examples: ['{"id":"…"}\n'] }) },
    },
  };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a list that is taken along. */
    spread?: SpreadColumn;
  }
}
