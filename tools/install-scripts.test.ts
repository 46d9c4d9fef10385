import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

/** Packages that may run a program when they are installed, and what for. */
const MAY_RUN: Readonly<Record<string, string>> = {
  esbuild: "puts the program of this platform, a package of its own, in the place of its launcher",
  protobufjs: "says when it was asked for by a range that takes another version; for the tests of telemetry alone",
};

const ROOT = join(import.meta.dirname, "..");

interface LockedPackage {
  hasInstallScript?: boolean;
  dev?: boolean;
}

function readLock(): Record<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  assert.ok(Object.keys(packages).length > 300);
  return packages;
}

test("no package runs a program when it is installed, but those that are named here", () => {
  const running = Object.entries(readLock()).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = running.map(([path]) => path.split("node_modules/").at(-1)!);
  assert.deepEqual([...new Set(names)], Object.keys(MAY_RUN));
});

test("what builds the pages and the service is installed without what developing needs", () => {
  const files = globSync(
    ["tools/build*.ts", "tools/{pages,service}/*.ts", "{dashboard,widget}/*.ts", "dashboard/src/**/*.css"],
    {
      cwd: ROOT,
      exclude: (path) => path.endsWith(".test.ts"),
    },
  );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), "utf8").matchAll(
        /^(?:import|@import|@plugin)\b.*?["']((?:@[\w-]+\/)?[\w-]+)/gm,
      ),
    ].map(([, name]) => name!),
  );
  const lock = readLock();
  const installed = [...new Set(imported)].filter((name) => `node_modules/${name}` in lock);
  assert.ok(
    installed.includes("vite") && installed.includes("tailwindcss") && installed.includes("rolldown"),
    String(installed),
  );
  assert.deepEqual(
    installed.filter((name) => lock[`node_modules/${name}`]!.dev),
    [],
  );
});
