import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { runRestartCampaign } from "./restart-campaign.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// npm run campaign:restarts [RESTARTS]   with TEST_DATABASE_URL: three processes on one database, restarted one after
// the other
const restarts = Number(process.argv[2] ?? 3);
const { databaseUrl } = await withTestDatabaseLocation();
if (databaseUrl === undefined) throw new Error("Set TEST_DATABASE_URL: several processes need a Postgres.");
const environment = { DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder(), DRAIN_SECONDS: "2" };
const report = await runRestartCampaign({ environment, processes: 3, restarts, clients: 6 });
console.log(JSON.stringify(report, undefined, 2));
process.exitCode = report.errors.length + report.notOnce > 0 ? 1 : 0;
