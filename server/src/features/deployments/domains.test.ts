import assert from "node:assert/strict";
import { request } from "node:http";
import { after, test } from "node:test";
import sql from "sql-template-tag";
import { startLoopbackNameServer } from "../../adapters/domain-resolver/loopback-name-server.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { checkDueDomains } from "./check-due-domains.ts";

const dns = await startLoopbackNameServer();
after(() => dns.close());
const { context, owner, stranger, as, url } = await withTestServer({ DNS_SERVERS: dns.address });
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;

/** As a browser that opened the service under this name. */
function open(host: string, path = "/"): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers: { host } }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    sent.on("error", reject).end();
  });
}

async function publishedAgent(client = owner, name = "Shop"): Promise<string> {
  const { body } = await client.post("/v2/agents", { name, allowed_origins: ["https://www.example.com"] });
  await client.post(`/v2/agents/${body.id}/publish`);
  return body.id;
}

const add = async (hostname: string, agent_id: string, client = owner) =>
  (await client.post("/v2/domains", { hostname, agent_id })).body;
const verify = async (id: string, client = owner) => (await client.post(`/v2/domains/${id}/verify`)).body;
const publish = ({ record }: { record: { name: string; value: string } }) => dns.texts.set(record.name, [record.value]);
const isDashboard = ({ text }: { text: string }) => text.includes("/assets/dashboard/");

