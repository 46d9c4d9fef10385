import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigError, readConfig } from "../../config.ts";
import type { Mail } from "../../ports/mailer.ts";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, stranger, as } = await withTestServer();
const anybody = as(undefined);
const ask = { email: "fresh@example.com", account_name: "Fresh & Sons" };

test("without SIGN_UP=open nobody makes an account by themselves, and without a mail server it can't be set", async () => {
  for (const signUp of ["off", "invite"] as const) {
    context.config.signUp = signUp;
    assert.equal((await anybody.post("/v2/auth/sign_up", ask)).body.code, "sign_up_off");
    const confirm = { token: "x", name: "", password: "four words of mine" };
    assert.equal((await anybody.post("/v2/auth/sign_up/confirm", confirm)).body.code, "sign_up_off");
    const made = await owner.post("/v2/accounts", { name: "N", owner_email: `${signUp}@example.com` });
    assert.equal(made.status, signUp === "off" ? 403 : 201, JSON.stringify(made.body));
  }
  assert.throws(
    () => readConfig({ SIGN_UP: "open" }),
    (error) => error instanceof ConfigError && /SMTP_URL/.test(error.message),
  );
});

test("a mailed link makes an account once; a known person proves it with their password", async () => {
  const mails: Mail[] = [];
  context.mailer = { send: async (mail) => void mails.push(mail) };
  context.config.signUp = "open";
  const linkTo = async (email: string): Promise<string> => {
    assert.equal((await anybody.post("/v2/auth/sign_up", { ...ask, email })).status, 202);
    for (;;) {
      const mail = mails.find(({ to }) => to === email);
      if (mail) return /sign-up#(\S+)/.exec(mail.text)![1]!;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const token = await linkTo("fresh@example.com");
  const confirm = (body: object) => anybody.post("/v2/auth/sign_up/confirm", { name: "Fred", token, ...body });
  assert.equal((await confirm({ password: "password" })).body.code, "common_password");
  const { body: pair } = await confirm({ password: "four words of mine" });
  const { body: me } = await as(pair.token).get("/v2/me");
  assert.deepEqual([me.email, me.name, me.role, me.all_workspaces], ["fresh@example.com", "Fred", "owner", true]);
  assert.equal(me.instance_administrator, false);
  const names = (await as(pair.token).get("/v2/workspaces")).body.data.map(
    (one: { account_name: string }) => one.account_name,
  );
  assert.deepEqual(names, ["Fresh & Sons", "Fresh & Sons"]);
  assert.equal((await confirm({ password: "four words of mine" })).body.code, "link_expired");
  assert.equal((await confirm({ token: `${token}x`, password: "four words of mine" })).body.code, "link_expired");
  const known = await linkTo("stranger@example.com");
  assert.equal((await confirm({ token: known, password: "not theirs at all" })).body.code, "wrong_credentials");
  const { body: second } = await confirm({ token: known, password: "another horse battery" });
  assert.equal((await as(second.token).get("/v2/workspaces")).body.data.length, 4);
  assert.equal((await stranger.get("/v2/me")).status, 200);
});
