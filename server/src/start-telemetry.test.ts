import assert from "node:assert/strict";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { withTestDatabaseLocation } from "./platform/database/test-database.ts";
import { startTelemetry } from "./start-telemetry.ts";
import { startServerProcess } from "./testing/server-process.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn } from "./testing/test-server.ts";

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: Attribute[];
}

const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
const collector = createServer(async (request, response) => {
  received.push({ path: request.url!, headers: request.headers, body: await buffer(request) });
  response.setHeader("content-type", request.headers["content-type"]!);
  response.end(request.headers["content-type"] === "application/json" ? "{}" : "");
}).listen(0, "127.0.0.1");
after(() => collector.close());
const location = await withTestDatabaseLocation();
const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

test("requests, their statements, jobs and metrics are sent by OTLP, and the log names the trace", async () => {
  const server = await startServerProcess({
    DATA_DIR: location.dataDir ?? (await temporaryFolder()),
    ...(location.databaseUrl !== undefined && { DATABASE_URL: location.databaseUrl }),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "200",
    OTEL_METRIC_EXPORT_INTERVAL: "1000",
    OTEL_METRIC_EXPORT_TIMEOUT: "900",
    TRUST_PROXY: "1",
    LOG_LEVEL: "info",
  });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  try {
    const client = createTestClient(server.url, await signIn(server.url, OWNER));
    const { body: agent } = await client.post(
      "/v2/agents",
      { name: "A visitor's secret" },
      { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    );
    const text = { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id };
    await client.post("/v2/sources", text, { prefer: "wait=30" });

    const request = await arrived(() => spans().find(({ traceId: id, kind }) => id === traceId && kind === SERVER));
    assert.equal(request.name, "POST /v2/agents");
    assert.equal(valueIn(request, "citedesk.operation"), "createAgent");
    assert.equal(Number(valueIn(request, "http.response.status_code")), 201);
    const statement = await arrived(() =>
      spans().find(({ parentSpanId: parent, name }) => parent === request.spanId && name === "INSERT"),
    );
    assert.equal(statement.traceId, traceId);
    assert.match(valueIn(statement, "db.query.text")!, /^INSERT INTO .*\$1/);
    const job = await arrived(() => spans().find(({ name }) => name === "job read-source"));
    await arrived(() => spans().find(({ parentSpanId: parent }) => parent === job.spanId));
    const sent = received.map(({ body }) => body.toString()).join("\n");
    assert.doesNotMatch(sent, /A visitor's secret|Refunds take/, "values stay here");

    await arrived(() => metricNames().has("citedesk_jobs") && metricNames().has("http.server.request.duration"));
    assert.ok(metricNames().has("citedesk_database_connections"));
    const { resource } = JSON.parse(received.find(({ path }) => path === "/v1/traces")!.body.toString())
      .resourceSpans[0];
    const named = Object.fromEntries(resource.attributes.map(({ key, value }: Attribute) => [key, value.stringValue]));
    assert.equal(named["service.name"], "citedesk");
    assert.match(named["service.version"]!, /^\d+\.\d+\.\d+/);
    assert.match(server.output(), new RegExp(`"trace_id":"${traceId}"`));
  } finally {
    assert.equal(await server.stop(), 0);
  }
});

test("protobuf is what is sent unless something else is asked for, and a collector that is away stops nothing", async () => {
  const { config } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() });
  assert.equal(config.telemetryBy, "OTEL_EXPORTER_OTLP_ENDPOINT");
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = process.env;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint();
  try {
    const before = received.length;
    const telemetry = await startTelemetry(config, process.env);
    const { trace } = await import("@opentelemetry/api");
    trace.getTracer("test").startSpan("a span of the test").end();
    await telemetry!.stop();
    const [sent] = received.slice(before).filter(({ path }) => path === "/v1/traces");
    assert.equal(sent!.headers["content-type"], "application/x-protobuf");
    assert.ok(sent!.body.includes("a span of the test"));
  } finally {
    if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  }
});

test("nothing is collected unless a variable asks for it", async () => {
  for (const environment of [{}, { OTEL_SDK_DISABLED: "true", OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() }]) {
    const { config } = readConfig(environment);
    assert.equal(config.telemetryBy, undefined);
    assert.equal(await startTelemetry(config, {}), undefined);
  }
});

const SERVER = 2;

function spans(): SentSpan[] {
  const bodies = received.filter(
    ({ path, headers }) => path === "/v1/traces" && headers["content-type"] === "application/json",
  );
  return bodies
    .flatMap(({ body }) => JSON.parse(body.toString()).resourceSpans)
    .flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) => scopeSpans)
    .flatMap((scope) => scope.spans);
}

function metricNames(): Set<string> {
  const bodies = received.filter(
    ({ path, headers }) => path === "/v1/metrics" && headers["content-type"] === "application/json",
  );
  const scopes = bodies
    .flatMap(({ body }) => JSON.parse(body.toString()).resourceMetrics)
    .flatMap(({ scopeMetrics }: { scopeMetrics: { metrics: { name: string }[] }[] }) => scopeMetrics);
  return new Set(scopes.flatMap(({ metrics }) => metrics.map(({ name }) => name)));
}

function valueIn({ attributes }: SentSpan, key: string): string | undefined {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue?.toString();
}

async function arrived<Found>(find: () => Found | undefined | false): Promise<Found> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const found = find();
    if (found) return found;
    assert.ok(performance.now() < deadline, "It was not sent in time.");
    await sleep(50);
  }
}
