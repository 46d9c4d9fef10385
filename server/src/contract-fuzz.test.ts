import assert from "node:assert/strict";
import { test } from "node:test";
import { ContractFuzzer } from "./testing/contract-fuzzer.ts";
import { runCampaign } from "./testing/run-campaign.ts";
import { withTestServer } from "./testing/test-server.ts";

// `npm run campaign:fuzz` sends 20,000, with a new seed each time.
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

const { owner, url } = await withTestServer({ LOG_LEVEL: "error" });

test(`${REQUESTS} random requests find no 5xx and no answer that the contract does not allow`, async () => {
  const { findings, statuses } = await runCampaign({
    url,
    token: owner.token!,
    makeThings,
    requests: REQUESTS,
    seed: SEED,
  });
  console.log(`seed ${SEED}: ${JSON.stringify(statuses)}`);
  assert.deepEqual(findings, []);
  assert.ok(
    (statuses[200] ?? 0) + (statuses[201] ?? 0) > REQUESTS / 20,
    "too few requests were taken: the fuzzer is blind",
  );
  assert.ok((statuses[403] ?? 0) < REQUESTS / 4, "the campaign's own session was shut out");
});

test("the fuzzer notices a 5xx, a status that is not named and a body that breaks its schema", () => {
  const schema = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
  const responses = { 200: { description: "It.", content: { "application/json": { schema } } } };
  const fuzzer = new ContractFuzzer({ openapi: "3.1.0", paths: { "/v2/x": { get: { operationId: "x", responses } } } });
  const [operation] = fuzzer.operations;
  const check = (status: number, text: string) => fuzzer.check(operation!, status, "application/json", text);
  assert.equal(check(200, '{"id": "a"}'), undefined);
  assert.match(check(200, '{"id": 1}') ?? "", /breaks its schema/);
  assert.match(check(500, "{}") ?? "", /500/);
  assert.match(check(201, "{}") ?? "", /does not name/);
});

/** Ids of one of each kind. */
async function makeThings(): Promise<string[]> {
  const name = `fuzzed${Math.random().toString(36).slice(2)}`;
  const create = async (path: string, body: object) => (await owner.post(path, body)).body.id as string;
  const agent = await create("/v2/agents", { name: "Fuzzed" });
  const { body: source } = await owner.upload(
    { name: `${name}.txt`, content: `${name}: refunds take 14 days.` },
    { agent_id: agent },
  );
  const { body: answer } = await owner.post("/v2/chat", {
    agent_id: agent,
    message: "How long do refunds take?",
    visitor: { id: name },
  });
  const { body: chat } = await owner.get(`/v2/chats/${answer.chat_id}`);
  const { body: documents } = await owner.get(`/v2/sources/${source.id}/documents`);
  const { body: tool } = await owner.post("/v2/tools", {
    name,
    description: "Says what is there.",
    kind: "http",
    parameters: { type: "object", properties: {} },
    http: { method: "GET", url: "https://site.invalid/stock" },
  });
  await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "positive" });
  const { body: me } = await owner.get("/v2/me");
  return [
    agent,
    source.id,
    documents.data[0].id,
    answer.chat_id,
    answer.id,
    chat.visitor_id,
    tool.id,
    me.id,
    me.workspace_id,
    await create(`/v2/workspaces/${me.workspace_id}/export`, {}),
    await create("/v2/brands", { name: "Fuzzed" }),
    await create(`/v2/agents/${agent}/deployments`, { kind: "page" }),
    await create("/v2/domains", { hostname: `${name}.example.com`, agent_id: agent }),
    await create("/v2/leads", { agent_id: agent, fields: { name: "F", email: "f@example.com" } }),
    await create("/v2/invitations", { email: `${name}@example.com`, role: "viewer" }),
    await create("/v2/api_keys", { name: "F", scopes: ["agents:read"] }),
    await create("/v2/webhooks", { url: `https://site.invalid/${name}`, events: ["lead.created"] }),
    (await owner.get("/v2/audit_events")).body.data[0].id,
  ];
}
