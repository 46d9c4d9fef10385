import { checkStatement, collectAddresses, cutSentences, preparePassage, verifyStatement } from "@citedesk/grounding";
import type { ScriptedOutput } from "./script-model-output.ts";

export interface JudgedOutput {
  shown: number;
  replaced: number;
  withheld: number;
  /** What must never happen, one line each. */
  violations: string[];
}

/** Runs an output through the same steps as an answer and looks for what must never reach a visitor. */
export function judgeScriptedOutput(output: ScriptedOutput, mode: "strict" | "balanced"): JudgedOutput {
  const passages = output.passages.map((passage) => preparePassage(passage));
  const textOf = new Map(output.passages.map(({ id, text }) => [id, text]));
  const allowedAddresses = collectAddresses(output.passages.map(({ text }) => text));
  const cutter = cutSentences();
  const statements = [...output.chunks.flatMap((chunk) => cutter.push(chunk)), ...cutter.flush()];
  const judged: JudgedOutput = { shown: 0, replaced: 0, withheld: 0, violations: [] };
  for (const statement of statements) {
    const verified = verifyStatement(statement, passages, { mode, allowedAddresses });
    judged[verified.outcome === "refusal" ? "withheld" : verified.outcome]++;
    if (verified.outcome === "withheld" || verified.outcome === "refusal") continue;
    const { quote } = verified;
    if (quote && textOf.get(quote.passageId)?.slice(quote.start, quote.end) !== quote.text) {
      judged.violations.push(`a quote is not at its place: ${quote.text}`);
    }
    if (verified.outcome !== "shown") continue;
    if (/<[a-z/!?]|javascript:|phishing\.example/i.test(verified.text))
      judged.violations.push(`not clean: ${verified.text}`);
    if (verified.support === null) continue;
    const alone = passages.filter((passage) => passage.id === quote?.passageId);
    const given = statement.citations.find((citation) => citation.quote !== undefined)?.quote;
    const hint = given === undefined ? {} : { quote: given };
    if (checkStatement({ statement: verified.text, passages: alone, mode, ...hint }).support === null) {
      judged.violations.push(`shown without support: ${verified.text}`);
    }
  }
  return judged;
}
