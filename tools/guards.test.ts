import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { GUARDS, removeGuard } from "./guards.ts";
import { OPERATIONS_GUARDS } from "./operations-guards.ts";
import { PEOPLE_GUARDS } from "./people-guards.ts";
import { WIDGET_GUARDS } from "./widget-guards.ts";

const ROOT = join(import.meta.dirname, "..");

test("every guard of the chat path, the widget and operations stands where the campaign takes it out, and its tests are there", () => {
  for (const guard of [...GUARDS, ...WIDGET_GUARDS, ...OPERATIONS_GUARDS, ...PEOPLE_GUARDS]) {
    const whole = readFileSync(join(ROOT, guard.file), "utf8");
    assert.notEqual(removeGuard(whole, guard), whole);
    for (const file of guard.tests) {
      assert.ok(existsSync(join(ROOT, file)), file);
      // What a title is made of at run time stands as 1 here: "(history 1)".
      const written = readFileSync(join(ROOT, file), "utf8").replaceAll(/\$\{\w+\}/g, "1");
      assert.match(written, new RegExp(guard.only ?? ""), `${guard.name}: ${guard.only}`);
    }
  }
  assert.ok(GUARDS.length >= 12);
});

test("a guard of a migration stands in the schema that all migrations make", () => {
  const schema = readFileSync(join(ROOT, "server/schema.sql"), "utf8");
  const guards = GUARDS.filter(({ file }) => file.endsWith(".sql"));
  assert.ok(guards.length >= 8);
  for (const { name, text } of guards) assert.ok(schema.includes(text), `${name}: ${text}`);
});

test("a guard that is not there, or stands twice, is told", () => {
  for (const whole of ["", "if (a) if (a)"])
    assert.throws(() => removeGuard(whole, { ...GUARDS[0]!, text: "if (a)" }), /is to stand in/);
});
