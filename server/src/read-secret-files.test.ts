import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig } from "./config.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

test("a secret is read from its file; one that is missing, empty or there twice stops the start", async () => {
  const folder = await temporaryFolder();
  const [file, empty] = [join(folder, "key"), join(folder, "empty")];
  await writeFile(file, `${"k".repeat(32)}\n`);
  await writeFile(empty, "\n");
  assert.equal(readConfig({ SECRET_KEY_FILE: file }).secrets.secretKey, "k".repeat(32));
  const fails = (environment: Record<string, string>, message: RegExp) =>
    assert.throws(() => readConfig(environment), message);
  fails({ SECRET_KEY_FILE: join(folder, "none") }, /^ConfigError: SECRET_KEY_FILE: .* can't be read \(ENOENT\)/);
  fails({ SECRET_KEY_FILE: empty }, /SECRET_KEY_FILE: .* is empty/);
  fails({ SECRET_KEY_FILE: file, SECRET_KEY: "k".repeat(32) }, /SECRET_KEY_FILE: and SECRET_KEY are both set/);
});
