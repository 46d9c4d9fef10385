import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../commands/testing/run-command.ts";
import { runKillCampaign } from "./kill-campaign.ts";

// npm run campaign:kills [KILLS] [PROCESSES] [MINUTES]: the long form of kill-campaign.test.ts; on the embedded
// database, or with as many processes on an empty one at DATABASE_URL. PASSAGE_INDEX and FILE_STORE as for the service.
const [kills = 200, processes = 1, minutes = 60] = process.argv.slice(2).map(Number);
const { DATABASE_URL, PASSAGE_INDEX, FILE_STORE } = process.env;
if (processes > 1 && DATABASE_URL === undefined)
  throw new Error("Set DATABASE_URL: several processes need a Postgres.");
const dataDir = await mkdtemp(join(tmpdir(), "citedesk-kills-"));
const named = Object.entries({ DATABASE_URL, PASSAGE_INDEX, FILE_STORE }).filter(([, value]) => value !== undefined);
const environment = { DATA_DIR: dataDir, ANSWER_LOST_AFTER_SECONDS: "10", ...Object.fromEntries(named) };
try {
  const progress = (line: string) => console.error(line);
  const report = await runKillCampaign({ kills, processes, environment, limitMs: minutes * 60_000, progress });
  const { code, json, error } = await runCommand(environment, "verify");
  console.log(JSON.stringify({ ...report, verify: json ?? error }, undefined, 2));
  process.exitCode = code;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
