import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { findFreePort } from "./free-port.ts";
import { OWNER, withTestServer } from "./test-server.ts";

const { url, owner } = await withTestServer();
const PROGRAM = fileURLToPath(new URL("../../../client/src/cli/citedesk.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "citedesk-command-line-"));
after(() => rm(folder, { recursive: true, force: true }));
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });

interface Ran {
  code: number | null;
  out: string;
  err: string;
  /** Each line of the output, read as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on what is inside.
  rows: any[];
}

/** The command as a person or a script runs it; signed in by a key unless `environment` says otherwise. */
function citedesk(
  parameters: string[],
  { typed = "", environment = {} }: { typed?: string; environment?: Record<string, string> } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", PROGRAM, ...parameters], {
    cwd: folder,
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: folder, ...environment },
  });
  child.stdin.end(typed);
  const read = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (part) => {
    read.out += part;
  });
  child.stderr.setEncoding("utf8").on("data", (part) => {
    read.err += part;
  });
  return new Promise((resolve) =>
    child.once("close", (code) =>
      resolve({ code, ...read, rows: parameters.includes("--json") ? read.out.trim().split("\n").map(parse) : [] }),
    ),
  );
}

const parse = (line: string) => (line === "" ? undefined : JSON.parse(line));
const KEYED = { environment: { CITEDESK_URL: url, CITEDESK_TOKEN: owner.token! } };
const done = (ran: Ran): Ran => {
  assert.equal(ran.code, 0, ran.err);
  return ran;
};

test("login keeps the sign-in for this user alone, goes on by itself, and logout ends it", async () => {
  const before = await citedesk(["ask", "Hello!"]);
  assert.deepEqual(
    [before.code, before.err],
    [2, "citedesk: Where is the service? citedesk login URL, or set CITEDESK_URL.\n"],
  );
  const wrong = await citedesk(["login", url, "--email", OWNER.email], { typed: "wrong\n" });
  assert.equal(wrong.code, 1);
  assert.match(wrong.err, /^citedesk: .+ \(\w+, request [\w-]+\)\n$/);
  const { out } = done(await citedesk(["login", url], { typed: `${OWNER.email}\n${OWNER.password}\n` }));
  assert.match(out, new RegExp(`^Signed in at ${url} as .+\\.\n$`));
  const file = join(folder, "citedesk", "sign-in.json");
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const kept = await readFile(file, "utf8");
  assert.ok(!kept.includes(OWNER.password));
  await writeFile(file, JSON.stringify({ ...JSON.parse(kept), token: "ended" }));
  done(await citedesk(["sources", "list"]));
  const elsewhere = await citedesk(["sources", "list", "--url", "http://127.0.0.1:9"]);
  assert.match(elsewhere.err, /You are not signed in at http:\/\/127\.0\.0\.1:9/);
  const { refreshToken } = JSON.parse(await readFile(file, "utf8"));
  done(await citedesk(["logout"]));
  await assert.rejects(readFile(file), { code: "ENOENT" });
  assert.equal((await owner.post("/v2/auth/refresh", { refresh_token: refreshToken })).status, 401);
});

test("sources are added with their progress, from files and addresses, and what is missing is said before anything is sent", async () => {
  const refused = await citedesk(["sources", "add", "nothing.md", "--agent", agent.id], KEYED);
  assert.deepEqual(
    [refused.code, refused.err],
    [2, "citedesk: nothing.md is neither a file nor an address (https://…).\n"],
  );
  await writeFile(join(folder, "refunds.md"), "# Refunds\n\nRefunds take 14 days.\n");
  const added = done(await citedesk(["sources", "add", "refunds.md"], KEYED));
  assert.match(added.out, /^source_\w+ {2}ready {2}refunds\.md\n$/);
  assert.match(added.err, /refunds\.md: 100 % sent\n(?:.*\n)*refunds\.md: ready, 1 of 1 read, 0 failed, 1 passages\n$/);
  const [source] = done(await citedesk(["sources", "list", "--json"], KEYED)).rows;
  assert.deepEqual([source.title, source.status], ["refunds.md", "ready"]);
  const watched = done(await citedesk(["sources", "watch", source.id, "--json"], KEYED));
  assert.equal(watched.rows[0].id, source.id);
  const failed = await citedesk(["sources", "add", "http://127.0.0.1:9/", "--json"], KEYED);
  assert.deepEqual([failed.code, failed.rows[0]?.status], [1, "failed"]);
});

