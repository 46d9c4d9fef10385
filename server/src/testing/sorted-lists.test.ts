import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "./test-server.ts";

const { owner } = await withTestServer();

async function walk(path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { status, body } = await owner.get(`${path}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    assert.equal(status, 200, JSON.stringify(body));
    ids.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.pagination.next_cursor;
  }
  return ids;
}

test("a list goes through every row once in each of its orders, page by page", async () => {
  const names = ["pear", "apple", "fig", "apple", "Banana"];
  const brands: { id: string; name: string }[] = [];
  for (const name of names) brands.push((await owner.post("/v2/brands", { name: `${name} ${brands.length}` })).body);
  const [, apple] = brands;
  await owner.request("PATCH", `/v2/brands/${apple!.id}`, { name: "apricot" });
  const ids = brands.map(({ id }) => id);
  assert.deepEqual(await walk("/v2/brands?limit=2"), ids.toReversed());
  assert.deepEqual(await walk("/v2/brands?limit=2&sort=created_at"), ids);
  const byName = await walk("/v2/brands?limit=2&sort=name");
  assert.deepEqual(byName.toSorted(), ids.toSorted());
  assert.deepEqual(await walk("/v2/brands?limit=2&sort=-name"), byName.toReversed());
  const [newest] = await walk("/v2/brands?limit=2&sort=-updated_at");
  assert.equal(newest, apple!.id);
  assert.deepEqual((await walk("/v2/brands?limit=2&sort=updated_at")).toSorted(), ids.toSorted());
});

test("each list that can be sorted knows its orders, refuses others, and cursors of another order", async () => {
  await owner.post("/v2/agents", { name: "One" });
  await owner.post("/v2/agents", { name: "Two" });
  const lists = {
    agents: "name",
    brands: "name",
    sources: "title",
    chats: "updated_at",
    leads: "updated_at",
    visitors: "last_seen_at",
  };
  for (const [list, order] of Object.entries(lists)) {
    for (const sort of ["created_at", "-created_at", order, `-${order}`])
      assert.equal((await owner.get(`/v2/${list}?sort=${sort}`)).status, 200, `${list} ${sort}`);
    assert.equal((await owner.get(`/v2/${list}?sort=secret`)).status, 422, list);
  }
  const { body } = await owner.get("/v2/agents?limit=1&sort=name");
  const cursor = encodeURIComponent(body.pagination.next_cursor);
  const { status, body: problem } = await owner.get(`/v2/agents?limit=1&sort=-name&cursor=${cursor}`);
  assert.deepEqual([status, problem.code], [422, "invalid_cursor"]);
  const forged = Buffer.from(JSON.stringify(["agents updated_at", "soon", crypto.randomUUID()])).toString("base64url");
  assert.equal((await owner.get(`/v2/agents?sort=updated_at&cursor=${forged}`)).status, 422);
});

test("chats are found by what was said in them", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const { body: answer } = await owner.post("/v2/chat", {
    agent_id: agent.id,
    message: "Do you sell 100% wool socks?",
  });
  await owner.post("/v2/chat", { agent_id: agent.id, message: "Do you sell hats?" });
  const { body } = await owner.get(`/v2/chats?q=${encodeURIComponent("100% WOOL")}`);
  assert.deepEqual(
    body.data.map(({ id }: { id: string }) => id),
    [answer.chat_id],
  );
});
