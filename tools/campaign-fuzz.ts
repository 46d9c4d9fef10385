import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { join } from "node:path";

// npm run campaign:fuzz [REQUESTS [SEED]]: random requests over the whole contract, 20,000 unless told, with a new seed
// each time. A seed that found something is repeated by giving it again.
const [requests = "20000", seed = String(randomInt(2 ** 31))] = process.argv.slice(2);

const child = spawn(
  process.execPath,
  ["--disable-warning=ExperimentalWarning", "--test", "--test-timeout=3600000", "server/src/contract-fuzz.test.ts"],
  {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
    stdio: "inherit",
  },
);
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
