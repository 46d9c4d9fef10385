import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { runWebhookCampaign } from "./webhook-campaign.ts";

// Killing this process spares an outside Postgres: the embedded engine, with `--both-engines`, has more to lose. The
// long form: npm run campaign:webhooks
const KILLS = process.env.TEST_DATABASE_URL === undefined ? 3 : 2;

test(`${KILLS} times SIGKILL, one endpoint that hangs, one that fails and one that drops: each event arrives where it belongs`, async (t) => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const report = await runWebhookCampaign(
    { events: 300, kills: KILLS, endpoints: 9 },
    { DATA_DIR: dataDir, ...(location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl }) },
  );
  t.diagnostic(JSON.stringify(report));
  assert.ok(report.acknowledged >= 300 && report.events >= report.acknowledged);
  // The long form says whether it doubled. Here: what waited behind the one that hangs would wait for its 15 s.
  assert.ok(report.p95BesideTroubleMs < 15_000, `${report.p95AloneMs} ms, then ${report.p95BesideTroubleMs} ms`);
});
