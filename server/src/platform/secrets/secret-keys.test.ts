import assert from "node:assert/strict";
import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { loadSecretKeys } from "./secret-keys.ts";

test("a key is made once, is read by its owner alone, and is the same at the next start", async () => {
  const folder = await temporaryFolder();
  const [made] = loadSecretKeys(folder).derive("tokens");
  assert.deepEqual(loadSecretKeys(folder).derive("tokens"), [made]);
  assert.deepEqual(await readdir(folder), ["secret.key"]);
  if (process.platform !== "win32") assert.equal((await stat(join(folder, "secret.key"))).mode & 0o777, 0o600);
});

test("a key file that holds no whole key is refused: nobody signs with what everybody knows", async () => {
  const folder = await temporaryFolder();
  for (const content of ["", "\n", "0123456789abcdef"]) {
    await writeFile(join(folder, "secret.key"), content);
    assert.throws(() => loadSecretKeys(folder), /secret\.key is damaged/);
  }
});
