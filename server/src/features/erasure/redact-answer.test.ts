import assert from "node:assert/strict";
import { test } from "node:test";
import { redactAnswer } from "./redact-answer.ts";

const support = "verbatim" as const;

test("statements on erased citations lose their words, and the others keep their place", () => {
  const content = "Refunds take 14 days.[1] Shipping is free.[2] Returns too.[1]";
  const of = (text: string, citations: number[]) => {
    const start = content.indexOf(text);
    return { start, end: start + text.length, citations, support };
  };
  const statements = [of("Refunds take 14 days.", [1]), of("Shipping is free.", [2]), of("Returns too.", [1, 2])];
  const redacted = redactAnswer({ content, statements }, [{ number: 1, title: "Refunds" }]);
  assert.equal(redacted.content, "[erased][1] Shipping is free.[2] [erased][1]");
  assert.deepEqual(
    redacted.statements.map(({ start, end }) => redacted.content.slice(start, end)),
    ["Shipping is free."],
  );
});

test("the title of an erased side of a conflict goes with it", () => {
  const content = "Two disagree.\n\n- Old terms, 2026-01-01: “14 days.”[1]\n- New terms, 2026-02-01: “30 days.”[2]";
  const place = (text: string) => ({ start: content.indexOf(text), end: content.indexOf(text) + text.length, support });
  const statements = [
    { ...place("14 days."), citations: [1] },
    { ...place("30 days."), citations: [2] },
  ];
  const { content: left } = redactAnswer({ content, statements }, [{ number: 1, title: "Old terms" }]);
  assert.equal(left, "Two disagree.\n\n- [erased], 2026-01-01: “[erased]”[1]\n- New terms, 2026-02-01: “30 days.”[2]");
});
