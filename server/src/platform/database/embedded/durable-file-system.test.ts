import assert from "node:assert/strict";
import fs from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, mock, test } from "node:test";
import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem } from "./durable-file-system.ts";
import { embeddedOptions } from "./embedded-options.ts";
import { prepareFolder } from "./prepare-folder.ts";

const parent = await mkdtemp(join(tmpdir(), "citedesk-durable-"));
const folder = join(parent, "database");
await prepareFolder(folder);
const EMPTY_PAGE = Buffer.alloc(8192);
const durable: number[] = [];
const failures: Error[] = [];
const fileSystem = new DurableFileSystem(folder, {
  onDurable: (count) => durable.push(count),
  onFailure: (error) => failures.push(error),
});
const database = await PGlite.create({ fs: fileSystem, ...embeddedOptions() });
await database.exec("CREATE TABLE rows (number int)");
fileSystem.flushInBackground();
after(async () => {
  await database.close();
  await rm(parent, { recursive: true, force: true });
});

const nameOf = (descriptor: number) => fs.readlinkSync(`/proc/self/fd/${descriptor}`).slice(folder.length + 1);
const needsProc = { skip: process.platform !== "linux" && "reads /proc" };

test("each commit asks for a sync, and one fdatasync of the log makes them all durable", needsProc, async () => {
  await untilDurable();
  const synced: string[] = [];
  const fdatasync = fs.fdatasync;
  const spy = mock.method(fs, "fdatasync", (descriptor: number, done: fs.NoParamCallback) => {
    synced.push(nameOf(descriptor));
    fdatasync(descriptor, done);
  });
  const before = fileSystem.writtenCount;
  for (const number of [1, 2, 3]) await database.query("INSERT INTO rows VALUES ($1)", [number]);
  assert.equal(fileSystem.writtenCount, before + 3);
  assert.ok((durable.at(-1) ?? 0) <= before);
  fileSystem.flushInBackground();
  await untilDurable();
  spy.mock.restore();
  assert.equal(synced.length, 1);
  assert.match(synced[0] ?? "", /^pg_wal\/[0-9A-F]{24}$/);
  assert.equal(durable.at(-1), before + 3);
});

test("a read asks for no sync", async () => {
  const before = fileSystem.writtenCount;
  await database.query("SELECT * FROM rows");
  assert.equal(fileSystem.writtenCount, before);
});

test("nothing but the log is written before the log that describes it is on the disk", needsProc, async () => {
  const order: string[] = [];
  const spies = [
    mock.method(fs, "fdatasyncSync", record(fs.fdatasyncSync, "sync")),
    mock.method(fs, "writeSync", record(fs.writeSync as (descriptor: number, bytes: Uint8Array) => unknown, "write")),
  ];
  await database.query("INSERT INTO rows SELECT generate_series(1, 1000)");
  await database.exec("CHECKPOINT");
  for (const spy of spies) spy.mock.restore();
  const isLog = (entry: string) => / pg_wal\/[0-9A-F]{24}$/.test(entry);
  let isLogDirty = false;
  for (const entry of order) {
    if (isLog(entry)) isLogDirty = entry.startsWith("write");
    else if (entry.startsWith("write")) assert.equal(isLogDirty, false, `${entry} came before the log's sync`);
  }
  const dataFiles = new Set(order.filter((entry) => / base\//.test(entry)).map((entry) => entry.split(" ")[0]));
  assert.deepEqual([...dataFiles].sort(), ["add", "sync", "write"]);

  function record<Parameters extends unknown[]>(
    original: (descriptor: number, ...rest: Parameters) => unknown,
    what: string,
  ) {
    return (descriptor: number, ...rest: Parameters) => {
      const isEmptyPage = what === "write" && holdsEmptyPage(rest as unknown as [Int8Array, number, number]);
      order.push(`${isEmptyPage ? "add" : what} ${nameOf(descriptor)}`);
      return original(descriptor, ...rest);
    };
  }
});

test("a table that grows by an empty page syncs nothing; an empty page over a full one does", needsProc, async () => {
  const spy = mock.method(fs, "fdatasyncSync");
  const before = fileSystem.writtenCount;
  await database.query("INSERT INTO rows VALUES (1)");
  assert.equal(fileSystem.writtenCount, before + 1);
  await database.query("INSERT INTO rows SELECT generate_series(1, 1000)");
  assert.equal(spy.mock.callCount(), 0);
  const path = join(folder, "base", "page");
  await writeFile(path, Buffer.alloc(2 * EMPTY_PAGE.length, 1));
  const { FS } = database.Module;
  const file = FS.open("/pglite/data/base/page", "r+");
  FS.write(file, EMPTY_PAGE, 0, EMPTY_PAGE.length, EMPTY_PAGE.length);
  spy.mock.restore();
  assert.equal(spy.mock.callCount(), 1);
  FS.close(file);
});

test("what a data file's write has synced already is reported as durable too", async () => {
  await database.query("INSERT INTO rows VALUES (9)");
  const count = fileSystem.writtenCount;
  await database.exec("CHECKPOINT");
  assert.ok((durable.at(-1) ?? 0) >= count);
});

test("a disk that refuses to sync is reported", async () => {
  const spy = mock.method(fs, "fdatasync", (_descriptor: number, done: fs.NoParamCallback) => done(new Error("EIO")));
  await database.query("INSERT INTO rows VALUES (0)");
  fileSystem.flushInBackground();
  spy.mock.restore();
  assert.deepEqual(
    failures.map(({ message }) => message),
    ["EIO"],
  );
});

function holdsEmptyPage([memory, offset, length]: [Int8Array, number, number]): boolean {
  return EMPTY_PAGE.equals(new Uint8Array(memory.buffer, memory.byteOffset + offset, length));
}

async function untilDurable(): Promise<void> {
  while ((durable.at(-1) ?? 0) < fileSystem.writtenCount) await new Promise((resolve) => setImmediate(resolve));
}
