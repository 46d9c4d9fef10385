import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { test } from "node:test";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { createFirstAccount } from "./features/identity/index.ts";
import { withTestDatabaseLocation } from "./platform/database/test-database.ts";
import { secretKeyFile } from "./platform/secrets/secret-keys.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

test("a lost key is not replaced beside a database that needs it, and is made where nothing does", async () => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const settings = { DATA_DIR: dataDir, DATABASE_URL: location.databaseUrl };
  const start = ({ SECRET_KEY }: { SECRET_KEY?: string } = {}) => {
    const { config, secrets } = readConfig({ ...settings, SECRET_KEY });
    return compose(config, secrets);
  };
  const first = await start();
  const account = await createFirstAccount(first.database, { email: "owner@example.com", password: "correct horse" });
  await first.close();
  const file = secretKeyFile(dataDir);
  await rename(file, `${file}.gone`);

  const second = await start();
  assert.ok(existsSync(file), "nothing was sealed yet");
  await second.database.owner.query(
    `SET citedesk.migrating = 'on'; INSERT INTO webhooks (workspace_id, id, url, events, secret)
     VALUES ('${account!.workspaceId}', gen_random_uuid(), 'https://example.com', '{*}', 'v1.sealed')`,
  );
  await second.close();
  await rename(file, `${file}.needed`);

  await assert.rejects(
    start(),
    /SECRET_KEY.*secret\.key is missing, but the database holds secrets.* Put the file back/,
  );
  assert.equal(existsSync(file), false, "no other key was made");
  await (await start({ SECRET_KEY: "a new key of at least 32 characters" })).close();
  await rename(`${file}.needed`, file);
  await (await start()).close();
});
