import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { StatementTimeoutError } from "../database-errors.ts";
import { openDatabase } from "../open-database.ts";
import { FolderInUseError, FolderNotWritableError, lockFolder } from "./folder-lock.ts";

const parent = await mkdtemp(join(tmpdir(), "citedesk-embedded-"));
after(() => rm(parent, { recursive: true, force: true }));
const newDataDir = () => mkdtemp(join(parent, "data-"));

/** Writes numbered rows as fast as it can and prints each number when its commit is acknowledged. */
const WRITER = `
  import { openDatabase } from ${JSON.stringify(fileURLToPath(new URL("../open-database.ts", import.meta.url)))};
  const database = await openDatabase({ dataDir: process.argv[1] });
  await database.owner.query("CREATE TABLE IF NOT EXISTS written (number int PRIMARY KEY)");
  const { rows } = await database.owner.query("SELECT coalesce(max(number), 0) AS last FROM written");
  let next = rows[0].last + 1;
  console.log("ready");
  const write = async () => {
    for (;;) {
      const number = next++;
      await database.owner.query("INSERT INTO written VALUES ($1)", [number]);
      console.log(number);
    }
  };
  for (let writers = 0; writers < 4; writers += 1) void write();`;

function startWriter(dataDir: string) {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module-typescript", "--eval", WRITER, dataDir],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return { child, lines: createInterface({ input: child.stdout }) };
}

test("a folder that another process uses is refused in one line, and free again once that one was killed", async () => {
  const dataDir = await newDataDir();
  const { child, lines } = startWriter(dataDir);
  await once(lines, "line");
  await assert.rejects(openDatabase({ dataDir }), (error) => {
    assert.ok(error instanceof FolderInUseError);
    assert.match(
      error.message,
      new RegExp(`^The data folder ${dataDir} is in use by process ${child.pid}\\. [^\\n]+$`),
    );
    return true;
  });
  child.kill("SIGKILL");
  await once(child, "exit");
  const database = await openDatabase({ dataDir });
  await assert.rejects(openDatabase({ dataDir }), FolderInUseError);
  await database.close();
});

test("every acknowledged row is there after SIGKILL, round after round", async () => {
  const dataDir = await newDataDir();
  const acknowledged = new Set<number>();
  for (let round = 0; round < 5; round += 1) {
    const { child, lines } = startWriter(dataDir);
    let seen = 0;
    lines.on("line", (line) => {
      if (line !== "ready") acknowledged.add(Number(line));
      seen += 1;
      if (seen === 20 + round * 37) child.kill("SIGKILL");
    });
    await once(lines, "close");
  }
  const database = await openDatabase({ dataDir });
  const { rows } = await database.owner.query("SELECT number FROM written");
  await database.close();
  const present = new Set(rows.map(({ number }) => number));
  assert.ok(acknowledged.size > 300, `${acknowledged.size} rows were acknowledged`);
  assert.deepEqual(
    [...acknowledged].filter((number) => !present.has(number)),
    [],
  );
});

test("a process that was killed while Postgres started leaves nothing that stops the next one", async () => {
  const dataDir = await newDataDir();
  await (await openDatabase({ dataDir })).close();
  await writeFile(join(dataDir, "database", "postmaster.pid"), "");
  const database = await openDatabase({ dataDir });
  assert.deepEqual((await database.owner.query("SELECT 1 AS one")).rows, [{ one: 1 }]);
  await database.close();
});

test("a statement that runs too long is stopped, and what was committed before is there", async () => {
  const database = await openDatabase({ dataDir: await newDataDir(), statementTimeoutMs: 1500 });
  after(() => database.close());
  await database.owner.query("CREATE TABLE kept AS SELECT 1 AS number");
  await assert.rejects(
    database.owner.query("SELECT count(*) FROM generate_series(1, 10000000000)"),
    (error) => error instanceof StatementTimeoutError,
  );
  const { rows } = await database.owner.query("SELECT number FROM kept");
  assert.deepEqual(rows, [{ number: 1 }]);
});

test("those who wait behind a stopped statement get their answer once it is gone", async () => {
  const database = await openDatabase({ dataDir: await newDataDir(), statementTimeoutMs: 3000 });
  after(() => database.close());
  const endless = database.owner.query("SELECT count(*) FROM generate_series(1, 10000000000)");
  const others = Array.from({ length: 5 }, () => database.owner.query("SELECT 1 AS one"));
  await assert.rejects(endless, StatementTimeoutError);
  for (const { rows } of await Promise.all(others)) assert.deepEqual(rows, [{ one: 1 }]);
});

test("closing lets a second open find everything", async () => {
  const dataDir = await newDataDir();
  const first = await openDatabase({ dataDir });
  await first.owner.query("CREATE TABLE kept AS SELECT 1 AS number");
  await first.close();
  await first.close();
  const second = await openDatabase({ dataDir });
  assert.equal((await second.owner.query("SELECT number FROM kept")).rows.length, 1);
  await second.close();
});

test("a backup of a busy database opens as it is and holds what was committed before it, whole transactions only", async () => {
  const database = await openDatabase({ dataDir: await newDataDir() });
  await database.owner.query("CREATE TABLE pairs (number int)");
  let number = 0;
  let isDone = false;
  const writing = (async () => {
    while (!isDone) {
      number += 1;
      await database.owner.query(
        `BEGIN; INSERT INTO pairs VALUES (${number}); INSERT INTO pairs VALUES (${number}); COMMIT`,
      );
    }
  })();
  while (number < 20) await new Promise((resolve) => setImmediate(resolve));
  const committedBefore = number - 1;
  const copyDir = join(await newDataDir(), "copy");
  await database.backUp(copyDir);
  isDone = true;
  await writing;
  const copy = await openDatabase({ dataDir: copyDir });
  const { rows } = await copy.owner.query("SELECT number, count(*) FROM pairs GROUP BY number ORDER BY number");
  await Promise.all([copy.close(), database.close()]);
  assert.ok(rows.length >= committedBefore);
  assert.deepEqual(
    rows,
    rows.map((_, index) => ({ number: index + 1, count: 2 })),
  );
});

test("a backup never writes over one that is there", async () => {
  const database = await openDatabase({ dataDir: await newDataDir() });
  const copyDir = await newDataDir();
  await database.backUp(copyDir);
  await assert.rejects(database.backUp(copyDir));
  await database.close();
});

test("a folder that can't be written is told as such, with what to do", {
  skip: process.platform !== "linux" && "needs a folder that even the superuser can't write",
}, () => {
  assert.throws(
    () => lockFolder("/proc/self"),
    (error) =>
      error instanceof FolderNotWritableError && /cp -a \/proc\/self .* DATA_DIR=\/elsewhere/.test(error.message),
  );
});
