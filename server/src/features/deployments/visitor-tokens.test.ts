import assert from "node:assert/strict";
import { request } from "node:http";
import { test } from "node:test";
import { SignJWT, UnsecuredJWT } from "jose";
import sql from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { loseSecrets } from "../../testing/lose-secrets.ts";
import { createTestClient, withTestServer } from "../../testing/test-server.ts";
import { insertIdentitySecret } from "./identity-secret-queries.ts";

const { context, owner, stranger, as, url } = await withTestServer();
const SITE = "https://www.example.com";
const anyone = as(undefined);

const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
await owner.upload({ name: "a.txt", content: "Refunds take 14 days." }, { agent_id: agent.id });
const { body: key } = await owner.post("/v2/api_keys", {
  name: "Site",
  kind: "publishable",
  agent_id: agent.id,
  allowed_origins: [SITE],
});
const { body: made } = await owner.post(`/v2/agents/${agent.id}/identity_secret`);

const mint = (body: object, origin = SITE) => anyone.post("/v2/visitor_tokens", body, { origin });
const sign = (claims: object, secret: string = made.secret, expires = "5m") =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

test("a publishable key makes visitor tokens for its published assistant, from its own sites alone", async () => {
  assert.match(key.key, /^cite_pub_/);
  assert.equal((await mint({ publishable_key: key.key })).status, 404);
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const { status, body } = await mint({ publishable_key: key.key });
  assert.equal(status, 201);
  assert.deepEqual([body.agent_id, body.identified], [agent.id, false]);
  const chat = await as(body.token).post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  assert.equal(chat.status, 200);
  assert.equal((await mint({ publishable_key: key.key }, "https://evil.example")).status, 403);
  assert.equal((await anyone.post("/v2/visitor_tokens", { publishable_key: key.key })).status, 403);
  assert.equal((await mint({})).status, 422);
});

test("a question with its credential inside needs no preflight, and is the same question", async () => {
  const { body: token } = await mint({ publishable_key: key.key });
  const question = { agent_id: agent.id, message: "How long do refunds take?" };
  const ask = async (fields: object, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(fields);
    const response = await fetch(`${url}/v2/chat`, {
      method: "POST",
      headers: { "content-type": "text/plain", ...headers },
      body,
    });
    return { status: response.status, body: await response.json() };
  };
  const fields = { ...question, authorization: `Bearer ${token.token}`, idempotency_key: "simple-1" };
  const { status, body } = await ask(fields);
  assert.deepEqual([status, body.answered], [200, true]);
  assert.equal((await ask(fields)).body.id, body.id, "The same key is the same question.");
  const plain = await as(token.token).post("/v2/chat", question, { "idempotency-key": "simple-1" });
  assert.equal(plain.body.id, body.id, "However it was sent.");

  assert.equal((await ask({ ...fields, authorization: "Bearer x" })).status, 401);
  assert.equal((await ask({ ...fields, chat: "x" })).body.errors[0].pointer, "/chat");
  // What is no such question is refused as before: without a credential inside, with one outside, too long, no JSON.
  assert.equal((await ask(question)).status, 401);
  assert.equal((await ask(fields, { authorization: `Bearer ${token.token}` })).status, 415);
  assert.equal((await ask({ ...fields, message: "x".repeat(70_000) })).status, 401);
  assert.equal((await ask({})).status, 401);
  const elsewhere = await fetch(`${url}/v2/leads`, { method: "POST", body: JSON.stringify(fields) });
  assert.equal(elsewhere.status, 401, "Of questions alone.");
});

test("a publishable key alone chats with its published assistant from its own sites, and does nothing else", async () => {
  const byKey = (body: object, origin: string | undefined = SITE) =>
    as(key.key).post("/v2/chat", { agent_id: agent.id, ...body }, origin ? { origin } : {});
  const { status, body: answer } = await byKey({ message: "How long do refunds take?" });
  assert.deepEqual([status, answer.answered], [200, true]);
  const next = await byKey({ message: "How long did you say that they take?", chat_id: answer.chat_id });
  assert.deepEqual([next.status, next.body.chat_id], [200, answer.chat_id]);
  const other = (await byKey({ message: "How long do refunds take?" })).body;
  const visitorOf = async (chatId: string) => (await owner.get(`/v2/chats/${chatId}`)).body.visitor_id;
  assert.ok(await visitorOf(other.chat_id));
  assert.notEqual(await visitorOf(other.chat_id), await visitorOf(answer.chat_id), "nobody is told who the others are");

  assert.equal((await byKey({ message: "Hi" }, "https://evil.example")).status, 403);
  assert.equal((await byKey({ message: "Hi" }, "")).status, 403);
  assert.equal((await byKey({ message: "Hi", visitor: { id: "customer-7" } })).status, 403);
  const { body: token } = await mint({ publishable_key: key.key });
  const { body: withToken } = await as(token.token).post("/v2/chat", { agent_id: agent.id, message: "Hello" });
  assert.equal(
    (await byKey({ message: "Hi", chat_id: withToken.chat_id })).status,
    404,
    "it opens its own chats alone",
  );
  for (const path of [`/v2/agents/${agent.id}`, `/v2/chats/${answer.chat_id}`, "/v2/chats", "/v2/me"]) {
    const refused = await as(key.key).request("GET", path, undefined, { origin: SITE });
    assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"], path);
  }
  const { body: draft } = await owner.post("/v2/agents", { name: "Draft" });
  assert.equal((await byKey({ message: "Hi", agent_id: draft.id })).status, 404);
});

