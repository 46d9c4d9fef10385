import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { compareContracts } from "./compare-contracts.ts";
import type { Contract, Operation, Schema } from "./contract.ts";

function contract(operation: Partial<Operation>, schemas: Record<string, Schema> = {}): Contract {
  return {
    info: { version: "2026-11-21" },
    paths: { "/v2/agents": { post: { operationId: "createAgent", responses: {}, ...operation } } },
    components: { schemas },
  };
}
const taking = (schema: Schema) => contract({ requestBody: { content: { "application/json": { schema } } } });
const answering = (schema: Schema) => contract({ responses: { 200: { content: { "application/json": { schema } } } } });
const text: Schema = { type: "string" };

test("a contract breaks nobody who uses the same one", () => {
  const current = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../contract/openapi.json"), "utf8"),
  ) as Contract;
  assert.deepEqual(compareContracts(current, current), []);
});

test("an operation that went breaks clients, unless its announced time has come", () => {
  const gone: Contract = { info: { version: "2027-11-22" }, paths: {}, components: { schemas: {} } };
  assert.deepEqual(compareContracts(contract({}), gone), ["POST /v2/agents is gone"]);
  const announced = contract({ description: "Old.\n\nDeprecated since 2026-11-21, gone after 2027-11-21." });
  assert.deepEqual(compareContracts(announced, gone), []);
  assert.deepEqual(compareContracts(announced, { ...gone, info: { version: "2027-01-01" } }), [
    "POST /v2/agents is gone",
  ]);
});

for (const [name, before, now, expected] of [
  [
    "a required field",
    { type: "object" },
    { type: "object", required: ["name"], properties: { name: text } },
    "POST /v2/agents request/name is required now",
  ],
  ["one value less", { enum: ["a", "b"] }, { enum: ["a"] }, 'POST /v2/agents request does not take "b" any more'],
  [
    "a list of values where any were taken",
    text,
    { type: "string", enum: ["a"] },
    'POST /v2/agents request takes only "a" now',
  ],
  ["another type", text, { type: "integer" }, "POST /v2/agents request does not take string any more"],
  ["no null", { type: ["string", "null"] }, text, "POST /v2/agents request does not take null any more"],
  [
    "a lower limit",
    { type: "string", maxLength: 9 },
    { type: "string", maxLength: 8 },
    "POST /v2/agents request: maxLength fell to 8",
  ],
  [
    "a field that went",
    { properties: { a: text, b: text } },
    { properties: { a: text } },
    "POST /v2/agents request/b is gone",
  ],
] as [string, Schema, Schema, string][])
  test(`a request with ${name} breaks clients`, () => {
    assert.deepEqual(compareContracts(taking(before), taking(now)), [expected]);
  });

for (const [name, before, now, expected] of [
  [
    "a field that went",
    { properties: { a: text, b: text } },
    { properties: { a: text } },
    "POST /v2/agents 200/b is gone",
  ],
  [
    "a field that may be absent",
    { properties: { a: text }, required: ["a"] },
    { properties: { a: text } },
    "POST /v2/agents 200/a may be absent now",
  ],
  ["null where it never was", text, { type: ["string", "null"] }, "POST /v2/agents 200 can be null now"],
  ["one value less", { enum: ["a", "b"] }, { enum: ["a"] }, 'POST /v2/agents 200 is never "b" any more'],
  [
    "another type in a list",
    { type: "array", items: text },
    { type: "array", items: { type: "number" } },
    "POST /v2/agents 200/0 can be number now",
  ],
  [
    "null beside an object",
    { type: "object" },
    { anyOf: [{ type: "object" }, { type: "null" }] },
    "POST /v2/agents 200 can be null now",
  ],
] as [string, Schema, Schema, string][])
  test(`a response with ${name} breaks clients`, () => {
    assert.deepEqual(compareContracts(answering(before), answering(now)), [expected]);
  });

test("what only adds breaks nobody", () => {
  const before: Schema = { type: "object", properties: { a: text }, required: ["a"] };
  const more: Schema = { ...before, properties: { a: text, b: text } };
  assert.deepEqual(compareContracts(answering(before), answering({ ...more, required: ["a", "b"] })), []);
  assert.deepEqual(compareContracts(taking(before), taking(more)), []);
  assert.deepEqual(compareContracts(taking({ enum: ["a"] }), taking({ enum: ["a", "b"] })), []);
  assert.deepEqual(compareContracts(taking({ type: "integer" }), taking({ type: "number" })), []);
});

test("a field behind a named schema is found", () => {
  const reference: Schema = { $ref: "#/components/schemas/Agent" };
  const operation = { responses: { 200: { content: { "application/json": { schema: reference } } } } };
  const before = contract(operation, { Agent: { type: "object", properties: { id: text, name: text } } });
  const now = contract(operation, { Agent: { type: "object", properties: { id: text } } });
  assert.deepEqual(compareContracts(before, now), ["POST /v2/agents 200/name is gone"]);
});
