import { fork } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "../adapters/clock/system-clock.ts";
import type { DemoOrder, DemoSignIn } from "./fill-demo.ts";

// npm run demo [-- OPTIONS]: a week of a made-up shop in DATA_DIR (./demo-data), then the service on it. USAGE names
// the options.
const USAGE =
  "npm run demo [-- --visitors 300 --seed 1 --until 2026-11-22 --replace --rows 10000 --fill-only --report FILE]";
const MARK = "demo.json";
const DAY_MS = 86_400_000;
const MAX_VISITORS = 5000;
const MAX_ROWS = 100_000;

try {
  const order = readOrder();
  const { dataDir } = order;
  await makeRoom(dataDir, order.replace);
  if (process.env.DATABASE_URL) console.log("DATABASE_URL is left aside: the demo has a database of its own.");
  const begun = performance.now();
  const signIn = await fill(order);
  await writeFile(join(dataDir, MARK), `${JSON.stringify({ ...order, complete: true })}\n`);
  console.log(`A week with ${order.visitors} visitors, in ${Math.round((performance.now() - begun) / 1000)} s.`);
  if (order.fillOnly) console.log(`Start it: DATA_DIR=${dataDir} npm start`);
  else {
    process.env.DATA_DIR = dataDir;
    delete process.env.DATABASE_URL;
    await import("../main.ts");
  }
  console.log(`Sign in as\n  e-mail    ${signIn.email}\n  password  ${signIn.password}  (shown once)`);
} catch (error) {
  console.error(`demo: ${(error as Error).message}`);
  process.exit(1);
}

function readOrder(): DemoOrder & { replace: boolean; fillOnly: boolean } {
  const { values } = parseArgs({
    options: {
      visitors: { type: "string", default: "300" },
      seed: { type: "string", default: "1" },
      until: { type: "string" },
      replace: { type: "boolean", default: false },
      "fill-only": { type: "boolean", default: false },
      rows: { type: "string", default: "0" },
      report: { type: "string" },
    },
  });
  const visitors = Number(values.visitors);
  if (!Number.isInteger(visitors) || visitors < 1 || visitors > MAX_VISITORS)
    throw new Error(`--visitors is a number from 1 to ${MAX_VISITORS}.\n${USAGE}`);
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) throw new Error(`--seed is a whole number.\n${USAGE}`);
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 0 || rows > MAX_ROWS)
    throw new Error(`--rows is a number up to ${MAX_ROWS}: so many chats and pages, by copies of the week.\n${USAGE}`);
  const midnight = Math.floor(systemClock.now() / DAY_MS) * DAY_MS;
  const until = values.until === undefined ? midnight : Date.parse(`${values.until}T00:00:00Z`);
  if (Number.isNaN(until) || until > midnight)
    throw new Error(`--until is a day such as 2026-11-22, today at the latest.\n${USAGE}`);
  return {
    dataDir: resolve(process.env.DATA_DIR ?? "demo-data"),
    seed,
    visitors,
    until,
    rows,
    report: values.report && resolve(values.report),
    replace: values.replace,
    fillOnly: values["fill-only"],
  };
}

/** Only what a demo made is ever removed. */
async function makeRoom(folder: string, replace: boolean): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    const mark = await readFile(join(folder, MARK), "utf8").catch(() => undefined);
    if (mark === undefined) throw new Error(`${folder} is not empty, and holds no demo. Name another one in DATA_DIR.`);
    if (!replace)
      throw new Error(
        `${folder} holds a demo. Start it with DATA_DIR=${folder} npm start, or make it anew: --replace.`,
      );
    await rm(folder, { recursive: true });
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, MARK), `${JSON.stringify({ complete: false })}\n`);
}

/** In a process of its own: its clock is the week's. */
function fill(order: DemoOrder): Promise<DemoSignIn> {
  const clock = new URL("./demo-clock.ts", import.meta.url);
  const child = fork(new URL("./fill-demo.ts", import.meta.url), {
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${clock}` },
  });
  return new Promise((done, fail) => {
    let signIn: DemoSignIn | undefined;
    child.once("message", (message) => {
      signIn = message as DemoSignIn;
    });
    child.once("error", fail);
    child.once("exit", (code) =>
      signIn && code === 0 ? done(signIn) : fail(new Error("The week could not be made; what happened stands above.")),
    );
    child.send(order);
  });
}
