import { spawnSync } from "node:child_process";
import { join } from "node:path";

// npm run contract:lint: the recommended rules of Redocly over contract/openapi.json. It sends nothing anywhere.
const ROOT = join(import.meta.dirname, "..");
const run = spawnSync(
  process.execPath,
  [
    join(ROOT, "node_modules/@redocly/cli/bin/cli.js"),
    "lint",
    "contract/openapi.json",
    "--config",
    "contract/redocly.yaml",
  ],
  {
    cwd: ROOT,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    stdio: "inherit",
  },
);
process.exitCode = run.status ?? 1;
