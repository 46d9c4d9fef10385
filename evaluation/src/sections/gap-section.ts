import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clusterQuestions, isOffTopic } from "@citedesk/grounding";
import { boundedRow, type ReportRow } from "../report/report-row.ts";
import { closeGaps, type GapTopic } from "./close-gaps.ts";
import type { Section } from "./section.ts";

interface GapSet {
  topics: GapTopic[];
  off_topic: string[];
}

/**
 * Whether questions that no source answers are put together by what they ask, and those that are none for a site kept
 * apart; and what answering them is worth.
 */
export const gapSection: Section = async ({ projectRoot, quick }) => {
  const path = join(projectRoot, "evaluation", "sets", "gaps", "questions.json");
  const { topics, off_topic: offTopic } = JSON.parse(await readFile(path, "utf8")) as GapSet;
  const half = (rest: number) => topics.filter((_, index) => index % 2 === rest);
  const asked = topics.flatMap(({ questions }) => questions);
  return {
    name: "Gaps",
    rows: [
      pairsRow("the half that the bound was chosen on", half(0)),
      pairsRow("the half that was kept apart", half(1)),
      pairsRow("all topics at once", topics),
      boundedRow({
        what: "questions that are none for a site",
        figures: {
          "kept apart": offTopic.filter(isOffTopic).length / offTopic.length,
          "taken for such": asked.filter(isOffTopic).length / asked.length,
        },
        bounds: [
          { figure: "kept apart", atLeast: 0.8 },
          { figure: "taken for such", atMost: 0.05 },
        ],
        note: `${offTopic.length} of them, ${asked.length} for shops and houses; where nothing in the sources is near`,
      }),
      await closeGaps(projectRoot, quick ? half(0) : topics),
    ],
  };
};

/** Of two questions: are they said to ask the same, and do they? */
function pairsRow(what: string, topics: GapSet["topics"]): ReportRow {
  const questions = topics.flatMap(({ topic, questions: asked }) => asked.map((text) => ({ topic, text })));
  const cluster: number[] = [];
  for (const [number, { members }] of clusterQuestions(
    questions.map(({ text }) => ({ text, cluster: null })),
  ).entries())
    for (const place of members) cluster[place] = number;
  let [together, right, same] = [0, 0, 0];
  for (let left = 0; left < questions.length; left++)
    for (let other = left + 1; other < questions.length; other++) {
      const isSame = questions[left]!.topic === questions[other]!.topic;
      const isTogether = cluster[left] === cluster[other];
      together += Number(isTogether);
      same += Number(isSame);
      right += Number(isSame && isTogether);
    }
  const [precision, recall] = [right / together, right / same];
  return boundedRow({
    what,
    figures: { F1: (2 * precision * recall) / (precision + recall), precision, recall },
    bounds: [{ figure: "F1", atLeast: 0.7 }],
    note: `pairs of ${questions.length} questions on ${topics.length} topics, in English, German and French`,
  });
}
