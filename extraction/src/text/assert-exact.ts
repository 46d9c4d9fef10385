import assert from "node:assert/strict";
import type { ExtractedDocument } from "../extracted-document.ts";

/** What every extracted document promises: canonical text, ranges inside it, in order, on whole things. For tests. */
export function assertExact(document: ExtractedDocument): void {
  const { text, headings, pages, times, units } = document;
  assert.ok(text.isWellFormed());
  assert.equal(text, text.normalize("NFC"));
  assert.doesNotMatch(text, /\r|\0/);
  for (const ranges of [headings, pages, times, units]) {
    let last = 0;
    for (const { start, end } of ranges) {
      assert.ok(start >= last && end > start && end <= text.length, `range ${start}..${end} of ${text.length}`);
      assert.equal(text.slice(start, end).trim() !== "", true);
      last = end;
    }
  }
  for (const { start, end, level } of headings) {
    assert.ok(level >= 1 && level <= 6);
    assert.doesNotMatch(text.slice(start, end), /\n/);
    assert.ok(start === 0 || text[start - 1] === "\n");
    assert.ok(end === text.length || text[end] === "\n");
  }
  for (let index = 1; index < pages.length; index++) assert.ok(pages[index]!.number > pages[index - 1]!.number);
  for (const { from, to } of times) assert.ok(from >= 0 && to >= from);
}
