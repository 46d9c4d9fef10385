import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { type ToolCall, verifyToolCall, WebhookError } from "@citedesk/client";
import { SignJWT } from "jose";
import { answerToolCall } from "../../../../client/examples/answer-tool-call.ts";
import { startModelServer } from "../../adapters/chat-model/testing/start-model-server.ts";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";

/** A shop that tells customers of their own orders, as the client's example does it: by what is signed alone. */
const ORDERS = [{ customerId: "customer_ada", number: "A-17", status: "The parcel left the warehouse on Monday." }];
let secret = "";
const calls: (ToolCall | WebhookError)[] = [];
const shop = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  calls.push(await verifyToolCall(body, request.headers, secret).catch((error: WebhookError) => error));
  const headers = new Headers(Object.entries(request.headers) as [string, string][]);
  const received = new Request("http://shop.invalid/orders", { method: "POST", headers, body });
  const answer = await answerToolCall(received, secret, async (customerId, number) =>
    ORDERS.find((order) => order.customerId === customerId && order.number === number),
  );
  response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
});
await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
after(() => shop.close());

const model = await startModelServer({ protocol: "openai" });
after(() => model.close());
const { owner, as } = await withTestServer({ OPENAI_BASE_URL: model.url, ALLOW_PRIVATE_NETWORK: "on" });

const { body: tool } = await owner.post("/v2/tools", {
  name: "order_status",
  description: "Tells where an order is.",
  parameters: { type: "object", properties: { order_number: { type: "string" } } },
  url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/orders`,
  confirm: false,
});
secret = tool.secret;
const { body: agent } = await owner.post("/v2/agents", {
  name: "Shop",
  model: "openai/stub-model",
  tools: ["order_status"],
});
await owner.post("/v2/sources", {
  type: "text",
  title: "Orders",
  text: "Orders leave on Mondays.",
  agent_id: agent.id,
});
await owner.post(`/v2/agents/${agent.id}/publish`);
const { body: identity } = await owner.post(`/v2/agents/${agent.id}/identity_secret`);
const SITE = "https://www.example.com";
const { body: publishable } = await owner.post("/v2/api_keys", {
  name: "Site",
  kind: "publishable",
  agent_id: agent.id,
  allowed_origins: [SITE],
});
const { body: key } = await owner.post("/v2/api_keys", { name: "Server", scopes: ["chat:write"] });

async function visitor(claims?: object): Promise<TestClient> {
  const signed = claims
    ? await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuedAt()
        .setExpirationTime("5m")
        .sign(new TextEncoder().encode(identity.secret))
    : undefined;
  const { body } = await as(undefined).post(
    "/v2/visitor_tokens",
    { publishable_key: publishable.key, ...(signed ? { identity_token: signed } : {}) },
    { origin: SITE },
  );
  return as(body.token);
}

const CLAIM = 'The parcel left the warehouse on Monday. [2: "The parcel left the warehouse on Monday."]';

/** What the shop was told when somebody asks for Ada's order, and the answer they got. */
async function ask(client: TestClient, given: object = {}) {
  const call = { kind: "tool_call" as const, name: "order_status", arguments: { order_number: "A-17" } };
  model.behave({ kind: "sequence", behaviours: [call, { kind: "answer", text: CLAIM }] });
  const message = "Where is my order A-17?";
  const { status, body } = await client.post("/v2/chat", { agent_id: agent.id, message, ...given });
  assert.equal(status, 200, JSON.stringify(body));
  const told = calls.at(-1)!;
  assert.ok(!(told instanceof WebhookError), String(told));
  assert.equal(told.chat_id, body.chat_id);
  return { told: told.visitor, body };
}

test("an endpoint learns from the signed call who asks, and gives a customer their own orders alone", async () => {
  const [ada, eve, nobody] = [
    await visitor({ sub: "customer_ada", claims: { plan: "gold" } }),
    await visitor({ sub: "customer_eve" }),
    await visitor(),
  ];
  const { told, body } = await ask(ada);
  assert.match(body.content, /left the warehouse/);
  assert.match(told!.id, /^visitor_/);
  const { id: _, ...facts } = told!;
  assert.deepEqual(facts, {
    external_id: "customer_ada",
    identified: true,
    vouched_by: "identity_token",
    claims: { plan: "gold" },
  });
  const eves = await ask(eve);
  assert.equal(eves.told!.external_id, "customer_eve");
  const nobodys = await ask(nobody);
  for (const { content } of [eves.body, nobodys.body]) assert.doesNotMatch(content, /left the warehouse/);
  const anonymous = nobodys.told!;
  assert.deepEqual(
    [anonymous.external_id, anonymous.identified, anonymous.vouched_by, anonymous.claims],
    [null, false, null, {}],
  );
});

test("a key and an owner who name a visitor are told apart from the visitor, and nobody is nobody", async () => {
  const named = { visitor: { id: "customer_ada" } };
  for (const [client, vouchedBy] of [
    [as(key.key), "api_key"],
    [owner, "member"],
  ] as const) {
    const { told } = await ask(client, named);
    assert.deepEqual(
      [told!.external_id, told!.identified, told!.vouched_by, told!.claims],
      ["customer_ada", false, vouchedBy, {}],
    );
    assert.equal((await ask(client)).told, null);
  }
});

test("another secret, another visitor in the body, and an old call are refused", async () => {
  const sent = JSON.stringify({ type: "tool.call", timestamp: "", data: { visitor: { external_id: "customer_ada" } } });
  const { signRequest } = await import("../../adapters/tools/sign-request.ts");
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = signRequest({ id: "call_1", timestamp, body: sent, secrets: [secret] });
  await verifyToolCall(sent, headers, secret);
  const other = `whsec_${Buffer.alloc(32).toString("base64")}`;
  await assert.rejects(verifyToolCall(sent, headers, other), WebhookError);
  await assert.rejects(verifyToolCall(sent.replace("_ada", "_eve"), headers, secret), WebhookError);
  await assert.rejects(verifyToolCall(sent, headers, secret, Date.now() + 301_000), WebhookError);
  const event = sent.replace("tool.call", "lead.created");
  const signed = signRequest({ id: "event_1", timestamp, body: event, secrets: [secret] });
  await assert.rejects(verifyToolCall(event, signed, secret), /no call of a tool/);
});
