import type { QuotedSentence } from "@citedesk/grounding";
import { containsAnswer } from "../measures/answer-containment.ts";
import { mean } from "../measures/paired-bootstrap.ts";
import { boundedRow, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { loadBicycleShop, loadFastifyDocs, loadLampShop } from "../sets/document-set.ts";
import type { EvaluationSet } from "../sets/evaluation-set.ts";
import { loadSharedSet } from "../sets/shared-set.ts";
import { buildShippedPipeline } from "../systems/shipped-pipeline.ts";
import { NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section, SectionContext } from "./section.ts";

/** What the `extractive` model shows: does it hold the answer, and does every quote stand where it says? */
export const answerSection: Section = async (context) => {
  const rows: ReportRow[] = [];
  if (context.sharedData === undefined)
    rows.push(unmeasuredRow("SQuAD 2", NO_SHARED_DATA, "best ≥ .780, top three ≥ .900"));
  else rows.push(...(await answerSet(await loadSharedSet(context.sharedData, "squad2"), context, true)));
  for (const load of [loadFastifyDocs, loadLampShop, loadBicycleShop])
    rows.push(...(await answerSet(await load(context.projectRoot), context, false)));
  return { name: "Extractive answers", rows };
};

async function answerSet(set: EvaluationSet, context: SectionContext, hasMark: boolean): Promise<ReportRow[]> {
  const asked = set.questions.filter((question) => question.answers.length > 0 && question.answerable === true);
  const questions = context.quick ? asked.filter((_, index) => index % 5 === 0) : asked;
  const pipeline = buildShippedPipeline(set.passages);
  const passages = new Map(set.passages.map((passage) => [passage.id, passage]));
  const best: number[] = [];
  const topThree: number[] = [];
  const all: number[] = [];
  let quotes = 0;
  let standing = 0;
  let headings = 0;
  for (const question of questions) {
    const { candidates, sentences: shown } = pipeline(question);
    const holds = (sentence: QuotedSentence) => containsAnswer(sentence.text, question.answers);
    best.push(Number(candidates.slice(0, 1).some(holds)));
    topThree.push(Number(candidates.slice(0, 3).some(holds)));
    all.push(Number(shown.some(holds)));
    quotes += shown.length;
    standing += shown.filter(
      ({ passageId, start, end, text }) => text !== "" && passages.get(passageId)?.text.slice(start, end) === text,
    ).length;
    headings += shown.filter(({ passageId, text }) =>
      passages.get(passageId)?.headingPath.includes(text.trim()),
    ).length;
  }
  return [
    boundedRow({
      what: `shown sentences hold the gold answer: ${set.name}`,
      reference: hasMark ? "idf overlap .727; .884" : "",
      figures: { best: mean(best), "top three": mean(topThree), "what is shown": mean(all) },
      ...(hasMark ? { bounds: CONTAINMENT } : {}),
      note: `${(quotes / questions.length).toFixed(1)} sentences are shown on average: those that aren't weak beside the best`,
    }),
    boundedRow({
      what: `shown quotes that stand at their place: ${set.name}`,
      reference: "no peer checks",
      figures: { "": quotes === 0 ? Number.NaN : standing / quotes },
      bounds: [{ figure: "", atLeast: 1 }],
      note: `${quotes} quotes in ${questions.length} answers`,
    }),
    ...(hasHeadings(set)
      ? [
          boundedRow({
            what: `shown sentences that are nothing but a heading: ${set.name}`,
            figures: { "": headings / quotes },
            bounds: [{ figure: "", atMost: 0 }],
          }),
        ]
      : []),
  ];
}

function hasHeadings(set: EvaluationSet): boolean {
  return set.passages.some((passage) => passage.headingPath.length > 0);
}

const CONTAINMENT = [
  { figure: "best", atLeast: 0.78 },
  { figure: "top three", atLeast: 0.9 },
];
