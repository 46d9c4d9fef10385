import { deepEqual } from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { planTests } from "./plan-tests.ts";

const root = join(import.meta.dirname, "../..");
const UNIT = "tools/tests/find-memory-folder.test.ts";
const PAGE = "server/src/testing/widget.test.ts";
const FEATURE = "server/src/features/notes/notes.test.ts";
const ENGINE = "server/src/features/workspaces/many-workspaces.test.ts";
const WALK = "server/src/contract-walk.test.ts";
const START = "server/src/start-server.test.ts";
const DEMO = "server/src/demo/demo.test.ts";
const ALL = [UNIT, PAGE, FEATURE, ENGINE, WALK, START, DEMO];

const plan = (settings: { hasPostgres: boolean; onBoth: boolean }) =>
  planTests(ALL, { root, ...settings }).map(({ path, engine }) => `${engine} ${path}`);

test("without Postgres every file runs on the embedded engine", () => {
  deepEqual(
    plan({ hasPostgres: false, onBoth: true }),
    ALL.map((path) => `embedded ${path}`),
  );
});

test("with Postgres features and pages run there, what an engine has a part in runs on both", () => {
  deepEqual(plan({ hasPostgres: true, onBoth: false }), [
    `embedded ${UNIT}`,
    `postgres ${PAGE}`,
    `postgres ${FEATURE}`,
    ...[`embedded ${ENGINE}`, `postgres ${ENGINE}`],
    ...[`embedded ${WALK}`, `postgres ${WALK}`],
    `embedded ${START}`,
    `embedded ${DEMO}`,
  ]);
});

test("asked for both, each file that opens a database has its turn on each", () => {
  deepEqual(plan({ hasPostgres: true, onBoth: true }), [
    `embedded ${UNIT}`,
    ...[PAGE, FEATURE, ENGINE, WALK, START, DEMO].flatMap((path) => [`embedded ${path}`, `postgres ${path}`]),
  ]);
});
