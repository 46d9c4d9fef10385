import assert from "node:assert/strict";
import { createHmac, generateKeyPairSync } from "node:crypto";
import { test } from "node:test";
import { SignJWT } from "jose";
import sql from "sql-template-tag";
import { lockRefreshToken, markRefreshTokenUsed } from "../../platform/unscoped/sign-in-queries.ts";
import { FakeClock } from "../../testing/fake-clock.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { OWNER, withTestServer } from "../../testing/test-server.ts";
import { hashToken } from "./open-session.ts";
import { hashPassword } from "./passwords.ts";
import { refreshSession } from "./sign-in.ts";

const clock = new FakeClock();
const { context, owner, as } = await withTestServer({}, clock);

async function codeOf(token: string | undefined): Promise<[number, string]> {
  const { status, body, headers } = await as(token).get("/v2/agents");
  assert.match(headers.get("content-type") ?? "", /application\/problem\+json/);
  assert.equal(headers.get("www-authenticate")?.startsWith("Bearer"), true);
  return [status, body.code];
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const now = () => Math.floor(clock.now() / 1000);
const claims = () => ({ iss: "citedesk", aud: "access", iat: now(), exp: now() + 900, sid: "x" });

test("a right password answers as the contract says", async () => {
  const { status, body } = await as(undefined).post("/v2/auth/login", OWNER);
  assert.equal(status, 200);
  assert.equal(body.type, "bearer");
  assert.equal(body.expires_in, 900);
  assert.equal(body.token.split(".").length, 3);
  assert.equal(typeof body.refresh_token, "string");
});

test("a wrong password and an unknown address give the same answer", async () => {
  const wrong = await as(undefined).post("/v2/auth/login", { ...OWNER, password: "wrong password" });
  const unknown = await as(undefined).post("/v2/auth/login", {
    email: "nobody@example.com",
    password: "wrong password",
  });
  assert.equal(wrong.status, 401);
  assert.equal(wrong.body.detail, "E-mail or password is wrong. Check both and try again.");
  const strip = ({ request_id: _, ...body }: Record<string, unknown>) => body;
  assert.deepEqual(strip(unknown.body), strip(wrong.body));
});

test("without a credential, with a garbled one, and with a key that never was, the answer is 401 with its own code", async () => {
  assert.deepEqual(await codeOf(undefined), [401, "missing_credential"]);
  assert.deepEqual(await codeOf("garbage"), [401, "invalid_token"]);
  assert.deepEqual(await codeOf("cite_live_0123456789"), [401, "invalid_api_key"]);
  assert.deepEqual(await codeOf("cite_refresh_0123456789"), [401, "invalid_token"]);
});

test("a token with alg none, another algorithm, another key or another issuer is refused", async () => {
  const [key] = context.secretKeys.derive("tokens");
  const header = { alg: "HS256", kid: key!.id, typ: "JWT" };
  const sign = (jwtHeader: object, payload: object, secret: Uint8Array) => {
    const text = `${encode(jwtHeader)}.${encode(payload)}`;
    return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
  };
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const rsa = await new SignJWT(claims()).setProtectedHeader({ alg: "RS256", kid: key!.id }).sign(privateKey);
  const forged = {
    "alg none": `${encode({ ...header, alg: "none" })}.${encode(claims())}.`,
    "other key": sign(header, claims(), Buffer.alloc(32, 7)),
    "unknown key id": sign({ ...header, kid: "other" }, claims(), key!.key),
    "other issuer": sign(header, { ...claims(), iss: "someone" }, key!.key),
    "other audience": sign(header, { ...claims(), aud: "ticket" }, key!.key),
    "no expiry": sign(header, { ...claims(), exp: undefined }, key!.key),
    RS256: rsa,
  };
  for (const [name, token] of Object.entries(forged))
    assert.deepEqual(await codeOf(token), [401, "invalid_token"], name);
});

test("an expired token says so, and a tampered one is refused", async () => {
  const [key] = context.secretKeys.derive("tokens");
  const expired = await new SignJWT({ ...claims(), iat: now() - 2000, exp: now() - 1000 })
    .setProtectedHeader({ alg: "HS256", kid: key!.id })
    .sign(key!.key);
  assert.deepEqual(await codeOf(expired), [401, "token_expired"]);
  const [header, , signature] = owner.token!.split(".");
  assert.deepEqual(await codeOf(`${header}.${encode({ ...claims(), sid: "other" })}.${signature}`), [
    401,
    "invalid_token",
  ]);
});

test("a token that was good is refused once it has expired", async () => {
  const [key] = context.secretKeys.derive("tokens");
  const { sid } = JSON.parse(Buffer.from(owner.token!.split(".")[1]!, "base64url").toString()) as { sid: string };
  const token = await new SignJWT({ ...claims(), sid, exp: now() + 60 })
    .setProtectedHeader({ alg: "HS256", kid: key!.id })
    .sign(key!.key);
  for (const _ of [1, 2]) assert.equal((await as(token).get("/v2/me")).status, 200);
  clock.advance(61_000);
  assert.deepEqual(await codeOf(token), [401, "token_expired"]);
  // What the database compares with its own times goes by both clocks.
  clock.advance(-61_000);
});

test("a refresh token works once; a second use ends the whole sign-in", async () => {
  const { body: first } = await as(undefined).post("/v2/auth/login", OWNER);
  const { status, body: second } = await as(undefined).post("/v2/auth/refresh", { refresh_token: first.refresh_token });
  assert.equal(status, 200);
  assert.equal((await as(second.token).get("/v2/me")).status, 200);
  const replay = await as(undefined).post("/v2/auth/refresh", { refresh_token: first.refresh_token });
  assert.equal(replay.status, 401);
  assert.equal(replay.body.code, "invalid_refresh_token");
  context.credentials.forget();
  assert.deepEqual(await codeOf(second.token), [401, "session_ended"]);
  assert.equal((await as(undefined).post("/v2/auth/refresh", { refresh_token: second.refresh_token })).status, 401);
});

test("of two refreshes at once only one succeeds", async () => {
  const { body } = await as(undefined).post("/v2/auth/login", OWNER);
  const tries = await Promise.all(
    [1, 2, 3].map(() => as(undefined).post("/v2/auth/refresh", { refresh_token: body.refresh_token })),
  );
  assert.equal(tries.filter(({ status }) => status === 200).length, 1);
});

test("a refresh token that is sent twice at once ends no sign-in", async () => {
  const { body } = await as(undefined).post("/v2/auth/login", OWNER);
  const refresh_token = body.refresh_token as string;
  const held = await holdOpen(context.database, undefined, async (transaction) => {
    await lockRefreshToken(transaction, hashToken(refresh_token), new Date());
  });
  const second = assert.rejects(refreshSession(context, refresh_token), { code: "invalid_refresh_token" });
  await held.untilAwaited();
  await held.also((transaction) => markRefreshTokenUsed(transaction, hashToken(refresh_token)));
  await held.end();
  await second;
  context.credentials.forget();
  assert.equal((await as(body.token).get("/v2/me")).status, 200);
  assert.equal((await as(undefined).post("/v2/auth/refresh", { refresh_token })).status, 401);
  context.credentials.forget();
  assert.deepEqual(await codeOf(body.token), [401, "session_ended"]);
});

for (const [what, send, then] of [
  ["signs in", () => as(undefined).post("/v2/auth/login", OWNER), 401],
  [
    "sets another password",
    () => owner.post("/v2/me/password", { current_password: OWNER.password, new_password: "yet another horse" }),
    401,
  ],
  [
    "takes another address",
    () => owner.post("/v2/me/email", { password: OWNER.password, email: "thief@example.com" }),
    401,
  ],
] as const)
  test(`who ${what} with a password that is being replaced is refused`, async () => {
    const setHash = (hash: string) => sql`UPDATE users SET password_hash = ${hash} WHERE email = ${OWNER.email}`;
    const [before] = await context.database.unscoped((transaction) =>
      transaction.query<{ password_hash: string }>(sql`SELECT password_hash FROM users WHERE email = ${OWNER.email}`),
    );
    const other = await hashPassword("another stable battery");
    const held = await holdOpen(context.database, undefined, (transaction) => transaction.query(setHash(other)));
    const sent = send();
    await held.untilAwaited();
    await held.end();
    const { status } = await sent;
    await context.database.unscoped((transaction) => transaction.query(setHash(before!.password_hash)));
    assert.equal(status, then);
  });

test("an address that somebody else takes in the same moment is taken", async () => {
  const held = await holdOpen(context.database, undefined, (transaction) =>
    transaction.query(sql`UPDATE users SET email = 'wanted@example.com' WHERE email = 'stranger@example.com'`),
  );
  const sent = owner.post("/v2/me/email", { password: OWNER.password, email: "wanted@example.com" });
  await held.untilAwaited();
  await held.end();
  assert.deepEqual([(await sent).status, (await sent).body.code], [409, "email_taken"]);
});

test("signing out ends the token at once", async () => {
  const { body } = await as(undefined).post("/v2/auth/login", OWNER);
  assert.equal((await as(body.token).post("/v2/auth/logout")).status, 204);
  assert.deepEqual(await codeOf(body.token), [401, "session_ended"]);
});
