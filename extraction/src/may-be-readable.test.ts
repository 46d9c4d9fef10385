import assert from "node:assert/strict";
import { test } from "node:test";
import { detectType } from "./detect-type.ts";
import { mayBeReadable as sniff } from "./may-be-readable.ts";

const bytes = (text: string) => Buffer.from(text);
const mayBeReadable = (content: Uint8Array, fileName = "file") => sniff(content, { fileName });

test("documents, archives and text may be readable", () => {
  assert.ok(mayBeReadable(bytes("%PDF-1.7\n…")));
  assert.ok(mayBeReadable(bytes("PK\u0003\u0004…")));
  assert.ok(mayBeReadable(bytes("Refunds take 14 days.\n")));
  assert.ok(mayBeReadable(bytes("<!DOCTYPE html><title>Refunds</title>")));
});

test("pictures and programs are not", () => {
  assert.ok(!mayBeReadable(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0, 1, 2, 3])));
  assert.ok(!mayBeReadable(Buffer.concat([bytes("\u007fELF"), Buffer.alloc(200)])));
  assert.ok(!mayBeReadable(bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')));
});

test("an old Office file is not readable, a protected new one may be told apart later", () => {
  const ole = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
  assert.ok(!mayBeReadable(ole));
  assert.ok(mayBeReadable(Buffer.concat([ole, Buffer.from("EncryptedPackage", "utf16le")])));
});

test("a text of a type that the reader refuses is refused at once, and every other is let through", () => {
  const comment = `<!-- ${"long ".repeat(1500)} -->`;
  const texts: [name: string, text: string, readable: boolean][] = [
    ["style.xsl", '<?xml version="1.0"?><xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>', false],
    ["facts.rdf", '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"></rdf:RDF>', false],
    ["feed.xml", `<?xml version="1.0"?>${comment}<rss version="2.0"><channel/></rss>`, false],
    ["picture.svg", `${comment}<svg xmlns="http://www.w3.org/2000/svg"/>`, false],
    ["page.xhtml", `<?xml version="1.0"?>${comment}<html xmlns="http://www.w3.org/1999/xhtml"><p>Hi</p></html>`, true],
    ["page", `${comment}<!DOCTYPE html><p>Hi</p>`, true],
    ["notes.md", "<!-- draft -->\n<svg width='1'></svg>\n\n# Refunds", true],
    ["empty.svg", "<svg/>", false],
    ["data.json", '{"refunds": "<?xml"}', true],
    ["notes.txt", "The tag <svg> draws.", true],
  ];
  for (const [fileName, text, readable] of texts)
    for (const encoding of ["utf8", "utf16le"] as const) {
      const content = Buffer.from(encoding === "utf8" ? text : `\ufeff${text}`, encoding);
      assert.equal(mayBeReadable(content, fileName), readable, `${fileName} ${encoding}`);
      assert.equal(detectType(content, { fileName }).kind !== "xml", readable, `${fileName} ${encoding}`);
    }
});

test("what holds bytes of no text further on is refused as the reader refuses it", () => {
  const content = Buffer.concat([Buffer.from("word ".repeat(2000)), Buffer.alloc(500)]);
  assert.equal(detectType(content, { fileName: "a.txt" }).kind, "binary");
  assert.ok(!mayBeReadable(content, "a.txt"));
});
