import assert from "node:assert/strict";
import { test } from "node:test";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";

const { owner, stranger, as } = await withTestServer();

const PASSWORD = "four words of mine";
const idOf = async (client: TestClient, workspace?: string) =>
  (await client.get("/v2/me", workspace ? { "x-workspace-id": workspace } : {})).body;

async function join(email: string, invitation: object, workspace?: string): Promise<TestClient> {
  const headers: Record<string, string> = workspace ? { "x-workspace-id": workspace } : {};
  const { body, status } = await owner.post("/v2/invitations", { email, ...invitation }, headers);
  assert.equal(status, 201, JSON.stringify(body));
  const accepted = { token: body.token, name: "", password: PASSWORD };
  const { body: pair } = await as(undefined).post("/v2/invitations/accept", accepted);
  assert.ok(pair.token, JSON.stringify(pair));
  return as(pair.token);
}

const { workspace_id: first } = await idOf(owner);
const early = await join("early@example.com", { role: "editor" });
const admin = await join("admin@example.com", { role: "admin" });
const made = await owner.post("/v2/workspaces", { name: "Second client", limits: { sources: 3 } });
const second: string = made.body.id;
const inSecond = { "x-workspace-id": second };

test("an owner makes a workspace with its settings; who was in the first one stays there, admins come along", async () => {
  assert.equal(made.status, 201, JSON.stringify(made.body));
  assert.equal(made.headers.get("location"), `/v2/workspaces/${second}`);
  assert.deepEqual([made.body.kind, made.body.role, made.body.limits.sources], ["live", "owner", 3]);
  assert.equal((await early.get("/v2/workspaces")).body.data.length, 2, "the first and its test workspace");
  assert.equal((await early.get("/v2/agents", inSecond)).status, 404);
  assert.equal((await idOf(early)).workspace_id, first);
  assert.equal((await early.get("/v2/agents")).status, 200);
  assert.equal((await admin.get("/v2/workspaces")).body.data.length, 3);
  assert.equal((await idOf(admin, second)).workspace_id, second);
  const emails = async (headers: Record<string, string>) =>
    (await owner.get("/v2/members", headers)).body.data.map(({ email }: { email: string }) => email).sort();
  assert.deepEqual(await emails(inSecond), ["admin@example.com", "owner@example.com"]);
  assert.deepEqual(await emails({}), ["admin@example.com", "early@example.com", "owner@example.com"]);
  assert.equal((await stranger.get(`/v2/workspaces/${second}`)).status, 404);
  assert.equal((await owner.post("/v2/workspaces", { name: " " })).status, 422);
});

test("one person has a role of their own in each workspace, and nothing of one in the other", async () => {
  const client = await join("both@example.com", { role: "admin" }, second);
  const { body } = await owner.post("/v2/invitations", { email: "both@example.com", role: "viewer" });
  assert.equal(body.all_workspaces, false);
  const accepted = { token: body.token, name: "", password: PASSWORD };
  assert.equal((await as(undefined).post("/v2/invitations/accept", accepted)).status, 200);
  const roles = (await client.get("/v2/workspaces")).body.data.map((one: { id: string; role: string }) => [
    one.id,
    one.role,
  ]);
  assert.deepEqual(
    roles.toSorted(),
    [
      [first, "viewer"],
      [second, "admin"],
    ].toSorted(),
  );
  const agent = await owner.post("/v2/agents", { name: "Of the first" });
  const make = (headers: Record<string, string>) => client.post("/v2/agents", { name: "Mine" }, headers);
  assert.equal((await make({ "x-workspace-id": first })).status, 403);
  const own = await make(inSecond);
  assert.equal(own.status, 201);
  assert.equal((await client.get(`/v2/agents/${agent.body.id}`, inSecond)).status, 404);
  assert.equal((await owner.get(`/v2/agents/${own.body.id}`)).status, 404);
  // What a role allows in one workspace, it doesn't in another.
  const rename = await client.request("PATCH", `/v2/workspaces/${first}`, { name: "Taken" }, inSecond);
  assert.equal(rename.status, 404);
  assert.equal((await client.request("PATCH", `/v2/workspaces/${second}`, { name: "Ours" }, inSecond)).status, 200);
  const twice = await owner.post("/v2/invitations", { email: "both@example.com", role: "viewer" }, inSecond);
  assert.equal(twice.body.code, "already_member");
  const toAll = await owner.post("/v2/invitations", {
    email: "both@example.com",
    role: "viewer",
    all_workspaces: true,
  });
  const again = { token: toAll.body.token, name: "", password: PASSWORD };
  assert.equal(
    toAll.body.code ?? (await as(undefined).post("/v2/invitations/accept", again)).body.code,
    "already_member",
  );
});

