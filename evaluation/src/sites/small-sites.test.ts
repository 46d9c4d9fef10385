import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { readSite } from "./site-library.ts";
import type { SiteQuestion } from "./site-set.ts";

const SETS = join(import.meta.dirname, "..", "..", "sets");

/** As the shared scorer folds texts, as far as it matters here. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, " ");
}

for (const set of [
  "small-sites",
  "blind-sites",
  "unseen-sites",
  "first-questions",
  "plain-words",
  "manuals",
  "office-help",
])
  test(`every gold fact of a question for something stands on its site, and ids are unique: ${set}`, async () => {
    const folder = join(SETS, set);
    const lines = (await readFile(join(folder, "questions.jsonl"), "utf8")).trim().split("\n");
    const questions = lines.map((line) => JSON.parse(line) as SiteQuestion);
    assert.equal(new Set(questions.map(({ id }) => id)).size, questions.length);
    for (const [site, asked] of Map.groupBy(questions, (question) => question.site)) {
      const { texts } = await readSite(join(folder, "sites", site));
      const all = fold([...texts.values()].map(({ text }) => text).join("\n"));
      for (const { id, facts, expect } of asked) {
        if (expect === "answer") assert.ok(facts.length > 0, id);
        // A wish for a person may be met by how to reach one.
        else if (expect !== "person") assert.equal(facts.length, 0, id);
        for (const group of facts)
          assert.ok(
            group.some((fact) => all.includes(fold(fact))),
            `${id}: ${group.join(" / ")}`,
          );
      }
    }
  });
