import assert from "node:assert/strict";
import { test } from "node:test";
import { OWNER, signIn, type TestClient, withTestServer } from "../../testing/test-server.ts";

const { context, owner, stranger, as, url } = await withTestServer();

async function join(email: string, role: string, grants?: object): Promise<TestClient> {
  const { status, body } = await owner.post("/v2/invitations", { email, role, ...(grants ? { grants } : {}) });
  assert.equal(status, 201, JSON.stringify(body));
  const accepted = await as(undefined).post("/v2/invitations/accept", {
    token: body.token,
    name: email.split("@")[0],
    password: "a long password",
  });
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  return as(accepted.body.token);
}

const idOf = async (client: TestClient) => (await client.get("/v2/me")).body.id as string;

test("an invitation works once, answers as login does, and its role holds", async () => {
  const { body } = await owner.post("/v2/invitations", { email: "Viewer@Example.com", role: "viewer" });
  assert.match(body.accept_url, /^http/);
  assert.equal(body.mailed, false);
  const accept = () =>
    as(undefined).post("/v2/invitations/accept", { token: body.token, name: "Vi", password: "a long password" });
  const [first, second] = [await accept(), await accept()];
  assert.equal(first.body.type, "bearer");
  assert.equal(second.body.code, "invitation_expired");
  const viewer = as(first.body.token);
  assert.equal((await viewer.get("/v2/me")).body.role, "viewer");
  assert.equal((await viewer.post("/v2/agents", { name: "A" })).status, 403);
  assert.equal((await viewer.get("/v2/agents")).status, 200);
  assert.equal((await owner.get(`/v2/invitations/${body.id}`)).body.status, "accepted");
});

test("an invitation that was taken back can't be accepted", async () => {
  const { body } = await owner.post("/v2/invitations", { email: "late@example.com", role: "viewer" });
  assert.equal((await owner.request("DELETE", `/v2/invitations/${body.id}`)).status, 204);
  const accepted = await as(undefined).post("/v2/invitations/accept", {
    token: body.token,
    name: "",
    password: "a long password",
  });
  assert.equal(accepted.status, 422);
});

test("an invitation to an address with an account needs that account's password", async () => {
  const { body } = await owner.post("/v2/invitations", { email: "stranger@example.com", role: "admin" });
  const accept = (password: string) =>
    as(undefined).post("/v2/invitations/accept", { token: body.token, name: "X", password });
  assert.equal((await accept("not their password")).status, 401);
  const accepted = await accept("another horse battery");
  const both = await as(accepted.body.token).get("/v2/me");
  assert.equal(both.body.role, "admin");
  const link = await owner.post(`/v2/members/${both.body.id}/reset_link`);
  assert.equal(link.body.code, "member_elsewhere");
  await owner.request("DELETE", `/v2/members/${both.body.id}`);
  assert.equal((await stranger.get("/v2/me")).body.role, "owner");
});

test("the last owner can neither leave nor step down, and only owners make owners", async () => {
  const me = await idOf(owner);
  assert.equal((await owner.request("DELETE", `/v2/members/${me}`)).body.code, "last_owner");
  assert.equal((await owner.request("PATCH", `/v2/members/${me}`, { role: "admin" })).body.code, "last_owner");
  const admin = await join("admin@example.com", "admin");
  assert.equal((await admin.post("/v2/invitations", { email: "o@example.com", role: "owner" })).status, 403);
  assert.equal((await admin.request("PATCH", `/v2/members/${await idOf(admin)}`, { role: "owner" })).status, 403);
  assert.equal((await admin.request("DELETE", `/v2/members/${me}`)).status, 403);
  assert.equal((await admin.post(`/v2/members/${me}/reset_link`)).status, 403);
});

