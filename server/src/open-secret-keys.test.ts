import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { test } from "node:test";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { createFirstAccount } from "./features/identity/index.ts";
import { replaceKey, resealSecrets } from "./features/secrets/index.ts";
import { openSecretKeys } from "./open-secret-keys.ts";
import { withTestDatabase, withTestDatabaseLocation } from "./platform/database/test-database.ts";
import { fingerprint } from "./platform/secrets/fingerprint.ts";
import { sealSecret } from "./platform/secrets/seal-secret.ts";
import { loadSecretKeys, type SecretKeys, secretKeyFile } from "./platform/secrets/secret-keys.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const [FIRST, SECOND, THIRD] = ["first", "second", "third"].map((name) => `the ${name} key of over 32 characters`) as [
  string,
  string,
  string,
];
const database = await withTestDatabase();
const isShared = database.engine === "postgres";
const keysOf = (secretKey: string, previous?: string) => loadSecretKeys("", secretKey, previous);
const nowhere = await temporaryFolder();
const start = (secretKey?: string, previousSecretKey?: string) =>
  openSecretKeys(database, nowhere, { secretKey, previousSecretKey });
const USER = "01a206ce-6068-79c9-8edd-6b0f59b7e5e0";

/** A second step is all that is sealed. */
async function sealSecondStep(keys: SecretKeys): Promise<void> {
  const sealed = sealSecret(keys, "totp", USER, "JBSWY3DPEHPK3PXP");
  await database.owner.query(`SET citedesk.migrating = 'on';
    INSERT INTO users (id, email, password_hash) VALUES ('${USER}', 'ada@example.com', 'hash') ON CONFLICT DO NOTHING;
    INSERT INTO totp_secrets (user_id, sealed_secret, confirmed_at) VALUES ('${USER}', '${sealed}', now())
    ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret; RESET citedesk.migrating`);
}

const forget = () => database.owner.query("DELETE FROM secret_key; DELETE FROM users");

test("a lost key is not replaced beside a database that needs it, and is made where nothing does", async () => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const settings = { DATA_DIR: dataDir, DATABASE_URL: location.databaseUrl };
  const begin = ({ SECRET_KEY }: { SECRET_KEY?: string } = {}) => {
    const { config, secrets } = readConfig({ ...settings, SECRET_KEY });
    return compose(config, secrets);
  };
  const first = await begin();
  const account = await createFirstAccount(first.database, { email: "owner@example.com", password: "correct horse" });
  await first.close();
  const file = secretKeyFile(dataDir);
  await rename(file, `${file}.gone`);

  // Others of a Postgres may still have it; nobody shares an embedded database.
  if (isShared) {
    await assert.rejects(begin(), /missing, but the other processes of this database have one \(fingerprint \w{16}\)/);
    await rename(`${file}.gone`, file);
  }
  const second = await begin();
  assert.ok(existsSync(file), "nothing was sealed yet");
  await second.database.owner.query(
    `SET citedesk.migrating = 'on'; INSERT INTO webhooks (workspace_id, id, url, events, secret)
     VALUES ('${account!.workspaceId}', gen_random_uuid(), 'https://example.com', '{*}', 'v1.sealed')`,
  );
  await second.close();
  const needed = fingerprint((await readFile(file, "utf8")).trim());
  await rename(file, `${file}.needed`);

  await assert.rejects(
    begin(),
    new RegExp(`SECRET_KEY.*secret\\.key is missing, but the database holds secrets.*${needed}.* Put the file back`),
  );
  assert.equal(existsSync(file), false, "no other key was made");
  const another = new RegExp(`key that is set \\(fingerprint ${fingerprint(FIRST)}\\) is not the one .*${needed}`);
  await assert.rejects(begin({ SECRET_KEY: FIRST }), another);
  await rename(`${file}.needed`, file);
  await assert.rejects(begin({ SECRET_KEY: FIRST }), another);
  await (await begin()).close();
});

test("a second step alone keeps another key from being made, or taken", async () => {
  await forget();
  await start(FIRST);
  await sealSecondStep(keysOf(FIRST));
  await assert.rejects(start(), /is missing, but the database holds secrets/);
  await assert.rejects(start(SECOND), new RegExp(`${fingerprint(SECOND)}.*is not the one.*${fingerprint(FIRST)}`));
  assert.equal((await start(FIRST)).fingerprint, fingerprint(FIRST));
});

test("a process with a key or a folder of its own is refused on a shared database, even where nothing is sealed", {
  skip: !isShared,
}, async () => {
  await forget();
  await start(FIRST);
  await start(FIRST);
  await assert.rejects(start(SECOND), /is not the one that this database is used with/);
  const other = await temporaryFolder();
  await assert.rejects(
    openSecretKeys(database, other, { secretKey: undefined, previousSecretKey: undefined }),
    /other processes/,
  );
  assert.equal(existsSync(secretKeyFile(other)), false);
  await forget();
  const starts = await Promise.allSettled([FIRST, SECOND, THIRD].map((key) => start(key)));
  assert.deepEqual(starts.map(({ status }) => status).toSorted(), ["fulfilled", "rejected", "rejected"]);
});

test("a change of keys needs the one before until everything is sealed anew", async () => {
  await forget();
  await start(FIRST);
  await sealSecondStep(keysOf(FIRST));
  await start(SECOND, FIRST);
  const pending = new RegExp(`SECRET_KEY_PREVIOUS: is not the key \\(fingerprint ${fingerprint(FIRST)}\\)`);
  await assert.rejects(start(SECOND), pending);
  await assert.rejects(start(SECOND, THIRD), pending);
  await assert.rejects(start(THIRD, SECOND), pending);
  await start(FIRST, SECOND);
  await start(SECOND, FIRST);
  assert.equal(await resealSecrets({ database, secretKeys: keysOf(SECOND, FIRST) }), 1);
  await start(SECOND);
  await assert.rejects(start(FIRST), /is not the one that this database is used with/);
});

test("who has lost the key says so, and goes on with another", async () => {
  await forget();
  await start(FIRST);
  await sealSecondStep(keysOf(FIRST));
  await assert.rejects(start(SECOND), /If that one is lost, run `npm run citedesk -- key replace`/);
  const { before, lost, people } = await replaceKey(database.owner, keysOf(SECOND));
  assert.deepEqual(
    [before, lost.map(({ place }) => place), people],
    [fingerprint(FIRST), ["second_step"], ["ada@example.com"]],
  );
  await start(SECOND);
  await assert.rejects(start(FIRST), /is not the one/);
  await replaceKey(database.owner, keysOf(THIRD, FIRST));
  await assert.rejects(start(THIRD), /SECRET_KEY_PREVIOUS/);
  await start(THIRD, FIRST);
});

test("a database of an earlier version takes the key that opens something in it, or any where nothing is sealed", async () => {
  await forget();
  await sealSecondStep(keysOf(FIRST));
  await assert.rejects(start(SECOND), /opens none of the 1 secrets that the database holds/);
  await assert.rejects(start(), /is missing, but the database holds secrets that only its key opens/);
  await start(SECOND, FIRST);
  await assert.rejects(start(SECOND), /SECRET_KEY_PREVIOUS/);
  await forget();
  await sealSecondStep(keysOf(FIRST));
  await start(FIRST);
  await forget();
  assert.ok((await start()).fingerprint);
  await rm(secretKeyFile(nowhere));
});