test("who looks after one workspace has no say over the account, its people, or what it may use", async () => {
  const client = await join("theirs@example.com", { role: "owner" }, second);
  const ask = async (method: string, path: string, body?: object) => (await client.request(method, path, body)).status;
  const accountOwner = (await idOf(owner, second)).id;
  assert.equal(await ask("POST", "/v2/workspaces", { name: "Third" }), 403);
  assert.equal(await ask("PATCH", `/v2/workspaces/${second}`, { limits: { sources: null } }), 403);
  assert.equal(await ask("PATCH", `/v2/workspaces/${second}`, { retention: { chats_days: 90 } }), 200);
  assert.equal(await ask("DELETE", `/v2/members/${accountOwner}`), 403);
  assert.equal(await ask("PATCH", `/v2/members/${accountOwner}`, { role: "viewer" }), 403);
  assert.equal(await ask("POST", `/v2/members/${accountOwner}/reset_link`), 403);
  assert.equal(await ask("GET", `/v2/members/${accountOwner}/sessions`), 403);
  assert.equal(
    await ask("POST", "/v2/invitations", { email: "x@example.com", role: "viewer", all_workspaces: true }),
    403,
  );
  const both = (await owner.get("/v2/members?q=both", inSecond)).body.data[0].id;
  assert.equal((await client.post(`/v2/members/${both}/reset_link`)).body.code, "member_elsewhere");
  assert.equal((await client.get(`/v2/members/${both}/sessions`)).body.code, "member_elsewhere");
  const toAll = await owner.post("/v2/invitations", { email: "y@example.com", role: "admin", all_workspaces: true });
  assert.equal(await ask("GET", `/v2/invitations/${toAll.body.id}`), 404);
  assert.deepEqual((await client.get("/v2/invitations?status=open")).body.data, []);
  assert.equal(await ask("DELETE", `/v2/invitations/${toAll.body.id}`), 404);
  const { id } = await idOf(client);
  assert.equal((await owner.request("DELETE", `/v2/members/${id}`, undefined, inSecond)).status, 204);
  assert.equal((await client.get("/v2/me")).status, 401);
});

test("somebody of all workspaces is left one of them, and keeps no key in the others; the last owner of all stays", async () => {
  const { id, workspace_id } = await idOf(admin);
  assert.equal(workspace_id, first);
  const { body: key } = await admin.post("/v2/api_keys", { name: "Of the first", scopes: ["agents:read"] });
  assert.equal((await as(key.key).get("/v2/agents")).status, 200);
  const narrowed = await owner.request("PATCH", `/v2/members/${id}`, { all_workspaces: false }, inSecond);
  assert.equal(narrowed.body.all_workspaces, false, JSON.stringify(narrowed.body));
  assert.deepEqual(
    (await admin.get("/v2/workspaces")).body.data.map((one: { id: string }) => one.id),
    [second],
  );
  assert.equal((await as(key.key).get("/v2/agents")).status, 401);
  assert.equal((await owner.request("PATCH", `/v2/members/${id}`, { all_workspaces: true }, inSecond)).status, 422);
  const me = (await idOf(owner)).id;
  const last = await owner.request("PATCH", `/v2/members/${me}`, { all_workspaces: false });
  assert.deepEqual([last.status, last.body.code], [409, "last_owner"]);
});

test("an administrator of the instance makes accounts and sees what each uses, nobody else", async () => {
  const { body, status } = await owner.post("/v2/accounts", { name: "New", owner_email: "new@example.com" });
  assert.equal(status, 201, JSON.stringify(body));
  const login = await as(undefined).post("/v2/auth/login", { email: "new@example.com", password: body.password });
  const client = as(login.body.token);
  assert.equal((await idOf(client)).workspace_id, body.workspace_id);
  assert.equal((await client.get("/v2/accounts")).status, 403);
  assert.equal((await stranger.post("/v2/accounts", { name: "N", owner_email: "n@example.com" })).status, 403);
  const { body: list } = await owner.get("/v2/accounts?limit=2");
  assert.deepEqual(
    [list.data[0].id, list.data[0].owners, list.pagination.has_more],
    [body.id, ["new@example.com"], true],
  );
  await owner.post("/v2/sources", { type: "text", title: "T", text: "Text." }, inSecond);
  const account = (await owner.get("/v2/me")).body.account_id;
  const { body: shown } = await owner.get(`/v2/accounts/${account}`);
  const used = shown.in_use.map((one: { id: string; sources: number }) => [one.id, one.sources]);
  assert.deepEqual(
    used.find(([id]: [string]) => id === second),
    [second, 1],
  );
  assert.equal((await owner.get("/v2/accounts/account_01h2xcejqtf2nbrexx3vqjhp42")).status, 404);
});
