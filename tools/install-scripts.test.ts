import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

/** Packages that may run a program when they are installed, and what for. */
const MAY_RUN: Readonly<Record<string, string>> = {
  esbuild: "puts the program of this platform, a package of its own, in the place of its launcher",
};

test("no package runs a program when it is installed, but those that are named here", () => {
  const lock = readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8");
  const { packages } = JSON.parse(lock) as { packages: Record<string, { hasInstallScript?: boolean }> };
  assert.ok(Object.keys(packages).length > 300);
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = running.map(([path]) => path.split("node_modules/").at(-1)!);
  assert.deepEqual([...new Set(names)], Object.keys(MAY_RUN));
});
