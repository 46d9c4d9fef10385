import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { openBuiltPages } from "./built-pages.ts";

const root = mkdtempSync(join(tmpdir(), "citedesk-pages-"));
after(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, "tools"));

/** Stands where the build does: what it makes is found, what it says and how it ends is told. */
function buildWith(program: string): void {
  writeFileSync(join(root, "tools/build-pages.ts"), `import { mkdirSync, writeFileSync } from "node:fs";\n${program}`);
}

const MANIFEST = {
  "src/main.ts": { file: "main-1.js", css: ["main-1.css"], imports: ["_part.js"] },
  "src/texts/en.ts": { file: "en-1.js" },
  "src/ending.ts": { file: "ending-1.js" },
  "_part.js": { file: "part-1.js", css: ["part-1.css"], imports: ["src/main.ts"] },
};

test("pages that are missing are built in another process, and found from then on", async () => {
  const pages = openBuiltPages(root);
  assert.equal(pages.find("widget", "src/main.ts"), undefined);
  assert.equal(pages.findText("widget", "src/main.ts"), undefined);
  buildWith(`mkdirSync("widget/dist/.vite", { recursive: true });
    writeFileSync("widget/dist/main-1.js", "start()");
    writeFileSync("widget/dist/main-1.css", "a{}");
    writeFileSync("widget/dist/part-1.css", "b{}");
    writeFileSync("widget/dist/en-1.js", "export const texts = { send: 'Send' };");
    writeFileSync("widget/dist/ending-1.js", "write('</Script>')");
    writeFileSync("widget/dist/.vite/a.json", ${JSON.stringify(JSON.stringify(MANIFEST))});
    writeFileSync("widget/dist/.vite/sources", "1");
    console.log(process.argv.slice(2).join(" "));`);
  assert.equal(await pages.bringUpToDate(), true);
  assert.deepEqual(pages.find("widget", "src/main.ts"), {
    script: "/assets/widget/main-1.js",
    styles: ["/assets/widget/main-1.css", "/assets/widget/part-1.css"],
  });
  assert.equal(pages.findText("widget", "src/main.ts"), "start()");
  assert.equal(pages.find("widget", "src/other.ts"), undefined);
});

test("an entry can stand in a document, by the hash of what stands there, unless it would end its element", async () => {
  const pages = openBuiltPages(root);
  const { script, style } = pages.findInline("widget", "src/main.ts")!;
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  assert.deepEqual(script, { text: "start()", source: hash("start()") });
  assert.deepEqual(style, { text: "a{}\nb{}", source: hash("a{}\nb{}") });
  assert.throws(() => pages.findInline("widget", "src/ending.ts"), /<\/Script in it/);
  assert.equal(pages.findInline("widget", "src/other.ts"), undefined);
  assert.deepEqual((await pages.readModule("widget", "src/texts/en.ts"))?.texts, { send: "Send" });
  assert.equal(await pages.readModule("widget", "src/texts/xx.ts"), undefined);
});

test("nothing built is nothing to tell, and a build that fails says why", async () => {
  const pages = openBuiltPages(root);
  buildWith("");
  assert.equal(await pages.bringUpToDate(), false);
  buildWith(`throw new Error("Too large. chat: 9 of 8 bytes");`);
  await assert.rejects(pages.bringUpToDate(), /Too large\. chat: 9 of 8 bytes/);
});
