import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { withTestServer } from "../../testing/test-server.ts";

const server = await withTestServer();
const { owner, stranger } = server;
const TEXT = "Refunds are paid within fourteen days. The lighthouse café opens at nine.";

const { body: agent } = await owner.post("/v2/agents", { name: "Harbour shop" });
const { body: source } = await owner.post(
  "/v2/sources",
  { type: "text", title: "Handbook", text: TEXT, agent_id: agent.id },
  { prefer: "wait=30" },
);

async function makeKey(client: typeof owner, scopes: string[]): Promise<string> {
  const { status, body } = await client.post("/v2/api_keys", { name: "Model", kind: "secret", scopes });
  assert.equal(status, 201, JSON.stringify(body));
  return body.key;
}

/** As a model's program connects: the protocol's own client. */
async function connect(key: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    // Its optional members don't say that they may be undefined.
    new StreamableHTTPClientTransport(new URL(`${server.url}/v2/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }) as Parameters<Client["connect"]>[0],
  );
  after(() => client.close());
  return client;
}

const run = promisify(execFile);
const INSPECTOR = fileURLToPath(import.meta.resolve("@modelcontextprotocol/inspector-cli/build/index.js"));
const ALL = ["agents:read", "sources:read", "search:read", "chat:write", "chats:read"];
const client = await connect(await makeKey(owner, ALL));
const textOf = (result: object) =>
  (result as { content: { text: string }[] }).content.map(({ text }) => text).join("\n");

test("the tools name the assistants that the key may ask", async () => {
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    ["ask", "search_sources"],
  );
  for (const { description } of tools) assert.match(description!, new RegExp(`Harbour shop \\(${agent.id}\\)`));
});

test("ask answers with the quote and the document that it stands in, and goes on in its chat", async () => {
  const result = await client.callTool({ name: "ask", arguments: { question: "When are refunds paid?" } });
  const answer = result.structuredContent as {
    answered: boolean;
    chat_id: string;
    citations: { quote: string; document: string }[];
  };
  assert.equal(answer.answered, true);
  const [citation] = answer.citations;
  assert.equal(citation!.quote, "Refunds are paid within fourteen days.");
  assert.match(textOf(result), /\[1\] “Refunds are paid within fourteen days\.” \(Handbook\)/);
  const { contents } = await client.readResource({ uri: citation!.document });
  assert.equal((contents[0] as { text: string }).text, TEXT);
  const next = await client.callTool({
    name: "ask",
    arguments: { question: "When does the lighthouse café open?", agent_id: agent.id, chat_id: answer.chat_id },
  });
  assert.equal((next.structuredContent as { chat_id: string }).chat_id, answer.chat_id);
  const { body: chat } = await owner.get(`/v2/chats/${answer.chat_id}/messages`);
  assert.equal(chat.data.length, 4);
});

test("what the sources don't answer is said, not made up", async () => {
  const result = await client.callTool({ name: "ask", arguments: { question: "Who won the regatta in 1962?" } });
  const answer = result.structuredContent as { answered: boolean; citations: object[] };
  assert.deepEqual([answer.answered, answer.citations], [false, []]);
});

test("search_sources gives passages; arguments that don't fit are told by their field", async () => {
  const result = await client.callTool({ name: "search_sources", arguments: { query: "refunds", limit: 1 } });
  assert.match(textOf(result), /^Handbook\ncitedesk:\/\/sources\/.+\n\nRefunds are paid/);
  const failed = await client.callTool({ name: "search_sources", arguments: { query: "refunds", limit: 1000 } });
  assert.equal(failed.isError, true);
  assert.match(textOf(failed), /limit/);
  const unknown = await client.callTool({ name: "delete_everything", arguments: {} });
  assert.equal(unknown.isError, true);
});

test("the protocol's own inspector lists the tools, asks and reads the document that was cited", async () => {
  const key = await makeKey(owner, ALL);
  const inspect = async (...asked: string[]) => {
    const parameters = [
      INSPECTOR,
      `${server.url}/v2/mcp`,
      "--transport",
      "http",
      "--header",
      `Authorization: Bearer ${key}`,
    ];
    // It looks for its own version from the folder that it stands in.
    const { stdout } = await run(process.execPath, [...parameters, ...asked], { cwd: dirname(INSPECTOR) });
    return JSON.parse(stdout);
  };
  const { tools } = await inspect("--method", "tools/list");
  assert.deepEqual(
    tools.map(({ name }: { name: string }) => name),
    ["ask", "search_sources"],
  );
  const asked = await inspect(
    "--method",
    "tools/call",
    "--tool-name",
    "ask",
    "--tool-arg",
    "question=When are refunds paid?",
  );
  const { citations } = asked.structuredContent;
  assert.equal(citations[0].quote, "Refunds are paid within fourteen days.");
  const { contents } = await inspect("--method", "resources/read", "--uri", citations[0].document);
  assert.equal(contents[0].text, TEXT);
});

test("every readable document is a resource, over as many pages as it takes", async () => {
  const { body: second } = await owner.post(
    "/v2/sources",
    { type: "text", title: "Prices", text: "A boat costs forty crowns an hour.", agent_id: agent.id },
    { prefer: "wait=30" },
  );
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await client.listResources(cursor === undefined ? {} : { cursor });
    found.push(...page.resources.filter(({ name }) => ["Handbook", "Prices"].includes(name)).map(({ uri }) => uri));
    cursor = page.nextCursor;
    if (cursor === undefined) break;
  }
  assert.deepEqual(found.map((uri) => uri.split("/")[3]).toSorted(), [source.id, second.id].toSorted());
  await assert.rejects(client.listResources({ cursor: "nonsense" }), /cursor/);
});

test("a key does no more here than elsewhere: its scopes, its workspace", async () => {
  const poor = await connect(await makeKey(owner, ["search:read"]));
  const refused = await poor.callTool({ name: "ask", arguments: { question: "Refunds?", agent_id: agent.id } });
  assert.equal(refused.isError, true);
  assert.match(textOf(refused), /chat:write/);
  const foreign = await connect(await makeKey(stranger, ALL));
  const result = await foreign.callTool({ name: "ask", arguments: { question: "Refunds?", agent_id: agent.id } });
  assert.equal(result.isError, true);
  assert.doesNotMatch(textOf(result), /fourteen/);
  const [{ uri } = { uri: "" }] = (await client.listResources()).resources;
  await assert.rejects(foreign.readResource({ uri }), /no such document/);
  assert.doesNotMatch(JSON.stringify(await foreign.listTools()), /Harbour shop/);
});

test("without a credential it is 401; only POST is taken; what is no message is refused", async () => {
  const hello = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  assert.equal((await server.as(undefined).post("/v2/mcp", hello)).status, 401);
  const { status, headers } = await owner.get("/v2/mcp", { accept: "text/event-stream" });
  assert.deepEqual([status, headers.get("allow")], [405, "POST"]);
  assert.equal((await owner.post("/v2/mcp", { jsonrpc: "1.0" })).status, 422);
  const old = await owner.post("/v2/mcp", hello, { "mcp-protocol-version": "1999-01-01" });
  assert.deepEqual([old.status, old.body.code], [400, "invalid_mcp_message"]);
});

test("a notification is taken without a word", async () => {
  const answer = await fetch(`${server.url}/v2/mcp`, {
    method: "POST",
    headers: { authorization: `Bearer ${await makeKey(owner, ALL)}`, "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
  });
  assert.deepEqual([answer.status, await answer.text()], [202, ""]);
});

test("where there are several assistants, the one that is meant is named and the one that answers", async () => {
  const { body: other } = await owner.post("/v2/agents", { name: "Boat yard" });
  const text = { type: "text", title: "Yard", text: "Masts are stored from October on.", agent_id: other.id };
  await owner.post("/v2/sources", text, { prefer: "wait=30" });
  const key = await makeKey(owner, ALL);
  const asking = await connect(key);
  const ask = (given: object) =>
    asking.callTool({ name: "ask", arguments: { question: "From when on are masts stored?", ...given } });
  const unnamed = await ask({});
  assert.equal(unnamed.isError, true);
  assert.match(textOf(unnamed), /`agent_id` is needed: there is more than one assistant/);
  const answers = [await ask({ agent_id: other.id }), await ask({ agent_id: agent.id })];
  assert.deepEqual(
    answers.map(({ structuredContent }) => (structuredContent as { answered: boolean }).answered),
    [true, false],
  );
  assert.match(textOf(answers[0]!), /“Masts are stored from October on\.”/);
});
