import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, url } = await withTestServer();

test("what an address serves is read once, and again after each change that shows in it", async () => {
  const brand = (await owner.post("/v2/brands", { name: "Blue Ridge" })).body;
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop help", brand_id: brand.id });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const page = async () => (await fetch(`${url}/a/${agent.slug}`)).text();
  assert.match(await page(), /<title>Shop help</);
  await owner.request("PATCH", `/v2/brands/${brand.id}`, { page_title: "Ask us" });
  assert.match(await page(), /<title>Ask us</, "a brand");
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { welcome_message: "Hello there" });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  assert.match(await page(), /content="Hello there"/, "a published version");
  const { data } = (await owner.get(`/v2/agents/${agent.id}/deployments?kind=page`)).body;
  await owner.request("PATCH", `/v2/agents/${agent.id}/deployments/${data[0].id}`, { enabled: false });
  assert.equal((await fetch(`${url}/a/${agent.slug}`)).status, 404, "a pause");
  await owner.request("PATCH", `/v2/agents/${agent.id}/deployments/${data[0].id}`, { enabled: true });
  assert.match(await page(), /<title>Ask us</, "its end");
  await owner.request("DELETE", `/v2/agents/${agent.id}`);
  assert.equal((await fetch(`${url}/a/${agent.slug}`)).status, 404, "its deletion");
});
