import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { checkSizes } from "./check-sizes.ts";

const folder = mkdtempSync(join(tmpdir(), "citedesk-sizes-"));
after(() => rmSync(folder, { recursive: true }));
for (const [name, bytes] of Object.entries({
  "main.js": 900,
  "main.js.br": 300,
  "main.css": 50,
  "part.js": 40,
  "de.js": 7,
  "ja.js": 11,
}))
  writeFileSync(join(folder, name), "x".repeat(bytes));

const manifest = {
  "src/main.ts": { file: "main.js", css: ["main.css"], imports: ["_part"] },
  _part: { file: "part.js", imports: ["src/main.ts"] },
  "src/texts/de.ts": { file: "de.js", imports: ["_part"] },
  "src/texts/ja.ts": { file: "ja.js" },
};

test("an entry weighs what is loaded with it, compressed, and one of what it chooses from", () => {
  const limit = { name: "chat", entry: "src/main.ts", maximumBytes: 401 };
  assert.deepEqual(checkSizes(folder, manifest, [limit, { ...limit, withOneOf: "src/texts/" }]), [
    { line: "chat: 390 of 401 bytes", isOver: false },
    { line: "chat: 401 of 401 bytes", isOver: false },
  ]);
  const [tight] = checkSizes(folder, manifest, [{ ...limit, maximumBytes: 389 }]);
  assert.equal(tight?.isOver, true);
});

test("a limit on what was not built is an error, not a pass", () => {
  const limit = { name: "gone", entry: "src/gone.ts", maximumBytes: 1 };
  assert.throws(() => checkSizes(folder, manifest, [limit]), /src\/gone\.ts was not built/);
  const empty = { ...limit, entry: "src/main.ts", withOneOf: "src/gone/" };
  assert.throws(() => checkSizes(folder, manifest, [empty]), /Nothing was built of src\/gone/);
});
