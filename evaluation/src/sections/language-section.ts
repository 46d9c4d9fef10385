import { containsAnswer } from "../measures/answer-containment.ts";
import { mean } from "../measures/paired-bootstrap.ts";
import { boundedRow, unmeasuredRow } from "../report/report-row.ts";
import type { EvaluationSet } from "../sets/evaluation-set.ts";
import { loadSharedSet } from "../sets/shared-set.ts";
import { buildBm25Baseline } from "../systems/bm25-baseline.ts";
import { buildShippedPipeline } from "../systems/shipped-pipeline.ts";
import { judgedQuestions, rankingFigures, rankQuestions } from "./rank-questions.ts";
import { comparisonRow, NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section } from "./section.ts";

/** The same kind of question in other languages, each over its own passages. */
export const languageSection: Section = async (context) => {
  const name = "Other languages";
  if (context.sharedData === undefined)
    return { name, rows: [unmeasuredRow("each", NO_SHARED_DATA, "nDCG@10 ≥ .940")] };
  const all = await loadSharedSet(context.sharedData, "xquad");
  const languages = [...new Set(all.passages.map((passage) => passage.language))].sort();
  const rows = languages.flatMap((language) => {
    const set = inLanguage(all, language);
    const judged = judgedQuestions(set.questions);
    const questions = context.quick ? judged.filter((_, index) => index % 5 === 0) : judged;
    const pipeline = buildShippedPipeline(set.passages);
    const bm25 = buildBm25Baseline(set.passages);
    const answers = new Map(questions.map((question) => [question, pipeline(question)]));
    const shipped = rankQuestions(questions, (question) => answers.get(question)!.ranking);
    const holding = (most: number) =>
      mean(
        questions.map((question) =>
          Number(
            answers
              .get(question)!
              .candidates.slice(0, most)
              .some(({ text }) => containsAnswer(text, question.answers)),
          ),
        ),
      );
    const baseline = rankQuestions(questions, (question) => bm25(question.text, language, 50));
    return [
      boundedRow({
        what: new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language,
        reference: "word BM25 .87–.96",
        figures: rankingFigures(shipped),
        bounds: [{ figure: "nDCG@10", atLeast: 0.94 }],
      }),
      comparisonRow("… BM25", shipped, baseline, context),
      boundedRow({
        what: "… extractive sentences hold the gold answer",
        figures: { best: holding(1), "top three": holding(3) },
      }),
    ];
  });
  return { name, rows };
};

function inLanguage(set: EvaluationSet, language: string): EvaluationSet {
  return {
    name: `${set.name}-${language}`,
    passages: set.passages.filter((passage) => passage.language === language),
    questions: set.questions.filter((question) => question.language === language),
  };
}
