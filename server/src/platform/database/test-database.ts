import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { compileQuickly } from "./embedded/compile-quickly.ts";
import { preparedFolderFile } from "./embedded/prepare-folder.ts";
import { migrate } from "./migrate.ts";
import { type DatabaseLocation, type OpenedDatabase, openDatabase } from "./open-database.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));
const CACHE = fileURLToPath(new URL("../../../../node_modules/.cache/citedesk-test-databases", import.meta.url));

export interface TestDatabase extends OpenedDatabase {
  /**
   * Stops something that uses the database, before it closes. A plain `after` comes too late: such hooks run in the
   * order in which they were registered. Last registered, first run.
   */
  beforeClose(action: () => Promise<void>): void;
}

/**
 * A migrated database of its own for a test file: embedded, or on the server of `TEST_DATABASE_URL` when that is set.
 * Closed and removed after the file's last test. Call it once, at the top of the file.
 */
export async function withTestDatabase(): Promise<TestDatabase> {
  const actions: (() => Promise<void>)[] = [];
  after(async () => {
    for (const action of actions.reverse()) await action();
  });
  const location = await withTestDatabaseLocation(() => database.close());
  const database = await openDatabase(location);
  return { ...database, beforeClose: (action) => actions.push(action) };
}

/**
 * The same, not opened: for tests that start a process or open the database more than once. `close` runs before its
 * removal.
 */
export async function withTestDatabaseLocation(close = async () => {}): Promise<DatabaseLocation> {
  after(close);
  const server = process.env.TEST_DATABASE_URL;
  const key = await templateKey();
  return server === undefined ? copyEmbedded(key) : copyOnServer(server, key);
}

/** Changes with every migration and every prepared folder, so a template is never out of date. */
async function templateKey(): Promise<string> {
  const hash = createHash("sha256").update(preparedFolderFile().pathname);
  for (const name of (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort()) {
    hash.update(name).update(await readFile(join(MIGRATIONS, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * Postgres compiled, kept while the process lives: V8 shares the code of a module that it holds already. The test files
 * of a process open one database after the other, each of which would compile it anew.
 */
let compiled: Promise<WebAssembly.Module> | undefined;

async function cacheCompiled(): Promise<void> {
  // A test's database ends before what optimising it costs comes back: a tenth of the processor time of a file.
  compileQuickly();
  compiled ??= readFile(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))).then(WebAssembly.compile);
  await compiled;
}

async function copyEmbedded(key: string): Promise<DatabaseLocation> {
  const template = join(CACHE, key);
  if (!existsSync(template)) await buildEmbeddedTemplate(template);
  await cacheCompiled();
  const dataDir = await mkdtemp(join(tmpdir(), "citedesk-test-"));
  after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  await copyFolder(template, dataDir);
  return { dataDir };
}

/** The system's own command takes a tenth of the time that Node's copy of a thousand files takes. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === "win32") return cp(from, to, { recursive: true });
  await promisify(execFile)("cp", ["-R", `${from}/.`, to]);
}

/**
 * Test files run side by side: each builds in a folder of its own, and the first to finish gives its folder the name.
 */
async function buildEmbeddedTemplate(template: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const unfinished = await mkdtemp(join(CACHE, "unfinished-"));
  const database = await openDatabase({ dataDir: unfinished, migrations: MIGRATIONS });
  await migrate(database, MIGRATIONS);
  await database.close();
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }));
}

/** Any constant will do: keeps test files that start together from building the same template. */
const TEMPLATE_LOCK = 7_203_540_914;

async function copyOnServer(server: string, key: string): Promise<DatabaseLocation> {
  const template = `citedesk_template_${key}`;
  const name = `citedesk_test_${randomUUID().replaceAll("-", "")}`;
  const administration = await openDatabase({ databaseUrl: server, poolSize: 1 });
  await administration.owner.lend(async (connection) => {
    await connection.query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rows } = await connection.query("SELECT FROM pg_database WHERE datname = $1", [template]);
    if (rows.length === 0) {
      const unfinished = `${template}_unfinished`;
      await connection.query(`DROP DATABASE IF EXISTS ${unfinished}`);
      await connection.query(`CREATE DATABASE ${unfinished}`);
      const database = await openDatabase({ databaseUrl: withDatabaseName(server, unfinished), poolSize: 1 });
      await migrate(database, MIGRATIONS).finally(() => database.close());
      await connection.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
    }
    await connection.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await connection.query(`SELECT pg_advisory_unlock(${TEMPLATE_LOCK})`);
  });
  after(async () => {
    await administration.owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await administration.close();
  });
  return { databaseUrl: withDatabaseName(server, name) };
}

function withDatabaseName(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
