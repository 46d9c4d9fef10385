import assert from "node:assert/strict";
import { test } from "node:test";
import { ExtractionFailure } from "../extracted-document.ts";
import { readXml } from "./read-xml.ts";

function isBroken(error: unknown): boolean {
  return error instanceof ExtractionFailure && error.code === "broken";
}

test("elements come by their local names, text with its entities", () => {
  const seen: string[] = [];
  readXml(Buffer.from('<w:p w:id="1">a &amp; <![CDATA[<b>]]></w:p>'), {
    open: (name, attributes) => seen.push(`<${name} ${attributes["w:id"]}`),
    text: (text) => seen.push(text),
    close: (name) => seen.push(`/${name}`),
  });
  assert.equal(seen.join(""), "<p 1a & <b>/p");
});

test("document types are refused, so entities can't explode or reach files", () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>';
  const reader = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>';
  for (const source of [bomb, reader, "<x>&unknown;</x>"])
    assert.throws(() => readXml(Buffer.from(source), {}), isBroken);
});

test("nesting without end and XML that isn't well formed are broken", () => {
  for (const source of ["<x>".repeat(100_000), "<x><y></x>", "no xml", ""]) {
    assert.throws(() => readXml(Buffer.from(source), {}), isBroken);
  }
});

test("UTF-16 is read as its mark says", () => {
  let text = "";
  readXml(Buffer.from("\ufeff<x>größer</x>", "utf16le"), { text: (more) => (text += more) });
  assert.equal(text, "größer");
});
