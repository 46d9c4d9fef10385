import assert from "node:assert/strict";
import { test } from "node:test";
import { runCommand } from "../commands/testing/run-command.ts";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { runKillCampaign } from "./kill-campaign.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const IS_POSTGRES = process.env.TEST_DATABASE_URL !== undefined;
/**
 * Killing this process spares an outside Postgres: the embedded engine has more to lose. Long form: `KILLS=100 npm test
 * -- FILE`.
 */
const KILLS = Number(process.env.KILLS ?? (IS_POSTGRES ? 3 : 6));

test(`${KILLS} times SIGKILL while files are read and questions answered: nothing acknowledged is lost, stuck or doubled`, async (t) => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const report = await runKillCampaign(KILLS, {
    DATA_DIR: dataDir,
    ANSWER_LOST_AFTER_SECONDS: "10",
    // The index in files has the same campaign on the embedded engine.
    ...(location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl, PASSAGE_INDEX: "postgres" }),
  });
  t.diagnostic(JSON.stringify(report));
  if (location.databaseUrl !== undefined) {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: location.databaseUrl, PASSAGE_INDEX: "postgres" };
    assert.deepEqual((await runCommand(environment, "verify")).json.findings, []);
  }
  // On a busy machine most kills may meet the one or the other.
  assert.ok(Math.min(report.uploads, report.answers) > 0, "the campaign met both at work");
  assert.ok(report.uploads + report.answers >= KILLS, "the campaign killed something at work");
});
