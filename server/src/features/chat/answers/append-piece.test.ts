import assert from "node:assert/strict";
import { test } from "node:test";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import { appendPiece, EMPTY_ANSWER } from "./append-piece.ts";

const STORED = "# Refunds\n\nRefunds take 14 days.";
const texts = new Map([["v1", { text: STORED, sha256: "abc" }]]);
const passage = (text: string, start_offset = 11) => ({ version_id: "v1", text, start_offset }) as FoundPassage;
const piece = (found: FoundPassage) => ({
  text: "Refunds take 14 days.",
  support: "verbatim" as const,
  quotes: [{ passage: found, start: 0, end: 21 }],
});

test("a quote counts when it stands at its place in the stored text", () => {
  const answer = appendPiece(EMPTY_ANSWER, piece(passage("Refunds take 14 days.")), texts);
  assert.equal(answer?.content, "Refunds take 14 days.[1]");
  assert.deepEqual([answer.citations[0]?.start, answer.citations[0]?.sha256], [11, "abc"]);
});

test("a quote that does not stand there, or in no stored text, leaves its statement out", () => {
  assert.equal(appendPiece(EMPTY_ANSWER, piece(passage("Refunds take 30 days.")), texts), undefined);
  assert.equal(appendPiece(EMPTY_ANSWER, piece(passage("Refunds take 14 days.", 10)), texts), undefined);
  assert.equal(appendPiece(EMPTY_ANSWER, piece(passage("Refunds take 14 days.")), new Map()), undefined);
});

test("what only programs see leaves the text and what stands before it", () => {
  const spoilt = {
    ...piece(passage("Refunds take 14 days.")),
    text: "Re\u{E0041}funds \u202Etake 14 days.",
    prefix: "\u2066- ",
  };
  const answer = appendPiece(EMPTY_ANSWER, spoilt, texts);
  assert.equal(answer?.content, "- Refunds take 14 days.[1]");
  assert.equal(answer.content.slice(answer.statements[0]!.start, answer.statements[0]!.end), "Refunds take 14 days.");
});
