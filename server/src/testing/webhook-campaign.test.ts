import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { runWebhookCampaign } from "./webhook-campaign.ts";

// The long form: npm run campaign:webhooks
test("3 times SIGKILL while events are delivered: each arrives with its id and signature, none is lost", async (t) => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const report = await runWebhookCampaign(
    { events: 400, kills: 3 },
    { DATA_DIR: dataDir, ...(location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl }) },
  );
  t.diagnostic(JSON.stringify(report));
  assert.ok(report.acknowledged >= 400 && report.events >= report.acknowledged);
});
