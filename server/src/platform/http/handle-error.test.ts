import assert from "node:assert/strict";
import { test } from "node:test";
import fastify from "fastify";
import { DatabaseUnavailableError, StatementTimeoutError } from "../database/database-errors.ts";
import { FilesUnavailableError } from "../errors/files-unavailable-error.ts";
import { handleError } from "./handle-error.ts";

const app = fastify();
app.setErrorHandler(handleError);
app.get("/waited-too-long", () => {
  throw new StatementTimeoutError(30_000);
});
for (const method of ["GET", "POST"] as const) {
  app.route({
    method,
    url: "/without-database",
    handler: () => {
      throw new DatabaseUnavailableError("The database is not reachable: ECONNREFUSED");
    },
  });
  app.route({
    method,
    url: "/without-files",
    handler: () => {
      throw new FilesUnavailableError("Files can't be reached in the bucket files (ECONNREFUSED).");
    },
  });
}
app.get<{ Params: { code: string } }>("/:code", ({ params: { code } }) => {
  throw Object.assign(new Error("what the database said"), { code });
});

for (const code of ["40P01", "40001"])
  test(`${code}, of two changes that got in each other's way, says that it is to be tried again`, async () => {
    const { statusCode, headers, body } = await app.inject(`/${code}`);
    const { code: said, detail } = JSON.parse(body);
    assert.deepEqual([statusCode, said, headers["retry-after"]], [503, "busy", "1"]);
    assert.doesNotMatch(detail, /database/);
  });

test("a statement that waited too long for another change says the same", async () => {
  const { statusCode, body } = await app.inject("/waited-too-long");
  assert.deepEqual([statusCode, JSON.parse(body).code], [503, "busy"]);
});

for (const [code, said] of [
  ["55P03", "busy"],
  ["53100", "storage_full"],
  ["ENOSPC", "storage_full"],
] as const)
  test(`${code} is told as ${said}, with when to come back`, async () => {
    const { statusCode, headers, body } = await app.inject(`/${code}`);
    assert.deepEqual([statusCode, JSON.parse(body).code, Number(headers["retry-after"]) > 0], [503, said, true]);
  });

test("without a database a read changed nothing, and of a change it is not known", async () => {
  const read = await app.inject("/without-database");
  assert.deepEqual([read.statusCode, JSON.parse(read.body).code], [503, "database_unavailable"]);
  assert.match(JSON.parse(read.body).detail, /Nothing was changed/);
  const change = await app.inject({ method: "POST", url: "/without-database" });
  assert.match(JSON.parse(change.body).detail, /It is not known whether something was changed/);
  assert.equal(change.headers["retry-after"], "5");
});

test("without the store of files the same is said, and when to come back", async () => {
  const read = await app.inject("/without-files");
  assert.deepEqual([read.statusCode, JSON.parse(read.body).code], [503, "files_unavailable"]);
  const change = await app.inject({ method: "POST", url: "/without-files" });
  assert.match(JSON.parse(change.body).detail, /It is not known whether something was changed/);
  assert.equal(change.headers["retry-after"], "10");
});

for (const code of ["23503", "23505"])
  test(`${code}, of a row that came or went in between, is a conflict`, async () => {
    const { statusCode, body } = await app.inject(`/${code}`);
    assert.deepEqual([statusCode, JSON.parse(body).code], [409, "changed_meanwhile"]);
    assert.doesNotMatch(body, /what the database said/);
  });

test("what nobody foresaw is not shown", async () => {
  const { statusCode, body } = await app.inject("/23502");
  assert.equal(statusCode, 500);
  assert.doesNotMatch(body, /what the database said/);
});
