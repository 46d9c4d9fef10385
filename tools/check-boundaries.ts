// Checks which folder imports which (.dependency-cruiser.cjs). A cruise that sees no modules proves nothing, so it
// fails.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const FEWEST_MODULES = 200;
const FOLDERS = ["grounding", "crawling", "extraction", "server", "client", "widget", "dashboard", "evaluation"];

const root = fileURLToPath(new URL("..", import.meta.url));
const run = spawnSync(
  process.execPath,
  [
    "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "json",
    ...FOLDERS,
  ],
  { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
);
const { summary } = JSON.parse(run.stdout) as {
  summary: {
    totalCruised: number;
    totalDependenciesCruised: number;
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
  };
};
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
const seesTooLittle = summary.totalCruised < FEWEST_MODULES || summary.totalDependenciesCruised < FEWEST_MODULES;
if (seesTooLittle) console.error(`Only ${summary.totalCruised} modules were seen: the check is blind.`);
if (summary.violations.length > 0 || seesTooLittle) process.exit(1);
console.log(`boundaries hold: ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports`);
