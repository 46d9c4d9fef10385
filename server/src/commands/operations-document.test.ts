import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { openS3Server, S3_BUCKET, S3_KEYS } from "../adapters/file-store/testing/open-s3-server.ts";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { OWNER } from "../testing/test-server.ts";
import { COMMAND_TABLE } from "./command-table.ts";
import { runCommand } from "./testing/run-command.ts";

const DOCUMENT = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
const LINE = /^((?:[A-Z_]+=\S+ )*)npm run citedesk -- ([^#\n]+?)(?: +#.*)?$/gm;
const written = [...DOCUMENT.matchAll(LINE)].map(([whole, settings = "", words = ""]) => ({
  whole,
  settings: settings.trim(),
  words: words.match(/(?:[^\s"]|"[^"]*")+/g)!.map((word) => word.replaceAll('"', "")),
}));

test("every command that the page on operating names is there, with its options", () => {
  assert.ok(written.length > 15, "The search is blind.");
  for (const { whole, words } of written) {
    const command = COMMAND_TABLE.find(({ name }) => words.join(" ").startsWith(name));
    assert.ok(command, whole);
    for (const option of words.filter((word) => word.startsWith("--")))
      assert.ok(/^--([a-z-]+)/.exec(option)![1]! in command.options, whole);
  }
});

test("the page's commands do what it says, in its order, on an installation of today", async () => {
  const folder = await temporaryFolder();
  const location = await withTestDatabaseLocation();
  const environment = {
    DATA_DIR: location.dataDir ?? (await temporaryFolder()),
    ...(location.databaseUrl !== undefined && { DATABASE_URL: location.databaseUrl }),
  };
  const service = await startServerProcess(environment);
  await service.stop();
  const s3 = await openS3Server();
  after(() => s3.close());
  const bucket = {
    S3_BUCKET,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: S3_KEYS.id,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secret,
  };
  const passphrase = join(folder, "passphrase");
  await writeFile(passphrase, "correct horse battery staple\n");
  const recipient = await identityToRecipient(await generateIdentity());
  const listed = await runCommand(environment, "workspace", "list");
  const workspace: string = listed.json.data[0].id;

  let backups = 0;
  const meant = (word: string): string =>
    word
      .replace("/backups/monday.citedesk", () => join(folder, `${++backups}.citedesk`))
      .replace("/run/secrets/backup", passphrase)
      .replace("age1…", recipient)
      .replace("me@agency.example", OWNER.email)
      .replace("workspace_…", workspace);
  let ran = 0;
  for (const { whole, settings, words } of written) {
    // To and from another engine: `backup-and-restore.test.ts`.
    if (whole.includes("postgres://…")) continue;
    const isRestore = words[0] === "restore";
    const given = isRestore ? { DATA_DIR: join(folder, "restored") } : environment;
    assert.equal(isRestore, settings.startsWith("DATA_DIR="), whole);
    const said = isRestore ? ["restore", join(folder, "1.citedesk")] : words.map(meant);
    const { code, out, error } = await runCommand({ ...given, ...bucket }, ...said);
    const isOfNoJob = words.at(-1) === "ID";
    if (isOfNoJob) assert.match(error, /There is no job ID/, whole);
    else assert.equal(code, 0, `${whole}\n${out}${error}`);
    ran += 1;
  }
  assert.ok(ran > 14, `${ran} commands ran`);
});
