import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { findFreePort } from "../server/src/testing/free-port.ts";
import { fillService, OWNER } from "./releases/fill-service.ts";
import { packFolder } from "./releases/folder-archive.ts";
import { RELEASES, ROOT } from "./releases/release.ts";

// npm run release:data -- --postgres postgres://user@host/postgres [--checkout FOLDER] Starts the release (this folder,
// or another checkout with its packages installed) on each engine, puts a little of everything in, stops it, and packs
// what it left as releases/VERSION/{embedded,postgres}.tar.zst: `data` is DATA_DIR with its secret key, `dump.sql` the
// Postgres database, `stands.json` what later versions must still say. Needs tar and pg_dump.
const { values } = parseArgs({ options: { checkout: { type: "string" }, postgres: { type: "string" } } });
if (values.postgres === undefined) throw new Error("--postgres is missing: a server on which databases can be made.");
const checkout = resolve(values.checkout ?? ROOT);
const { version } = JSON.parse(await readFile(join(checkout, "package.json"), "utf8")) as { version: string };
const run = promisify(execFile);

await mkdir(join(RELEASES, version), { recursive: true });
await makeData("embedded", {});
const name = `citedesk_release_${process.pid}`;
const databaseUrl = new URL(values.postgres);
databaseUrl.pathname = `/${name}`;
await run("psql", [values.postgres, "-c", `CREATE DATABASE ${name}`]);
try {
  await makeData("postgres", { DATABASE_URL: databaseUrl.href });
} finally {
  await run("psql", [values.postgres, "-c", `DROP DATABASE ${name} WITH (FORCE)`]);
}

async function makeData(engine: "embedded" | "postgres", environment: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "citedesk-release-"));
  try {
    const service = await startRelease({ ...environment, DATA_DIR: join(folder, "data") });
    try {
      await writeFile(join(folder, "stands.json"), JSON.stringify(await fillService(service.url, version), null, 2));
    } finally {
      await service.stop();
    }
    if (engine === "postgres") await writeFile(join(folder, "dump.sql"), await dumpDatabase(environment.DATABASE_URL!));
    const archive = join(RELEASES, version, `${engine}.tar.zst`);
    console.log(`${archive}: ${await packFolder(folder, archive)} bytes`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startRelease(environment: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server/src/main.ts"], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      ALLOW_PRIVATE_NETWORK: "on",
      ...environment,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${version} did not start.`);
    await sleep(100);
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** As plain statements that any client can send, for whichever user restores it. */
async function dumpDatabase(url: string): Promise<string> {
  const { stdout } = await run("pg_dump", ["--no-owner", "--inserts", url], { maxBuffer: 64 * 1024 * 1024 });
  return stdout
    .replaceAll(/^\\(un)?restrict .*\n/gm, "")
    .replaceAll(/^(CREATE POLICY migration .*) TO \S+ /gm, "$1 TO CURRENT_USER ")
    .replaceAll(/^SET transaction_timeout.*\n/gm, "");
}
