import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { as, owner, url } = await withTestServer();

test("a visitor of a brand's assistant is answered from the brand's library, a visitor of another assistant is not", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "Lamps" });
  const { body: own } = await owner.post("/v2/agents", { name: "Lamp help", brand_id: brand.id });
  const { body: other } = await owner.post("/v2/agents", { name: "Other help" });
  const source = await owner.post(
    "/v2/sources",
    { type: "text", title: "Refunds", text: "Refunds take 14 days.", brand_id: brand.id },
    { prefer: "wait=20" },
  );
  assert.equal(source.body.status, "ready", JSON.stringify(source.body));
  for (const [agent, answered] of [
    [own, true],
    [other, false],
  ] as const) {
    await owner.post(`/v2/agents/${agent.id}/publish`);
    const page = await (await fetch(`${url}/a/${agent.id}/chat`)).text();
    const ticket = /data-ticket="([^"]+)"/.exec(page)![1];
    const { body } = await as(undefined).post("/v2/visitor_tokens", { ticket });
    const answer = await as(body.token).post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    assert.equal(answer.body.answered, answered, agent.name);
  }
});
