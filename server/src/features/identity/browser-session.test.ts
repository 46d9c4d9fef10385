import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { OWNER, withTestServer } from "../../testing/test-server.ts";

const { context, as } = await withTestServer();
const nobody = as(undefined);

async function signedInCookie(): Promise<string> {
  const { body: pair } = await nobody.post("/v2/auth/login", OWNER);
  const { headers } = await nobody.post("/v2/auth/session", { refresh_token: pair.refresh_token });
  return cookieOf(headers);
}

const cookieOf = (headers: Headers) => headers.get("set-cookie")!.split(";")[0]!;
const renew = (cookie: string, headers = {}) => nobody.post("/v2/auth/session", {}, { cookie, ...headers });

test("a browser's sign-in moves into a cookie that scripts and other sites can't use", async () => {
  const { body: pair } = await nobody.post("/v2/auth/login", OWNER);
  const { status, headers, body } = await nobody.post("/v2/auth/session", { refresh_token: pair.refresh_token });
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body).sort(), ["expires_in", "token", "type"]);
  const set = headers.get("set-cookie")!;
  for (const part of ["HttpOnly", "SameSite=Strict", "Path=/v2/auth", "Max-Age=2592000"])
    assert.match(set, RegExp(part));
  assert.equal((await as(body.token).get("/v2/me")).status, 200);
  const renewed = await renew(cookieOf(headers));
  assert.equal((await as(renewed.body.token).get("/v2/me")).body.email, OWNER.email);
  // Nothing else takes it.
  assert.equal((await nobody.get("/v2/me", { cookie: cookieOf(headers) })).status, 401);
});

test("two tabs that renew with one cookie both go on; long after it was replaced, it ends the sign-in", async () => {
  const cookie = await signedInCookie();
  const [first, second] = [await renew(cookie), await renew(cookie)];
  assert.deepEqual([first.status, second.status], [200, 200]);
  await context.database.unscoped((transaction) =>
    transaction.query(sql`UPDATE refresh_tokens SET used_at = used_at - interval '1 minute' WHERE used_at IS NOT NULL`),
  );
  assert.equal((await renew(cookie)).status, 401);
  assert.equal((await renew(cookieOf(second.headers))).status, 401);
});

test("a request of another origin is refused, also one of the same site", async () => {
  const cookie = await signedInCookie();
  for (const headers of [
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])
    assert.equal((await renew(cookie, headers)).status, 403, JSON.stringify(headers));
  assert.equal((await renew(cookie, { "sec-fetch-site": "same-origin" })).status, 200);
});

test("signing out ends the sign-in and takes the cookie away", async () => {
  const cookie = await signedInCookie();
  const { body } = await renew(cookie);
  const ended = await nobody.request("DELETE", "/v2/auth/session", undefined, { cookie });
  assert.equal(ended.status, 204);
  assert.match(ended.headers.get("set-cookie")!, /Max-Age=0|Expires=Thu, 01 Jan 1970/);
  assert.equal((await renew(cookie)).status, 401);
  assert.equal((await as(body.token).get("/v2/me")).status, 401);
  assert.equal((await nobody.post("/v2/auth/session", {})).body.code, "not_signed_in");
});
