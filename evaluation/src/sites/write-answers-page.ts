import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type AnsweredQuestion, isClean, isSatisfied, turnsOf } from "./answer-sites.ts";

const SHOWN = 50;

/** Writes `docs/answers.md`: every so many questions of the set with what a visitor reads, right or wrong. */
export async function writeAnswersPage(projectRoot: string, answered: readonly AnsweredQuestion[]): Promise<void> {
  const step = answered.length / SHOWN;
  const chosen = Array.from({ length: SHOWN }, (_, place) => answered[Math.floor(place * step)]!);
  const right = chosen.filter(({ verdict }) => isSatisfied(verdict)).length;
  const parts = chosen.map(describe).join("\n\n");
  await writeFile(join(projectRoot, "docs", "answers.md"), `${introduction(right)}\n\n${parts}\n`);
}

function introduction(right: number): string {
  return `# Fifty answers

What a visitor reads without a model: every sixth or so of the questions in the shared set \`sites\` (a shop, a help centre, a German shop, a Spanish school),
none left out, as \`npm run eval -- --write-docs\` writes them. ${right} of these ${SHOWN} are right by the set's own scorer. A number in
brackets is a citation.`;
}

function describe({ question, answer, verdict }: AnsweredQuestion): string {
  const asked = turnsOf(question).map(asLine).join(" → ");
  const judged = isClean(verdict)
    ? "right"
    : isSatisfied(verdict)
      ? "right, with more than was asked"
      : NAMES[verdict.verdict];
  const lines = answer.content.split("\n").map((line) => `> ${asLine(line)}`.trimEnd());
  return `**${asked}** (${question.site}, ${question.kind.replaceAll("_", " ")}: ${judged ?? verdict.verdict})\n\n${lines.join("\n")}`;
}

const NAMES: Readonly<Record<string, string>> = {
  part: "half",
  wrong: "wrong",
  refused_wrongly: "wrongly refused",
  answered_wrongly: "should have been refused",
  talk_wrong: "not understood",
};

function asLine(text: string): string {
  return text.replaceAll("<", "&lt;");
}
