import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

// npm run client:try -- 20 22 24: runs the package's test on these versions of Node.js too, as npm packages bring them.
const TEST = "server/src/testing/client-package.test.ts";
const versions = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "citedesk-nodes-"));
try {
  const nodes: string[] = [];
  for (const version of versions) nodes.push(await install(version));
  const child = spawn(process.execPath, ["tools/run-tests.ts", TEST], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...process.env, TEST_CLIENT_NODES: nodes.join(",") },
    stdio: "inherit",
  });
  process.exitCode = await new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function install(version: string): Promise<string> {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const prefix = join(folder, version);
  const parameters = [
    "install",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    "--prefix",
    prefix,
    `${name}@${version}`,
  ];
  await promisify(execFile)("npm", parameters);
  return join(prefix, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
}
