import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

const SOURCES = import.meta.dirname;
const CODES = [
  /new ConflictError\(\s*"(\w+)"/g,
  /new AppError\(\s*"\w+",\s*"(\w+)"/g,
  /unauthenticated\(\s*"(\w+)"/g,
  /new InvalidError\([^;]*?,\s*"([a-z_]+)",?\s*\)/g,
];

test("every code that a request can fail with is in docs/errors.md", async () => {
  const document = await readFile(join(SOURCES, "../../docs/errors.md"), "utf8");
  const names = (await readdir(SOURCES, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const codes = new Set<string>();
  for (const name of names) {
    const text = await readFile(join(SOURCES, name), "utf8");
    for (const pattern of CODES) for (const [, code] of text.matchAll(pattern)) codes.add(code!);
  }
  assert.ok(codes.size > 50, "The search is blind.");
  assert.deepEqual(
    [...codes].filter((code) => !document.includes(`\`${code}\``)),
    [],
  );
});
