import { boundedRow, unmeasuredRow } from "../report/report-row.ts";
import { loadFastifyDocs } from "../sets/document-set.ts";
import { loadSharedSet } from "../sets/shared-set.ts";
import { buildBm25Baseline } from "../systems/bm25-baseline.ts";
import { buildShippedPipeline } from "../systems/shipped-pipeline.ts";
import { judgedQuestions, rankingFigures, rankQuestions } from "./rank-questions.ts";
import { comparisonRow, NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section } from "./section.ts";

/** Questions that lean on the turns before them. */
export const conversationSection: Section = async (context) => {
  const name = "Multi-turn questions, with history";
  if (context.sharedData === undefined)
    return { name, rows: [unmeasuredRow("conversations", NO_SHARED_DATA, "nDCG@10 ≥ .840")] };
  const set = await loadSharedSet(context.sharedData, "conversations");
  const questions = judgedQuestions(set.questions);
  const pipeline = buildShippedPipeline(set.passages);
  const bm25 = buildBm25Baseline(set.passages);
  const shipped = rankQuestions(questions, (question) => pipeline(question).ranking);
  const lastTurn = rankQuestions(questions, (question) => bm25(question.text, "en", 50));
  const lastTwo = rankQuestions(questions, ({ text, history }) => {
    const previous = history.findLast((turn) => turn.role === "user")?.text ?? "";
    return bm25(`${previous}\n${text}`, "en", 50);
  });

  const documentation = await loadFastifyDocs(context.projectRoot);
  const followUps = judgedQuestions(documentation.questions).filter((question) => question.history.length > 0);
  const overDocumentation = buildShippedPipeline(documentation.passages);
  return {
    name,
    rows: [
      boundedRow({
        what: "conversations over several kinds of site",
        reference: "last turn .789, + previous turn .830",
        figures: rankingFigures(shipped),
        bounds: [{ figure: "nDCG@10", atLeast: 0.84 }],
      }),
      comparisonRow("… BM25, last turn", shipped, lastTurn, context),
      comparisonRow("… BM25, last and previous turn", shipped, lastTwo, context),
      boundedRow({
        what: "own questions on Fastify's documentation",
        figures: rankingFigures(rankQuestions(followUps, (question) => overDocumentation(question).ranking)),
        note: `${followUps.length} follow-up questions: too few to hold anything against.`,
      }),
    ],
  };
};
