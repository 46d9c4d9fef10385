import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rollUp } from "../features/statistics/index.ts";
import { migrate } from "../platform/database/migrate.ts";
import { type DatabaseLocation, openDatabase } from "../platform/database/open-database.ts";
import { parseId } from "../platform/ids/identifiers.ts";
import { fillYear } from "./fill-year.ts";
import { startServerProcess } from "./server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { createTestClient, OWNER, signIn, type TestClient } from "./test-server.ts";

// npm run campaign:reports [MESSAGES] [FOLDER]   how long reports of a year take: embedded, or in an empty DATABASE_URL
// In FOLDER the year is kept, and measured again the next time. With COLD=on also while a start still reads ahead.
const messages = Number(process.argv[2] ?? 1_000_000);
const LIMIT_MS = 200;
const ROUNDS = 5;
const MS_A_TICK = 10;
const LOOK_MS = 300;
/** Of a look's time: a service with nothing left to do takes less. */
const IDLE_SHARE = 0.05;
const MIGRATIONS = new URL("../../migrations", import.meta.url);

interface Year {
  databaseUrl?: string;
  agentId: string;
  brandId: string;
}

const folder = process.argv[3] ? resolve(process.argv[3]) : await temporaryFolder();
const kept = join(folder, "year.json");
const year: Year = existsSync(kept) ? JSON.parse(await readFile(kept, "utf8")) : await fill();
const location: DatabaseLocation = year.databaseUrl ? { databaseUrl: year.databaseUrl } : { dataDir: folder };
await bringUpToDate();
const environment = { DATA_DIR: folder, ...(year.databaseUrl ? { DATABASE_URL: year.databaseUrl } : {}) };
/** Of all reports, in ms. */
const slowest: Record<string, number> = {};
let over = 0;
for (const reports of reportsOf(year)) if (reports.length > 0) await measure(reports);
console.log(JSON.stringify({ engine: year.databaseUrl ? "postgres" : "embedded", slowest, over }));

/** Each report as the first of its kind after a start, and then again and again. */
async function measure(reports: readonly string[]): Promise<void> {
  const cold: number[] = [];
  for (const report of process.env.COLD ? reports : [])
    cold.push(await afterStart(({ owner }) => timed(owner, report)));
  await afterStart(async ({ owner, pid }) => {
    const begun = performance.now();
    await untilIdle(pid);
    console.log(`       read ahead within ${Math.round(performance.now() - begun)} ms of the first sign-in`);
    for (const [place, report] of reports.entries()) {
      const first = await timed(owner, report);
      const times: number[] = [];
      const before = await processorMs(pid);
      for (let round = 0; round < ROUNDS; round++) times.push(await timed(owner, report));
      const processor = Math.round(((await processorMs(pid)) - before) / ROUNDS);
      const median = times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]!;
      const shown = decodeURIComponent(report).replace(/from=[^&]*&?/, "");
      const isOver = Math.max(first, median) > LIMIT_MS;
      if (isOver) over += 1;
      const said = Object.entries({ cold: cold[place], first, warm: median, processor }).flatMap(([name, ms]) => {
        if (ms === undefined) return [];
        slowest[name] = Math.max(slowest[name] ?? 0, ms);
        return `${String(ms).padStart(6)} ${name}`;
      });
      console.log(`${said.join("")}   ${shown}${isOver ? "   over" : ""}`);
    }
  });
}

async function afterStart<Result>(
  work: (started: { owner: TestClient; pid: number }) => Promise<Result>,
): Promise<Result> {
  const server = await startServerProcess(environment, { isMeasured: true });
  try {
    return await work({ owner: createTestClient(server.url, await signIn(server.url, OWNER)), pid: server.pid });
  } finally {
    await server.stop();
  }
}

/** Once a process listens, it reads the last year ahead: a second or two. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = -LOOK_MS; ; await sleep(LOOK_MS)) {
    const now = await processorMs(pid);
    if (now - before <= LOOK_MS * IDLE_SHARE) return;
    before = now;
  }
}

/** Of the service with its embedded database: what a busy machine makes no longer. 0 where the system doesn't tell. */
async function processorMs(pid: number): Promise<number> {
  const told = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [user = 0, system = 0] = told
    .slice(told.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * MS_A_TICK;
}

async function timed(owner: TestClient, report: string): Promise<number> {
  const begun = performance.now();
  const { status, body } = await owner.get(`/v2/stats/${report}`);
  assert.equal(status, 200, JSON.stringify(body));
  return Math.round(performance.now() - begun);
}

/** Those of one filter together. */
function reportsOf({ agentId, brandId }: Year): string[][] {
  const from = new Date(Date.now() - 365 * 86_400_000).toISOString();
  const filters = [
    "",
    "time_zone=Europe/Berlin",
    "time_zone=Asia/Kathmandu",
    "interval=month&time_zone=America/St_Johns",
    "interval=hour",
    `agent_id=${agentId}`,
    `brand_id=${brandId}`,
    `brand_id=${brandId}&time_zone=Asia/Kathmandu`,
    "language=de",
    "reason=out_of_scope",
    "language=de&reason=out_of_scope",
    "page=/page-17",
    "page=https://www.example.com/page-17",
    "page=/page-1*",
    "page=/*",
    `page=/page-1*&agent_id=${agentId}&language=en&time_zone=Asia/Kathmandu`,
  ];
  const reports = ["overview", "questions", "sources", "leads", "feedback"];
  const all = filters.map((filter) => reports.map((report) => `${report}?from=${from}&${filter}`));
  all.push([`sources?from=${from}&only=never_cited`, `sources?from=${from}&only=negative_feedback`]);
  // Those alone that the variable matches.
  const chosen = new RegExp(process.env.REPORTS ?? "");
  return all.map((some) => some.filter((report) => chosen.test(report)));
}

async function fill(): Promise<Year> {
  await mkdir(folder, { recursive: true });
  const databaseUrl = process.env.DATABASE_URL;
  const place: DatabaseLocation = databaseUrl ? { databaseUrl } : { dataDir: folder };
  const server = await startServerProcess({ DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  const owner = createTestClient(server.url, await signIn(server.url, OWNER));
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  const { body: brand } = await owner.post("/v2/brands", { name: "Shops" });
  const agents: { id: string }[] = [];
  for (const [name, brand_id] of [["Shop", brand.id], ["Help", brand.id], ["Careers"]])
    agents.push((await owner.post("/v2/agents", { name, brand_id })).body);
  await server.stop();
  const database = await openDatabase(place);
  const agentIds = agents.map(({ id }) => parseId("agent", id)!);
  const filled = await seconds(() => fillYear(database, { workspaceId, agentIds, answers: messages / 2 }));
  console.log(JSON.stringify({ engine: database.engine, messages, filled }));
  await database.close();
  const found: Year = { ...(databaseUrl ? { databaseUrl } : {}), agentId: agents[0]!.id, brandId: brand.id };
  if (process.argv[3]) await writeFile(kept, JSON.stringify(found));
  return found;
}

/** Migrated and counted, as the service does it in the background. */
async function bringUpToDate(): Promise<void> {
  const database = await openDatabase(location);
  await migrate(database, MIGRATIONS);
  const { rows } = await database.owner.query("SELECT workspace_id FROM messages LIMIT 1");
  const counted = await seconds(() => rollUp(database, String(rows[0]!.workspace_id)));
  await database.owner.query("VACUUM ANALYZE", [], { statementTimeoutMs: 3_600_000 });
  console.log(JSON.stringify({ counted }));
  await database.close();
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return Math.round((performance.now() - begun) / 100) / 10;
}
