import {
  type CheckVerdict,
  collectAddresses,
  cutSentences,
  isRefusal,
  type JudgedStatement,
  judgeStatement,
  type PreparedPassage,
  placeCheckQuotes,
  preparePassage,
} from "@citedesk/grounding";
import type { LabelledStatement, ModelAnswer } from "./load-model-answers.ts";

/** `unrecorded`: a checker would have been asked, and there is no verdict to replay. */
export type StatementOutcome = "shown" | "replaced" | "left out" | "unrecorded";

export interface JudgedLabel {
  answer: ModelAnswer;
  statement: LabelledStatement;
  /** What words decide alone. */
  words: StatementOutcome;
  /** What becomes of it with the recorded checker. */
  checked: StatementOutcome;
  /** Words left it to the checker. */
  wasAsked: boolean;
}

/** Runs an output through the steps of an answer of the service, and says what became of each labelled statement. */
export function judgeModelAnswer(
  answer: ModelAnswer,
  verdictOf: (statement: number) => CheckVerdict | undefined,
): JudgedLabel[] {
  const passages = answer.passages.map(({ number, title, text }) =>
    preparePassage({ id: String(number), title, text }),
  );
  const rules = {
    mode: "balanced" as const,
    allowedAddresses: collectAddresses(passages.map(({ text }) => text)),
    context: answer.question,
  };
  const cutter = cutSentences();
  const cut = [...cutter.push(answer.output), ...cutter.flush()].filter(({ text }) => !isRefusal(text));
  const judged = cut.map((statement) => ({
    text: foldStatement(statement.text),
    judged: judgeStatement(statement, passages, rules),
  }));
  const shown = foldStatement(judged.map((one) => (one.judged.outcome === "shown" ? one.judged.text : "")).join("\n"));
  return answer.statements.map((statement, index) => {
    const wanted = foldStatement(statement.text);
    const unit = judged.find(({ text }) => text.includes(wanted) || wanted.includes(text));
    const own = unit?.judged;
    // The head of a list goes with its list: a quote that stands for both stands for the list.
    const isOwnUnit = statement.label !== "no_claim" || unit?.text === wanted;
    const words = shown.includes(wanted) ? "shown" : own?.outcome === "replaced" && isOwnUnit ? "replaced" : "left out";
    const wasAsked = own !== undefined && !own.isSure;
    const checked = wasAsked ? afterCheck(own, passages, verdictOf(index)) : words;
    return { answer, statement, words, checked, wasAsked };
  });
}

function afterCheck(
  judged: JudgedStatement,
  passages: readonly PreparedPassage[],
  verdict: CheckVerdict | undefined,
): StatementOutcome {
  if (!verdict) return "unrecorded";
  if (verdict.verdict === "NO_CLAIM") return "shown";
  if (verdict.verdict === "BACKED" && placeCheckQuotes(verdict, passages).length > 0) return "shown";
  return judged.outcome === "replaced" ? "replaced" : "left out";
}

/** Lower case, plain marks, no Markdown: a statement as its label has it. */
export function foldStatement(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[*_`]/g, "")
    .replace(/^[\s>#-]+/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
