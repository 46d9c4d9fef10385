import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { collectAddresses, sanitiseMarkdown } from "./sanitise-markdown.ts";

const allowed = collectAddresses(
  ["See https://shop.example/refunds, or write to help@shop.example."],
  ["https://shop.example/"],
);
const clean = (markdown: string) => sanitiseMarkdown(markdown, allowed);

test("a link stays when its address stands in a source, and becomes its text when not", () => {
  assert.equal(clean("[Refunds](https://shop.example/refunds)"), "[Refunds](https://shop.example/refunds)");
  assert.equal(clean("[Refunds](https://evil.example/refunds)"), "Refunds");
  assert.equal(clean("[mail](mailto:help@shop.example)"), "[mail](mailto:help@shop.example)");
});

test("script and data addresses never stay, however they are written", () => {
  for (const address of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java&#115;cript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//evil.example",
    "https://shop.example@evil.example/",
  ]) {
    const out = clean(`[x](${address}) and <${address}> and ${address}`);
    assert.doesNotMatch(out, /\]\(|<\S+:|javascript:|data:|vbscript:/i, out);
  }
});

test("bare and angled addresses go unless allowed", () => {
  assert.equal(clean("Go to https://shop.example/refunds."), "Go to https://shop.example/refunds.");
  assert.equal(clean("Go to https://evil.example/x?y=1."), "Go to .");
  assert.equal(clean("<https://evil.example>"), "");
  assert.equal(clean("www.evil.example now"), " now");
});

test("images and raw HTML go, with what scripts hold", () => {
  assert.equal(clean("a ![x](https://shop.example/refunds) b"), "a  b");
  assert.equal(clean("a <b onclick=x>bold</b> <script>alert(1)</script>c<!-- d -->"), "a bold c");
  assert.equal(clean("<scr<script>ipt>alert(1)</script>"), "< scr");
  assert.equal(clean("<img src=x onerror=alert(1)"), "< img src=x onerror=alert(1)");
  assert.equal(clean("5 < 6 and 7 > 3"), "5 < 6 and 7 > 3");
});

test("reference links and their definitions lead nowhere", () => {
  assert.equal(clean("[a][1]\n\n[1]: https://evil.example"), "a\n\n");
});

test("emphasis, lists and code stay", () => {
  const markdown = "**Bold** and `code`:\n\n- one\n- two";
  assert.equal(clean(markdown), markdown);
});

const PIECES = fc.constantFrom(
  "<",
  ">",
  "/",
  "!",
  "?",
  "[",
  "]",
  "(",
  ")",
  "script",
  "img",
  "a",
  " ",
  "\n",
  ":",
  "javascript:",
  "https://evil.example",
  "https://shop.example/refunds",
  '"',
  "'",
  "\\",
  "`",
  "--",
  "x",
  "\ue000",
  "\ue001",
  "0",
  "www.",
  "mailto:",
);

test("of any text no tag, image or foreign address is left", () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 40 }), (pieces) => {
      const out = clean(pieces.join(""));
      assert.doesNotMatch(out.replaceAll("<https://shop.example/refunds>", ""), /<[a-z/!?]/i);
      assert.doesNotMatch(out, /!\[/);
      assert.doesNotMatch(out, /https:\/\/evil/i);
      for (const link of out.matchAll(/\]\(([^)]*)\)/g)) assert.equal(link[1], "https://shop.example/refunds");
    }),
    { numRuns: 2000 },
  );
});

test("a placeholder in what is to be typed stays, between marks that are no tag; elements and what has attributes go", () => {
  const clean = (text: string) => sanitiseMarkdown(text, new Set());
  assert.equal(clean("Run `serve <port> --as <your name>`."), "Run `serve ‹port› --as ‹your name›`.");
  assert.equal(clean("a <b>bold</b> <script>x</script><my-widget onclick=x>end"), "a bold end");
  assert.doesNotMatch(clean("<<port>script> <por<b>t>"), /<[a-z/!?]/i);
});
