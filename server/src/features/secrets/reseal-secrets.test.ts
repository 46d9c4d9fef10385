import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { OwnerAccess } from "../../platform/database/open-database.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import { loadSecretKeys } from "../../platform/secrets/secret-keys.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { describeKey, findKeyInUse, listSealed, PLACES, resealSecrets, whoseKey } from "./index.ts";

const OLD = "the old key of over thirty-two characters";
const NEW = "the new key of over thirty-two characters";
const both = loadSecretKeys("", NEW, OLD);
const { context, owner } = await withTestServer({ SECRET_KEY: OLD, ALLOW_PRIVATE_NETWORK: "on" });
const { database } = context;
const WEBHOOKS = 60;

await fill();

/** Everything that is ever sealed. */
async function fill(): Promise<void> {
  const hook = {
    url: "https://hooks.example.com/in",
    events: ["lead.created"],
    headers: { Authorization: "Bearer x" },
  };
  for (let made = 0; made < WEBHOOKS; made++) {
    const { body } = await owner.post("/v2/webhooks", hook);
    if (made === 0) await owner.post(`/v2/webhooks/${body.id}/rotate_secret`);
    if (made === 1) await owner.request("DELETE", `/v2/webhooks/${body.id}`);
  }
  await owner.post("/v2/tools", {
    name: "order_status",
    description: "Tells where an order is.",
    parameters: { type: "object", properties: {} },
    url: "https://shop.example.com/orders?token=1",
    headers: { Authorization: "Bearer x" },
  });
  const { body: agent } = await owner.post("/v2/agents", { name: "Help" });
  await owner.post(`/v2/agents/${agent.id}/identity_secret`);
  await owner.post("/v2/me/totp", { password: "correct horse battery" });
}

const first = await listSealed(database.owner);
const opened = new Map(first.map(({ owner: id, place }) => [`${place} ${id}`, ""]));

/** As it was before: what `resealSecrets` did is sealed with the key before again. */
beforeEach(async () => {
  await database.owner.query(
    `UPDATE secret_key SET fingerprint = '${loadSecretKeys("", OLD).fingerprint}', previous = NULL`,
  );
  await resealSecrets({ database, secretKeys: loadSecretKeys("", OLD, NEW) });
  await database.owner.query(
    `UPDATE secret_key SET fingerprint = '${both.fingerprint}', previous = '${both.previousFingerprint}'`,
  );
});

const left = async () => (await listSealed(database.owner)).filter((one) => whoseKey(both, one) === "previous").length;

test("all that is sealed is sealed anew, whatever it is, and can be opened without the key before", async () => {
  assert.deepEqual(new Set(first.map(({ place }) => place)), new Set(Object.keys(PLACES)));
  assert.equal(await left(), first.length);
  const waiting = await describeKey(database.owner, both);
  assert.equal(waiting.state, "warning");
  assert.match(waiting.text, /keep it set: .*headers of webhooks: 60.*second steps: 1/);
  assert.equal(await resealSecrets({ database, secretKeys: both }), first.length);
  assert.equal(await left(), 0);
  assert.deepEqual(await findKeyInUse(database.owner), { fingerprint: both.fingerprint, previous: null });
  assert.match((await describeKey(database.owner, both)).text, /nothing needs SECRET_KEY_PREVIOUS any more/);
  const alone = loadSecretKeys("", NEW);
  const after = await listSealed(database.owner);
  assert.deepEqual(new Map(after.map(({ owner: id, place }) => [`${place} ${id}`, ""])), opened);
  assert.ok(after.every((one) => whoseKey(alone, one) === "current"));
  assert.equal((await describeKey(database.owner, alone)).state, "ok");
});

test("what is killed half-way is done by the next, and several at once do it once", async () => {
  let batches = 0;
  const dying: OwnerAccess = {
    ...database.owner,
    query: database.owner.query.bind(database.owner),
    lend: (work, options) => {
      // The first lists, the second writes.
      if (++batches > 2) throw new Error("killed");
      return database.owner.lend(work, options);
    },
  };
  await assert.rejects(resealSecrets({ database: { owner: dying }, secretKeys: both }), /killed/);
  const half = await left();
  assert.ok(half > 0 && half < first.length, String(half));
  await Promise.all([1, 2, 3].map(() => resealSecrets({ database, secretKeys: both })));
  assert.equal(await left(), 0);
  assert.equal((await findKeyInUse(database.owner))?.previous, null);
});

test("a process with another key than the one in use, or without the key before, changes nothing", async () => {
  assert.equal(await resealSecrets({ database, secretKeys: loadSecretKeys("", OLD, NEW) }), 0);
  assert.equal(await resealSecrets({ database, secretKeys: loadSecretKeys("", NEW) }), 0);
  assert.equal(await left(), first.length);
});

test("what no key opens is passed over and named", async () => {
  const another = sealSecret(loadSecretKeys("", "a third key of over thirty-two characters"), "tool-secrets", "x", "x");
  const { rows } = await database.owner.lend(async (connection) => {
    await connection.query("BEGIN; SET LOCAL citedesk.migrating = 'on'");
    const before = await connection.query("SELECT sealed_secret FROM tools");
    await connection.query("UPDATE tools SET sealed_secret = $1", [another]);
    await connection.query("COMMIT");
    return before;
  });
  assert.equal(await resealSecrets({ database, secretKeys: both }), first.length - 1);
  const described = await describeKey(database.owner, both);
  assert.equal(described.state, "problem");
  assert.match(described.text, /can't be opened with it: secrets of tools: 1; make them anew/);
  await database.owner.lend(async (connection) => {
    await connection.query("BEGIN; SET LOCAL citedesk.migrating = 'on'");
    await connection.query("UPDATE tools SET sealed_secret = $1", [rows[0]!.sealed_secret]);
    await connection.query("COMMIT");
  });
});
