import {
  type Context,
  context,
  metrics,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { FastifyRequest } from "fastify";
import type { HttpApp } from "./http-app.ts";

/** Seconds; https://opentelemetry.io/docs/specs/semconv/http/http-metrics/ */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * A span for every request, under which its statements stand, and how long it took. `isBehindProxy`: which trace a
 * request belongs to is told by our own proxy, not by a stranger.
 */
export function traceRequests(app: HttpApp, { isBehindProxy }: { isBehindProxy: boolean }): void {
  const tracer = trace.getTracer("citedesk");
  const durations = metrics.getMeter("citedesk").createHistogram("http.server.request.duration", {
    unit: "s",
    description: "Duration of HTTP server requests.",
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  const spans = new WeakMap<FastifyRequest, Span>();
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook("onRequest", (request, _reply, done) => {
    const parent: Context = isBehindProxy ? propagation.extract(context.active(), request.headers) : context.active();
    const attributes = { ...described(request), "citedesk.request_id": request.id };
    const span = tracer.startSpan(nameOf(request), { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    contexts.set(request, trace.setSpan(parent, span));
    context.with(contexts.get(request)!, done);
  });

  // A body comes by events of its connection, which know nothing of the request's context.
  app.addHook("preValidation", (request, _reply, done) =>
    context.with(contexts.get(request) ?? context.active(), done),
  );

  app.addHook("onResponse", async (request, reply) => {
    const status = { "http.response.status_code": reply.statusCode };
    durations.record(reply.elapsedTime / 1000, { ...described(request), ...status });
    const span = spans.get(request);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.setAttributes(status).end();
  });
}

/** No address of a visitor, no query: what tells operations apart. */
function described({ method, routeOptions }: FastifyRequest): Record<string, string> {
  const operation = routeOptions.schema?.operationId;
  return {
    "http.request.method": method,
    ...(routeOptions.url !== undefined && { "http.route": routeOptions.url }),
    ...(operation !== undefined && { "citedesk.operation": operation }),
  };
}

const nameOf = ({ method, routeOptions }: FastifyRequest): string =>
  routeOptions.url === undefined ? method : `${method} ${routeOptions.url}`;
