import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "./testing/answer-from.ts";

test("who asks for a default is told by the sentence that has it", () => {
  const docs: [string, string][] = [
    [
      "Transactions",
      "Isolation Level: Read committed | Dirty Read: Not possible\nIsolation Level: Serializable | Dirty Read: Not possible\n\nRead Committed is the default isolation level in Quillbase. The isolation level is set for each transaction.",
    ],
    [
      "Connections",
      "Port (integer): The port that the server listens on; 5432 by default. Note that the same port is used for all addresses.\n\nPORT: The server port to which you are currently connected.",
    ],
  ];
  assert.match(answerFrom("what is the default isolation level", ...docs)[0]!, /^Read Committed is the default/);
  assert.match(answerFrom("what is the default port", ...docs)[0]!, /5432/);
});

test("who asks what two things differ in is told by the sentence that says it of both", () => {
  const docs: [string, string] = [
    "JSON types",
    "There are two types. The json type stores an exact copy of the text, while jsonb stores a binary form that is faster to read. Indexes work with jsonb only.\n\nA value of json is written as it was typed.",
  ];
  assert.match(answerFrom("difference between json and jsonb", docs)[0]!, /^The json type stores an exact copy/);
  assert.equal(answerFrom("json vs jsonb", docs).length, 1);
});
