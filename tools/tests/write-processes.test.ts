import { deepEqual, equal } from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import type { PlannedFile } from "./plan-tests.ts";
import { type TestRun, writeAlone, writeProcesses } from "./write-processes.ts";

const run = promisify(execFile);

/** Test files that write down in `ran` that they ran, on which database, and in which process. */
async function makeFiles(count: number): Promise<{ settings: TestRun; planned: PlannedFile[] }> {
  const root = await mkdtemp(join(tmpdir(), "citedesk-processes-"));
  const paths = Array.from({ length: count }, (_, place) => `file-${place}.test.mjs`);
  for (const path of paths) {
    const line = `${path} on \${process.env.TEST_DATABASE_URL} in \${process.pid}\\n`;
    const lines = [
      'import { appendFileSync } from "node:fs";',
      'import { test } from "node:test";',
      `test("is run", () => appendFileSync(${JSON.stringify(join(root, "ran"))}, \`${line}\`));`,
    ];
    await writeFile(join(root, path), lines.join("\n"));
  }
  const folder = join(root, "processes");
  await mkdir(folder);
  const planned = paths.map((path): PlannedFile => ({ path, engine: "embedded" }));
  return { settings: { root, folder, databaseUrl: "postgres://there", concurrency: 2 }, planned };
}

async function runAll(processes: string[]): Promise<void> {
  const { TEST_DATABASE_URL: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
  await Promise.all(processes.map((path) => run(process.execPath, [path], { env })));
}

test("processes work through the files of their engine together, and each file is run once", async (t) => {
  const { settings, planned } = await makeFiles(30);
  t.after(() => rm(settings.root, { recursive: true }));
  const onPostgres = planned.slice(0, 3).map((file): PlannedFile => ({ ...file, engine: "postgres" }));
  const processes = writeProcesses([...planned, ...onPostgres], settings);
  equal(processes.length, 4);
  await runAll(processes);
  const ran = (await readFile(join(settings.root, "ran"), "utf8")).trimEnd().split("\n");
  const expected = [
    ...planned.map(({ path }) => `${path} on undefined`),
    ...onPostgres.map(({ path }) => `${path} on postgres://there`),
  ];
  deepEqual(ran.map((line) => line.replace(/ in \d+$/, "")).sort(), expected.sort());
});

test("however many files there are, the processes are enough for them, and begin with both engines", async (t) => {
  const { settings } = await makeFiles(0);
  t.after(() => rm(settings.root, { recursive: true }));
  const many = Array.from(
    { length: 400 },
    (_, place): PlannedFile => ({ path: `${place}.test.ts`, engine: "embedded" }),
  );
  const others = many.slice(0, 50).map((file): PlannedFile => ({ ...file, engine: "postgres" }));
  const processes = writeProcesses([...many, ...others], settings);
  const { limit } = JSON.parse(await readFile(join(settings.folder, "embedded.json"), "utf8"));
  const ofEngine = (name: string) => processes.filter((path) => path.includes(`/${name}-`)).length;
  equal(ofEngine("embedded") >= many.length / limit && ofEngine("postgres") >= others.length / limit, true);
  deepEqual(
    processes.slice(0, 4).map((path) => /(\w+)-\d+\.test\.mjs$/.exec(path)?.[1]),
    ["postgres", "embedded", "postgres", "embedded"],
  );
});

test("where names choose the tests each file has a process of its own", async (t) => {
  const { settings, planned } = await makeFiles(2);
  t.after(() => rm(settings.root, { recursive: true }));
  await runAll(writeAlone(planned, settings));
  const ran = await readFile(join(settings.root, "ran"), "utf8");
  equal(new Set(ran.match(/ in \d+/g)).size, 2);
});
