import { formatId } from "../../platform/ids/identifiers.ts";
import type { TriedAnswer } from "../chat/index.ts";
import { hasKeyword } from "../handoffs/index.ts";
import type { StoredExpectation } from "./check-queries.ts";
import type { CheckFailure } from "./check-schemas.ts";
import { languageOfAnswer } from "./language-of-answer.ts";

/** What of an expectation does not hold of an answer; nothing when all of it does. */
export function judgeAnswer(expectation: StoredExpectation, answer: TriedAnswer): CheckFailure[] {
  const failures: CheckFailure[] = [];
  const { cites, contains = [], not_contains: unwanted = [], language, abstains } = expectation;
  const hasAbstained = answer.answered === false;
  if (abstains !== undefined && abstains !== hasAbstained)
    failures.push({
      expected: "abstains",
      message: abstains ? "It was answered." : `It was not answered (${answer.reason ?? answer.kind}).`,
    });
  if (cites !== undefined && answer.citations.every((citation) => citation.source_id !== formatId("source", cites)))
    failures.push({ expected: "cites", message: `${formatId("source", cites)} is not among the sources cited.` });
  const content = fold(answer.content);
  for (const words of contains)
    if (!content.includes(fold(words)))
      failures.push({ expected: "contains", message: `“${words}” is not in the answer.` });
  for (const words of unwanted)
    if (isMentioned(words, answer.content.replaceAll(/\[\d+\]/g, "")))
      failures.push({ expected: "not_contains", message: `“${words}” is in the answer.` });
  const spoken = language === undefined ? null : languageOfAnswer(answer.content);
  if (spoken !== null && spoken !== language)
    failures.push({ expected: "language", message: `It was answered in “${spoken}”, not in “${language}”.` });
  return failures;
}

/** Whole; signs alone have no ends. */
function isMentioned(words: string, content: string): boolean {
  return /[\p{L}\p{N}]/u.test(words) ? hasKeyword(content, [words]) : fold(content).includes(fold(words));
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ");
}