test("a domain serves its page once its record is there, under any port and in any case", async () => {
  const agent = await publishedAgent();
  const domain = await add("Help.Shop.example", agent);
  assert.deepEqual([domain.hostname, domain.status, domain.reason], ["help.shop.example", "pending", null]);
  assert.equal(domain.record.name, "_citedesk.help.shop.example");
  assert.ok(isDashboard(await open("help.shop.example")));
  const early = await verify(domain.id);
  assert.deepEqual([early.status, early.reason.code], ["failed", "no_record"]);
  dns.texts.set(domain.record.name, ["something else"]);
  assert.equal((await verify(domain.id)).reason.code, "wrong_record");
  publish(domain);
  const proven = await verify(domain.id);
  assert.deepEqual([proven.status, proven.reason], ["verified", null]);
  for (const host of ["help.shop.example", "HELP.shop.example:8443", "help.shop.example."]) {
    const page = await open(host);
    assert.equal(page.status, 200, host);
    assert.match(page.text, new RegExp(`data-agent-id="${agent}"`));
    assert.match(
      String(page.headers["content-security-policy"]),
      /frame-ancestors 'self' https:\/\/www\.example\.com$/,
    );
  }
  const page = await open("help.shop.example", `/a/${agent}/chat`);
  assert.match(String(page.headers["content-security-policy"]), /connect-src [^;]*http:\/\/help\.shop\.example/);
  const ticket = /data-ticket="([^"]+)"/.exec(page.text)![1];
  assert.equal((await as(undefined).post("/v2/visitor_tokens", { ticket })).status, 201);
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${domain.id}`);
  assert.deepEqual(
    log.data.map(({ action }: { action: string }) => action),
    ["domain.verified", "domain.failed", "domain.created"],
  );
  const { data } = (await owner.get(`/v2/agents/${agent}/deployments?kind=page`)).body;
  assert.deepEqual(data[0].domains, ["help.shop.example"]);
});

test("a proxy may ask which names it gets certificates for: proven ones and our own, no other", async () => {
  const agent = await publishedAgent();
  const domain = await add("tls.shop.example", agent);
  const ask = async (name: string) => (await fetch(`${url}/internal/domains/allowed?domain=${name}`)).status;
  assert.equal(await ask("tls.shop.example"), 404);
  publish(domain);
  await verify(domain.id);
  assert.equal(await ask("tls.shop.example"), 200);
  assert.equal(await ask("TLS.shop.example."), 200);
  for (const name of ["other.example", "", "*.shop.example", "a%20b", "tls.shop.example&domain=x"])
    assert.equal(await ask(name), 404, name);
  assert.equal((await fetch(`${url}/internal/domains/allowed`)).status, 404);
  // Under a client's own name there is the client's page alone.
  assert.equal((await open("tls.shop.example", "/internal/domains/allowed?domain=tls.shop.example")).status, 404);
  await owner.request("DELETE", `/v2/domains/${domain.id}`);
  assert.equal(await ask("tls.shop.example"), 404);
});

test("names that nobody proved show what they showed before", async () => {
  const { host } = new URL(url);
  for (const name of [host, "localhost", "unknown.example", "127.0.0.1", "[::1]:80"])
    assert.ok(isDashboard(await open(name)), name);
});

test("a proven domain shows neither the dashboard nor another workspace's assistants", async () => {
  const agent = await publishedAgent();
  const domain = await add("only.example.com", agent);
  publish(domain);
  await verify(domain.id);
  const foreign = await publishedAgent(stranger, "Foreign");
  for (const path of [context.pages.find("dashboard", "src/main.tsx")!.script, `/a/${foreign}`, "/metrics", "/any"])
    assert.equal((await open("only.example.com", path)).status, 404, path);
  assert.match((await open("only.example.com", `/widget/${foreign}.js`)).text, /no such assistant/);
  for (const path of [context.pages.find("widget", "src/chat/main.tsx")!.script, `/a/${agent}`, `/widget/${agent}.js`])
    assert.equal((await open("only.example.com", path)).status, 200, path);
  const { data } = (await owner.get(`/v2/agents/${agent}/deployments?kind=page`)).body;
  await owner.request("PATCH", `/v2/agents/${agent}/deployments/${data[0].id}`, { enabled: false });
  const closed = await open("only.example.com");
  assert.equal(closed.status, 404);
  assert.ok(!isDashboard(closed));
});

test("a domain is verified by one workspace at a time, and free when that one's record is gone", async () => {
  const [mine, theirs] = [
    await add("shared.example.com", await publishedAgent()),
    await add("shared.example.com", await publishedAgent(stranger), stranger),
  ];
  assert.notEqual(mine.record.value, theirs.record.value);
  dns.texts.set(mine.record.name, [mine.record.value, theirs.record.value]);
  assert.equal((await verify(mine.id)).status, "verified");
  const refused = await verify(theirs.id, stranger);
  assert.deepEqual([refused.status, refused.reason.code], ["failed", "taken"]);
  dns.texts.set(mine.record.name, [theirs.record.value]);
  assert.equal((await verify(mine.id)).status, "verified");
  await setBack(mine.id, "failing_since", 48);
  assert.equal((await verify(mine.id)).status, "failed");
  assert.equal((await verify(theirs.id, stranger)).status, "verified");
});

test("a domain whose record is gone is found by the hourly look, and never shows the dashboard again", async () => {
  const domain = await add("lost.example.com", await publishedAgent());
  publish(domain);
  await setBack(domain.id, "next_check_at", 2);
  await checkDueDomains(context);
  const read = async () => (await owner.get(`/v2/domains/${domain.id}`)).body;
  assert.equal((await read()).status, "verified");
  dns.texts.delete(domain.record.name);
  await checkDueDomains(context);
  assert.equal((await read()).reason, null);
  await setBack(domain.id, "next_check_at", 2);
  await checkDueDomains(context);
  assert.deepEqual([(await read()).status, (await read()).reason.code], ["verified", "no_record"]);
  await setBack(domain.id, "next_check_at", 2);
  await setBack(domain.id, "failing_since", 49);
  await checkDueDomains(context);
  assert.equal((await read()).status, "failed");
  const shown = await open("lost.example.com");
  assert.equal(shown.status, 404);
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${domain.id}&action=domain.failed`);
  assert.equal(log.data[0].actor.kind, "system");
});

test("name servers that fail take nothing from a domain that was proven", async () => {
  const domain = await add("broken.example.com", await publishedAgent());
  publish(domain);
  await verify(domain.id);
  dns.broken.add(domain.record.name);
  await setBack(domain.id, "created_at", 2000);
  const checked = await verify(domain.id);
  assert.deepEqual([checked.status, checked.reason.code], ["verified", "unreachable"]);
});

