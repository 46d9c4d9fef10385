import assert from "node:assert/strict";
import { test } from "node:test";
import fastify from "fastify";
import { StatementTimeoutError } from "../database/database-errors.ts";
import { handleError } from "./handle-error.ts";

const app = fastify();
app.setErrorHandler(handleError);
app.get("/waited-too-long", () => {
  throw new StatementTimeoutError(30_000);
});
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
