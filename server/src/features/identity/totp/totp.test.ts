import assert from "node:assert/strict";
import { test } from "node:test";
import { Secret, TOTP } from "otpauth";
import sql from "sql-template-tag";
import { FakeClock } from "../../../testing/fake-clock.ts";
import { loseSecrets } from "../../../testing/lose-secrets.ts";
import { OWNER, type TestClient, withTestServer } from "../../../testing/test-server.ts";

const clock = new FakeClock();
const { owner, stranger, as, context } = await withTestServer({ RATE_LIMITS: "on" }, clock);
const PASSWORD = "a long password";

async function join(email: string, role: string, inviter = owner): Promise<TestClient> {
  const { body } = await inviter.post("/v2/invitations", { email, role });
  const accepted = await as(undefined).post("/v2/invitations/accept", {
    token: body.token,
    name: "",
    password: PASSWORD,
  });
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  return as(accepted.body.token);
}

/** The app's code now; each call is of the next half minute, since a code works once. */
function nextCode(secret: string): string {
  clock.advance(30_000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
}

async function enable(client: TestClient): Promise<{ secret: string; codes: string[] }> {
  const begun = await client.post("/v2/me/totp", { password: PASSWORD });
  assert.equal(begun.status, 201, JSON.stringify(begun.body));
  const { secret, uri } = begun.body;
  assert.match(uri, /^otpauth:\/\/totp\/Citedesk:/);
  const confirmed = await client.post("/v2/me/totp/confirm", { code: nextCode(secret) });
  assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
  return { secret, codes: confirmed.body.recovery_codes };
}

const login = (email: string, password = PASSWORD) => as(undefined).post("/v2/auth/login", { email, password });
const second = (totp_token: string, code: string) => as(undefined).post("/v2/auth/totp", { totp_token, code });

test("a sign-in asks for a code once it is confirmed, and each code works once", async () => {
  const member = await join("app@example.com", "editor");
  const other = as((await login("app@example.com")).body.token);
  assert.equal((await member.post("/v2/me/totp", { password: "wrong" })).status, 401);
  const begun = await member.post("/v2/me/totp", { password: PASSWORD });
  assert.equal((await login("app@example.com")).status, 200, "not asked for before it is confirmed");
  assert.equal((await member.post("/v2/me/totp/confirm", { code: "000000" })).body.code, "wrong_code");
  const { secret } = await enable(member);
  assert.notEqual(secret, begun.body.secret);
  assert.equal((await other.get("/v2/me")).status, 401, "other sign-ins took no code");
  assert.equal((await member.post("/v2/me/totp", { password: PASSWORD })).body.code, "totp_enabled");

  const first = await login("app@example.com");
  assert.deepEqual([first.status, first.body.code], [401, "totp_required"]);
  const code = nextCode(secret);
  assert.equal((await second(`${first.body.totp_token}x`, code)).body.code, "invalid_token");
  const done = await second(first.body.totp_token, code);
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.equal((await as(done.body.token).get("/v2/me")).status, 200);
  const again = await login("app@example.com");
  assert.equal((await second(again.body.totp_token, code)).body.code, "wrong_code");
  assert.equal((await as(again.body.totp_token).get("/v2/me")).status, 401, "the first step opens nothing");
});

test("a recovery code signs in once, new ones end the old, and removing takes password and code", async () => {
  const member = await join("paper@example.com", "editor");
  const { secret, codes } = await enable(member);
  assert.equal(new Set(codes).size, 10);
  const [used, old] = codes as [string, string];
  const signIn = async (code: string) => second((await login("paper@example.com")).body.totp_token, code);
  assert.equal((await signIn(used.toUpperCase().replaceAll("-", " "))).status, 200);
  assert.equal((await signIn(used)).body.code, "wrong_code");
  const { body: state } = await member.get("/v2/me/totp");
  assert.deepEqual([state.enabled, state.recovery_codes_left, state.required], [true, 9, false]);
  const renewed = await member.post("/v2/me/totp/recovery_codes", { password: PASSWORD, code: nextCode(secret) });
  assert.equal(renewed.body.recovery_codes.length, 10);
  assert.equal((await signIn(old)).body.code, "wrong_code");
  assert.equal((await member.post("/v2/me/totp/remove", { password: PASSWORD, code: "123456" })).status, 401);
  const remove = { password: PASSWORD, code: renewed.body.recovery_codes[0] };
  assert.equal((await member.post("/v2/me/totp/remove", remove)).status, 204);
  assert.equal((await login("paper@example.com")).status, 200);
  const { body: log } = await owner.get("/v2/audit_events?action=user&limit=100");
  const actions = log.data.map(({ action }: { action: string }) => action);
  for (const action of ["totp_enabled", "recovery_code_used", "recovery_codes_made", "totp_removed"])
    assert.ok(actions.includes(`user.${action}`), action);
  const stored = await context.database.unscoped((transaction) =>
    transaction.query<{ text: string }>(sql`SELECT row_to_json(t)::text AS text FROM totp_secrets t`),
  );
  assert.ok(stored.every(({ text }) => !text.includes(secret)));
});

test("neither a reset link nor an invitation goes around the code, and a new password ends what was begun", async () => {
  const member = await join("reset@example.com", "editor");
  const { secret } = await enable(member);
  const { body: me } = await member.get("/v2/me");
  const begun = await login("reset@example.com");
  const { body: link } = await owner.post(`/v2/members/${me.id}/reset_link`);
  const reset = await as(undefined).post("/v2/auth/reset_password", {
    token: link.token,
    password: "brand new password",
  });
  assert.equal(reset.body.code, "totp_required");
  const code = nextCode(secret);
  assert.equal((await second(begun.body.totp_token, code)).body.code, "sign_in_expired");
  assert.equal((await second(reset.body.totp_token, code)).status, 200);

  const { body: invitation } = await stranger.post("/v2/invitations", { email: "reset@example.com", role: "viewer" });
  const accepted = await as(undefined).post("/v2/invitations/accept", {
    token: invitation.token,
    name: "",
    password: "brand new password",
  });
  assert.equal(accepted.body.code, "totp_required");
  const elsewhere = await owner.request("DELETE", `/v2/members/${me.id}/totp`);
  assert.equal(elsewhere.body.code, "member_elsewhere");
  const late = await login("reset@example.com", "brand new password");
  clock.advance(301_000);
  assert.equal((await second(late.body.totp_token, nextCode(secret))).body.code, "token_expired");
});

test("an owner requires it for the workspace: who has none may only set it up; keys are not asked", async () => {
  const fresh = as((await login(OWNER.email, OWNER.password)).body.token);
  const { body: me } = await fresh.get("/v2/me");
  const admin = await join("admin@example.com", "admin");
  const path = `/v2/workspaces/${me.workspace_id}`;
  const require = (client: TestClient, require_totp: boolean) =>
    client.request("PATCH", path, { sign_in: { require_totp } });
  assert.equal((await require(admin, true)).status, 403);
  const { body: key } = await fresh.post("/v2/api_keys", { name: "K", scopes: ["agents:read"] });
  const required = await require(fresh, true);
  assert.deepEqual(required.body.sign_in, { ...required.body.sign_in, require_totp: true });
  assert.equal((await fresh.request("PATCH", path, { name: "Live" })).body.code, "second_step_required");
  const refused = await admin.get("/v2/agents");
  assert.deepEqual([refused.status, refused.body.code], [403, "second_step_required"]);
  assert.equal((await as(key.key).get("/v2/agents")).status, 200);
  assert.equal((await admin.get("/v2/me/totp")).body.required, true);
  await enable(admin);
  assert.equal((await admin.get("/v2/agents")).status, 200);
  const { body: members } = await admin.get("/v2/members?q=admin@");
  assert.equal(members.data[0].totp_enabled, true);
  const { body: mine } = await fresh.post("/v2/me/totp", { password: OWNER.password });
  await fresh.post("/v2/me/totp/confirm", { code: nextCode(mine.secret) });
  assert.equal((await require(fresh, false)).status, 200);
  assert.equal((await fresh.request("DELETE", `/v2/members/${members.data[0].id}/totp`)).status, 204);
  assert.equal((await fresh.request("DELETE", `/v2/members/${members.data[0].id}/totp`)).status, 404);
  assert.equal((await admin.get("/v2/me")).status, 401);
  assert.equal((await login("admin@example.com")).status, 200);
});

test("a second step whose key is lost says so; a recovery code signs in, removes it, and another is set up", async () => {
  const member = await join("lost@example.com", "editor", stranger);
  const { secret, codes } = await enable(member);
  await loseSecrets(context.database.owner, "totp_secrets", ["sealed_secret"]);
  const { body } = await login("lost@example.com");
  const refused = await second(body.totp_token, nextCode(secret));
  assert.deepEqual([refused.status, refused.body.code], [409, "secret_lost"]);
  assert.match(refused.body.detail, /Use a recovery code, .*`citedesk password EMAIL --remove-second-step`/);
  const again = await second(body.totp_token, codes[0]!);
  assert.equal(again.status, 200, JSON.stringify(again.body));
  const client = as(again.body.token);
  const proof = { password: PASSWORD, code: codes[1] };
  assert.equal((await client.post("/v2/me/totp/remove", proof)).status, 204);
  await enable(client);
});

test("codes can't be guessed: after ten tries each waits", async () => {
  const member = await join("guessed@example.com", "viewer", stranger);
  await enable(member);
  const { body } = await login("guessed@example.com");
  const answers: number[] = [];
  for (let round = 0; round < 12; round++) answers.push((await second(body.totp_token, "111111")).status);
  assert.deepEqual(new Set(answers.slice(0, 5)), new Set([401]));
  assert.equal(answers.at(-1), 429);
});
