import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { buildSbom } from "./build-sbom.ts";
import type { Lock } from "./lock-packages.ts";

const ROOT = join(import.meta.dirname, "../..");

interface Bom {
  components: { "bom-ref": string; scope: string; licenses: object[]; hashes: { content: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

test("a bill of materials has what is installed for use, once, with what each package uses at the version that it gets", () => {
  const lock: Lock = {
    name: "own",
    version: "1.0.0",
    packages: {
      "": {},
      server: { version: "1.0.0" },
      "node_modules/own-server": { link: true },
      "node_modules/@s/a": { version: "1.0.0", license: "MIT", integrity: "sha512-AAE=", dependencies: { b: "2" } },
      "node_modules/@s/a/node_modules/b": { version: "2.0.0", license: "(MIT OR CC0-1.0)", dependencies: { c: "1" } },
      "node_modules/b": { version: "1.0.0", license: "MIT and ISC", optional: true },
      "node_modules/c": { version: "1.0.0", license: "ISC" },
      "node_modules/tool": { version: "1.0.0", license: "MIT", dev: true },
    },
  };
  const bom = buildSbom(lock) as Bom;
  assert.deepEqual(
    bom.components.map(({ "bom-ref": reference, scope, licenses }) => [reference, scope, licenses]),
    [
      ["pkg:npm/%40s/a@1.0.0", "required", [{ license: { id: "MIT" } }]],
      ["pkg:npm/b@1.0.0", "optional", [{ license: { name: "MIT and ISC" } }]],
      ["pkg:npm/b@2.0.0", "required", [{ expression: "(MIT OR CC0-1.0)" }]],
      ["pkg:npm/c@1.0.0", "required", [{ license: { id: "ISC" } }]],
    ],
  );
  assert.equal(bom.components[0]!.hashes[0]!.content, "0001");
  assert.deepEqual(Object.fromEntries(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn])), {
    "pkg:npm/own@1.0.0": ["pkg:npm/%40s/a@1.0.0", "pkg:npm/b@1.0.0"],
    "pkg:npm/%40s/a@1.0.0": ["pkg:npm/b@2.0.0"],
    "pkg:npm/b@1.0.0": [],
    "pkg:npm/b@2.0.0": ["pkg:npm/c@1.0.0"],
    "pkg:npm/c@1.0.0": [],
  });
});

test("what a client must know of stands in the files: each package with a licence, and no source of downloads", () => {
  const sbom = readFileSync(join(ROOT, "sbom.json"), "utf8");
  const { components } = JSON.parse(sbom) as Bom;
  assert.ok(components.length > 300);
  assert.ok(components.every(({ licenses }) => licenses.length === 1));
  assert.doesNotMatch(sbom, /https?:\/\/(?!cyclonedx\.org)/);
  assert.match(readFileSync(join(ROOT, "NOTICES.md"), "utf8"), /^## fastify [\d.]+ \(MIT\)$/m);
});
