import {
  type CheckVerdict,
  collectAddresses,
  cutSentences,
  isRefusal,
  judgeStatement,
  placeCheckQuotes,
  preparePassage,
} from "@citedesk/grounding";
import { foldStatement } from "./judge-model-answer.ts";
import type { ModelAnswer } from "./load-model-answers.ts";

/**
 * What a visitor reads of an output: words decide, and a checker's verdicts where words aren't sure. Empty when nothing
 * is left of it.
 */
export function showModelAnswer(
  answer: ModelAnswer,
  verdictOf: (statement: number) => CheckVerdict | undefined,
): string {
  const passages = answer.passages.map(({ number, title, text }) =>
    preparePassage({ id: String(number), title, text }),
  );
  const rules = {
    mode: "balanced" as const,
    allowedAddresses: collectAddresses(passages.map(({ text }) => text)),
    context: answer.question,
  };
  const labels = answer.statements.map(({ text }) => foldStatement(text));
  const cutter = cutSentences();
  const numbers: string[] = [];
  const numberOf = (passage: string, start: number) => {
    const key = `${passage} ${start}`;
    if (!numbers.includes(key)) numbers.push(key);
    return `[${numbers.indexOf(key) + 1}]`;
  };
  let shown = "";
  for (const statement of [...cutter.push(answer.output), ...cutter.flush()]) {
    if (isRefusal(statement.text)) continue;
    const judged = judgeStatement(statement, passages, rules);
    const folded = foldStatement(statement.text);
    const place = labels.findIndex((label) => label.includes(folded) || folded.includes(label));
    const verdict = judged.isSure ? undefined : verdictOf(place);
    const [backing] = verdict?.verdict === "BACKED" ? placeCheckQuotes(verdict, passages) : [];
    const prefix = shown === "" ? statement.prefix.trimStart() : statement.prefix || " ";
    if (backing) shown += `${prefix}${statement.text}${numberOf(backing.passageId, backing.start)}`;
    else if (judged.outcome === "shown")
      shown += prefix + judged.text + (judged.quote ? numberOf(judged.quote.passageId, judged.quote.start) : "");
    else if (judged.outcome === "replaced")
      shown += `${prefix}“${judged.quote.text.replaceAll(/\s+/g, " ")}”${numberOf(judged.quote.passageId, judged.quote.start)}`;
  }
  return shown.trim();
}