test("of two owners who remove each other at once, one stays", async () => {
  const second = await join("second-owner@example.com", "owner");
  const [mine, theirs] = [await idOf(owner), await idOf(second)];
  const results = await Promise.all([
    owner.request("DELETE", `/v2/members/${theirs}`),
    second.request("PATCH", `/v2/members/${mine}`, { role: "viewer" }),
  ]);
  assert.equal(results.filter(({ status }) => status < 300).length, 1, JSON.stringify(results.map((r) => r.body)));
  assert.ok(
    results.every(({ status }) => status < 500),
    JSON.stringify(results.map((r) => r.body)),
  );
  context.credentials.forget();
  if (results[1]!.status === 200) await second.request("PATCH", `/v2/members/${mine}`, { role: "owner" });
});

test("a removed member's token ends at once", async () => {
  const member = await join("gone@example.com", "editor");
  const id = await idOf(member);
  assert.equal((await owner.request("DELETE", `/v2/members/${id}`)).status, 204);
  assert.equal((await member.get("/v2/me")).status, 401);
});

test("a member with grants finds nothing else, in lists, by id and in what they write", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "North" });
  const { body: other } = await owner.post("/v2/brands", { name: "South" });
  const { body: inBrand } = await owner.post("/v2/agents", { name: "In", brand_id: brand.id });
  const { body: outside } = await owner.post("/v2/agents", { name: "Out", brand_id: other.id });
  const { body: alone } = await owner.post("/v2/agents", { name: "Alone" });
  const { body: source } = await owner.upload(
    { name: "a.txt", content: "Refunds take 14 days." },
    { agent_id: outside.id },
  );
  const { body: chat } = await owner.post("/v2/chat", { agent_id: outside.id, message: "How long do refunds take?" });
  const editor = await join("granted@example.com", "editor", { brand_ids: [brand.id], agent_ids: [alone.id] });
  const names = (await editor.get("/v2/agents")).body.data.map((agent: { name: string }) => agent.name);
  assert.deepEqual(names.sort(), ["Alone", "In"]);
  assert.deepEqual(
    (await editor.get("/v2/brands")).body.data.map((row: { id: string }) => row.id),
    [brand.id],
  );
  assert.deepEqual((await editor.get("/v2/sources")).body.data, []);
  assert.deepEqual((await editor.get("/v2/chats")).body.data, []);
  for (const path of [
    `/v2/agents/${outside.id}`,
    `/v2/brands/${other.id}`,
    `/v2/sources/${source.id}`,
    `/v2/sources/${source.id}/documents`,
    `/v2/chats/${chat.chat_id}`,
    `/v2/chats/${chat.chat_id}/messages`,
    `/v2/messages/${chat.id}`,
    `/v2/messages/${chat.id}/citations/1`,
  ])
    assert.equal((await editor.get(path)).status, 404, path);
  const writes = [
    await editor.request("PATCH", `/v2/agents/${outside.id}`, { name: "Mine" }),
    await editor.request("DELETE", `/v2/sources/${source.id}`),
    await editor.post("/v2/chat", { agent_id: outside.id, message: "Hello" }),
    await editor.post("/v2/search", { agent_id: outside.id, query: "refunds" }),
    await editor.post("/v2/sources", { type: "text", title: "T", text: "x", agent_id: outside.id }),
    await editor.post("/v2/agents", { name: "New", brand_id: other.id }),
  ];
  for (const { status } of writes) assert.equal(status, 404);
  assert.equal((await editor.post("/v2/agents", { name: "Nowhere" })).status, 403);
  assert.equal((await editor.post("/v2/sources", { type: "text", title: "T", text: "x" })).status, 403);
  assert.equal((await editor.get("/v2/members")).status, 403);
  const made = await editor.post("/v2/agents", { name: "New", brand_id: brand.id });
  assert.equal(made.status, 201);
  assert.equal((await editor.get(`/v2/agents/${made.body.id}`)).status, 200);
  assert.equal((await editor.request("PATCH", `/v2/agents/${inBrand.id}`, { brand_id: null })).status, 403);
  assert.equal((await editor.post("/v2/chat", { agent_id: inBrand.id, message: "Hello" })).status, 200);
});