test("an idempotency key is the visitor's own, whoever else has the publishable key", async () => {
  const byKey = (body: object, localAddress = "127.0.0.1") =>
    new Promise<{ status: number; body: { id: string; chat_id: string } }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${key.key}`, origin: SITE, "idempotency-key": "first" };
      const json = { ...headers, "content-type": "application/json" };
      const sent = request(`${url}/v2/chat`, { method: "POST", localAddress, headers: json }, async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) });
      });
      sent.on("error", reject).end(JSON.stringify({ agent_id: agent.id, ...body }));
    });
  const visitors = async () => (await owner.get("/v2/visitors?limit=100")).body.data.length as number;
  const [question, other] = [{ message: "How long do refunds take?" }, { message: "How long do they take?" }];
  const one = await byKey(question);
  const before = await visitors();
  assert.deepEqual((await byKey(question)).body, one.body, "sent again, it is answered the same");
  assert.equal(await visitors(), before, "and leaves nobody behind");
  const elsewhere = await byKey(question, "127.0.0.2");
  assert.notEqual(elsewhere.body.chat_id, one.body.chat_id);
  assert.equal((await byKey(other, "127.0.0.3")).status, 200);
  const [next, theirs] = [one, elsewhere].map(({ body }) => ({ ...other, chat_id: body.chat_id }));
  const answers = [await byKey(next!), await byKey(theirs!), await byKey(next!)].map(({ body }) => body.id);
  assert.equal(answers[2], answers[0]);
  assert.notEqual(answers[1], answers[0]);
});

test("visitors with tokens have idempotency keys of their own", async () => {
  const headers = { "idempotency-key": "shared" };
  const ask = async () => {
    const { body: token } = await mint({ publishable_key: key.key });
    const question = { agent_id: agent.id, message: "How long do refunds take?" };
    const visitor = as(token.token);
    const first = await visitor.post("/v2/chat", question, headers);
    const again = await visitor.post("/v2/chat", question, headers);
    const lead = await visitor.post("/v2/leads", { agent_id: agent.id, fields: { email: "v@example.com" } }, headers);
    return { first: first.body.id, again: again.body.id, lead: lead.body.id };
  };
  const [one, two] = [await ask(), await ask()];
  assert.deepEqual([one.again, two.again], [one.first, two.first]);
  assert.notEqual(one.first, two.first);
  assert.notEqual(one.lead, two.lead);
});

test("an identity token of the site's server names the visitor, the same one each time", async () => {
  const identity_token = await sign({ sub: "customer-7", name: "Ada", claims: { plan: "pro" } });
  const first = await mint({ publishable_key: key.key, identity_token });
  const second = await mint({ publishable_key: key.key, identity_token: await sign({ sub: "customer-7" }) });
  assert.equal(first.body.identified, true);
  assert.equal(second.body.visitor_id, first.body.visitor_id);
  const chat = await as(first.body.token).post("/v2/chat", { agent_id: agent.id, message: "How long?" });
  assert.equal((await as(second.body.token).get(`/v2/chats/${chat.body.chat_id}`)).status, 200);
  const other = await mint({ publishable_key: key.key, identity_token: await sign({ sub: "customer-8" }) });
  assert.equal((await as(other.body.token).get(`/v2/chats/${chat.body.chat_id}`)).status, 404);
});

test("an identity that is expired, unsigned, lacks sub or exp, or has another secret or algorithm is refused", async () => {
  const bytes = new TextEncoder().encode(made.secret);
  const header = { alg: "HS256" };
  for (const [name, identity_token] of Object.entries({
    expired: await sign({ sub: "a" }, made.secret, "-1m"),
    "another secret": await sign({ sub: "a" }, "cite_identity_other_other_other_other"),
    "no sub": await sign({}),
    "no exp": await new SignJWT({ sub: "a" }).setProtectedHeader(header).sign(bytes),
    HS512: await new SignJWT({ sub: "a" }).setProtectedHeader({ alg: "HS512" }).setExpirationTime("5m").sign(bytes),
    none: new UnsecuredJWT({ sub: "a" }).setExpirationTime("5m").encode(),
    garbage: "garbage",
  })) {
    const { status, body } = await mint({ publishable_key: key.key, identity_token });
    assert.deepEqual([status, body.code], [401, "invalid_identity"], name);
  }
});

test("the secret before verifies for a day after a new one is made", async () => {
  const { body: next } = await owner.post(`/v2/agents/${agent.id}/identity_secret`);
  for (const secret of [made.secret, next.secret])
    assert.equal(
      (await mint({ publishable_key: key.key, identity_token: await sign({ sub: "a" }, secret) })).status,
      201,
    );
});

test("an assistant for identified visitors needs an identity, one for members takes no visitors", async () => {
  const grant = (visitors: string) =>
    owner
      .request("PATCH", `/v2/agents/${agent.id}`, { access: { visitors, grants: [] } })
      .then(() => owner.post(`/v2/agents/${agent.id}/publish`));
  await grant("identified");
  assert.equal((await mint({ publishable_key: key.key })).body.code, "identity_required");
  assert.equal((await mint({ publishable_key: key.key, identity_token: await sign({ sub: "a" }) })).status, 201);
  await grant("members");
  assert.equal((await mint({ publishable_key: key.key })).status, 404);
  await grant("all");
});

test("a visitor sees neither other visitors' chats nor anything of the workspace", async () => {
  const tokens = await Promise.all([1, 2].map(() => mint({ publishable_key: key.key })));
  const [one, two] = tokens.map(({ body }) => createTestClient(url, body.token));
  const { body: chat } = await one!.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  for (const path of [`/v2/chats/${chat.chat_id}`, `/v2/messages/${chat.id}`]) {
    assert.equal((await one!.get(path)).status, 200);
    assert.equal((await two!.get(path)).status, 404);
  }
  for (const path of ["/v2/agents", "/v2/visitors", "/v2/sources", "/v2/members", "/v2/me"])
    assert.equal((await one!.get(path)).status, 403, path);
});

test("another workspace can't make the identity secret of this assistant", async () => {
  assert.equal((await stranger.post(`/v2/agents/${agent.id}/identity_secret`)).status, 404);
});

test("of two identity secrets that are made at once the second ends the first", async () => {
  const { body: other } = await owner.post("/v2/agents", { name: "Other" });
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  const agentId = parseId("agent", other.id)!;
  const held = await holdOpen(context.database, workspaceId, (transaction) =>
    insertIdentitySecret(transaction, workspaceId, { id: newId(), secret: "sealed", agentId, overlapSeconds: 0 }),
  );
  const making = owner.post(`/v2/agents/${other.id}/identity_secret`);
  await held.untilAwaited();
  await held.end();
  assert.equal((await making).status, 201);
  const left = await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`SELECT FROM identity_secrets WHERE agent_id = ${agentId} AND ends_at IS NULL`),
  );
  assert.equal(left.length, 1);
});

test("an earlier token, also one that has expired, makes one of the same visitor, whose own chats it lists", async () => {
  const first = (await mint({ publishable_key: key.key })).body;
  const asked = await as(first.token).post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  const again = (await mint({ publishable_key: key.key, visitor_token: first.token })).body;
  assert.equal(again.visitor_id, first.visitor_id);
  const said = await context.tokens.verifyVisitor(first.token);
  const stale = (secondsAgo: number) =>
    new SignJWT({ ...said })
      .setProtectedHeader({ alg: "HS256", kid: JSON.parse(atob(first.token.split(".")[0])).kid, typ: "JWT" })
      .setIssuer("citedesk")
      .setAudience("visitor")
      .setIssuedAt(Math.floor(Date.now() / 1000) - secondsAgo - 3600)
      .setExpirationTime(Math.floor(Date.now() / 1000) - secondsAgo)
      .sign(context.secretKeys.derive("tokens")[0]!.key);
  const day = 24 * 3600;
  const old = await mint({ publishable_key: key.key, visitor_token: await stale(29 * day) });
  assert.deepEqual([old.status, old.body.visitor_id], [201, first.visitor_id]);
  assert.equal((await mint({ publishable_key: key.key, visitor_token: await stale(31 * day) })).status, 401);
  assert.equal((await mint({ publishable_key: key.key, visitor_token: `${first.token}x` })).status, 401);

  const { body: list } = await as(old.body.token).get("/v2/chats?visitor_id=");
  assert.deepEqual(
    list.data.map(({ id }: { id: string }) => id),
    [asked.body.chat_id],
  );
  const other = (await mint({ publishable_key: key.key })).body;
  assert.deepEqual((await as(other.token).get(`/v2/chats?visitor_id=${first.visitor_id}`)).body.data, []);
});

test("an identity secret whose key is lost verifies nothing and says so; a new one does", async () => {
  await loseSecrets(context.database.owner, "identity_secrets", ["secret"]);
  const vouched = async (secret: string) =>
    mint({ publishable_key: key.key, identity_token: await sign({ sub: "a" }, secret) });
  const lost = await vouched(made.secret);
  assert.deepEqual([lost.status, lost.body.code], [401, "invalid_identity"]);
  assert.match(lost.body.detail, /encrypted with another SECRET_KEY; make one anew/);
  const { body: anew } = await owner.post(`/v2/agents/${agent.id}/identity_secret`);
  assert.equal((await vouched(anew.secret)).status, 201);
});
