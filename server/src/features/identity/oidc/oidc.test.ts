import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { Provider } from "oidc-provider";
import { withBrowser } from "../../../testing/browser.ts";
import { withTestServer } from "../../../testing/test-server.ts";

interface Person {
  email: string;
  email_verified?: boolean;
  groups?: string[];
}

/** A real provider on loopback, which takes every name for whom it knows. */
const people = new Map<string, Person>();
const listener = createServer();
await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
after(() => listener.close());

const { url, owner, as } = await withTestServer({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: "citedesk",
  OIDC_CLIENT_SECRET: "a secret of this client",
  OIDC_NAME: "Example Login",
  OIDC_DOMAINS: "example.com",
  OIDC_ROLES: "writers=editor, helpers=support, bosses=admin",
  OIDC_USUAL_ROLE: "viewer",
});
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "citedesk",
      client_secret: "a secret of this client",
      redirect_uris: [`${url}/v2/auth/oidc/callback`],
    },
  ],
  pkce: { required: () => true },
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["groups", "name"] },
  features: { devInteractions: { enabled: true } },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, name: id, email_verified: true, ...people.get(id)! }),
  }),
});
listener.on("request", provider.callback());

/** Cookies by origin, and no redirect followed by itself: what a browser does, step by step. */
function browser() {
  const jars = new Map<string, Map<string, string>>();
  async function go(to: string, form?: Record<string, string>): Promise<Response> {
    const { origin } = new URL(to);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const response = await fetch(to, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      if (/expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
  /** Where the provider sends the browser back to. */
  async function askProvider(name: string): Promise<string> {
    let response = await go(`${url}/v2/auth/oidc/start`);
    for (let step = 0; step < 12; step++) {
      const location = response.headers.get("location");
      if (location !== null) {
        const next = new URL(location, issuer).href;
        if (next.startsWith(`${url}/`)) return next;
        response = await go(next);
        continue;
      }
      const page = await response.text();
      const action = /action="([^"]+)"/.exec(page)![1]!;
      const prompt = /name="prompt" value="(\w+)"/.exec(page)![1]!;
      response = await go(new URL(action, issuer).href, { prompt, login: name, password: "any" });
    }
    throw new Error("The provider does not come to an end.");
  }
  return { go, askProvider, cookies: jars };
}

/** Signs in as the provider's person; the client that has the session, or where it was refused to. */
async function signIn(name: string, person: Person) {
  people.set(name, person);
  const { go, askProvider } = browser();
  const back = await askProvider(name);
  const answer = await go(back);
  const location = answer.headers.get("location") ?? "";
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("cite_session="));
  if (!cookie) return { location, back, me: undefined };
  const session = await fetch(`${url}/v2/auth/session`, {
    method: "POST",
    headers: { cookie: cookie.split(";")[0]!, "content-type": "application/json" },
    body: "{}",
  });
  const client = as(((await session.json()) as { token: string }).token);
  return { location, back, cookie, client, me: (await client.get("/v2/me")).body };
}

test("the page learns with whom one can sign in", async () => {
  const { body } = await as(undefined).get("/v2/auth/methods");
  assert.deepEqual(body, {
    password: true,
    sign_up: false,
    provider: { name: "Example Login", start_url: `${url}/v2/auth/oidc/start` },
  });
});

