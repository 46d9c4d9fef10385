// npm run build [-- --if-changed]: the pages that the service sends, and the service itself, beside each other.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const builds = ["build-pages.ts", "build-service.ts"].map(async (name) => {
  const parameters = [...process.execArgv, join(import.meta.dirname, name), ...process.argv.slice(2)];
  const [code] = await once(spawn(process.execPath, parameters, { stdio: "inherit" }), "exit");
  return code === 0;
});
if ((await Promise.all(builds)).includes(false)) process.exitCode = 1;
