import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startModelServer } from "../../adapters/chat-model/testing/start-model-server.ts";
import { startServerProcess } from "../../testing/server-process.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn, type TestClient, withTestServer } from "../../testing/test-server.ts";
import { startReceiver } from "../webhooks/testing/start-receiver.ts";

const CARD = "4111 1111 1111 1111";
const IBAN = "DE89 3704 0044 0532 0130 00";
const EMAIL = "ada@example.com";
const PHONE = "+49 30 901820";
const WORDS = [CARD, IBAN, EMAIL, PHONE];
const message = `I am ${EMAIL}, ${PHONE}, I paid with ${CARD} to ${IBAN}. How long do refunds take for order A-17?`;
const assertHidden = (text: string) => {
  for (const word of WORDS) assert.ok(!text.includes(word), `${word} in ${text}`);
};

const model = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
const [hook, tool] = [await startReceiver(200), await startReceiver(200)];
after(() => Promise.all([model.close(), hook.close(), tool.close()]));
const { context, owner } = await withTestServer({
  OPENAI_BASE_URL: model.url,
  EMBEDDING_MODEL: "openai/stub-embedder",
  EMBEDDING_BASE_URL: model.url,
  ALLOW_PRIVATE_NETWORK: "on",
});
const workspace = (await owner.get("/v2/me")).body.workspace_id;
const setRule = (client: TestClient, rule: object) =>
  client.request("PATCH", `/v2/workspaces/${workspace}`, { personal_data: rule });

async function createAgent(client: TestClient, fields: object, text = "Refunds take 14 days."): Promise<string> {
  const { body } = await client.post("/v2/agents", { name: "Shop", model: "openai/stub-model", ...fields });
  const source = { type: "text", title: "Refunds", text, agent_id: body.id };
  await client.post("/v2/sources", source, { prefer: "wait=20" });
  return body.id;
}

const KINDS = ["card_number", "iban", "email", "phone"];
await owner.post("/v2/webhooks", { url: hook.url, events: ["*"] });
await owner.post("/v2/tools", {
  name: "find_order",
  description: "Finds an order.",
  parameters: { type: "object", properties: { email: { type: "string" } } },
  url: tool.url,
  confirm: false,
});
const agent = await createAgent(owner, { tools: ["find_order"] });

test("a rule is set for a workspace, shown, and refused where it names what there is not", async () => {
  assert.deepEqual((await owner.get(`/v2/workspaces/${workspace}`)).body.personal_data, {
    mask: [],
    phone_country: null,
  });
  const refused = await setRule(owner, { mask: ["passport"] });
  assert.equal(refused.status, 422);
  assert.match(refused.body.errors[0].pointer, /^\/personal_data\/mask/);
  const { status, body } = await setRule(owner, { mask: KINDS });
  assert.deepEqual([status, body.personal_data], [200, { mask: KINDS, phone_country: null }]);
});

test("models, embedders and webhooks see placeholders, in the question and in what was said before", async () => {
  const { body: first } = await owner.post("/v2/chat", { agent_id: agent, message });
  assert.equal(first.answered, true, JSON.stringify(first));
  const second = {
    agent_id: agent,
    chat_id: first.chat_id,
    message: `And refunds to ${EMAIL}, how long do they take?`,
  };
  await owner.post("/v2/chat", second);
  await owner.post("/v2/search", { agent_id: agent, query: message });
  await owner.post("/v2/handoffs", { chat_id: first.chat_id, reason: `Call ${PHONE}` });
  const asked = model.requests.filter(({ path }) => !path.endsWith("/models"));
  for (const path of ["/embeddings", "/chat/completions"])
    assert.ok(
      asked.some((request) => request.path.endsWith(path)),
      path,
    );
  const sent = JSON.stringify(asked);
  assertHidden(sent);
  for (const shown of ["‹card number 1›", "‹IBAN 1›", "‹e-mail address 1›", "‹phone number 1›"])
    assert.ok(sent.includes(shown), shown);
  await context.webhooks.dispatcher.drain();
  const told = hook.received.map(({ body }) => body).join();
  assert.match(told, /handoff\.requested/);
  assert.match(told, /‹phone number 1›/);
  assertHidden(told);
  assertHidden(JSON.stringify((await owner.get("/v2/events?limit=100")).body));
  assertHidden(JSON.stringify((await owner.get("/v2/events?after=0&limit=100")).body));
});

test("what is stored, and what members read, is what the visitor wrote", async () => {
  const { body: chats } = await owner.get("/v2/chats");
  const { body: messages } = await owner.get(`/v2/chats/${chats.data[0].id}/messages`);
  assert.ok(messages.data.some(({ content }: { content: string }) => content === message));
});

test("a tool gets what its model wrote as a placeholder, in the visitor's words; a lead is passed on whole", async () => {
  const call = { kind: "tool_call" as const, name: "find_order", arguments: { email: "‹e-mail address 1›" } };
  model.behave({ kind: "sequence", behaviours: [call, { kind: "quotes_passages" }] });
  await owner.post("/v2/chat", { agent_id: agent, message });
  assert.deepEqual(JSON.parse(tool.received.at(-1)!.body).data.arguments, { email: EMAIL });
  await owner.post("/v2/leads", { agent_id: agent, fields: { name: "Ada", email: EMAIL } });
  await context.webhooks.dispatcher.drain();
  const lead = hook.received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === "lead.created");
  assert.equal(lead.data.fields.email, EMAIL);
});

test("without a rule they see what was written", async () => {
  await setRule(owner, { mask: [] });
  model.behave({ kind: "quotes_passages" });
  await owner.post("/v2/chat", { agent_id: agent, message });
  assert.ok(JSON.stringify(model.requests.at(-1)).includes(CARD));
});

test("a rule holds from the next question on, also where the assistant was remembered without it", async () => {
  await setRule(owner, { mask: KINDS });
  const before = model.requests.length;
  const { body } = await owner.post("/v2/chat", { agent_id: agent, message });
  assert.equal(body.answered, true);
  const sent = JSON.stringify(model.requests.slice(before));
  assert.ok(sent.includes("‹card number 1›"), sent);
  assertHidden(sent);
});

test("the log holds no words of visitors, whatever is set and whatever fails", async () => {
  const server = await startServerProcess({
    DATA_DIR: await temporaryFolder(),
    OPENAI_BASE_URL: model.url,
    LOG_LEVEL: "debug",
  });
  const client = createTestClient(server.url, await signIn(server.url, OWNER));
  const id = await createAgent(client, { fallback_model: null }, `Refunds to ${EMAIL} take 14 days.`);
  const asked = `How long do refunds take to ${EMAIL}?`;
  model.behave({ kind: "status", status: 500, message: `The prompt was: ${asked}` });
  const { status, body } = await client.post("/v2/chat", { agent_id: id, message: asked });
  assert.ok(status >= 500, JSON.stringify(body));
  assert.equal((await client.post("/v2/chat", { agent_id: id, message: 17, note: message })).status, 422);
  assertHidden(server.output());
  await server.kill();
});
