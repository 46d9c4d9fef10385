import assert from "node:assert/strict";
import { test } from "node:test";
import { runCommand } from "../commands/testing/run-command.ts";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { runKillCampaign } from "./kill-campaign.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const IS_POSTGRES = process.env.TEST_DATABASE_URL !== undefined;
/** Two processes beside an outside Postgres, which the kills spare. Long form: `npm run campaign:kills`. */
const KILLS = 2;

test(`${KILLS} times SIGKILL while files and sites are read, questions answered and webhooks delivered: nothing acknowledged is lost, stuck or doubled`, async (t) => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const environment = {
    DATA_DIR: dataDir,
    ANSWER_LOST_AFTER_SECONDS: "10",
    // The index in files has the same campaign on the embedded engine.
    ...(location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl, PASSAGE_INDEX: "postgres" }),
  };
  const report = await runKillCampaign({ kills: KILLS, processes: IS_POSTGRES ? 2 : 1, environment });
  t.diagnostic(JSON.stringify(report));
  // On a busy machine most kills may meet the one or the other.
  assert.ok(Math.min(report.uploads, report.answers, report.crawls, report.leads) > 0, "the campaign met all at work");
  const { code, json } = await runCommand(environment, "verify");
  assert.deepEqual([code, json.findings], [0, []]);
});