test("changing the password ends the other sign-ins; sign-ins are listed and ended one by one", async () => {
  const member = await join("pass@example.com", "editor");
  const other = as(await signIn(url, { email: "pass@example.com", password: "a long password" }));
  const { data } = (await member.get("/v2/sessions")).body;
  assert.equal(data.length, 2);
  assert.equal(data.filter((session: { current: boolean }) => session.current).length, 1);
  const change = (current_password: string) =>
    member.post("/v2/me/password", { current_password, new_password: "an even longer one" });
  assert.equal((await change("wrong")).status, 401);
  assert.equal((await change("a long password")).status, 204);
  assert.equal((await other.get("/v2/me")).status, 401);
  const again = as(await signIn(url, { email: "pass@example.com", password: "an even longer one" }));
  const mine = (await again.get("/v2/sessions")).body.data.find((session: { current: boolean }) => !session.current);
  assert.equal((await owner.request("DELETE", `/v2/sessions/${mine.id}`)).status, 404);
  assert.equal((await again.request("DELETE", `/v2/sessions/${mine.id}`)).status, 204);
  assert.equal((await member.get("/v2/me")).status, 401);
});

test("an owner's reset link sets a new password once, and ends every sign-in", async () => {
  const member = await join("forgetful@example.com", "editor");
  assert.equal(
    (await as(undefined).post("/v2/auth/forgot_password", { email: OWNER.email })).body.code,
    "mail_not_configured",
  );
  const { status, body } = await owner.post(`/v2/members/${await idOf(member)}/reset_link`);
  assert.equal(status, 201);
  const reset = () =>
    as(undefined).post("/v2/auth/reset_password", { token: body.token, password: "brand new password" });
  const [first, second] = [await reset(), await reset()];
  assert.equal((await as(first.body.token).get("/v2/me")).status, 200);
  assert.equal(second.body.code, "link_expired");
  assert.equal((await member.get("/v2/me")).status, 401);
});

test("a new address takes the password, and can't be someone else's", async () => {
  const member = await join("old@example.com", "editor");
  const change = (email: string, password = "a long password") => member.post("/v2/me/email", { email, password });
  assert.equal((await change("new@example.com", "wrong password")).status, 401);
  assert.equal((await change(OWNER.email.toUpperCase())).body.code, "email_taken");
  assert.deepEqual((await change("New@example.com")).body, { email: "new@example.com", pending: false });
  assert.equal((await member.get("/v2/me")).body.email, "new@example.com");
});

test("another account sees neither members, invitations, brands nor the audit log", async () => {
  const { body: invitation } = await owner.post("/v2/invitations", { email: "x@example.com", role: "viewer" });
  const { body: brand } = await owner.post("/v2/brands", { name: "Mine" });
  const { body: events } = await owner.get("/v2/audit_events");
  const paths = [
    `/v2/members/${await idOf(owner)}`,
    `/v2/invitations/${invitation.id}`,
    `/v2/brands/${brand.id}`,
    `/v2/audit_events/${events.data[0].id}`,
  ];
  for (const path of paths) {
    assert.equal((await owner.get(path)).status, 200, path);
    assert.equal((await stranger.get(path)).status, 404, path);
  }
  assert.equal((await stranger.get("/v2/members")).body.data.length, 1);
  assert.equal((await stranger.get("/v2/invitations")).body.data.length, 0);
});

test("changes and sign-ins are in the audit log, with who, what, before and after, and as CSV", async () => {
  const member = await join("audited@example.com", "viewer");
  const id = await idOf(member);
  await owner.request("PATCH", `/v2/members/${id}`, { role: "editor" });
  const { body } = await owner.get(`/v2/audit_events?target_id=${id}`);
  const [updated, joined] = body.data;
  assert.equal(updated.action, "member.updated");
  assert.deepEqual([updated.before, updated.after], [{ role: "viewer" }, { role: "editor" }]);
  assert.equal(updated.actor.id, await idOf(owner));
  assert.equal(joined.action, "member.joined");
  const signIns = await owner.get("/v2/audit_events?action=session.started");
  assert.ok(signIns.body.data.length > 0);
  const csv = await owner.get(`/v2/audit_events?format=csv&target_id=${id}`);
  assert.match(csv.headers.get("content-type") ?? "", /^text\/csv/);
  assert.equal(csv.body.trim().split("\r\n").length, 3);
});