test("a domain can serve another page, and serves none when it is deleted", async () => {
  const [first, second] = [await publishedAgent(), await publishedAgent(owner, "Second")];
  const domain = await add("moved.example.com", first);
  publish(domain);
  await verify(domain.id);
  const { body: page } = await owner.post(`/v2/agents/${second}/deployments`, { kind: "page" });
  const path = `/v2/domains/${domain.id}`;
  const move = (body: object) => owner.request("PATCH", path, body);
  const { body: moved } = await move({ agent_id: second, deployment_id: page.id });
  assert.deepEqual([moved.agent_id, moved.deployment_id, moved.status], [second, page.id, "verified"]);
  assert.match((await open("moved.example.com")).text, new RegExp(`data-agent-id="${second}"`));
  const foreign = await publishedAgent(stranger);
  for (const [body, pointer] of [
    [{ agent_id: foreign }, "/agent_id"],
    [{ agent_id: first, deployment_id: page.id }, "/deployment_id"],
    [{ agent_id: first, deployment_id: first }, "/deployment_id"],
  ] as const) {
    const refused = await move(body);
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, pointer]);
  }
  assert.equal((await owner.request("DELETE", path)).status, 204);
  assert.ok(isDashboard(await open("moved.example.com")));
});

test("a name that can't be a client's is refused, and so is one that is there already", async () => {
  const agent = await publishedAgent();
  for (const hostname of [
    "localhost",
    "127.0.0.1",
    "https://help.example.com",
    "*.example.com",
    new URL(url).hostname,
  ]) {
    const { status, body } = await owner.post("/v2/domains", { hostname, agent_id: agent });
    assert.deepEqual([status, body.errors[0].pointer], [422, "/hostname"], hostname);
  }
  await add("twice.example.com", agent);
  assert.equal((await add("TWICE.example.com.", agent)).code, "domain_exists");
});

test("another workspace's domains don't exist, and only owners and admins have any", async () => {
  const agent = await publishedAgent();
  const domain = await add("mine.example.com", agent);
  const path = `/v2/domains/${domain.id}`;
  for (const method of ["GET", "DELETE"]) assert.equal((await stranger.request(method, path)).status, 404);
  assert.equal((await stranger.post(`${path}/verify`)).status, 404);
  assert.equal((await stranger.request("PATCH", path, { agent_id: await publishedAgent(stranger) })).status, 404);
  assert.ok(!JSON.stringify((await stranger.get("/v2/domains?limit=100")).body).includes("mine.example.com"));
  const { data } = (await owner.get(`/v2/domains?agent_id=${agent}`)).body;
  assert.deepEqual(
    data.map(({ id }: { id: string }) => id),
    [domain.id],
  );
});

test("a deleted domain serves nothing, and serves again at once when it is brought back soon", async () => {
  const domain = await add("undo.example.com", await publishedAgent());
  publish(domain);
  await verify(domain.id);
  await owner.request("DELETE", `/v2/domains/${domain.id}`);
  assert.ok(isDashboard(await open("undo.example.com")));
  assert.equal((await owner.get(`/v2/domains/${domain.id}`)).status, 404);
  assert.equal((await verify(domain.id)).code, "not_found");
  assert.equal((await stranger.post(`/v2/domains/${domain.id}/restore`)).status, 404);
  assert.equal((await owner.post(`/v2/domains/${domain.id}/restore`)).status, 200);
  assert.equal((await open("undo.example.com")).status, 200);
  assert.ok(!isDashboard(await open("undo.example.com")));
  assert.equal((await owner.post(`/v2/domains/${domain.id}/restore`)).status, 404);
  await owner.request("DELETE", `/v2/domains/${domain.id}`);
  await setBack(domain.id, "checked_at", 49);
  await owner.post(`/v2/domains/${domain.id}/restore`);
  const { body: stale } = await owner.get(`/v2/domains/${domain.id}`);
  assert.deepEqual([stale.status, stale.verified_at], ["pending", null]);
  assert.ok(isDashboard(await open("undo.example.com")), "It is proven anew before it serves.");
  assert.equal((await verify(domain.id)).status, "verified");
});

