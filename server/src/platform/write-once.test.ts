import assert from "node:assert/strict";
import { linkSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { writeOnce } from "./write-once.ts";

const failing =
  (code: string): typeof linkSync =>
  () => {
    throw Object.assign(new Error(code), { code });
  };

for (const [where, link] of Object.entries({ "with hard links": linkSync, without: failing("EPERM") }))
  test(`the first one's content stays, ${where}, for this user alone, and nothing is left beside it`, async () => {
    const folder = await temporaryFolder();
    const path = join(folder, "key");
    writeOnce(path, "first", link);
    writeOnce(path, "second", link);
    assert.equal(readFileSync(path, "utf8"), "first");
    if (process.platform !== "win32") assert.equal(statSync(path).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(folder), ["key"]);
  });

test("what else fails is told, and leaves nothing", async () => {
  const folder = await temporaryFolder();
  assert.throws(() => writeOnce(join(folder, "key"), "first", failing("EIO")), { code: "EIO" });
  assert.deepEqual(readdirSync(folder), []);
});
