import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "./test-server.ts";

const { owner } = await withTestServer();
const made = async (path: string, body: object): Promise<string> => {
  const response = await owner.post(path, body, { prefer: "wait=20" });
  assert.ok(response.status < 300, `${path}: ${JSON.stringify(response.body)}`);
  return response.body.id;
};

const agent = await made("/v2/agents", { name: "100% wool" });
const source = await made("/v2/sources", {
  type: "text",
  title: "Refunds",
  text: "Refunds take 14 days.",
  agent_id: agent,
});
const tool = (name: string) =>
  made("/v2/tools", {
    name,
    description: "Of the shop.",
    kind: "http",
    parameters: { type: "object" },
    url: "https://example.com",
  });
const hook = (url: string) => made("/v2/webhooks", { url, events: ["*"] });
const [stock, price] = [await tool("stock"), await tool("price")];
const [on, off] = [await hook("https://one.example.com/"), await hook("https://two.example.com/")];
await owner.request("PATCH", `/v2/webhooks/${off}`, { status: "disabled" });
const domain = await made("/v2/domains", { hostname: "help.example.com", agent_id: agent });
const invitation = await made("/v2/invitations", { email: "ada@example.com", role: "viewer" });
const { body: answer } = await owner.post("/v2/chat", { agent_id: agent, message: "How long do refunds take?" });
const rated = { rating: "negative", comment: "Too_short." };
const { body: feedback } = await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, rated);
const { body: documents } = await owner.get(`/v2/sources/${source}/documents`);
const erased = await made("/v2/sources", { type: "text", title: "Gone", text: "Gone." });
const { body: receipt } = await owner.post(`/v2/sources/${erased}/erase`, undefined, { prefer: "wait=20" });

/** Each query with what it finds. */
const CASES: [string, (string | undefined)[]][] = [
  ["/v2/agents?q=100%25", [agent]],
  ["/v2/agents?q=100%25&to=2020-01-01T00:00:00Z", []],
  ["/v2/agents?q=100%25&from=2020-01-01T00:00:00Z", [agent]],
  ["/v2/sources?from=2020-01-01T00:00:00Z&q=refund", [source]],
  ["/v2/sources?to=2020-01-01T00:00:00Z", []],
  [`/v2/sources/${source}/documents?q=refund`, [documents.data[0].id]],
  [`/v2/sources/${source}/documents?q=nothing`, []],
  ["/v2/tools?q=sto", [stock]],
  ["/v2/tools?q=shop&kind=http", [price, stock]],
  ["/v2/tools?kind=mcp", []],
  ["/v2/webhooks?status=disabled", [off]],
  ["/v2/webhooks?status=active&q=one.", [on]],
  ["/v2/webhooks?q=%25", []],
  ["/v2/domains?q=HELP", [domain]],
  ["/v2/domains?q=shop", []],
  ["/v2/invitations?q=ada@&status=open", [invitation]],
  ["/v2/invitations?q=grace", []],
  ["/v2/feedback?q=too_", [feedback.id]],
  ["/v2/feedback?q=oo.", []],
  ["/v2/erasures?status=completed", [receipt.id]],
  ["/v2/erasures?status=running", []],
];

for (const [path, ids] of CASES)
  test(`${path.replaceAll(/source_\w+/g, "{id}")} finds ${ids.length}`, async () => {
    const { status, body } = await owner.get(path);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      body.data.map(({ id }: { id: string }) => id),
      ids,
    );
  });

test("short lists have pages too, and refuse what no list takes", async () => {
  for (const path of ["/v2/workspaces", "/v2/models", "/v2/sessions"]) {
    const { body: whole } = await owner.get(path);
    const rows: object[] = [];
    for (let query = "?limit=1"; query !== ""; ) {
      const { status, body } = await owner.get(`${path}${query}`);
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal(body.data.length, 1);
      rows.push(...body.data);
      assert.equal(body.pagination.has_more, rows.length < whole.data.length);
      query = body.pagination.has_more ? `?limit=1&cursor=${body.pagination.next_cursor}` : "";
    }
    const ids = (list: object[]) => list.map((row) => (row as { id: string }).id);
    assert.deepEqual(ids(rows), ids(whole.data), path);
    for (const query of ["limit=0", "limit=101", "cursor=x", "colour=red"])
      assert.equal((await owner.get(`${path}?${query}`)).status, 422, `${path}?${query}`);
  }
});

test("every list of the contract takes `limit` and `cursor`", async () => {
  const { body: contract } = await owner.get("/v2/openapi.json");
  const gets = Object.entries(contract.paths as Record<string, { get?: { parameters?: object[]; responses: object } }>);
  const lists = gets.filter(([, { get }]) => JSON.stringify(get?.responses ?? {}).includes('"next_cursor"'));
  assert.ok(lists.length > 25, "The walk is blind.");
  const without = lists.filter(([, { get }]) =>
    ["limit", "cursor"].some(
      (name) => !get!.parameters?.some((parameter) => "name" in parameter && parameter.name === name),
    ),
  );
  assert.deepEqual(
    without.map(([path]) => path),
    [],
  );
});