test("a restored domain takes its host name from nobody who claimed it meanwhile", async () => {
  const domain = await add("moved.example.com", await publishedAgent());
  publish(domain);
  await verify(domain.id);
  await owner.request("DELETE", `/v2/domains/${domain.id}`);
  const again = await add("moved.example.com", await publishedAgent());
  assert.equal((await owner.post(`/v2/domains/${domain.id}/restore`)).body.code, "name_taken");
  await owner.request("DELETE", `/v2/domains/${again.id}`);
  const foreign = await publishedAgent(stranger, "Foreign");
  const theirs = await add("moved.example.com", foreign, stranger);
  dns.texts.set(domain.record.name, [domain.record.value, theirs.record.value]);
  assert.equal((await verify(theirs.id, stranger)).status, "verified");
  assert.equal((await owner.post(`/v2/domains/${domain.id}/restore`)).status, 200);
  const { body: back } = await owner.get(`/v2/domains/${domain.id}`);
  assert.deepEqual([back.status, back.verified_at], ["pending", null]);
  assert.match((await open("moved.example.com")).text, new RegExp(`data-agent-id="${foreign}"`));
  assert.equal((await verify(domain.id)).reason.code, "taken");
  await stranger.request("DELETE", `/v2/domains/${theirs.id}`);
  assert.ok(isDashboard(await open("moved.example.com")), "One that was never proven again closes nothing.");
});

test("a page that a domain shows is not deleted, and a domain comes back after its page alone", async () => {
  const agent = await publishedAgent();
  const { body: page } = await owner.post(`/v2/agents/${agent}/deployments`, { kind: "page" });
  const { body: domain } = await owner.post("/v2/domains", {
    hostname: "page.example.com",
    agent_id: agent,
    deployment_id: page.id,
  });
  const path = `/v2/agents/${agent}/deployments/${page.id}`;
  assert.equal((await owner.request("DELETE", path)).body.code, "deployment_in_use");
  await owner.request("DELETE", `/v2/domains/${domain.id}`);
  assert.equal((await owner.request("DELETE", path)).status, 204);
  assert.equal((await owner.post(`/v2/domains/${domain.id}/restore`)).body.code, "deployment_deleted");
  assert.equal((await owner.post(`${path}/restore`)).status, 200);
  assert.equal((await owner.post(`/v2/domains/${domain.id}/restore`)).status, 200);
});

/** As if it had happened so many hours earlier. */
async function setBack(
  id: string,
  column: "failing_since" | "next_check_at" | "created_at" | "checked_at",
  hours: number,
) {
  const columns = {
    failing_since: sql`failing_since`,
    next_check_at: sql`next_check_at`,
    created_at: sql`created_at`,
    checked_at: sql`checked_at`,
  };
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      UPDATE domains SET ${columns[column]} = now() - make_interval(hours => ${hours})
      WHERE workspace_id = ${workspaceId} AND id = ${parseId("domain", id)}`),
  );
}

test("no domain shows a page that is being deleted", async () => {
  const agentId = await publishedAgent();
  const { body: page } = await owner.post(`/v2/agents/${agentId}/deployments`, { kind: "page", name: "Fair" });
  const held = await holdOpen(context.database, workspaceId, (transaction) =>
    transaction.query(sql`
      UPDATE deployments SET deleted_at = now()
      WHERE workspace_id = ${workspaceId} AND id = ${parseId("deployment", page.id)}`),
  );
  const adding = owner.post("/v2/domains", { hostname: "fair.example.com", agent_id: agentId, deployment_id: page.id });
  await held.untilAwaited();
  await held.end();
  assert.equal((await adding).status, 422);
});
