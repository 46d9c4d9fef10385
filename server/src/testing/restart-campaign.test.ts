import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { runRestartCampaign } from "./restart-campaign.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// The long form: npm run campaign:restarts
const { databaseUrl } = await withTestDatabaseLocation();

if (databaseUrl !== undefined)
  test("a client that follows the contract sees no error while a process is restarted, and each question is stored once", async () => {
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder(), DRAIN_SECONDS: "1" };
    const clients = 4;
    const report = await runRestartCampaign({ environment, processes: 2, restarts: 1, clients });
    assert.deepEqual([report.errors.slice(0, 3), report.notOnce, report.reconnects], [[], 0, 1]);
    // How often each was answered meanwhile is the machine's.
    assert.ok(report.answered >= clients, JSON.stringify(report));
  });
