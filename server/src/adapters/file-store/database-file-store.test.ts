import assert from "node:assert/strict";
import { after, test } from "node:test";
import { withTestDatabase } from "../../platform/database/test-database.ts";
import { FileMissingError } from "../../ports/file-store.ts";
import { openDatabaseFileStore } from "./database-file-store.ts";
import { testFileStore } from "./file-store-contract.ts";

const database = await withTestDatabase();

async function open() {
  const store = await openDatabaseFileStore(database);
  await database.owner.query("DELETE FROM citedesk_files.files");
  after(() => store.close());
  return store;
}

testFileStore("database", open);

test("processes that start at once make its tables once", async () => {
  await database.owner.query("DROP SCHEMA IF EXISTS citedesk_files CASCADE");
  const stores = await Promise.all(Array.from({ length: 4 }, () => openDatabaseFileStore(database)));
  const { sha256 } = await stores[0]!.write(Buffer.from("shared"));
  for (const store of stores) assert.equal((await store.read(sha256)).byteLength, 6);
  await Promise.all(stores.map((store) => store.close()));
});

test("a file that goes while it is read ends as missing, not short", async () => {
  const store = await open();
  const { sha256 } = await store.write(Buffer.alloc(5 * 1024 * 1024, "x"));
  const { content } = await store.open(sha256);
  const reading = (async () => {
    for await (const _piece of content) await store.remove(sha256);
  })();
  await assert.rejects(reading, FileMissingError);
});

test("roles of workspaces can't read them", async () => {
  const store = await open();
  await store.write(Buffer.from("a file of somebody"));
  await assert.rejects(
    database.owner.lend(async (connection) => {
      await connection.query("BEGIN; SET LOCAL ROLE citedesk_workspace");
      try {
        await connection.query("SELECT FROM citedesk_files.parts");
      } finally {
        await connection.query("ROLLBACK");
      }
    }),
    /permission denied/,
  );
});
