import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { runServerToEnd, startServerProcess } from "./testing/server-process.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

async function endsInOneLine(environment: Record<string, string>, ...words: string[]) {
  // On a busy machine any statement may be a slow one, which a line of the log tells.
  const { code, output } = await runServerToEnd({ PORT: "0", SLOW_STATEMENT_MS: "3600000", ...environment });
  assert.equal(code, 1, output);
  const lines = output.trim().split("\n");
  assert.equal(lines.length, 1, output);
  for (const word of words) assert.ok(lines[0]!.includes(word), output);
}

test("a wrong setting ends the start with one line that names it", async () => {
  const DATA_DIR = await temporaryFolder();
  await endsInOneLine({ DATA_DIR, PORT: "many" }, "PORT", "many");
  await endsInOneLine({ DATA_DIR, ROLE: "boss" }, "ROLE", "all, api, worker");
  await endsInOneLine({ DATA_DIR, ROLE: "worker" }, "ROLE", "DATABASE_URL");
  await endsInOneLine({ DATA_DIR, SECRET_KEY: "short" }, "SECRET_KEY", "32");
  await endsInOneLine({ DATA_DIR, DATABASE_URL: "mysql://x" }, "DATABASE_URL");
  await endsInOneLine({ DATA_DIR, CHROMIUM_PATH: join(DATA_DIR, "none") }, "CHROMIUM_PATH", "none");
});

test("a password of the first account that is guessed first ends the start, naming the setting", async () => {
  const DATA_DIR = await temporaryFolder();
  await endsInOneLine({ DATA_DIR, ADMIN_PASSWORD: "Password123" }, "ADMIN_PASSWORD", "most common");
});

test("a data folder that can't be written, and a database that does not answer, are named", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "file"), "");
  await endsInOneLine({ DATA_DIR: join(folder, "file") }, "DATA_DIR");
  // Here even the superuser makes no folder.
  if (process.platform === "linux") await endsInOneLine({ DATA_DIR: "/proc/citedesk/data" }, "DATA_DIR");
  await endsInOneLine({ DATA_DIR: folder, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, "127.0.0.1");
});

test("a port in use is named, and nothing was made whose password nobody saw", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as { port: number };
  const DATA_DIR = join(await temporaryFolder(), "data");
  await endsInOneLine({ DATA_DIR, PORT: String(port) }, "PORT", String(port), "in use");
  assert.deepEqual(await readdir(DATA_DIR), []);
  // The files of clients: nobody else's on this machine.
  if (process.platform !== "win32") assert.equal((await stat(DATA_DIR)).mode & 0o777, 0o700);
  taken.close();
});

test("a second process on the same folder is refused, and the first goes on", async () => {
  const DATA_DIR = await temporaryFolder();
  const first = await startServerProcess({ DATA_DIR });
  await endsInOneLine({ DATA_DIR }, DATA_DIR);
  assert.ok((await fetch(`${first.url}/readyz`)).ok);
  assert.equal(await first.stop(), 0);
});

test("a start that is told to stop ends in order, and leaves what the next one needs", async () => {
  const DATA_DIR = await temporaryFolder();
  const hasDatabase = () => existsSync(join(DATA_DIR, "lock-owner"));
  const { code, output } = await runServerToEnd({ DATA_DIR, PORT: "0" }, hasDatabase);
  assert.equal(code, 0, output);
  assert.ok(!hasDatabase());
  const next = await startServerProcess({ DATA_DIR });
  assert.equal(await next.stop(), 0);
});
