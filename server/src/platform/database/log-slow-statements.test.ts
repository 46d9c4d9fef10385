import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { logSlowStatements } from "./log-slow-statements.ts";
import { withTestDatabase } from "./test-database.ts";

const database = await withTestDatabase();
const lines: [Record<string, unknown>, string][] = [];
const log = { warn: (details: object, text: string) => void lines.push([details as Record<string, unknown>, text]) };
logSlowStatements(database, log as never, 150);
logSlowStatements(database, { warn: () => assert.fail("0 is none") } as never, 0);

test("a statement that takes long is told with how long, by its text and without values", async () => {
  await database.unscoped((transaction) =>
    transaction.query(
      sql`SELECT pg_sleep(${0.2})::text, ${"a visitor's words"}::text AS words, 'kept''s apart' AS quoted`,
    ),
  );
  await database.owner.query("SELECT 1");
  const told = lines.filter(([{ statement }]) => /pg_sleep/.test(String(statement)));
  assert.equal(told.length, 1, JSON.stringify(lines));
  const [{ statement, duration_ms: duration }, text] = told[0]!;
  assert.equal(statement, "SELECT pg_sleep($1)::text, $2::text AS words, '…' AS quoted");
  assert.ok((duration as number) >= 190, `${duration} ms`);
  assert.equal(text, `slow statement: ${statement}`);
});

test("what is long on purpose is not", async () => {
  lines.length = 0;
  await database.owner.query("SELECT pg_sleep(0.2)", [], { statementTimeoutMs: 3_600_000 });
  assert.deepEqual(lines, []);
});

test("one that fails is told, too", async () => {
  lines.length = 0;
  await assert.rejects(database.owner.query("SELECT pg_sleep(0.2), 1 / (random() * 0)::int"));
  assert.equal(lines.length, 1);
});
