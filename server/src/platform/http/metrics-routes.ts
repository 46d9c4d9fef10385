import { timingSafeEqual } from "node:crypto";
import { BlockList } from "node:net";
import type { FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { AppError, NotFoundError } from "../errors/app-error.ts";
import type { HttpApp } from "./http-app.ts";
import { type MeasuredContext, operationalMetrics } from "./operational-metrics.ts";
import { shareMetrics } from "./share-metrics.ts";

interface MetricsContext extends MeasuredContext {
  metricsToken: string | undefined;
  config: { telemetryBy: string | undefined };
}

/**
 * `GET /metrics` in the Prometheus text format: the process, and how long requests take by operation and status. For
 * who has the token; without one, for this machine alone.
 */
export function metricsRoutes(app: HttpApp, context: MetricsContext): void {
  const { metricsToken: token } = context;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "citedesk_" });
  operationalMetrics(registry, context);
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
  if (context.config.telemetryBy !== undefined) shareMetrics(registry);
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined) assertFromHere(request);
    else assertHolds(request, token);
    reply.header("content-type", registry.contentType);
    return reply.send(await registry.metrics());
  });
}

const HERE = new BlockList();
HERE.addSubnet("127.0.0.0", 8, "ipv4");
HERE.addAddress("::1", "ipv6");

/** What a proxy on this machine passes on comes from elsewhere. */
function assertFromHere({ raw, headers }: FastifyRequest): void {
  const peer = (raw.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const isHere = HERE.check(peer, peer.includes(":") ? "ipv6" : "ipv4");
  if (!isHere || headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined)
    throw new NotFoundError("page");
}

function assertHolds({ headers }: FastifyRequest, token: string): void {
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(headers.authorization ?? "");
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new AppError("unauthenticated", "missing_credential", "Send METRICS_TOKEN as `Authorization: Bearer`.", {
    headers: { "www-authenticate": "Bearer" },
  });
}
