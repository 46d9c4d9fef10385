import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openProcessFolder } from "./process-folder.ts";

const MODULE = JSON.stringify(fileURLToPath(new URL("./process-folder.ts", import.meta.url)));

/** A process that keeps a file in its folder, and tells where. */
async function startKeeper(parent: string) {
  const script = `
    import { writeFileSync } from "node:fs";
    const { openProcessFolder } = await import(${MODULE});
    const { path } = await openProcessFolder(${JSON.stringify(parent)});
    writeFileSync(path + "/upload", "bytes of a client");
    console.log(path);
    setInterval(() => {}, 1000);`;
  const options = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", script];
  const child = spawn(process.execPath, options, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  after(() => child.kill("SIGKILL"));
  const told = await Promise.race([once(child.stdout, "data"), ended.then(() => assert.fail("It ended by itself."))]);
  return {
    path: String(told[0]).trim(),
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

test("what a killed process left is removed by the next, what belongs to a living one or to others stays", async () => {
  const parent = await temporaryFolder();
  const [killed, living] = [await startKeeper(parent), await startKeeper(parent)];
  await mkdir(join(parent, "somebody-elses"));
  await writeFile(join(parent, "citedesk-process-notes.txt"), "A file, no folder.");
  await killed.kill();
  assert.ok(existsSync(join(killed.path, "upload")));
  const own = await openProcessFolder(parent);
  try {
    assert.equal(existsSync(killed.path), false);
    assert.ok(existsSync(join(living.path, "upload")));
    assert.ok(existsSync(join(parent, "somebody-elses")));
    const second = await openProcessFolder(parent);
    assert.notEqual(second.path, own.path, "A process may have several, and takes none of its own for abandoned.");
    assert.ok(existsSync(own.path));
    await second.close();
  } finally {
    await living.kill();
  }
  await own.close();
  assert.equal(existsSync(own.path), false);
  await (await openProcessFolder(parent)).close();
  assert.deepEqual((await readdir(parent)).sort(), ["citedesk-process-notes.txt", "somebody-elses"]);
});

test("processes that start at the same time take nothing from each other", async () => {
  const parent = await temporaryFolder();
  for (let round = 0; round < 2; round++) {
    const keepers = await Promise.all(Array.from({ length: 4 }, () => startKeeper(parent)));
    for (const { path } of keepers) assert.ok(existsSync(join(path, "upload")), path);
    assert.equal((await readdir(parent)).length, 4, "Those of the round before are gone.");
    await Promise.all(keepers.map(({ kill }) => kill()));
  }
});