test("somebody of the domain becomes a member with the highest role of their groups, once", async () => {
  const first = await signIn("ada", { email: "Ada@example.com", groups: ["writers", "helpers", "unknown"] });
  assert.equal(first.location, "/#signed-in");
  assert.match(first.cookie ?? "", /HttpOnly; SameSite=Strict/);
  assert.deepEqual([first.me.email, first.me.role], ["ada@example.com", "editor"]);
  const again = await signIn("ada", { email: "ada.new@example.com", groups: ["writers"] });
  assert.equal(again.me.id, first.me.id, "known by the provider's name for them");
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${first.me.id}&action=member.joined`);
  assert.deepEqual(log.data[0].after, { email: "ada@example.com", role: "editor", issuer });
});

test("groups change a role at the next sign-in, with what was made in it, and never an owner's", async () => {
  const boss = await signIn("grace", { email: "grace@example.com", groups: ["bosses"] });
  assert.equal(boss.me.role, "admin");
  const { body: key } = await boss.client!.post("/v2/api_keys", { name: "K", scopes: ["agents:read"] });
  assert.equal((await signIn("grace", { email: "grace@example.com", groups: [] })).me.role, "viewer");
  assert.equal((await as(key.key).get("/v2/agents")).status, 401);
  assert.equal((await boss.client!.get("/v2/api_keys")).status, 403, "also in the sign-in before");
  const owns = await signIn("boss", { email: "owner@example.com", groups: ["helpers"] });
  assert.equal(owns.me.role, "owner");
});

test("others come in by an invitation to their verified address alone", async () => {
  const stranger = { email: "eve@elsewhere.test" };
  assert.equal((await signIn("eve", stranger)).location, "/#sign-in-refused=forbidden");
  await owner.post("/v2/invitations", { email: "eve@elsewhere.test", role: "support" });
  assert.equal(
    (await signIn("mallory", { ...stranger, email_verified: false })).location,
    "/#sign-in-refused=forbidden",
  );
  const unverified = { email: "owner@example.com", email_verified: false };
  assert.equal((await signIn("thief", unverified)).location, "/#sign-in-refused=forbidden");
  assert.equal((await signIn("eve", stranger)).location, "/#signed-in");
});

test("who was removed does not come back by their domain", async () => {
  const { me } = await signIn("leaver", { email: "leaver@example.com" });
  assert.equal((await owner.request("DELETE", `/v2/members/${me.id}`)).status, 204);
  assert.equal((await signIn("leaver", { email: "leaver@example.com" })).location, "/#sign-in-refused=forbidden");
});

test("what a browser brings back counts in that browser alone, once, and unchanged", async () => {
  people.set("ada", { email: "ada@example.com" });
  const mine = browser();
  const back = await mine.askProvider("ada");
  const refused = async (from: ReturnType<typeof browser>, to: string) =>
    (await from.go(to)).headers.get("location") ?? "";
  assert.equal(await refused(browser(), back), "/#sign-in-refused=sign_in_expired", "another's code");
  const other = browser();
  await other.go(`${url}/v2/auth/oidc/start`);
  assert.equal(await refused(other, back), "/#sign-in-refused=provider_refused", "in a sign-in of another's own");
  const third = browser();
  const changed = new URL(await third.askProvider("ada"));
  changed.searchParams.set("state", "another");
  assert.equal(await refused(third, changed.href), "/#sign-in-refused=provider_refused");
  assert.equal(await refused(mine, back), "/#signed-in");
  assert.equal(await refused(mine, back), "/#sign-in-refused=sign_in_expired", "a second time");
});

test("a second step is asked for after the provider's word too", async () => {
  const { TOTP, Secret } = await import("otpauth");
  const { client } = await signIn("second", { email: "second@example.com", groups: ["bosses"] });
  const { body: link } = await owner.post(`/v2/members/${(await client!.get("/v2/me")).body.id}/reset_link`);
  await as(undefined).post("/v2/auth/reset_password", { token: link.token, password: "a long password" });
  const { me, client: again } = await signIn("second", { email: "second@example.com", groups: ["bosses"] });
  assert.equal(me.email, "second@example.com");
  const { body: begun } = await again!.post("/v2/me/totp", { password: "a long password" });
  const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
  assert.equal((await again!.post("/v2/me/totp/confirm", { code })).status, 200);
  assert.match((await signIn("second", { email: "second@example.com", groups: ["bosses"] })).location, /^\/#code=/);
});

const chromium = withBrowser();

test("in a browser: from the button to the provider and back, signed in, or refused with a way back", {
  skip: chromium.skip,
}, async () => {
  const signInAs = async (name: string) => {
    const { page } = await chromium.open();
    await page.goto(url);
    await page.getByRole("link", { name: "Sign in with Example Login" }).click();
    await page.waitForURL(`${issuer}/**`);
    await page.locator("[name=login]").fill(name);
    await page.locator("[name=password]").fill("any");
    await page.locator("[type=submit]").click();
    await page.locator("[name=prompt][value=consent]").waitFor({ state: "attached" });
    await page.locator("[type=submit]").click();
    await page.waitForURL(`${url}/**`);
    return page;
  };
  people.set("browsing", { email: "browsing@example.com", groups: ["writers"] });
  const page = await signInAs("browsing");
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();

  people.set("nobody", { email: "nobody@elsewhere.test" });
  const refused = await signInAs("nobody");
  await refused.getByRole("alert").getByText("You have no account here").waitFor();
  await refused.getByRole("link", { name: "Sign in with Example Login" }).waitFor();
  await refused.getByLabel("Password").waitFor();
});
