import { SpanKind, trace } from "@opentelemetry/api";
import type { OpenedDatabase } from "./open-database.ts";

const SHOWN_CHARACTERS = 2_000;

/** A span for each statement, within that of its request or job, with its text and without values. */
export function traceStatements(database: Pick<OpenedDatabase, "onStatement">): void {
  const tracer = trace.getTracer("citedesk");
  database.onStatement(({ text, durationMs }) => {
    // Those of nobody, as each look for jobs, would be traces of their own.
    if (trace.getActiveSpan()?.isRecording() !== true) return;
    const endTime = performance.now();
    const query = text
      .replaceAll(/'(?:[^']|'')*'/g, "'…'")
      .replaceAll(/\s+/g, " ")
      .trim();
    const span = tracer.startSpan(/^\w+/.exec(query)?.[0].toUpperCase() ?? "QUERY", {
      kind: SpanKind.CLIENT,
      startTime: endTime - durationMs,
      attributes: { "db.system.name": "postgresql", "db.query.text": query.slice(0, SHOWN_CHARACTERS) },
    });
    span.end(endTime);
  });
}
