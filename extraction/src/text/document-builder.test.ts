import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ExtractionFailure } from "../extracted-document.ts";
import { assertExact } from "./assert-exact.ts";
import { canonicalLine } from "./canonical-text.ts";
import { DocumentBuilder, MAX_TEXT_LENGTH } from "./document-builder.ts";

const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.string({ unit: "grapheme", maxLength: 40 }));
const anyCall = fc.oneof(
  fc.record({ kind: fc.constant("heading" as const), text: anyText, level: fc.integer({ min: -2, max: 9 }) }),
  fc.record({ kind: fc.constantFrom("paragraph" as const, "preformatted" as const, "timed" as const), text: anyText }),
  fc.record({ kind: fc.constant("unit" as const), text: anyText, first: fc.boolean() }),
  fc.record({ kind: fc.constant("page" as const) }),
);

test("every offset points at the thing itself, whatever is written", () => {
  fc.assert(
    fc.property(fc.array(anyCall), (calls) => {
      const builder = new DocumentBuilder();
      const headings: string[] = [];
      let page = 0;
      for (const call of calls) {
        if (call.kind === "page") builder.startPage(++page);
        else if (call.kind === "heading") {
          builder.heading(call.level, call.text);
          if (canonicalLine(call.text) !== "") headings.push(canonicalLine(call.text));
        } else if (call.kind === "unit") builder.unit(call.text, { first: call.first });
        else if (call.kind === "timed") builder.timed(1, 2, call.text);
        else builder[call.kind](call.text);
      }
      const document = builder.build({ mediaType: "text/plain" });
      assertExact(document);
      assert.deepEqual(
        document.headings.map(({ start, end }) => document.text.slice(start, end)),
        headings,
      );
    }),
  );
});

test("pages keep their numbers and those without text have no range", () => {
  const builder = new DocumentBuilder();
  for (const [index, text] of ["one", "", "three"].entries()) {
    builder.startPage(index + 1);
    builder.paragraph(text);
  }
  const { text, pages } = builder.build({ mediaType: "application/pdf" });
  assert.deepEqual(
    pages.map(({ number, start, end }) => [number, text.slice(start, end)]),
    [
      [1, "one"],
      [3, "three"],
    ],
  );
});

test("languages become BCP 47 tags and what is none becomes null", () => {
  const build = (language: string) => new DocumentBuilder().build({ mediaType: "text/plain", language }).language;
  assert.equal(build("en_us"), "en-US");
  assert.equal(build("not a language"), null);
});

test("text past the limit is refused with too_large", () => {
  const builder = new DocumentBuilder();
  builder.paragraph("x".repeat(MAX_TEXT_LENGTH));
  assert.throws(
    () => builder.paragraph("more"),
    (error) => error instanceof ExtractionFailure && error.code === "too_large",
  );
});
