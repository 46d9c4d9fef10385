import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

test("each screen shows the call behind it, and links a part of the reference that is there", () => {
  const { paths } = JSON.parse(read("contract/openapi.json")) as { paths: Record<string, object> };
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as { tags?: string[] }[]);
  const known = new Set(operations.flatMap(({ tags = [] }) => tags));
  const screens = globSync("dashboard/src/screens/**/*.tsx", { cwd: ROOT }).flatMap((path) =>
    [...read(path).matchAll(/<Page\s([\s\S]*?)>\s*\n\s*[<{]/g)].map(([, props]) => ({ path, props: props! })),
  );
  assert.ok(screens.length > 25, "The search is blind.");
  for (const { path, props } of screens) {
    // A list of links alone, and the service's health, which is no part of the contract.
    if (/settings\/(?:settings|health-section)\.tsx$/.test(path)) continue;
    assert.match(props, /call=\{/, path);
    const tag = /tag="([^"]+)"/.exec(props)?.[1];
    assert.ok(tag !== undefined && known.has(tag), `${path}: ${tag}`);
  }
});
