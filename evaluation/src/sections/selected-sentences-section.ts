import { mean } from "../measures/paired-bootstrap.ts";
import { boundedRow, unmeasuredRow } from "../report/report-row.ts";
import type { EvaluationPassage } from "../sets/evaluation-set.ts";
import { loadSharedSet } from "../sets/shared-set.ts";
import { buildShippedPipeline, type PipelineAnswer } from "../systems/shipped-pipeline.ts";
import { NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section } from "./section.ts";

/** CLAP NQ: people selected the sentences of a passage that answer a question. Are ours among them? */
export const selectedSentencesSection: Section = async (context) => {
  const name = "Sentences that people selected (CLAP NQ)";
  if (context.sharedData === undefined) return { name, rows: [unmeasuredRow("top three", NO_SHARED_DATA, "≥ .890")] };
  const set = await loadSharedSet(context.sharedData, "clapnq");
  const questions = set.questions.filter((question) => question.answerable === true && question.passage !== undefined);
  const pipeline = buildShippedPipeline(set.passages);
  const passages = new Map(set.passages.map((passage) => [passage.id, passage]));
  const inCorpus: number[] = [];
  const inPassage: number[] = [];
  for (const question of questions) {
    const passage = passages.get(question.passage!)!;
    const selected = (question.selectedSentences ?? []).flat().map(lettersOf);
    inCorpus.push(Number(showsSelected(pipeline(question), passage, selected)));
    inPassage.push(Number(showsSelected(buildShippedPipeline([passage])(question), passage, selected)));
  }
  return {
    name,
    rows: [
      boundedRow({
        what: `one of the top three is among those selected, ${set.passages.length} passages to choose from`,
        reference: ".886",
        figures: { "": mean(inCorpus) },
        bounds: [{ figure: "", atLeast: 0.89 }],
        note: `${questions.length} answerable questions`,
      }),
      boundedRow({ what: "… the right passage given", figures: { "": mean(inPassage) } }),
    ],
  };
};

function showsSelected(answer: PipelineAnswer, passage: EvaluationPassage, selected: readonly string[]): boolean {
  return answer.candidates
    .slice(0, 3)
    .filter((sentence) => sentence.passageId === passage.id)
    .map((sentence) => lettersOf(sentence.text))
    .some((shown) => selected.some((sentence) => sentence.includes(shown) || shown.includes(sentence)));
}

/** The set's text is cut into tokens by spaces; letters and digits alone are alike in both. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
