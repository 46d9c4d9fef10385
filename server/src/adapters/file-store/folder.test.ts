import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { testFileStore } from "./file-store-contract.ts";
import { openFolderFileStore } from "./folder.ts";

const parent = await mkdtemp(join(tmpdir(), "citedesk-files-"));
after(() => rm(parent, { recursive: true, force: true }));

testFileStore("folder", async () => openFolderFileStore(await mkdtemp(join(parent, "store-"))));

test("a broken stream leaves no unfinished file, and opening removes a killed process's", async () => {
  const folder = await mkdtemp(join(parent, "store-"));
  const store = await openFolderFileStore(folder);
  const broken = (async function* () {
    yield new Uint8Array(10);
    throw new Error("cut");
  })();
  await assert.rejects(store.write(broken), /cut/);
  assert.deepEqual(await readdir(join(folder, "unfinished")), []);
  await writeFile(join(folder, "unfinished", "left-behind"), "half a file");
  await openFolderFileStore(folder);
  assert.deepEqual(await readdir(join(folder, "unfinished")), []);
});
