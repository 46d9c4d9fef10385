import assert from "node:assert/strict";
import { test } from "node:test";
import { boundedPattern, createArgumentChecker } from "./check-arguments.ts";

const checker = createArgumentChecker();

for (const [what, parameters] of [
  ["isn't of type object", { type: "string" }],
  ["has no type", { properties: {} }],
  ["isn't a schema", { type: "object", properties: { a: { type: "text" } } }],
  ["refers to another document", { type: "object", properties: { a: { $ref: "https://a.example/schema.json" } } }],
  ["has a broken pattern", { type: "object", properties: { a: { pattern: "(" } } }],
  ["is far too long", { type: "object", description: "x".repeat(40_000) }],
  ["is asynchronous", { $async: true, type: "object" }],
] as const) {
  test(`a schema that ${what} is refused`, () => {
    assert.throws(() => checker.compile(parameters), { code: "invalid_parameters" });
  });
}

test("a pattern that would run for minutes is stopped", () => {
  const parameters = { type: "object", properties: { name: { type: "string", pattern: "^(a+)+$" } } };
  const started = performance.now();
  assert.throws(() => checker.check(parameters, { name: `${"a".repeat(60)}!` }), { code: "invalid_arguments" });
  assert.ok(performance.now() - started < 1_000);
});

test("a pattern that was only cut off because the machine was busy has another chance", () => {
  const endless = `${"a".repeat(60)}!`;
  const long = `${"a".repeat(20)}!`;
  assert.throws(() => boundedPattern("^(a+)+$", "", [1]).test(endless), { code: "ERR_SCRIPT_EXECUTION_TIMEOUT" });
  assert.equal(boundedPattern("^(a+)+$", "", [1, 60_000]).test(long), false);
});

test("a pattern that runs out of stack on a long text is refused like one that takes too long", () => {
  const parameters = { type: "object", properties: { name: { type: "string", pattern: "^(a|b)+$" } } };
  assert.throws(() => checker.check(parameters, { name: "a".repeat(8_000_000) }), { code: "invalid_arguments" });
});

test("a schema with an id may be used twice", () => {
  const parameters = { $id: "https://a.example/order", type: "object" };
  checker.compile(parameters);
  checker.compile({ ...parameters, description: "again" });
  assert.doesNotThrow(() => checker.check(parameters, { any: 1 }));
});
