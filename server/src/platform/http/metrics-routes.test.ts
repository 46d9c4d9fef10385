import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, url } = await withTestServer();

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
