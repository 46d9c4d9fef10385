import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runWebhookCampaign } from "./webhook-campaign.ts";

// npm run campaign:webhooks [events] [kills]; on the embedded database, or on an empty one at DATABASE_URL.
const [events = 10_000, kills = 60] = process.argv.slice(2).map(Number);
const dataDir = await mkdtemp(join(tmpdir(), "citedesk-webhooks-"));
const { DATABASE_URL } = process.env;
try {
  const report = await runWebhookCampaign(
    { events, kills },
    { DATA_DIR: dataDir, ...(DATABASE_URL && { DATABASE_URL }) },
  );
  console.log(JSON.stringify(report));
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
