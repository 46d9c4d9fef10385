import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { testFileStore } from "./file-store-contract.ts";
import { openFolderFileStore } from "./folder-file-store.ts";

const parent = await mkdtemp(join(tmpdir(), "citedesk-files-"));
after(() => rm(parent, { recursive: true, force: true }));

testFileStore("folder", async () => openFolderFileStore(await mkdtemp(join(parent, "store-"))));

test("a broken stream leaves no unfinished file, and closing leaves no folder", async () => {
  const folder = await mkdtemp(join(parent, "store-"));
  const store = await openFolderFileStore(folder);
  const broken = (async function* () {
    yield new Uint8Array(10);
    throw new Error("cut");
  })();
  await assert.rejects(store.write(broken), /cut/);
  await store.close();
  assert.deepEqual(await readdir(join(folder, "unfinished")), []);
});

test("a store that opens leaves alone what another one is writing in the same folder", async () => {
  const folder = await mkdtemp(join(parent, "store-"));
  const store = await openFolderFileStore(folder);
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = (async function* () {
    yield Buffer.from("first half, ");
    begun.resolve();
    await mayEnd.promise;
    yield Buffer.from("second half");
  })();
  const writing = store.write(slow);
  await begun.promise;
  await openFolderFileStore(folder);
  mayEnd.resolve();
  const { sha256 } = await writing;
  assert.equal((await store.read(sha256)).toString(), "first half, second half");
});

test("opening removes what killed processes left, and what is old of versions that had one folder for all", async () => {
  const folder = await mkdtemp(join(parent, "store-"));
  const unfinished = join(folder, "unfinished");
  await mkdir(join(unfinished, "citedesk-process-killed"), { recursive: true });
  for (const name of ["citedesk-process-killed/half", "old", "new"])
    await writeFile(join(unfinished, name), "half a file");
  await utimes(join(unfinished, "old"), new Date(0), new Date(0));
  const store = await openFolderFileStore(folder);
  await store.close();
  assert.deepEqual(await readdir(unfinished), ["new"]);
});
