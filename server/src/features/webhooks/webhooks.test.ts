import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { after, test } from "node:test";
import sql, { type Sql } from "sql-template-tag";
import { recordEvent } from "../../platform/events/record-event.ts";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import type { Mail, Mailer } from "../../ports/mailer.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { loseSecrets } from "../../testing/lose-secrets.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { DeliveryDispatcher } from "./delivery-dispatcher.ts";
import { claimDeliveries, storeResults } from "./delivery-queries.ts";
import { recoverDeliveries } from "./recover-deliveries.ts";
import { type Receiver, startReceiver } from "./testing/start-receiver.ts";

const { context, owner, stranger } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const { database } = context;
const { dispatcher } = context.webhooks;
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });

async function withReceiver(answer?: Receiver["answer"]): Promise<Receiver> {
  const receiver = await startReceiver(answer);
  after(() => receiver.close());
  return receiver;
}

async function createWebhook(url: string, events: string[] = ["lead.created"]) {
  const { status, body } = await owner.post("/v2/webhooks", { url, events });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

const deleteWebhook = (id: string) => owner.request("DELETE", `/v2/webhooks/${id}`);

async function leaveLead() {
  const { body } = await owner.post("/v2/leads", { agent_id: agent.id, fields: { name: "Ada" } });
  return body;
}

function signatureOf(secret: string, { headers, body }: Receiver["received"][number]): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

const deliveriesOf = async (id: string) => (await owner.get(`/v2/webhooks/${id}/deliveries`)).body.data;

async function letDue(id: string, change = sql`next_attempt_at = now()`) {
  await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      UPDATE webhook_deliveries SET ${change} WHERE workspace_id = ${workspaceId} AND webhook_id = ${parseId("webhook", id)}`),
  );
}

test("an event arrives signed, with its id, type, time, sequence and the resource", async () => {
  const receiver = await withReceiver();
  const webhook = await createWebhook(receiver.url);
  assert.match(webhook.secret, /^whsec_/);
  const lead = await leaveLead();
  await dispatcher.drain();
  assert.equal(receiver.received.length, 1);
  const [event] = receiver.received;
  assert.equal(event!.headers["webhook-signature"], signatureOf(webhook.secret, event!));
  assert.ok(Math.abs(Number(event!.headers["webhook-timestamp"]) - Date.now() / 1000) < 60);
  const body = JSON.parse(event!.body);
  assert.equal(body.type, "lead.created");
  const { person, ...told } = body.data;
  assert.deepEqual(told, lead);
  assert.deepEqual(person, { id: lead.person_id, lead_ids: [lead.id], chat_ids: [] });
  const { body: events } = await owner.get("/v2/events?type=lead.created&limit=1");
  assert.equal(events.data[0].id, event!.headers["webhook-id"]);
  assert.deepEqual({ ...events.data[0], id: undefined }, { ...body, id: undefined });
  const [delivery] = await deliveriesOf(webhook.id);
  assert.deepEqual(
    [delivery.status, delivery.attempts, delivery.response_status, delivery.event_id],
    ["delivered", 1, 204, events.data[0].id],
  );
  const { body: shown } = await owner.get(`/v2/webhooks/${webhook.id}/deliveries/${delivery.id}`);
  assert.deepEqual(shown, { ...delivery, request_body: event!.body.slice(0, 4096) });
  assert.deepEqual((await owner.get(`/v2/events/${delivery.event_id}`)).body, events.data[0]);
  await deleteWebhook(webhook.id);
});

test("an endpoint that leads on is told by its status and where, and is not followed", async () => {
  const elsewhere = await withReceiver();
  const receiver = await withReceiver((_, response: ServerResponse) => {
    response.writeHead(302, { location: `${elsewhere.url}/new` }).end();
    return "taken";
  });
  const webhook = await createWebhook(receiver.url);
  const { body: tried } = await owner.post(`/v2/webhooks/${webhook.id}/test`);
  await leaveLead();
  await dispatcher.drain();
  const [delivery] = await deliveriesOf(webhook.id);
  for (const told of [tried, delivery]) {
    assert.deepEqual([told.response_status, told.error.code], [302, "too_many_redirects"]);
    assert.ok(told.error.message.includes(`leads on to ${elsewhere.url}/new (status 302)`), told.error.message);
  }
  assert.deepEqual(elsewhere.received, []);
  await deleteWebhook(webhook.id);
});

test("the secret is shown once, and after rotations each signs until its end", async () => {
  const receiver = await withReceiver();
  const { secret: first, ...webhook } = await createWebhook(receiver.url);
  assert.deepEqual((await owner.get(`/v2/webhooks/${webhook.id}`)).body, webhook);
  const { body: second } = await owner.post(`/v2/webhooks/${webhook.id}/rotate_secret`);
  const { body: rotated } = await owner.post(`/v2/webhooks/${webhook.id}/rotate_secret`);
  assert.deepEqual(rotated.secrets.map(({ id }: { id: string }) => id).slice(1), [
    second.secrets[0].id,
    webhook.secrets[0].id,
  ]);
  assert.equal(rotated.secrets[0].valid_until, null);
  for (const { valid_until: until } of rotated.secrets.slice(1))
    assert.ok(Math.abs(Date.parse(until) - Date.now() - 86_400_000) < 60_000, until);
  await leaveLead();
  await dispatcher.drain();
  const [event] = receiver.received;
  const signatures = String(event!.headers["webhook-signature"]).split(" ");
  assert.deepEqual(
    signatures,
    [rotated.secret, second.secret, first].map((secret) => signatureOf(secret, event!)),
  );
  await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      UPDATE webhooks SET earlier_secrets = (SELECT jsonb_agg(jsonb_set(e, '{valid_until}', to_jsonb(now())))
        FROM jsonb_array_elements(earlier_secrets) e) WHERE workspace_id = ${workspaceId} AND earlier_secrets <> '[]'`),
  );
  assert.equal((await owner.get(`/v2/webhooks/${webhook.id}`)).body.secrets.length, 1);
  await leaveLead();
  await dispatcher.drain();
  assert.equal(receiver.received[1]!.headers["webhook-signature"], signatureOf(rotated.secret, receiver.received[1]!));
  const [stored] = await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query<{ secret: string }>(sql`
      SELECT secret FROM webhooks WHERE workspace_id = ${workspaceId} AND id = ${parseId("webhook", webhook.id)}`),
  );
  assert.doesNotMatch(stored!.secret, /whsec_/);
  for (let count = 1; count < 10; count++)
    assert.equal((await owner.post(`/v2/webhooks/${webhook.id}/rotate_secret`)).status, 200);
  assert.equal((await owner.post(`/v2/webhooks/${webhook.id}/rotate_secret`)).body.code, "too_many_secrets");
  await deleteWebhook(webhook.id);
});

