import assert from "node:assert/strict";
import { test } from "node:test";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";

const { owner, stranger, as } = await withTestServer();

async function join(email: string, role: string): Promise<TestClient> {
  const { body } = await owner.post("/v2/invitations", { email, role });
  const accept = { token: body.token, name: email.split("@")[0], password: "a long password" };
  return as((await as(undefined).post("/v2/invitations/accept", accept)).body.token);
}

const idOf = async (client: TestClient) => (await client.get("/v2/me")).body.id as string;

/** A member with a key in each workspace of the account and an open invitation. */
async function busy(name: string, role = "admin") {
  const member = await join(`${name}@example.com`, role);
  const { body: workspaces } = await member.get("/v2/workspaces");
  const keys = [];
  for (const { id } of workspaces.data) {
    const headers = { "x-workspace-id": id };
    keys.push((await member.post("/v2/api_keys", { name: `${name}'s`, scopes: ["agents:read"] }, headers)).body);
  }
  const { body: invitation } = await member.post("/v2/invitations", {
    email: `by-${name}@example.com`,
    role: role === "owner" ? "owner" : "viewer",
  });
  return { member, id: await idOf(member), keys, invitation };
}

const statusesOf = (keys: { key: string }[]) =>
  Promise.all(keys.map(async ({ key }) => (await as(key).get("/v2/agents")).status));
const accept = async ({ token }: { token: string }) =>
  (await as(undefined).post("/v2/invitations/accept", { token, name: "", password: "a long password" })).status;

test("a removed member's keys end in every workspace, and their invitations can't be accepted", async () => {
  const { id, keys, invitation } = await busy("removed");
  assert.deepEqual(await statusesOf(keys), [200, 200]);
  assert.equal((await owner.request("DELETE", `/v2/members/${id}`)).status, 204);
  assert.deepEqual(await statusesOf(keys), [401, 401]);
  assert.equal(await accept(invitation), 422);
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${id}&action=member.credentials_ended`);
  assert.deepEqual(log.data[0].after.api_keys.toSorted(), keys.map((key) => key.id).toSorted());
  assert.deepEqual(log.data[0].after.invitations, [invitation.id]);
});

test("they pass to whom the remover names: an owner or admin of this account, who may have them", async () => {
  const { id, keys, invitation } = await busy("leaver");
  const viewer = await join("viewer@example.com", "viewer");
  const remove = (heir: string) => owner.request("DELETE", `/v2/members/${id}?hand_over_to=${heir}`);
  for (const heir of [await idOf(viewer), await idOf(stranger), id, "member_none"]) {
    const refused = await remove(heir);
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, "?hand_over_to"], heir);
  }
  assert.equal((await remove(await idOf(owner))).status, 204);
  assert.deepEqual(await statusesOf(keys), [200, 200]);
  const { body: key } = await owner.get(`/v2/api_keys/${keys[0].id}`);
  assert.equal(key.created_by, await idOf(owner));
  assert.equal(await accept(invitation), 200);
});

test("who is demoted keeps none; who stays an admin keeps all but invitations of owners", async () => {
  const demoted = await busy("demoted");
  assert.equal((await owner.request("PATCH", `/v2/members/${demoted.id}`, { role: "editor" })).status, 200);
  assert.deepEqual(await statusesOf(demoted.keys), [401, 401]);

  const passing = await busy("passing");
  const change = { role: "support", hand_over_to: await idOf(owner) };
  assert.equal((await owner.request("PATCH", `/v2/members/${passing.id}`, change)).status, 200);
  assert.deepEqual(await statusesOf(passing.keys), [200, 200]);

  const second = await busy("second", "owner");
  assert.equal((await owner.request("PATCH", `/v2/members/${second.id}`, { role: "admin" })).status, 200);
  assert.deepEqual(await statusesOf(second.keys), [200, 200]);
  assert.equal(await accept(second.invitation), 422);
});

test("what an owner is limited to is for owners alone to change", async () => {
  const admin = await join("limits@example.com", "admin");
  const second = await join("other-owner@example.com", "owner");
  const limit = async (by: TestClient) =>
    (await by.request("PATCH", `/v2/members/${await idOf(second)}`, { grants: { brand_ids: [] } })).status;
  assert.deepEqual([await limit(admin), await limit(owner)], [403, 200]);
});
