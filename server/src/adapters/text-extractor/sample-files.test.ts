import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { ExtractionFailure } from "../../ports/text-extractor.ts";
import { createChildProcessTextExtractor } from "./child-process.ts";

const samples = join(
  process.env.EVALUATION_DATA ?? join(import.meta.dirname, "../../../../../shared"),
  "samples/files",
);
const skip = existsSync(samples) ? false : `the sample files are not at ${samples}`;

/** Of the words that another reader finds in a file: the rest is its own names for pictures and notes. */
const LEAST_SHARE = 0.98;

describe("the sample files, hostile ones among them", { skip }, () => {
  const extractor = createChildProcessTextExtractor();
  after(() => extractor.close());

  const files = skip ? [] : readdirSync(samples, { recursive: true, encoding: "utf8" }).filter(isSample);
  for (const file of files) {
    test(`${file} ends as text or as an error that says why, within 10 s and 512 MB`, async () => {
      try {
        const { text, entries = [] } = await extractor.extract({ path: join(samples, file), fileName: file });
        assert.ok(text.trim() !== "" || entries.length > 0);
      } catch (error) {
        assert.ok(error instanceof ExtractionFailure, String(error));
        assert.ok(error.message.length > 10);
        assert.ok(error.code !== "timeout" && error.code !== "out_of_memory", error.code);
      }
    });
  }

  for (const file of skip ? [] : readdirSync(join(samples, "office"))) {
    test(`${file} holds ${LEAST_SHARE * 100} % of the words that another reader finds in it`, async () => {
      const { text } = await extractor.extract({ path: join(samples, "office", file), fileName: file });
      const expected = readFileSync(join(samples, "office-expected-text", `${file}.txt`), "utf8");
      const { share, missing } = containedShare(text, expected);
      assert.ok(share >= LEAST_SHARE, `${share.toFixed(3)}, missing: ${missing.join(" ")}`);
    });
  }
});

function isSample(file: string): boolean {
  return /[/\\]/.test(file) && /\.\w+$/.test(file) && !/expected-text/.test(file);
}

/** Words of letters or of digits, each as often as it stands there. */
function containedShare(text: string, expected: string): { share: number; missing: string[] } {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = wordsOf(expected);
  const missing = words.filter((word) => {
    const count = counts.get(word) ?? 0;
    if (count > 0) counts.set(word, count - 1);
    return count === 0;
  });
  return { share: 1 - missing.length / words.length, missing };
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+|\p{N}+/gu) ?? [];
}
