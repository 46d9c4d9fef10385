import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { startModelServer } from "../../adapters/chat-model/testing/start-model-server.ts";
import { findFreePort } from "../../testing/free-port.ts";
import { withTestServer } from "../../testing/test-server.ts";

// The protocol's own server that has one of everything, over streamable HTTP, in a process of its own.
const port = await findFreePort();
const EVERYTHING = fileURLToPath(import.meta.resolve("@modelcontextprotocol/server-everything/dist/index.js"));
const everything = spawn(process.execPath, [EVERYTHING, "streamableHttp"], {
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "ignore", "pipe"],
});
after(() => everything.kill());
for await (const line of createInterface(everything.stderr)) if (line.includes("listening on port")) break;
const url = `http://127.0.0.1:${port}/mcp`;

const model = await startModelServer({ protocol: "openai" });
after(() => model.close());
const { owner } = await withTestServer({ OPENAI_BASE_URL: model.url, ALLOW_PRIVATE_NETWORK: "on" });
const TOOLS = ["echo", "get-sum", "get-structured-content", "get-tiny-image", "get-annotated-message"];
const { status, body: tool } = await owner.post("/v2/tools", {
  name: "everything",
  description: "One of everything.",
  kind: "mcp",
  url,
  allowed_tools: TOOLS,
  confirm: false,
});
assert.equal(status, 201, JSON.stringify(tool));

test("the reference server's tools are kept as it describes them", async () => {
  const { body } = await owner.get(`/v2/tools/${tool.id}`);
  const offered = body.server_tools.map((one: { offered_as: string }) => one.offered_as);
  assert.deepEqual(
    offered,
    TOOLS.map((name) => `everything__${name}`),
  );
  const sum = body.server_tools.find((one: { offered_as: string }) => one.offered_as === "everything__get-sum");
  assert.equal(sum.description, "Returns the sum of two numbers");
  assert.deepEqual([sum.parameters.required, sum.parameters.properties.a.type], [["a", "b"], "number"]);
});

for (const [name, given, says] of [
  ["get-sum", { a: 17, b: 25 }, "The sum of 17 and 25 is 42."],
  ["echo", { message: "Opening hours are nine to five." }, "Echo: Opening hours are nine to five."],
  ["get-structured-content", { location: "Chicago" }, "temperature: 36"],
  ["get-annotated-message", { messageType: "success" }, "Operation completed successfully"],
] as const)
  test(`an assistant calls the reference server's ${name}, and its answer cites the result`, async () => {
    const answer = await askWith(name, given, says);
    assert.equal(answer.answered, true, JSON.stringify(answer));
    const [citation] = answer.citations;
    assert.deepEqual([citation.kind, citation.title], ["tool", `Result of everything__${name}`]);
    assert.equal(citation.quote, says);
  });

test("what is no text is nothing to answer from, and arguments that the server refuses are no result", async () => {
  for (const [name, given] of [
    ["get-tiny-image", {}],
    ["get-sum", { a: "many", b: 2 }],
  ] as const) {
    const answer = await askWith(name, given, "The sum of many and 2 is known.");
    assert.deepEqual([answer.answered, answer.citations], [false, []], JSON.stringify(answer));
  }
});

/** A model that calls this tool and then says this of its result, the second thing that it was given. */
async function askWith(name: string, given: object, says: string) {
  const { body: agent } = await owner.post("/v2/agents", {
    name: "Everything",
    model: "openai/stub-model",
    tools: ["everything"],
  });
  const text = { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id };
  await owner.post("/v2/sources", text, { prefer: "wait=30" });
  const call = { kind: "tool_call" as const, name: `everything__${name}`, arguments: given as Record<string, unknown> };
  model.behave({ kind: "sequence", behaviours: [call, { kind: "answer", text: `${says} [2: "${says}"]` }] });
  return (await owner.post("/v2/chat", { agent_id: agent.id, message: `Refunds? ${says}` })).body;
}
