import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { describeSchema } from "./describe-schema.ts";
import { withTestDatabase } from "./test-database.ts";

const database = await withTestDatabase();

test("server/schema.sql shows the schema of either engine", async () => {
  const shown = await readFile(new URL("../../../schema.sql", import.meta.url), "utf8");
  assert.equal(shown.slice(shown.indexOf("CREATE ROLE")), await describeSchema(database.owner), "run: npm run schema");
});

const CHANGES: Record<string, [change: string, shown: RegExp]> = {
  "a column": ["ALTER TABLE brands ADD COLUMN colour text DEFAULT 'red'", /colour text DEFAULT 'red'::text/],
  "a constraint": ["ALTER TABLE brands ADD CHECK (version > 0)", /CONSTRAINT brands_version_check CHECK/],
  "an index": ["CREATE INDEX brands_name ON brands (name)", /INDEX brands_name ON brands/],
  "a policy": ["CREATE POLICY all_of_them ON brands USING (true)", /POLICY all_of_them ON brands FOR ALL TO PUBLIC/],
  "no forced row security": [
    "ALTER TABLE brands NO FORCE ROW LEVEL SECURITY",
    /brands ENABLE ROW LEVEL SECURITY;\nCREATE POLICY/,
  ],
  "a right on a table": ["GRANT SELECT ON brands TO citedesk_unscoped", /GRANT SELECT ON brands TO citedesk_unscoped/],
  "a right on a column": ["GRANT UPDATE (name) ON brands TO citedesk_unscoped", /GRANT UPDATE \(name\) ON brands/],
  "a right taken back": ["REVOKE DELETE ON brands FROM citedesk_workspace", /GRANT INSERT, SELECT, UPDATE ON brands/],
  "a trigger": [
    "CREATE TRIGGER noted BEFORE UPDATE ON brands FOR EACH ROW EXECUTE FUNCTION citedesk_note_change()",
    /CREATE TRIGGER noted BEFORE UPDATE ON brands/,
  ],
  "a trigger's condition": [
    `CREATE OR REPLACE TRIGGER mark_changed AFTER UPDATE ON handoffs FOR EACH ROW WHEN ((OLD.created_at, OLD.claimed_at)
      IS DISTINCT FROM (NEW.created_at, NEW.claimed_at)) EXECUTE FUNCTION citedesk_mark_created()`,
    /ON handoffs FOR EACH ROW WHEN \(old.created_at IS DISTINCT FROM new.created_at OR old.claimed_at IS DISTINCT FROM new.claimed_at\)/,
  ],
  "a function": ["CREATE FUNCTION seven() RETURNS int LANGUAGE sql AS 'SELECT 7'", /FUNCTION seven\(\)/],
  "a right on a function": [
    "GRANT EXECUTE ON FUNCTION citedesk_protect(regclass) TO citedesk_workspace",
    /GRANT EXECUTE ON FUNCTION citedesk_protect\(regclass\) TO citedesk_workspace/,
  ],
  statistics: ["ALTER TABLE brands ALTER COLUMN name SET STATISTICS 7", /COLUMN name SET STATISTICS 7/],
  storage: [
    "ALTER TABLE brands ALTER COLUMN name SET STORAGE EXTERNAL",
    /brands ALTER COLUMN name SET STORAGE EXTERNAL/,
  ],
};

test("whatever a migration changes is shown", async () => {
  await database.owner.lend(async (connection) => {
    const before = await describeSchema(connection);
    await connection.query("BEGIN");
    for (const [change] of Object.values(CHANGES)) await connection.query(change);
    const after = await describeSchema(connection);
    await connection.query("ROLLBACK");
    for (const [what, [, shown]] of Object.entries(CHANGES)) {
      assert.doesNotMatch(before, shown, what);
      assert.match(after, shown, what);
    }
  });
});

const AS_DUMPED = `
  SELECT format('DROP TRIGGER %I ON %s; %s', tgname, tgrelid::regclass, pg_get_triggerdef(oid)) AS statements
  FROM pg_trigger WHERE NOT tgisinternal AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
  UNION ALL
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I; ALTER TABLE %1$s ADD CONSTRAINT %2$I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conrelid <> 0
  UNION ALL
  SELECT format('ALTER POLICY %I ON %s%s%s', polname, polrelid::regclass,
    ' USING (' || pg_get_expr(polqual, polrelid) || ')', ' WITH CHECK (' || pg_get_expr(polwithcheck, polrelid) || ')')
  FROM pg_policy WHERE polqual IS NOT NULL
  UNION ALL
  SELECT format('DROP INDEX %s; %s', indexrelid::regclass, pg_get_indexdef(indexrelid))
  FROM pg_index WHERE indpred IS NOT NULL AND indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`;

test("what is made anew from its own description, as pg_restore does, is shown as before", async () => {
  await database.owner.lend(async (connection) => {
    const before = await describeSchema(connection);
    const { rows } = await connection.query(AS_DUMPED);
    assert.ok(rows.length > 100);
    await connection.query("BEGIN");
    for (const { statements } of rows) await connection.query(String(statements));
    const after = await describeSchema(connection);
    await connection.query("ROLLBACK");
    assert.deepEqual(after.split("\n"), before.split("\n"));
  });
});
