import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeClock } from "../../testing/fake-clock.ts";
import { OWNER, withTestServer } from "../../testing/test-server.ts";

const clock = new FakeClock();
const { context, as, ...started } = await withTestServer({ RATE_LIMITS: "on", TRUST_PROXY: "1" }, clock);
let { owner } = started;
const anyone = as(undefined);

/** All budgets are full again, and the owner has a new token. */
async function later() {
  clock.advance(3_600_000);
  owner = as((await anyone.post("/v2/auth/login", OWNER)).body.token);
}

const login = async (address: string, email: string, password: string) =>
  (await anyone.post("/v2/auth/login", { email, password }, { "x-forwarded-for": address })).status;
const guess = (address: string, email = OWNER.email) => login(address, email, "wrong password");

async function join(email: string, password = "a long password") {
  const { body: invitation } = await owner.post("/v2/invitations", { email, role: "editor" });
  const { body } = await anyone.post(
    "/v2/invitations/accept",
    { token: invitation.token, name: "", password },
    { "x-forwarded-for": "198.51.100.77" },
  );
  return as(body.token);
}

const idOf = async (client: typeof owner) => (await client.get("/v2/me")).body.id as string;
const resetLink = async (client: typeof owner) =>
  (await owner.post(`/v2/members/${await idOf(client)}/reset_link`)).body.token as string;
const reset = (token: string, password = "a password by link") =>
  anyone.post("/v2/auth/reset_password", { token, password }, { "x-forwarded-for": "198.51.100.78" });

test("who guesses is slowed, and the owner signs in from elsewhere all the same", async () => {
  for (let n = 0; n < 10; n++) assert.equal(await guess("203.0.113.1"), 401);
  assert.equal(await guess("203.0.113.1"), 429);
  assert.equal(await login("203.0.113.2", OWNER.email, OWNER.password), 200);
  assert.equal(await login("203.0.113.1", OWNER.email, OWNER.password), 429, "not where it was guessed");
});

test("who guesses from many addresses is slowed too, and the owner signs in where they have before", async () => {
  await later();
  const guessed = { email: OWNER.email };
  for (let n = 0; n < 100; n++) await context.throttle.assertMayTry(`203.0.113.${100 + (n % 20)}`, guessed);
  await assert.rejects(context.throttle.assertMayTry("203.0.113.200", guessed), { code: "too_many_sign_ins" });
  assert.equal(await login("203.0.113.9", OWNER.email, OWNER.password), 429, "an address never seen");
  assert.equal(await login("203.0.113.2", OWNER.email, OWNER.password), 200, "one of theirs");
  clock.advance(3_600_000);
  assert.equal(await login("203.0.113.9", OWNER.email, OWNER.password), 200);
});

test("a success of one's own neither clears another's counter nor the address's", async () => {
  await later();
  await join("own@example.com");
  const own = () => login("203.0.113.3", "own@example.com", "a long password");
  for (let n = 0; n < 10; n++) {
    assert.equal(await guess("203.0.113.3"), 401);
    assert.equal(await own(), 200);
  }
  assert.equal(await guess("203.0.113.3"), 429);
  let others = 0;
  while ((await guess("203.0.113.3", `someone${others}@example.com`)) === 401) {
    others++;
    if (others < 5) assert.equal(await own(), 200);
  }
  assert.equal(others, 20, "thirty wrong ones by an address");
});

test("one's own password is guessed no faster with a token that was taken", async () => {
  await later();
  for (const [email, path, body] of [
    ["password@example.com", "/v2/me/password", { current_password: "wrong", new_password: "an even longer one" }],
    ["email@example.com", "/v2/me/email", { password: "wrong", email: "thief@example.com" }],
  ] as const) {
    const member = await join(email);
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await member.post(path, body)).status);
    assert.deepEqual(statuses, [...Array(10).fill(401), 429], path);
    await later();
  }
});

test("an invitation lets nobody guess the password of an account that exists", async () => {
  await later();
  await join("guessed@example.com");
  await owner.request("DELETE", `/v2/members/${(await owner.get("/v2/members?q=guessed")).body.data[0].id}`);
  const { body } = await owner.post("/v2/invitations", { email: "guessed@example.com", role: "viewer" });
  const statuses = [];
  for (let n = 0; n < 11; n++) {
    const accept = { token: body.token, name: "", password: "wrong password" };
    statuses.push((await anyone.post("/v2/invitations/accept", accept)).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(401), 429]);
});

test("a reset link ends with the use of another, with a changed password and with a changed address", async () => {
  await later();
  const member = await join("links@example.com");
  const [first, second] = [await resetLink(member), await resetLink(member)];
  const used = await reset(first);
  assert.equal(used.status, 200);
  assert.equal((await reset(second)).body.code, "link_expired");

  const again = as(used.body.token);
  const third = await resetLink(again);
  const passwords = { current_password: "a password by link", new_password: "an even longer one" };
  assert.equal((await again.post("/v2/me/password", passwords)).status, 204);
  assert.equal((await reset(third)).body.code, "link_expired");

  const fourth = await resetLink(again);
  const email = { email: "moved@example.com", password: "an even longer one" };
  assert.equal((await again.post("/v2/me/email", email)).status, 200);
  assert.equal((await reset(fourth)).body.code, "link_expired");
});

test("a link to a new address ends with the password that asked for it", async () => {
  await later();
  const member = await join("taken@example.com");
  const mails: { to: string; text: string }[] = [];
  context.mailer = { send: async (mail) => void mails.push(mail) };
  try {
    const asked = await member.post("/v2/me/email", { email: "thief@example.com", password: "a long password" });
    assert.equal(asked.body.pending, true);
  } finally {
    context.mailer = undefined;
  }
  const passwords = { current_password: "a long password", new_password: "an even longer one" };
  assert.equal((await member.post("/v2/me/password", passwords)).status, 204);
  const token = /#(\S+)/.exec(mails[0]!.text)![1];
  assert.equal((await anyone.post("/v2/auth/confirm_email", { token })).body.code, "link_expired");
});

test("a common password, one's own address and blanks are refused wherever a password is chosen", async () => {
  await later();
  const member = await join("chooser@example.com");
  const choices = [
    ["Password123", "common_password"],
    ["chooser@Example.com", "address_as_password"],
    ["           ", "blank_password"],
    ["   abc     ", "blank_password"],
  ] as const;
  const { body: invitation } = await owner.post("/v2/invitations", { email: "chooser@example.org", role: "viewer" });
  const link = await resetLink(member);
  for (const [password, code] of choices) {
    const changed = await member.post("/v2/me/password", {
      current_password: "a long password",
      new_password: password,
    });
    assert.deepEqual([changed.status, changed.body.code], [422, code], password);
    assert.equal(changed.body.errors[0].pointer, "/new_password");
    assert.equal((await reset(link, password)).body.code, code, password);
    const mine = password.replace(/\.com$/, ".org");
    const accept = { token: invitation.token, name: "", password: mine };
    assert.equal((await anyone.post("/v2/invitations/accept", accept)).body.code, code, mine);
  }
  assert.equal((await reset(link)).status, 200, "a refused password spends no link");
});
