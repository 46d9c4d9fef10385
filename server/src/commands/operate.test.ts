import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import { openControl } from "../control/open-control.ts";
import { parseId } from "../platform/ids/identifiers.ts";
import { loseSecrets } from "../testing/lose-secrets.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn, withTestServer } from "../testing/test-server.ts";
import { runCommand } from "./testing/run-command.ts";

const { context, url, owner } = await withTestServer();
const { config, database } = context;
const environment = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl };
const control = await openControl(context, config.dataDir);
after(() => control.close());

/** As the login user, past row security: what no service does. */
const tamper = (statement: string, values: unknown[] = []) =>
  database.owner.lend(async (connection) => {
    await connection.query("BEGIN; SET LOCAL citedesk.migrating = 'on'");
    await connection.query(statement, values);
    await connection.query("COMMIT");
  });

test("what is called wrongly is told in one line, with 2; help lists every command", async () => {
  const help = await runCommand(environment, "--help");
  assert.deepEqual(
    [help.code, /account create EMAIL/.test(help.out), /jobs cancel ID/.test(help.out)],
    [0, true, true],
  );
  for (const [words, expected] of [
    [["backups"], /there is no command `backups/],
    [["backup"], /^citedesk: FILE is missing\. See `citedesk backup --help`\.$/],
    [["verify", "--fast"], /Unknown option '--fast'\. See/],
    [["account", "list", "all"], /`all` is one word too many/],
  ] as const) {
    const { code, error } = await runCommand(environment, ...words);
    assert.equal(code, 2);
    assert.match(error, expected);
  }
  const state = await runCommand(environment, "jobs", "list", "--state=broken");
  assert.deepEqual([state.code, /`broken` is none of waiting/.test(state.error)], [1, true]);
});

test("an account is made with an owner, who signs in; somebody who is known keeps their password", async () => {
  const made = await runCommand(environment, "account", "create", "client@example.com", "--name=Client One");
  assert.deepEqual([made.code, made.error], [0, ""]);
  assert.ok(await signIn(url, { email: "client@example.com", password: made.json.password }));
  const second = await runCommand(environment, "account", "create", OWNER.email, "--name=Client Two");
  assert.equal(second.json.password, null);
  const { body: workspaces } = await owner.get("/v2/workspaces");
  assert.ok(workspaces.data.some(({ account_name: name }: { account_name: string }) => name === "Client Two"));
  const { json } = await runCommand(environment, "account", "list");
  const one = json.data.find(({ name }: { name: string }) => name === "Client One");
  assert.deepEqual([one.owners, one.members], [["client@example.com"], 1]);
  assert.equal((await runCommand(environment, "account", "create", "nobody")).code, 1);
});

test("somebody is let in to see the instance, and kept out again", async () => {
  const him = createTestClient(
    url,
    await signIn(url, { email: "stranger@example.com", password: "another horse battery" }),
  );
  assert.equal((await him.get("/v2/accounts")).status, 403);
  const isLetIn = await runCommand(environment, "account", "administrator", "Stranger@example.com");
  assert.equal(isLetIn.json.instance_administrator, true);
  // Another process than the one that did it learns of it within a second.
  if (database.engine === "embedded") assert.equal((await him.get("/v2/accounts")).status, 200);
  await runCommand(environment, "account", "administrator", "stranger@example.com", "--remove");
  if (database.engine === "embedded") assert.equal((await him.get("/v2/accounts")).status, 403);
  const unknown = await runCommand(environment, "account", "administrator", "nobody@example.com");
  assert.deepEqual([unknown.code, /Nobody here/.test(unknown.error)], [1, true]);
});

test("the only owner's password is replaced, their sign-ins end, and the log says so", async () => {
  const stranger = { email: "stranger@example.com", password: "another horse battery" };
  const before = createTestClient(url, await signIn(url, stranger));
  const replaced = await runCommand(environment, "password", stranger.email, "--remove-second-step");
  assert.deepEqual([replaced.code, replaced.json.second_step_removed], [0, false]);
  await assert.rejects(signIn(url, stranger), /wrong_credentials/);
  // Another process than the one that did it learns of it within a second.
  if (database.engine === "embedded") assert.equal((await before.get("/v2/me")).status, 401);
  const after = createTestClient(url, await signIn(url, { ...stranger, password: replaced.json.password }));
  const { body: log } = await after.get("/v2/audit_events?action=user.password_replaced");
  assert.deepEqual([log.data.length, log.data[0].actor.kind], [1, "system"]);
  assert.match((await runCommand(environment, "password", "nobody@example.com")).error, /no such person/);
});

test("jobs are listed, cancelled and run again", async () => {
  const { body: workspaces } = await owner.get("/v2/workspaces");
  await database.inWorkspace(parseId("workspace", workspaces.data[0].id)!, (transaction) =>
    // Nobody handles it, so it waits.
    context.queue.enqueue(transaction, "tried", { a: 1 }),
  );
  const list = async (state: string) =>
    (await runCommand(environment, "jobs", "list", "--name=tried", `--state=${state}`)).json.data;
  const [{ id, payload }] = await list("waiting");
  assert.deepEqual(payload, { a: 1 });
  assert.equal((await runCommand(environment, "jobs", "cancel", id)).code, 0);
  assert.deepEqual((await list("cancelled")).length, 1);
  assert.match((await runCommand(environment, "jobs", "cancel", id)).error, /not possible/);
  assert.equal((await runCommand(environment, "jobs", "retry", id)).code, 0);
  assert.deepEqual((await list("retry")).length, 1);
  assert.match((await runCommand(environment, "jobs", "retry", "nothing")).error, /There is no job nothing/);
});

test("what was tampered with is found, each kind by its own check; an index is built anew", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Help", model: "extractive", prompt: "Brief." });
  await owner.upload(
    { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days.\n" },
    { type: "document", agent_id: agent.id },
  );
  await owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  const clean = await runCommand(environment, "verify");
  assert.deepEqual([clean.json.findings, clean.code], [[], 0]);
  const { checked } = clean.json;
  assert.ok(Math.min(checked.files, checked.quotes, checked.indexes, checked.audit, checked.schema) > 0, clean.out);

  await tamper("UPDATE messages SET created_at = created_at - interval '3 hours'");
  assert.equal((await runCommand(environment, "recount")).code, 0);
  await tamper("UPDATE report_days SET sizes = keys");
  await tamper("UPDATE index_segments SET retired_revision = 1");
  const findings = async () => (await runCommand(environment, "verify")).json.findings as { check: string }[];
  assert.deepEqual(new Set((await findings()).map(({ check }) => check)), new Set(["indexes", "reports"]));
  assert.equal((await runCommand(environment, "reindex")).code, 0);
  assert.equal((await runCommand(environment, "recount")).code, 0);
  assert.deepEqual(await findings(), []);

  await tamper("UPDATE citations SET quote = 'Refunds take 15 days.'");
  await tamper("UPDATE audit_events SET actor_name = 'Nobody' WHERE action = 'agent.created'");
  await tamper("ALTER TABLE leads DISABLE ROW LEVEL SECURITY");
  for await (const { sha256 } of context.files.list()) await context.files.remove(sha256);
  const found = await runCommand(environment, "verify");
  assert.equal(found.code, 1);
  const checks = new Set(found.json.findings.map(({ check }: { check: string }) => check));
  assert.deepEqual([...checks].sort(), ["audit", "files", "indexes", "quotes", "schema"]);
  await tamper("ALTER TABLE leads ENABLE ROW LEVEL SECURITY");
});

test("doctor names what it looked at, and a lost key", async () => {
  const { json } = await runCommand(environment, "doctor");
  const abouts = json.data.map(({ about }: { about: string }) => about);
  // The embedded database is open in the service that runs: it looks.
  assert.deepEqual(abouts, ["software", "disk", "database", "clock", "jobs", "files", "key", "service"]);
  assert.match(json.data[2].text, new RegExp(`^${database.engine}, PostgreSQL`));
  const nowhere = await runCommand({ DATA_DIR: "/nowhere" }, "doctor");
  assert.deepEqual([nowhere.code, /nowhere does not exist/.test(nowhere.out)], [1, true]);
});

test("doctor and verify tell of a key that opens nothing, or is not the database's; a command goes on with it", async () => {
  const { body: webhook } = await owner.post("/v2/webhooks", { url: "https://hooks.example.com", events: ["*"] });
  const keyOf = async (more = {}) => {
    const { json, code } = await runCommand({ ...environment, ...more }, "doctor");
    const { state, text } = json.data.find(({ about }: { about: string }) => about === "key");
    return [code, state, text] as const;
  };
  const secretsIn = async (more = {}) => {
    const { json, code } = await runCommand({ ...environment, ...more }, "verify");
    assert.equal(code, 1);
    return json.findings.filter(({ check }: { check: string }) => check === "secrets");
  };
  const { fingerprint } = context.secretKeys;
  assert.deepEqual((await keyOf()).slice(1), ["ok", `fingerprint ${fingerprint}; a backup without it is not whole`]);
  assert.deepEqual(await secretsIn(), []);

  const another = { SECRET_KEY: "another key of over thirty-two characters" };
  const foreign = await secretsIn(another);
  assert.deepEqual(
    foreign.map(({ subject }: { subject: string }) => subject),
    [`key ${fingerprint}`, webhook.id],
  );
  // Beside a service that has the embedded database open, doctor asks it for its own key.
  if (database.engine === "postgres") {
    const [code, state, text] = await keyOf(another);
    assert.deepEqual([code, state], [1, "problem"]);
    assert.match(text, new RegExp(`this database is used with another key, ${fingerprint}; .*secrets of webhooks: 1`));
  }

  await loseSecrets(database.owner, "webhooks", ["secret"]);
  const [code, state, text] = await keyOf();
  assert.deepEqual([code, state], [1, "problem"]);
  assert.match(text, /can't be opened with it: secrets of webhooks: 1; make them anew/);
  const [finding] = await secretsIn();
  assert.deepEqual(
    [finding.subject, finding.problem],
    [webhook.id, "secrets of webhooks: sealed with another SECRET_KEY"],
  );

  if (database.engine === "postgres") {
    const replaced = await runCommand(environment, "key", "replace");
    assert.deepEqual([replaced.code, replaced.json.fingerprint, replaced.json.lost.length], [0, fingerprint, 1]);
  }
  await owner.request("DELETE", `/v2/webhooks/${webhook.id}`);
  assert.equal((await keyOf())[1], "ok");
});

test("a data folder that is not there is not made by a command", async () => {
  const nowhere = await runCommand({ DATA_DIR: `${await temporaryFolder()}/none` }, "account", "list");
  assert.deepEqual([nowhere.code, /There is no database in/.test(nowhere.error)], [1, true], nowhere.error);
});

test("a workspace is written to a file, brought in beside itself, and erased, by command while the service runs", async () => {
  const path = join(await temporaryFolder(), "one.citedesk");
  const { body: client } = await owner.post("/v2/workspaces", { name: "First" });
  const { json: list } = await runCommand(environment, "workspace", "list");
  assert.ok(list.data.some(({ id }: { id: string }) => id === client.id));
  const written = await runCommand(environment, "export", client.id, path);
  assert.deepEqual([written.code, written.error], [0, ""]);
  assert.match((await runCommand(environment, "export", client.id, path)).error, /is there already/);
  assert.match((await runCommand(environment, "import", path)).error, /several accounts: name one with --account/);
  const account = `--account=${list.data.find(({ id }: { id: string }) => id === client.id).account_id}`;
  const brought = await runCommand(environment, "import", path, account, "--name=Second");
  assert.deepEqual([brought.code, brought.json.hasNewIds, brought.json.name], [0, true, "Second"], brought.error);
  assert.equal((await owner.get(`/v2/workspaces/${brought.json.workspaceId}`)).body.name, "Second");
  const wrong = await runCommand(environment, "workspace", "erase", brought.json.workspaceId, "--name=First");
  assert.match(wrong.error, /must be the name of the workspace/);
  const erased = await runCommand(environment, "workspace", "erase", brought.json.workspaceId, "--name=Second");
  assert.deepEqual([erased.code, erased.json.status], [0, "completed"], erased.error);
  assert.equal((await owner.get(`/v2/workspaces/${brought.json.workspaceId}`)).status, 404);
  const { status, body: left } = await owner.get("/v2/workspaces");
  assert.deepEqual([status, left.data.some(({ name }: { name: string }) => name === "Second")], [200, false]);
});
