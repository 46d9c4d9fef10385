import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeClock } from "../../../testing/fake-clock.ts";
import { type TestClient, withTestServer } from "../../../testing/test-server.ts";
import { AccountNotices } from "./account-notices.ts";

const clock = new FakeClock();
const { context, owner, stranger, as } = await withTestServer({}, clock);
const mails: { to: string; subject: string; text: string }[] = [];
context.notices = new AccountNotices(
  { send: async (mail) => void mails.push(mail) },
  "https://help.test",
  assert.ifError,
);
const PASSWORD = "a long password";

async function join(email: string, role: string): Promise<TestClient> {
  const { body } = await owner.post("/v2/invitations", { email, role });
  const accepted = await as(undefined).post("/v2/invitations/accept", {
    token: body.token,
    name: "",
    password: PASSWORD,
  });
  return as(accepted.body.token);
}

const login = async (email: string, browser = "A browser") =>
  (await as(undefined).post("/v2/auth/login", { email, password: PASSWORD }, { "user-agent": browser })).body;
const idOf = async (client: TestClient) => (await client.get("/v2/me")).body.id as string;

test("an admin sees and ends a member's sign-ins; an owner's only an owner ends, and nobody another account's", async () => {
  const admin = await join("admin@example.com", "admin");
  const editor = await join("editor@example.com", "editor");
  const other = as((await login("editor@example.com", "Second browser")).token);
  const path = `/v2/members/${await idOf(editor)}/sessions`;
  const { body } = await admin.get(path);
  assert.deepEqual(
    body.data.map((session: { user_agent: string; current: boolean }) => [session.user_agent, session.current])[0],
    ["Second browser", false],
  );
  assert.equal(body.data.length, 2);
  assert.equal((await admin.get(`${path}?limit=1`)).body.pagination.has_more, true);
  const one = `${path}/${body.data[0].id}`;
  assert.equal((await editor.get(path)).status, 403);
  assert.equal((await stranger.get(path)).status, 404);
  assert.equal((await stranger.request("DELETE", one)).status, 404);
  assert.equal((await admin.request("DELETE", one)).status, 204);
  assert.equal((await other.get("/v2/me")).status, 401);
  assert.equal((await editor.get("/v2/me")).status, 200);
  assert.equal((await admin.request("DELETE", one)).status, 404);
  const owners = `/v2/members/${await idOf(owner)}/sessions`;
  const [{ id }] = (await admin.get(owners)).body.data;
  assert.equal((await admin.request("DELETE", `${owners}/${id}`)).status, 403);
  const { body: log } = await owner.get("/v2/audit_events?action=session.ended");
  assert.deepEqual(log.data[0].after, { member_id: await idOf(editor) });
});

test("a sign-in from a new browser and a changed password are mailed, with what the browser said in one line", async () => {
  const member = await join("mailed@example.com", "viewer");
  assert.equal(mails.filter(({ to }) => to === "mailed@example.com").length, 0, "not the first one");
  await login("mailed@example.com", "Browser one");
  await login("mailed@example.com", "Browser one");
  const told = mails.filter(({ to }) => to === "mailed@example.com");
  assert.deepEqual(
    told.map(({ subject }) => subject),
    ["A new sign-in to Citedesk"],
  );
  assert.match(
    told[0]!.text,
    /Browser: Browser one\nAddress: 127\.0\.0\.1\n\nIf this was not you.*https:\/\/help\.test\/forgot/,
  );
  await member.post("/v2/me/password", { current_password: PASSWORD, new_password: "an even longer one" });
  const { body: link } = await owner.post(`/v2/members/${await idOf(member)}/reset_link`);
  await as(undefined).post("/v2/auth/reset_password", { token: link.token, password: PASSWORD });
  const subjects = mails.filter(({ to }) => to === "mailed@example.com").map(({ subject }) => subject);
  assert.equal(subjects.filter((subject) => subject === "Your password was changed").length, 2);
});

test("a workspace ends sign-ins by age and by rest, for the refresh token too, and says which", async () => {
  const { body: me } = await owner.get("/v2/me");
  const rule = (sign_in: object) => owner.request("PATCH", `/v2/workspaces/${me.workspace_id}`, { sign_in });
  await join("rests@example.com", "viewer");
  const rests = await login("rests@example.com");
  assert.equal((await rule({ idle_minutes: 4 })).status, 422);
  assert.equal((await rule({ idle_minutes: 5 })).body.sign_in.idle_minutes, 5);
  assert.equal((await as(rests.token).get("/v2/me")).status, 200);
  clock.advance(5.5 * 60_000);
  const idle = await as(rests.token).get("/v2/me");
  assert.deepEqual([idle.status, idle.body.code], [401, "session_ended"]);
  assert.match(idle.body.detail, /not been used/);
  const refresh = (refresh_token: string) => as(undefined).post("/v2/auth/refresh", { refresh_token });
  assert.equal((await refresh(rests.refresh_token)).status, 401);
});

test("a sign-in that is used all the time ends at its age", async () => {
  const credentials = { email: "stranger@example.com", password: "another horse battery" };
  const { body: pair } = await as(undefined).post("/v2/auth/login", credentials);
  const { body: me } = await as(pair.token).get("/v2/me");
  const rule = { sign_in: { session_hours: 1 } };
  assert.equal((await as(pair.token).request("PATCH", `/v2/workspaces/${me.workspace_id}`, rule)).status, 200);
  clock.advance(61 * 60_000);
  const { body: renewed } = await as(undefined).post("/v2/auth/refresh", { refresh_token: pair.refresh_token });
  const old = await as(renewed.token).get("/v2/me");
  assert.deepEqual([old.status, old.body.code], [401, "session_ended"]);
  assert.match(old.body.detail, /lasted longer/);
});
