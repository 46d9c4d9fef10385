import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";
import { runTouchedChecks } from "./run-touched-checks.ts";

const { context, owner, stranger, as } = await withTestServer();

async function createShop() {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const { body: source } = await owner.upload(
    { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n" },
    { agent_id: agent.id, type: "document" },
  );
  return { agent, source, path: `/v2/agents/${agent.id}` };
}

async function addCheck(path: string, question: string, expect: object) {
  const { status, body } = await owner.post(`${path}/checks`, { question, expect });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

const REFUNDS = "How long do refunds take?";
const CEILING = "Who painted the ceiling of the Sistine Chapel?";

test("checks that hold pass, and those that don't say why", async () => {
  const { source, path } = await createShop();
  const good = await addCheck(path, REFUNDS, { contains: ["14 DAYS"], cites: source.id, abstains: false });
  const quiet = await addCheck(path, CEILING, { abstains: true });
  const bad = await addCheck(path, REFUNDS, { contains: ["30 days"], abstains: true });
  const { status, body: run } = await owner.post(`${path}/checks/run`);
  assert.equal(status, 200, JSON.stringify(run));
  assert.deepEqual([run.passed, run.total, run.failed], [false, 3, 1]);
  const byId = new Map(run.data.map((row: { check_id: string }) => [row.check_id, row]));
  assert.equal((byId.get(good.id) as { passed: boolean }).passed, true);
  assert.equal((byId.get(quiet.id) as { passed: boolean }).passed, true);
  const { failures } = byId.get(bad.id) as { failures: { expected: string }[] };
  assert.deepEqual(
    failures.map(({ expected }) => expected),
    ["abstains", "contains"],
  );
  const { body: stored } = await owner.get(`${path}/checks/${bad.id}`);
  assert.equal(stored.last_run.passed, false);
  assert.equal(stored.last_run.agent_version, 1);
  const { body: chats } = await owner.get("/v2/chats");
  assert.deepEqual(chats.data, [], "a run leaves no chats behind");
});

test("publishing stops at a failing check, and goes past it when it is told to, on the record", async () => {
  const { path } = await createShop();
  const check = await addCheck(path, REFUNDS, { contains: ["30 days"] });
  const refused = await owner.post(`${path}/publish`);
  assert.equal(refused.status, 409);
  assert.equal(refused.body.code, "checks_failed");
  assert.equal(refused.body.failed[0].check_id, check.id);
  assert.equal((await owner.get(path)).body.status, "draft");
  assert.equal((await owner.post(`${path}/publish`, { force: true })).status, 200);
  const forced = await owner.post(`${path}/publish`, { force: true, reason: "The page changes tonight." });
  assert.equal(forced.body.status, "published");
  const { body: log } = await owner.get("/v2/audit_events?action=agent.published_past_checks");
  assert.deepEqual(
    log.data.map((row: { after: { reason: string | null } }) => row.after.reason),
    ["The page changes tonight.", null],
  );
  const changed = await owner.request("PATCH", `${path}/checks/${check.id}`, { expect: { contains: ["14 days"] } });
  assert.equal(changed.body.last_run, null);
  assert.equal((await owner.post(`${path}/publish`)).status, 200);
});

test("a check says what must not be mentioned, whole words alone, and in which language it is answered", async () => {
  const { path } = await createShop();
  await addCheck(path, REFUNDS, { not_contains: ["14 days"] });
  await addCheck(path, REFUNDS, { not_contains: ["4 days", "parc"], language: "en" });
  await addCheck(path, REFUNDS, { language: "de" });
  const { body: run } = await owner.post(`${path}/checks/run`);
  const found = run.data.map(({ failures }: { failures: { expected: string }[] }) =>
    failures.map(({ expected }) => expected),
  );
  assert.deepEqual(found, [["language"], [], ["not_contains"]]);
});

test("real answers become checks in one call, and what each of their runs found is kept", async () => {
  const { agent, source, path } = await createShop();
  const ask = async (message: string) => (await owner.post("/v2/chat", { agent_id: agent.id, message })).body;
  const answers = [await ask(REFUNDS), await ask(CEILING), await ask(REFUNDS), await ask("Hello!")];
  const body = { message_ids: answers.map(({ id }) => id) };
  const { status, body: made } = await owner.post(`${path}/checks/from_answers`, body);
  assert.equal(status, 200, JSON.stringify(made));
  assert.deepEqual(
    made.data.map(({ question, expect }: { question: string; expect: object }) => [question, expect]),
    [
      [REFUNDS, { abstains: false, cites: source.id, language: "en" }],
      [CEILING, { abstains: true }],
    ],
  );
  assert.deepEqual(made.skipped, [
    { message_id: answers[2].id, reason: "checked_already" },
    { message_id: answers[3].id, reason: "not_an_answer" },
  ]);
  const unknown = { message_ids: ["message_01h2xcejqtf2nbrexx3vqjhp41"] };
  assert.equal((await owner.post(`${path}/checks/from_answers`, unknown)).status, 404);
  assert.equal((await stranger.post(`${path}/checks/from_answers`, body)).status, 404);

  assert.equal((await owner.post(`${path}/checks/run`)).body.passed, true);
  await runTouchedChecks(context);
  const results = async () => (await owner.get(`${path}/checks/${made.data[0].id}/results`)).body.data;
  assert.equal((await results()).length, 1, "nothing that it cites has changed");
  const file = { name: "refunds.md", content: "# Deliveries\n\nParcels come by train, on Mondays.\n" };
  const { body: replaced } = await owner.upload(file, { agent_id: agent.id, type: "document", source_id: source.id });
  assert.equal(replaced.status, "ready", JSON.stringify(replaced));
  await runTouchedChecks(context);
  await runTouchedChecks(context);
  const [newest, first, ...others] = await results();
  assert.deepEqual(others, []);
  assert.deepEqual([newest.passed, newest.cause, first.passed, first.cause], [false, "sources", true, "asked"]);
  assert.ok(newest.failures.some(({ expected }: { expected: string }) => expected === "abstains"));
  const { body: check } = await owner.get(`${path}/checks/${made.data[0].id}`);
  assert.equal(check.last_run.passed, false);
  const { body: other } = await owner.get(`${path}/checks/${made.data[1].id}/results`);
  assert.equal(other.data.length, 1, "what cites nothing of it was not run");
  const refused = await owner.post(`${path}/publish`);
  assert.equal(refused.status, 409);
  assert.equal((await results())[0].cause, "publishing");
  assert.equal((await stranger.get(`${path}/checks/${made.data[0].id}/results`)).status, 404);
});

test("only who answers for it publishes past checks: owners, admins, and keys that they made", async () => {
  const { path } = await createShop();
  await addCheck(path, REFUNDS, { contains: ["30 days"] });
  const { body: invitation } = await owner.post("/v2/invitations", { email: "ed@example.com", role: "editor" });
  const { body: joined } = await as(undefined).post("/v2/invitations/accept", {
    token: invitation.token,
    name: "Ed",
    password: "a long enough password",
  });
  const editor = as(joined.token);
  assert.equal((await editor.post(`${path}/publish`)).status, 409);
  assert.equal((await editor.post(`${path}/publish`, { force: true })).status, 403);
  assert.equal((await owner.get(path)).body.status, "draft");
  const { body: key } = await owner.post("/v2/api_keys", { name: "CI", scopes: ["agents:write"] });
  const forced = await as(key.key).post(`${path}/publish`, { force: true });
  assert.equal(forced.status, 200, JSON.stringify(forced.body));
});

test("what isn't a check is refused", async () => {
  const { path } = await createShop();
  for (const body of [
    {},
    { question: "?" },
    { question: "?", expect: {} },
    { question: " ", expect: { abstains: true } },
    { question: "?", expect: { contains: [] } },
    { question: "?", expect: { smells: "good" } },
    { question: "?", expect: { not_contains: [] } },
    { question: "?", expect: { language: "German" } },
  ])
    assert.equal((await owner.post(`${path}/checks`, body)).status, 422, JSON.stringify(body));
  const unknown = { question: "?", expect: { cites: "source_01h2xcejqtf2nbrexx3vqjhp41" } };
  assert.equal((await owner.post(`${path}/checks`, unknown)).status, 404);
});

test("a second workspace cannot see it", async () => {
  const { path } = await createShop();
  const check = await addCheck(path, REFUNDS, { abstains: false });
  for (const [method, rest] of [
    ["GET", "/checks"],
    ["POST", "/checks/run"],
    ["GET", `/checks/${check.id}`],
    ["DELETE", `/checks/${check.id}`],
  ] as const)
    assert.equal((await stranger.request(method, path + rest)).status, 404, `${method} ${rest}`);
  const { body: other } = await createShop().then(({ path: otherPath }) =>
    owner.get(`${otherPath}/checks/${check.id}`),
  );
  assert.equal(other.status, 404);
});
