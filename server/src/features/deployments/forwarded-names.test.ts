import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, url } = await withTestServer({ TRUST_PROXY: "1", BASE_URL: "" });

test("a name that a proxy passes on never stands in what a shared cache may keep", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const forged = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  const response = await fetch(`${url}/widget/${agent.id}.js`, { headers: forged });
  assert.match(await response.text(), /"baseUrl":"https:\/\/evil\.example"/);
  assert.equal(response.headers.get("cache-control"), "private, max-age=60");
  assert.match(response.headers.get("vary")!, /^host, x-forwarded-host, x-forwarded-proto\b/);
});
