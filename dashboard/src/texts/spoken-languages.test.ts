import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { SPOKEN_LANGUAGES } from "./spoken-languages.ts";

const ROOT = join(import.meta.dirname, "../../..");

test("what the owner may choose are the languages that the chat and the service have texts in", () => {
  for (const folder of ["widget/src/chat/texts", "server/src/features/chat/texts"]) {
    const files = readdirSync(join(ROOT, folder)).filter((file) => /^[a-z]{2}\.ts$/.test(file));
    assert.deepEqual(files.map((file) => file.slice(0, 2)).sort(), [...SPOKEN_LANGUAGES].sort(), folder);
  }
});
