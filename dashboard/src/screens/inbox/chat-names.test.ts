import assert from "node:assert/strict";
import { test } from "node:test";
import { chatNames } from "./chat-names.ts";

const agents = [
  { id: "agent_1", name: "Shop" },
  { id: "agent_2", name: "Hotel" },
];
const visitors = [{ id: "visitor_1", external_id: "7" }];
const chat = { agent_id: "agent_2", visitor_id: "visitor_1" };

test("a chat is told by its visitor, and by its assistant where there are several", () => {
  const contact = { name: null, email: "ada@example.com" };
  assert.equal(chatNames({ ...chat, contact }, { agents, visitors }), "ada@example.com · Hotel");
  assert.equal(chatNames({ ...chat, contact: { ...contact, name: "Ada" } }, { agents, visitors }), "Ada · Hotel");
  assert.equal(chatNames(chat, { agents: agents.slice(1), visitors }), "7");
  assert.equal(chatNames({ ...chat, visitor_id: "visitor_9xyz" }, { agents, visitors }), "…9xyz · Hotel");
  assert.equal(chatNames({ ...chat, visitor_id: null }, { agents: undefined, visitors: undefined }), "");
});
