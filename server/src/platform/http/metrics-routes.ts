import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { HttpApp } from "./http-app.ts";

/** `GET /metrics` in the Prometheus text format: the process, and how long requests take by operation and status. */
export function metricsRoutes(app: HttpApp): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "citedesk_" });
  const durations = new Histogram({
    name: "citedesk_http_request_duration_seconds",
    help: "From the first byte of a request to the last of its answer.",
    labelNames: ["operation", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const operation = request.routeOptions.schema?.operationId ?? "other";
    durations.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("content-type", registry.contentType);
    return reply.send(await registry.metrics());
  });
}
