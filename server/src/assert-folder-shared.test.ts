import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { assertFolderShared } from "./assert-folder-shared.ts";
import { ConfigError } from "./config.ts";
import { withTestDatabase } from "./platform/database/test-database.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const database = await withTestDatabase();

test("processes that share a folder start; one with another is told so, and how to say that it is the right one", async () => {
  const [shared, other] = [await temporaryFolder(), await temporaryFolder()];
  await assertFolderShared(database, shared);
  await assertFolderShared(database, shared);
  const id = (await readFile(join(shared, "folder-id"), "utf8")).trim();
  await assert.rejects(assertFolderShared(database, other), (error: Error) => {
    assert.ok(error instanceof ConfigError);
    assert.match(error.message, /is not the folder that the other processes .*its id is missing/s);
    assert.ok(error.message.includes(id));
    return true;
  });
  await assert.rejects(readFile(join(other, "folder-id")), { code: "ENOENT" }, "refused, it leaves no id behind");
  await writeFile(join(other, "folder-id"), id);
  await assertFolderShared(database, other);
  // A database that was moved or restored knows no folder yet: it takes the one that has an id.
  await database.owner.query("DELETE FROM file_folder");
  await assertFolderShared(database, shared);
  const another = "01a206ce-6068-79c9-8edd-6b0f59b7e5e0";
  await writeFile(join(other, "folder-id"), another);
  await assert.rejects(assertFolderShared(database, other), new RegExp(`${another}, not`));
});

test("of processes that start at once with folders of their own, one goes on", async () => {
  await database.owner.query("DELETE FROM file_folder");
  const folders = await Promise.all([1, 2, 3].map(() => temporaryFolder()));
  const outcomes = await Promise.allSettled(folders.map((folder) => assertFolderShared(database, folder)));
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ["fulfilled", "rejected", "rejected"]);
});
