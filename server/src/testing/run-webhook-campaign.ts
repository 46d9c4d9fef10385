import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runWebhookCampaign } from "./webhook-campaign.ts";

// npm run campaign:webhooks [events] [kills] [endpoints]; on the embedded database, or an empty one at DATABASE_URL.
const [events = 10_000, kills = 20, endpoints = 50] = process.argv.slice(2).map(Number);
const dataDir = await mkdtemp(join(tmpdir(), "citedesk-webhooks-"));
const { DATABASE_URL } = process.env;
try {
  const report = await runWebhookCampaign(
    { events, kills, endpoints },
    { DATA_DIR: dataDir, ...(DATABASE_URL && { DATABASE_URL }) },
    (line) => console.error(line),
  );
  console.log(JSON.stringify(report));
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
