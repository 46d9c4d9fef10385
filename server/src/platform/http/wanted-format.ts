import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

export type TableFormat = "json" | "csv" | "jsonl";

/**
 * What a list or report is asked for as: by `format`, or without one by an `Accept` that names it first. Throws 406 for
 * an `Accept` with nothing in it that it can be.
 */
export function wantedFormat(
  { query, headers }: Pick<FastifyRequest, "query" | "headers">,
  { hasLines = true } = {},
): TableFormat {
  const { format } = query as { format?: TableFormat };
  const accept = headers.accept ?? "";
  if (format !== undefined) return format;
  if (/^\s*text\/csv\b/i.test(accept)) return "csv";
  if (hasLines && /^\s*application\/(?:x-ndjson|jsonl)\b/i.test(accept)) return "jsonl";
  if (accept.trim() === "" || ANYTHING.test(accept) || (hasLines && /x-ndjson/i.test(accept))) return "json";
  const forms = hasLines ? "JSON, `text/csv` or `application/x-ndjson`" : "JSON or `text/csv`";
  throw new AppError("not_acceptable", "not_acceptable", `This is ${forms}.`);
}

const ANYTHING = /\*\/\*|application\/(?:\*|(?:problem\+)?json)|text\/(?:\*|csv)/i;