test("what was sealed with a lost key signs nothing, is told at each attempt, and goes out once it is set anew", async () => {
  const receiver = await withReceiver();
  const headers = { Authorization: "Bearer of-mine" };
  const { body: webhook } = await owner.post("/v2/webhooks", { url: receiver.url, events: ["lead.created"], headers });
  await loseSecrets(database.owner, "webhooks", ["secret", "headers"]);
  const tried = async () => (await owner.post(`/v2/webhooks/${webhook.id}/test`)).body;
  const { delivered, error } = await tried();
  assert.deepEqual([delivered, error.code], [false, "secret_lost"]);
  assert.match(error.message, /another SECRET_KEY and can't be read any more\. Set the `headers`/);
  await leaveLead();
  await dispatcher.drain();
  const [waiting] = await deliveriesOf(webhook.id);
  assert.deepEqual([waiting.status, waiting.attempts, waiting.error.code], ["waiting", 1, "secret_lost"]);

  const set = await owner.request("PATCH", `/v2/webhooks/${webhook.id}`, { headers });
  assert.equal(set.status, 200, JSON.stringify(set.body));
  assert.match(
    (await tried()).error.message,
    /Give the webhook a new secret: POST \/v2\/webhooks\/\{id\}\/rotate_secret/,
  );
  await dispatcher.drain();
  const { body: rotated } = await owner.post(`/v2/webhooks/${webhook.id}/rotate_secret`);
  assert.equal(rotated.secrets.length, 1, "the lost one signs no more");
  await dispatcher.drain();
  const [event] = receiver.received;
  assert.equal(event!.headers["webhook-signature"], signatureOf(rotated.secret, event!));
  assert.equal(event!.headers.authorization, headers.Authorization);
  assert.equal((await deliveriesOf(webhook.id))[0].status, "delivered");
  assert.equal((await tried()).delivered, true);
  await deleteWebhook(webhook.id);
});

test("a failed attempt is repeated later with the same id, or at once by hand", async () => {
  const receiver = await withReceiver(500);
  const webhook = await createWebhook(receiver.url);
  await leaveLead();
  await dispatcher.drain();
  const [waiting] = await deliveriesOf(webhook.id);
  assert.deepEqual([waiting.status, waiting.attempts, waiting.error.code], ["waiting", 1, "bad_status"]);
  const wait = (Date.parse(waiting.next_attempt_at) - Date.parse(waiting.last_attempt_at)) / 1000;
  assert.ok(wait > 4 && wait < 7, `${wait} s`);
  assert.ok((await owner.get(`/v2/webhooks/${webhook.id}`)).body.failing_since);
  await letDue(webhook.id);
  await dispatcher.drain();
  const [second] = await deliveriesOf(webhook.id);
  assert.equal(second.attempts, 2);
  receiver.answer = 200;
  const { status } = await owner.post(`/v2/webhooks/${webhook.id}/deliveries/${waiting.id}/retry`);
  assert.equal(status, 200);
  const { body: log } = await owner.get("/v2/audit_events?action=webhook.delivery_retried");
  assert.deepEqual([log.data[0].target.id, log.data[0].after], [webhook.id, { delivery_id: waiting.id }]);
  await dispatcher.drain();
  assert.equal((await deliveriesOf(webhook.id))[0].status, "delivered");
  assert.equal((await owner.get(`/v2/webhooks/${webhook.id}`)).body.failing_since, null);
  assert.equal(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size, 1);
  assert.equal(receiver.received.length, 3);
  await deleteWebhook(webhook.id);
});

test("after the last attempt and five days without a receipt the endpoint is switched off, with a notice", async () => {
  const receiver = await withReceiver(500);
  const webhook = await createWebhook(receiver.url);
  /** Once more; what was to be sent before is given up at the next try. */
  const failFor = async (hours: number) => {
    await leaveLead();
    await dispatcher.drain();
    await letDue(webhook.id, sql`next_attempt_at = now(), failures = 9`);
    await database.inWorkspace(workspaceId, (transaction) =>
      transaction.query(sql`
        UPDATE webhooks SET failing_since = now() - make_interval(hours => ${hours}::integer) WHERE workspace_id = ${workspaceId}
          AND id = ${parseId("webhook", webhook.id)}`),
    );
  };
  await failFor(119);
  await dispatcher.drain();
  assert.equal((await owner.get(`/v2/webhooks/${webhook.id}`)).body.status, "active");
  await failFor(121);
  await leaveLead();
  await dispatcher.drain();
  const { body: disabled } = await owner.get(`/v2/webhooks/${webhook.id}`);
  assert.deepEqual([disabled.status, disabled.disabled_reason], ["disabled", "failing"]);
  assert.deepEqual((await deliveriesOf(webhook.id)).map(({ status }: { status: string }) => status).toSorted(), [
    "cancelled",
    "failed",
    "failed",
  ]);
  const notices = await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      SELECT FROM audit_events WHERE workspace_id = ${workspaceId} AND action = 'webhook.disabled'
        AND target_id = ${webhook.id}`),
  );
  assert.equal(notices.length, 1);
  const { body: told } = await owner.get("/v2/events?type=webhook.disabled");
  assert.deepEqual(
    told.data.map(({ data }: { data: { id: string } }) => data.id),
    [webhook.id],
  );
  const [last] = await deliveriesOf(webhook.id);
  const refused = await owner.post(`/v2/webhooks/${webhook.id}/deliveries/${last.id}/retry`);
  assert.equal(refused.body.code, "webhook_disabled");
  const { body: active } = await owner.request("PATCH", `/v2/webhooks/${webhook.id}`, { status: "active" });
  assert.deepEqual([active.status, active.disabled_reason, active.failing_since], ["active", null, null]);
  await deleteWebhook(webhook.id);
});

test("an endpoint that answers 410 is switched off at once", async () => {
  const receiver = await withReceiver(410);
  const webhook = await createWebhook(receiver.url);
  await leaveLead();
  await dispatcher.drain();
  assert.equal((await owner.get(`/v2/webhooks/${webhook.id}`)).body.disabled_reason, "gone");
  await deleteWebhook(webhook.id);
});

test("only the events asked for are sent, and nothing to a webhook that is off", async () => {
  const [some, every] = [await withReceiver(), await withReceiver()];
  const webhooks = [await createWebhook(some.url, ["lead.qualified"]), await createWebhook(every.url, ["*"])];
  const lead = await leaveLead();
  await owner.request("PATCH", `/v2/webhooks/${webhooks[1]!.id}`, { status: "disabled" });
  await owner.request("PATCH", `/v2/leads/${lead.id}`, { status: "qualified" });
  await dispatcher.drain();
  assert.deepEqual(
    some.received.map(({ body }) => JSON.parse(body).type),
    ["lead.qualified"],
  );
  assert.ok(every.received.every(({ body }) => JSON.parse(body).type === "lead.created"));
  for (const { id } of webhooks) await deleteWebhook(id);
});

test("families, assistants and brands narrow what is sent; own headers go with it and are never shown", async () => {
  const receiver = await withReceiver((_, response) => {
    response.writeHead(202).end(`kept\u0000${"x".repeat(5000)}`);
    return "taken";
  });
  const { body: brand } = await owner.post("/v2/brands", { name: "Outdoor" });
  const { body: inBrand } = await owner.post("/v2/agents", { name: "Tents", brand_id: brand.id });
  const { body: other } = await owner.post("/v2/agents", { name: "Other" });
  const headers = { Authorization: "Bearer very-secret" };
  const create = async (choice: object) =>
    (await owner.post("/v2/webhooks", { url: receiver.url, events: ["lead.*"], ...choice })).body;
  const webhooks = [await create({ agent_ids: [agent.id], headers }), await create({ brand_ids: [brand.id] })];
  const long = Object.fromEntries(["one", "two", "three"].map((name) => [name, name.repeat(400)]));
  for (const { id } of [agent, inBrand, other])
    await owner.post("/v2/leads", { agent_id: id, fields: { name: "Ada", ...long } });
  await owner.post(`/v2/agents/${inBrand.id}/publish`, {});
  await dispatcher.drain();
  const sent = receiver.received.map(({ headers: with_, body }) => {
    const { type, data } = JSON.parse(body);
    return [type, data.agent_id, with_.authorization];
  });
  assert.deepEqual(
    sent.toSorted((left, right) => (left[1] === agent.id ? -1 : right[1] === agent.id ? 1 : 0)),
    [
      ["lead.created", agent.id, headers.Authorization],
      ["lead.created", inBrand.id, undefined],
    ],
  );
  const { body: shown } = await owner.get(`/v2/webhooks/${webhooks[0].id}`);
  assert.deepEqual([shown.agent_ids, shown.header_names], [[agent.id], ["Authorization"]]);
  assert.doesNotMatch(JSON.stringify(shown), /very-secret/);
  const [delivery] = await deliveriesOf(webhooks[0].id);
  assert.equal(delivery.response_body, `kept${"x".repeat(4091)}`);
  const { request_body: kept } = (await owner.get(`/v2/webhooks/${webhooks[0].id}/deliveries/${delivery.id}`)).body;
  const { body: whole } = receiver.received.find(({ body }) => body.includes(agent.id))!;
  assert.ok(whole.length > 4096, `${whole.length}`);
  assert.equal(kept, whole.slice(0, 4096));
  const [row] = await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query<{ headers: string }>(sql`
      SELECT headers FROM webhooks WHERE workspace_id = ${workspaceId} AND id = ${parseId("webhook", webhooks[0].id)}`),
  );
  assert.ok(row!.headers.length > 0 && !/secret|authorization/i.test(row!.headers), row!.headers);
  const { body: cleared } = await owner.request("PATCH", `/v2/webhooks/${webhooks[0].id}`, {
    headers: {},
    agent_ids: [],
  });
  assert.deepEqual([cleared.header_names, cleared.agent_ids], [[], []]);
  for (const [choice, pointer] of [
    [{ agent_ids: ["agent_nobody"] }, "/agent_ids/0"],
    [{ brand_ids: [agent.id] }, "/brand_ids/0"],
    [{ headers: { "Webhook-Id": "mine" } }, "/headers/Webhook-Id"],
  ] as const) {
    const refused = await owner.post("/v2/webhooks", { url: receiver.url, events: ["*"], ...choice });
    assert.deepEqual([refused.status, refused.body.errors?.[0].pointer], [422, pointer], JSON.stringify(refused.body));
  }
  for (const { id } of webhooks) await deleteWebhook(id);
});

test("what happened is sent again, by time and type, with the same ids, also to an endpoint that came later", async () => {
  const since = new Date(Date.now() - 50).toISOString();
  const lead = await leaveLead();
  await owner.request("PATCH", `/v2/leads/${lead.id}`, { status: "qualified" });
  const receiver = await withReceiver();
  const webhook = await createWebhook(receiver.url, ["*"]);
  const replay = (body: object) => owner.post(`/v2/webhooks/${webhook.id}/replay`, body);
  const { status, body } = await replay({ since, types: ["lead.qualified"] });
  assert.deepEqual([status, body.queued, body.has_more], [200, 1, false], JSON.stringify(body));
  assert.equal((await replay({ since, types: ["lead.*"] })).body.queued >= 2, true);
  await dispatcher.drain();
  const types = receiver.received.map(({ body: sent }) => JSON.parse(sent).type);
  assert.ok(
    types.includes("lead.created") && types.includes("lead.updated") && types.includes("lead.qualified"),
    `${types}`,
  );
  const ids = new Set(receiver.received.map(({ headers }) => headers["webhook-id"]));
  assert.equal((await replay({ since, types: ["lead.*"] })).body.queued, 3);
  await dispatcher.drain();
  assert.equal(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size, ids.size);
  assert.equal((await replay({ since: "yesterday" })).status, 422);
  await owner.request("PATCH", `/v2/webhooks/${webhook.id}`, { status: "disabled" });
  assert.equal((await replay({ since })).body.code, "webhook_disabled");
  assert.equal((await stranger.post(`/v2/webhooks/${webhook.id}/replay`, { since })).status, 404);
  await deleteWebhook(webhook.id);
});

test("sending again brings at once what waits for its next try, and leaves alone what is under way", async () => {
  const since = new Date(Date.now() - 50).toISOString();
  const receiver = await withReceiver(500);
  const webhook = await createWebhook(receiver.url);
  await leaveLead();
  await dispatcher.drain();
  const replay = async () => (await owner.post(`/v2/webhooks/${webhook.id}/replay`, { since })).body.queued;
  const stateOf = async () => (await deliveriesOf(webhook.id)).map(({ status }: { status: string }) => status);
  await letDue(webhook.id, sql`lease_id = gen_random_uuid(), next_attempt_at = now() + interval '20 seconds'`);
  assert.equal(await replay(), 0);
  await letDue(webhook.id, sql`lease_id = NULL, next_attempt_at = now() + interval '2 hours'`);
  assert.deepEqual([receiver.received.length, await stateOf()], [1, ["waiting"]]);
  receiver.answer = 204;
  assert.equal(await replay(), 1);
  await dispatcher.drain();
  assert.deepEqual([receiver.received.length, await stateOf()], [2, ["delivered"]]);
  await deleteWebhook(webhook.id);
});

test("events are read in order, waited for, and none is passed over that commits later than one behind it", async () => {
  const read = async (query: string) => (await owner.get(`/v2/events?${query}`)).body;
  const last = async () => {
    let after = 0;
    for (;;) {
      const { data, pagination } = await read(`after=${after}&limit=100`);
      after = data.at(-1)?.sequence ?? after;
      if (!pagination.has_more) return after;
    }
  };
  const after = await last();
  const waiting = read(`after=${after}&types=lead.*&wait=10`);
  const started = Date.now();
  await owner.post(`/v2/agents/${agent.id}/publish`, {});
  const lead = await leaveLead();
  // An earlier test's lead may still be followed by what its chat brought.
  const isOwn = ({ type, data }: { type: string; data: { id: string } }) =>
    type === "agent.published" || data.id === lead.id;
  let { data } = await waiting;
  while (!data.some(isOwn)) ({ data } = await read(`after=${data.at(-1).sequence}&types=lead.*&wait=10`));
  const own = data.find(isOwn);
  assert.deepEqual([own.type, own.data.id], ["lead.created", lead.id]);
  assert.ok(Date.now() - started < 5_000);
  const both = (await read(`after=${after}`)).data.filter(isOwn);
  assert.deepEqual(
    both.map(({ type }: { type: string }) => type),
    ["agent.published", "lead.created"],
  );
  assert.ok(both[0].sequence < both[1].sequence);
  assert.deepEqual((await read(`after=${both[1].sequence}&wait=1`)).data, []);
  for (const [query, pointer] of [
    ["after=0&type=lead.created", "?type"],
    ["types=lead.*", "?after"],
    ["after=0&types=lead.eaten", "?types"],
    ["after=-1", "?after"],
    ["after=0&wait=31", "?wait"],
  ]) {
    const refused = await owner.get(`/v2/events?${query}`);
    assert.deepEqual([refused.status, refused.body.errors?.[0].pointer], [422, pointer], query);
  }
  if (!process.env.TEST_DATABASE_URL) return;
  // Two at once, where there is more than one connection: the first number is committed last.
  const held = await holdOpen(database, workspaceId, (transaction) =>
    recordEvent(transaction, workspaceId, "agent.published", { id: "first" }),
  );
  await leaveLead();
  assert.deepEqual((await read(`after=${both[1].sequence}`)).data, []);
  await held.end();
  // Another database's transaction on the same Postgres may hold them back for a moment.
  const seen: string[] = [];
  for (let from = both[1].sequence; seen.length < 2; ) {
    const { data: more } = await read(`after=${from}&wait=10`);
    assert.ok(more.length > 0, `only ${seen.join(", ")} came`);
    seen.push(...more.map(({ type }: { type: string }) => type));
    from = more.at(-1).sequence;
  }
  assert.deepEqual(seen, ["agent.published", "lead.created"]);
});

test("an endpoint that hangs does not hold up another", async () => {
  const [dead, healthy] = [await withReceiver("hang"), await withReceiver()];
  const webhooks = [await createWebhook(dead.url), await createWebhook(healthy.url)];
  for (let count = 0; count < 30; count++) await leaveLead();
  const started = Date.now();
  while (healthy.received.length < 30 && Date.now() - started < 5_000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(healthy.received.length, 30);
  assert.ok(dead.received.length <= 16, `${dead.received.length} requests hang`);
  dead.answer = 500;
  for (const { id } of webhooks) await deleteWebhook(id);
  await dead.close();
});

test("a slow endpoint holds up no other of the same origin", async () => {
  const receiver = await withReceiver(({ url }) => (url === "/slow" ? "hang" : 204));
  const origin = new URL(receiver.url).origin;
  const webhooks = [await createWebhook(`${origin}/slow`), await createWebhook(`${origin}/healthy`)];
  const healthy = () => receiver.received.filter(({ url }) => url === "/healthy").length;
  for (let count = 0; count < 30; count++) await leaveLead();
  const started = Date.now();
  while (healthy() < 30 && Date.now() - started < 5_000) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(healthy(), 30);
  const times = (await deliveriesOf(webhooks[1]!.id)).map((delivery: { duration_ms: number }) => delivery.duration_ms);
  assert.ok(Math.max(...times) < 3_000, `the receiver took ${Math.max(...times)} ms`);
  for (const { id } of webhooks) await deleteWebhook(id);
  await receiver.close();
});

test("a receipt counts whatever its body is: too long, cut off, or never ending", async () => {
  const bodies: Record<string, (response: ServerResponse) => unknown> = {
    "/long": (response) => response.writeHead(200).end("x".repeat(200_000)),
    "/announced": (response) => response.writeHead(200, { "content-length": 200_000 }).end("x".repeat(200_000)),
    "/broken": (response) =>
      response.writeHead(200, { "content-length": 100 }).write("half", () => setTimeout(() => response.destroy(), 50)),
    "/endless": (response) => response.writeHead(200).write("more"),
  };
  const receiver = await withReceiver(({ url }, response) => {
    bodies[url]!(response);
    return "taken";
  });
  for (const path of Object.keys(bodies)) {
    const webhook = await createWebhook(new URL(path, receiver.url).href);
    await leaveLead();
    await dispatcher.drain();
    const [delivery] = await deliveriesOf(webhook.id);
    assert.deepEqual([delivery.status, delivery.response_status, delivery.attempts], ["delivered", 200, 1], path);
    await deleteWebhook(webhook.id);
  }
});

test("a delivery whose worker died comes due again, and the dead one can no longer write", async () => {
  const receiver = await withReceiver();
  const webhook = await createWebhook(receiver.url);
  const endpoint = [{ webhook_id: parseId("webhook", webhook.id)!, room: 10 }];
  const [dead, next] = [newId(), newId()];
  const claim = (id: string, seconds: number) =>
    database.inWorkspace(workspaceId, (transaction) =>
      claimDeliveries(transaction, workspaceId, endpoint, { id, seconds }),
    );
  // The outbox and the claim in one transaction each; the dispatcher of this process would be faster.
  await dispatcher.close();
  await leaveLead();
  const [held] = await claim(dead, 25);
  assert.deepEqual(await claim(next, 25), [], "claimed twice");
  await letDue(webhook.id);
  const [taken] = await claim(next, 25);
  assert.equal(taken!.id, held!.id);
  assert.equal(taken!.attempts, 2);
  const result = { id: held!.id, webhook_id: held!.webhook_id, status: "delivered", retry_in: null, duration_ms: 1 };
  const nothing = { response_status: null, error_code: null, error_message: null, response_body: null };
  const write = (lease: string) =>
    database.inWorkspace(workspaceId, (transaction) =>
      storeResults(transaction, workspaceId, [{ ...result, ...nothing, status: "delivered", lease_id: lease }]),
    );
  assert.equal((await write(dead)).size, 0);
  assert.equal((await write(next)).size, 1);
  await deleteWebhook(webhook.id);
});

test("a delivery starts at the commit of its event, not at the next look", async () => {
  const receiver = await withReceiver();
  const webhook = await createWebhook(receiver.url);
  const { secretKeys, webhooks } = context;
  const onError = (error: unknown) => assert.fail(String(error));
  const patient = new DeliveryDispatcher(
    { database, secretKeys, sender: webhooks.sender, mailer: undefined, onError },
    { lookEveryMs: 3_600_000 },
  );
  await dispatcher.close();
  patient.start();
  for (let count = 1; count <= 5; count++) {
    await leaveLead();
    const deadline = Date.now() + 5_000;
    while (receiver.received.length < count && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(receiver.received.length, count);
  }
  await patient.close();
  await deleteWebhook(webhook.id);
});

test("a process that dies in an attempt brings its delivery no closer to being given up", async () => {
  const receiver = await withReceiver(500);
  const webhook = await createWebhook(receiver.url);
  await leaveLead();
  const endpoint = [{ webhook_id: parseId("webhook", webhook.id)!, room: 10 }];
  for (let death = 0; death < 12; death++) {
    const lease = { id: newId(), seconds: 25 };
    const claimed = await database.inWorkspace(workspaceId, (transaction) =>
      claimDeliveries(transaction, workspaceId, endpoint, lease),
    );
    assert.equal(claimed.length, 1);
    // What the next process does at its start on the embedded database.
    await recoverDeliveries(database);
  }
  const { secretKeys, webhooks } = context;
  const onError = (error: unknown) => assert.fail(String(error));
  const next = new DeliveryDispatcher({ database, secretKeys, sender: webhooks.sender, mailer: undefined, onError });
  await next.drain();
  const [delivery] = await deliveriesOf(webhook.id);
  assert.deepEqual([delivery.status, delivery.attempts], ["waiting", 13]);
  const wait = (Date.parse(delivery.next_attempt_at) - Date.parse(delivery.last_attempt_at)) / 1000;
  assert.ok(wait > 4 && wait < 7, `${wait} s`);
  await next.close();
  await deleteWebhook(webhook.id);
});

test("who administers gets a mail when an endpoint is switched off, gone or failing, and one that can't be sent is told", async () => {
  const { secretKeys, webhooks } = context;
  const sent: Mail[] = [];
  const errors: unknown[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const broken = { send: () => Promise.reject(new Error("no mail today")) };
  const onError = (error: unknown) => errors.push(error);
  const drainWith = async (by: Mailer) => {
    const mailing = new DeliveryDispatcher({ database, secretKeys, sender: webhooks.sender, mailer: by, onError });
    await mailing.drain();
    await mailing.close();
    return sent.splice(0);
  };
  for (const [answer, why] of [
    [410, "It answered 410 Gone."],
    [500, "It has received nothing for 5 days."],
  ] as const) {
    const receiver = await withReceiver(answer);
    const webhook = await createWebhook(receiver.url);
    await leaveLead();
    await letDue(webhook.id, sql`failures = 9`);
    await database.inWorkspace(workspaceId, (transaction) =>
      transaction.query(sql`UPDATE webhooks SET failing_since = now() - interval '121 hours'
        WHERE workspace_id = ${workspaceId} AND id = ${parseId("webhook", webhook.id)}`),
    );
    const mails = await drainWith(mailer);
    assert.deepEqual(
      mails.map(({ to, subject }) => [to, subject]),
      [["owner@example.com", "A webhook was switched off"]],
    );
    assert.ok(mails[0]!.text.startsWith(`The webhook to ${receiver.url} was switched off. ${why}`), mails[0]!.text);
    assert.deepEqual(await drainWith(mailer), [], "once");
    await deleteWebhook(webhook.id);
  }
  assert.deepEqual(errors, []);
  const receiver = await withReceiver(410);
  const webhook = await createWebhook(receiver.url);
  await leaveLead();
  await drainWith(broken);
  assert.match(String(errors), /no mail today/);
  assert.equal((await owner.get(`/v2/webhooks/${webhook.id}`)).body.status, "disabled");
  await deleteWebhook(webhook.id);
});

test("what isn't a webhook is refused", async () => {
  for (const body of [
    { events: ["lead.created"] },
    { url: "ftp://example.com", events: ["lead.created"] },
    { url: "https://example.com", events: [] },
    { url: "https://example.com", events: ["lead.eaten"] },
    { url: "https://user:secret@example.com", events: ["*"] },
    { url: "https://example.com", events: ["*"], secret: "mine" },
  ])
    assert.equal((await owner.post("/v2/webhooks", body)).status, 422, JSON.stringify(body));
});

test("a second workspace cannot see it", async () => {
  const receiver = await withReceiver();
  const webhook = await createWebhook(receiver.url, ["*"]);
  const path = `/v2/webhooks/${webhook.id}`;
  assert.deepEqual((await stranger.get("/v2/webhooks")).body.data, []);
  assert.deepEqual((await stranger.get("/v2/events")).body.data, []);
  for (const [method, rest] of [
    ["GET", ""],
    ["PATCH", ""],
    ["DELETE", ""],
    ["POST", "/rotate_secret"],
    ["POST", "/test"],
    ["GET", "/deliveries"],
    ["POST", "/deliveries/delivery_01h2xcejqtf2nbrexx3vqjhp41/retry"],
  ] as const) {
    const body = method === "PATCH" ? { description: "mine" } : undefined;
    assert.equal((await stranger.request(method, path + rest, body)).status, 404, `${method} ${rest}`);
  }
  await stranger.post("/v2/agents", { name: "Theirs" });
  assert.equal(receiver.received.length, 0);
});

test("what is switched off or deleted in the same moment is neither rotated nor sent again", async () => {
  const { body: webhook } = await owner.post("/v2/webhooks", {
    url: "https://example.com/gone",
    events: ["agent.published"],
  });
  const path = `/v2/webhooks/${webhook.id}`;
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { prompt: "Be brief." });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const delivery = (await owner.get(`${path}/deliveries`)).body.data[0];
  const set = (what: Sql) =>
    sql`UPDATE webhooks SET ${what} WHERE workspace_id = ${workspaceId} AND id = ${parseId("webhook", webhook.id)}`;
  const meet = async (what: Sql, request: () => ReturnType<typeof owner.post>) => {
    const held = await holdOpen(database, workspaceId, (transaction) => transaction.query(set(what)));
    const answered = request();
    await held.untilAwaited();
    await held.end();
    return (await answered).status;
  };
  assert.equal(await meet(sql`status = 'disabled'`, () => owner.post(`${path}/deliveries/${delivery.id}/retry`)), 409);
  assert.equal(await meet(sql`deleted_at = now()`, () => owner.post(`${path}/rotate_secret`)), 404);
});

test("what was queued while an endpoint was switched off isn't sent once it is on again", async () => {
  const { body: webhook } = await owner.post("/v2/webhooks", {
    url: "https://example.com/off",
    events: ["agent.published"],
  });
  const path = `/v2/webhooks/${webhook.id}`;
  const held = await holdOpen(database, workspaceId, async (transaction) => {
    await recordEvent(transaction, workspaceId, "agent.published", {});
  });
  const off = owner.request("PATCH", path, { status: "disabled" });
  await Promise.race([off, held.untilAwaited()]);
  await held.end();
  assert.equal((await off).status, 200);
  assert.equal((await owner.request("PATCH", path, { status: "active" })).status, 200);
  const { body } = await owner.get(`${path}/deliveries`);
  assert.deepEqual(
    body.data.map(({ status }: { status: string }) => status),
    ["cancelled"],
  );
  await owner.request("DELETE", path);
});