test("ask shows the quote, chat goes on in one chat, search shows passages", async () => {
  const asked = done(await citedesk(["ask", "How long do refunds take?"], KEYED));
  assert.match(asked.out, /^Refunds take 14 days\.\[1\]\n {2}\[1\] Refunds: “Refunds take 14 days\.”\n$/);
  const typed = "How long do refunds take?\nThank you!\n\n";
  const { rows } = done(await citedesk(["chat", "--json", "--agent", agent.id], { ...KEYED, typed }));
  assert.deepEqual([rows.length, rows[0].answered, rows[0].chat_id === rows[1].chat_id], [2, true, true]);
  const found = done(await citedesk(["search", "refunds", "--limit", "1", "--json"], KEYED));
  assert.match(found.rows[0].text, /Refunds take 14 days/);
});

test("export writes whole lists, tail the events in order", async () => {
  const csv = done(await citedesk(["export", "chats", "--format", "csv"], KEYED));
  assert.match(csv.out, /^id,.*\r\n(?:chat_.*\r\n)+$/);
  const file = done(await citedesk(["export", "chats", "--to", "chats.jsonl", "--json"], KEYED));
  const lines = (await readFile(join(folder, "chats.jsonl"), "utf8")).trim().split("\n");
  assert.deepEqual(file.rows[0], { file: "chats.jsonl", rows: lines.length });
  assert.ok(lines.every((line) => JSON.parse(line).id.startsWith("chat_")));
  assert.ok(lines.some((line) => JSON.parse(line).messages[1]?.citations[0]?.quote === "Refunds take 14 days."));
  const { rows } = done(
    await citedesk(["tail", "--after", "0", "--types", "source.*,chat.*", "--no-follow", "--json"], KEYED),
  );
  assert.deepEqual(
    rows.map(({ sequence }) => sequence),
    rows.map(({ sequence }) => sequence).toSorted((one, other) => one - other),
  );
  assert.ok(rows.some(({ type }) => type === "source.ready") && rows.some(({ type }) => type === "chat.started"));
});

test("failures are sentences, or JSON for scripts, with an exit code that tells them apart", async () => {
  const { code, err } = await citedesk(["sources", "watch", "source_none", "--json"], KEYED);
  const { error } = JSON.parse(err);
  assert.deepEqual([code, error.status, error.code], [1, 404, "not_found"]);
  assert.match((await citedesk(["dance"], KEYED)).err, /There is no command “dance”/);
  assert.match((await citedesk(["ask", "--loud"], KEYED)).err, /Unknown option '--loud'[\s\S]*citedesk ask QUESTION/);
  await owner.post("/v2/agents", { name: "Another" });
  assert.match(
    (await citedesk(["ask", "Hello!"], KEYED)).err,
    /Which assistant\? --agent ID:\n {2}agent_\w+ {2}Another\n/,
  );
  const away = {
    environment: { CITEDESK_URL: `http://127.0.0.1:${await findFreePort()}`, CITEDESK_TOKEN: "cite_test_1" },
  };
  assert.match((await citedesk(["sources", "list"], away)).err, /The service is not reached \(ECONNREFUSED\)/);
  assert.match(done(await citedesk(["help"])).out, /sources add FILE\|URL…/);
});

test("import shows what a file would bring, brings it in with its counts, and says what is wrong with one", async () => {
  const file = join(folder, "faq.csv");
  await writeFile(file, "question,answer\nHow long is the warranty?,Two years.\nEmpty?,\n");
  const shown = done(await citedesk(["import", file, "--preview", "--agent", agent.id], KEYED));
  assert.match(shown.out, /^faq\.csv: 1 questions\. Nothing is stored yet/);
  assert.match(shown.out, /line 2: How long is the warranty\? → Two years\./);
  assert.match(shown.out, /left out: 1 – The answer is empty\. \(line 3 answer\)/);
  const first = done(await citedesk(["import", file, "--agent", agent.id], KEYED));
  assert.match(first.out, /completed {2}1 new, 0 replaced, 0 unchanged, 1 left out/);
  const [again] = done(await citedesk(["import", file, "--agent", agent.id, "--json"], KEYED)).rows;
  assert.deepEqual([again.status, again.counts.unchanged], ["completed", 1]);
  await writeFile(file, "question,reply\nA?,B\n");
  const wrong = await citedesk(["import", file, "--agent", agent.id], KEYED);
  assert.deepEqual([wrong.code, wrong.out], [1, ""]);
  assert.match(wrong.err, /faq\.csv: Line 1: the column `answer` is missing/);
  assert.equal((await citedesk(["import", join(folder, "none.csv")], KEYED)).code, 2);
});
