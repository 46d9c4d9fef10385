import assert from "node:assert/strict";
import { test } from "node:test";
import { sentenceKind } from "./sentence-kind.ts";

test("sentences are prose, in a list too, with a price or a command in them", () => {
  for (const text of [
    "Refunds take 14 days.",
    "- bodyLimit (number): The maximum payload size, in bytes.",
    "It costs $5 (or 4 euros) a month.",
    "When fastify.close() is called, these steps happen:",
    "- 4 GB of memory",
    "Plan: Team | Price: 49 € a month | Users: 25",
    "Lamps glow",
  ])
    assert.equal(sentenceKind(text), text === "Lamps glow" ? "fragment" : "prose", text);
});

test("lines of code are code", () => {
  for (const text of [
    "fastify.addHook('onListen', function (done) {",
    "ws.close(1001, 'Server shutting down')",
    "// this hook will always be executed",
    "const server = require('fastify')()",
    "$ npm install citedesk",
    "# This block asks the proxy to answer with a redirect",
  ])
    assert.equal(sentenceKind(text), "code", text);
});

test("what only names something is a fragment", () => {
  for (const text of ["- onListen", "The Citedesk guide", "Opening hours"])
    assert.equal(sentenceKind(text), "fragment");
});
