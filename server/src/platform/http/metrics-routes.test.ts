import assert from "node:assert/strict";
import { test } from "node:test";
import fastify from "fastify";
import { withTestServer } from "../../testing/test-server.ts";
import { handleError } from "./handle-error.ts";
import type { HttpApp } from "./http-app.ts";
import { metricsRoutes } from "./metrics-routes.ts";

const { context, owner, url } = await withTestServer();

test("another machine, whose request a proxy here passes on, reads no metrics without a token", async () => {
  for (const headers of [{ "x-forwarded-for": "203.0.113.7" }, { forwarded: "for=203.0.113.7" }])
    assert.equal((await fetch(`${url}/metrics`, { headers: headers as Record<string, string> })).status, 404);
});

test("with a token they are for who has it, from wherever", async () => {
  const app = fastify();
  app.setErrorHandler(handleError);
  metricsRoutes(app as unknown as HttpApp, { ...context, metricsToken: "a-token-of-thirty-two-characters" });
  const ask = async (headers: Record<string, string>, remoteAddress = "203.0.113.7") =>
    (await app.inject({ url: "/metrics", headers, remoteAddress })).statusCode;
  assert.equal(await ask({ authorization: "Bearer a-token-of-thirty-two-characters" }), 200);
  assert.equal(await ask({ authorization: "Bearer a-token-of-thirty-two-characterz" }), 401);
  assert.equal(await ask({}, "127.0.0.1"), 401);
  await app.close();
});

test("jobs, connections, deliveries, indexes and room are measured", async () => {
  await context.database.owner.query("INSERT INTO pgboss.job (name, state) VALUES ('read-source', 'failed')");
  const { body: agent } = await owner.post("/v2/agents", { name: "Measured" });
  const note = { type: "text", title: "Hours", text: "We open at nine.", agent_id: agent.id };
  await owner.post("/v2/sources", note, { prefer: "wait=30" });
  await context.database.owner.query(
    `SET citedesk.migrating = 'on'; INSERT INTO model_spend (workspace_id, agent_id, day, micros)
     SELECT workspace_id, id, (now() AT TIME ZONE 'UTC')::date, 2500000 FROM agents LIMIT 1; RESET citedesk.migrating`,
  );
  const text = await (await fetch(`${url}/metrics`)).text();
  assert.match(text, /citedesk_sources\{type="text",status="ready"\} 1/);
  for (const period of ["day", "month"])
    assert.match(text, new RegExp(`citedesk_model_spend\\{period="${period}"\\} 2\\.5`));
  assert.match(text, /citedesk_jobs\{job="[a-z-]+",state="failed"\} 1/);
  assert.match(text, /citedesk_database_connections\{state="waiting"\} \d+/);
  assert.match(text, /# TYPE citedesk_webhook_deliveries gauge/);
  assert.match(text, /citedesk_index_memory_bytes \d+/);
  assert.match(text, /citedesk_index_segment_reads_total \d+/);
  for (const where of ["main", "threads"])
    assert.match(text, new RegExp(`citedesk_index_searches_total\\{where="${where}"\\} \\d+`));
  assert.match(text, /citedesk_disk_free_bytes [1-9]/);
  assert.match(text, /citedesk_nodejs_eventloop_lag_p99_seconds/);
});

test("requests are counted by operation and status", async () => {
  await owner.get("/v2/agents");
  await owner.get("/v2/agents/nothing");
  const response = await fetch(`${url}/metrics`);
  assert.match(response.headers.get("content-type") ?? "", /text\/plain/);
  const text = await response.text();
  assert.match(text, /citedesk_http_request_duration_seconds_count\{operation="listAgents",status="200"\} 1/);
  assert.match(text, /citedesk_http_request_duration_seconds_count\{operation="getAgent",status="404"\} 1/);
  assert.match(text, /citedesk_process_resident_memory_bytes \d+/);
});
