import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { runWebhookCampaign } from "./webhook-campaign.ts";

// The long form: npm run campaign:webhooks
test("3 times SIGKILL, one endpoint that hangs, one that fails and one that drops: each event arrives where it belongs", async (t) => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const report = await runWebhookCampaign(
    { events: 300, kills: 3, endpoints: 9 },
    { DATA_DIR: dataDir, ...(location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl }) },
  );
  t.diagnostic(JSON.stringify(report));
  assert.ok(report.acknowledged >= 300 && report.events >= report.acknowledged);
  // Not doubled, on a machine that does other things too: what waited behind one that hangs would wait for its 15 s.
  const { p95AloneMs, p95BesideTroubleMs } = report;
  assert.ok(p95BesideTroubleMs <= Math.max(2 * p95AloneMs, 3_000), `${p95AloneMs} ms, then ${p95BesideTroubleMs} ms`);
});
