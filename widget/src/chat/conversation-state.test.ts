import assert from "node:assert/strict";
import { test } from "node:test";
import { type Line, type Message, mergeMessages, withoutAnswer } from "./conversation-state.ts";

const message = (id: string, change: Partial<Message>): Message =>
  ({ id, role: "assistant", content: "", citations: [], created_at: "2026-01-01T10:00:00Z", ...change }) as Message;
const own: Line = { id: "own-1", role: "user", content: "Refunds?", status: "sending", citations: [] };

test("an answer that has ended does not begin again when an earlier reading of it comes later", () => {
  const begun = message("message_2", { status: "streaming" });
  const ended = message("message_2", { status: "completed", content: "Refunds take 14 days." });
  const sent: Line = { ...own, status: "done" };
  const lines = mergeMessages([sent], [message("message_1", { role: "user", content: "Refunds?" }), ended]);
  assert.deepEqual(
    mergeMessages(lines, [begun]).map(({ status, content }) => [status, content]),
    [
      ["done", "Refunds?"],
      ["done", "Refunds take 14 days."],
    ],
  );
  // One that broke off here goes by what the service says of its end.
  const broken = lines.map((line) => ({ ...line, status: "failed" as const }));
  assert.equal(mergeMessages(broken, [ended])[1]!.status, "done");
});

test("a question is one line, whoever tells of it first, and is being sent until its own stream begins", () => {
  const told = mergeMessages([own], [message("message_1", { role: "user", content: "Refunds?", status: "completed" })]);
  assert.deepEqual(
    told.map(({ id, status }) => [id, status]),
    [["message_1", "sending"]],
  );
  assert.equal(mergeMessages(told, [message("message_1", { role: "user", content: "Refunds?" })]).length, 1);
});

test("beside a person the assistant's silence takes away no words of the visitor, whoever tells of them first", () => {
  const words = message("message_1", { role: "user", content: "Refunds?", status: "completed" });
  const silence: Line = { id: "message_1", role: "assistant", content: "", status: "streaming", citations: [] };
  for (const lines of [mergeMessages([own], [words]), mergeMessages([own, silence], [words])])
    assert.deepEqual(
      withoutAnswer(lines, "message_1").map(({ id, role, content }) => [id, role, content]),
      [["message_1", "user", "Refunds?"]],
    );
  assert.deepEqual(withoutAnswer([own, silence], "message_1"), [own]);
});
