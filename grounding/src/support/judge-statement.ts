import { findForeignFact } from "../checking/find-foreign-fact.ts";
import type { PreparedPassage } from "./prepare-passage.ts";
import type { CutStatement } from "./statements/cut-sentences.ts";
import { type VerificationRules, type VerifiedStatement, verifyStatement } from "./verify-statement.ts";

/** `isSure`: words decide alone, whether a checker can be asked or not. */
export type JudgedStatement = VerifiedStatement & { isSure: boolean };

/**
 * Puts one statement of a model to the support rule. `passages` in the order in which the model saw them. Those that it
 * cites are looked at first: mostly they are enough. Words are sure of what stands in a source nearly word for word, of
 * what claims nothing, of code, and of a figure that stands nowhere; of all else a checker knows more.
 */
export function judgeStatement(
  statement: CutStatement,
  passages: readonly PreparedPassage[],
  rules: VerificationRules,
): JudgedStatement {
  const verified = verifyCited(statement, passages, rules) ?? verifyStatement(statement, passages, rules);
  return { ...verified, isSure: isSure(verified, statement, passages, rules) };
}

function isSure(
  verified: VerifiedStatement,
  statement: CutStatement,
  passages: readonly PreparedPassage[],
  { context = "" }: VerificationRules,
): boolean {
  if (verified.outcome === "shown") return verified.support !== "matched";
  if (verified.outcome === "refusal" || statement.block === "code") return true;
  return findForeignFact(verified.withheld.text, passages, context) !== null;
}

function verifyCited(
  statement: CutStatement,
  passages: readonly PreparedPassage[],
  rules: VerificationRules,
): VerifiedStatement | undefined {
  const cited = statement.citations.flatMap((citation) => {
    const passage = passages[citation.number - 1];
    return passage ? [{ passage, citation }] : [];
  });
  if (cited.length === 0 || cited.length === passages.length) return undefined;
  const citations = cited.map(({ citation }, index) => ({ ...citation, number: index + 1 }));
  const verified = verifyStatement(
    { ...statement, citations },
    cited.map(({ passage }) => passage),
    rules,
  );
  return verified.outcome === "shown" && verified.quote !== null ? verified : undefined;
}
