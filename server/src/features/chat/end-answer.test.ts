import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner } = await withTestServer();

test("an answer is shown, read again and told of as it was stored, whatever came of the question", async () => {
  const agent = (await owner.post("/v2/agents", { name: "Shop" })).body as { id: string };
  const file = { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days. 🚢 Ships sail in May.\n" };
  await owner.upload(file, { agent_id: agent.id, type: "document" });
  for (const message of ["How long do refunds take?", "Who won the cup?", "Thanks!", "Do 🚢 ships sail?"]) {
    const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message });
    const shown = body as { id: string; kind: string };
    assert.equal(typeof shown.kind, "string");
    assert.deepEqual((await owner.get(`/v2/messages/${shown.id}`)).body, shown);
    const [event] = await context.database.unscoped((transaction) =>
      transaction.query<{ data: object }>(sql`
        SELECT data FROM events WHERE type = 'message.created' AND data ->> 'id' = ${shown.id}`),
    );
    assert.deepEqual(event?.data, shown);
  }
});
