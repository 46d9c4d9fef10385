import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner } = await withTestServer({ MIN_FREE_MB: "1000000" });

test("where there is little room, files are refused before anything is kept, and questions are answered", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Help", model: "extractive", prompt: "Brief." });
  const refused = await owner.upload({ name: "a.md", content: "# Refunds" }, { type: "document", agent_id: agent.id });
  assert.deepEqual(
    [refused.status, refused.body.code, refused.headers.get("retry-after")],
    [503, "storage_full", "300"],
  );
  assert.equal((await owner.get("/v2/sources")).body.data.length, 0);
  const answer = await owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  assert.deepEqual([answer.status, answer.body.answered], [200, false]);
});
