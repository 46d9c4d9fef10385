import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type AnsweredQuestion, isClean, isSatisfied, turnsOf } from "./answer-sites.ts";

const SHOWN = 50;

/**
 * Writes `docs/answers.md`: every so many questions of the set with what a visitor reads, right or wrong, without a
 * model and, where an output of one was recorded (`withModel`, by site and question), of that.
 */
export async function writeAnswersPage(
  projectRoot: string,
  answered: readonly AnsweredQuestion[],
  withModel: ReadonlyMap<string, string>,
): Promise<void> {
  const step = answered.length / SHOWN;
  const chosen = Array.from({ length: SHOWN }, (_, place) => answered[Math.floor(place * step)]!);
  const right = chosen.filter(({ verdict }) => isSatisfied(verdict)).length;
  const parts = chosen.map((one) => describe(one, withModel.get(answerKey(one.question)))).join("\n\n");
  await writeFile(join(projectRoot, "docs", "answers.md"), `${introduction(right)}\n\n${parts}\n`);
}

function introduction(right: number): string {
  return `# Fifty answers

What a visitor reads without a model: every sixth or so of the questions in the shared set \`sites\` (a shop, a help centre, a German shop, a Spanish school),
none left out, as \`npm run eval -- --write-docs\` writes them. ${right} of these ${SHOWN} are right by the set's own scorer. A number in
brackets is a citation. Where an output of a language model to the question was recorded, what the same rules let through of it follows: its statements
as words and the recorded checker pass them, quotes of a source where they don't.`;
}

export function answerKey({ site, text }: { site: string; text: string }): string {
  return `${site}\n${text}`;
}

function describe({ question, answer, verdict }: AnsweredQuestion, withModel: string | undefined): string {
  const asked = turnsOf(question).map(asLine).join(" → ");
  const judged = isClean(verdict)
    ? "right"
    : isSatisfied(verdict)
      ? "right, with more than was asked"
      : NAMES[verdict.verdict];
  const quoted = (text: string) =>
    text
      .split("\n")
      .map((line) => `> ${asLine(line)}`.trimEnd())
      .join("\n");
  const model =
    withModel === undefined
      ? ""
      : `\n\nWith a model:\n\n${quoted(withModel || "Nothing is left: the assistant says that it found no answer.")}`;
  return `**${asked}** (${question.site}, ${question.kind.replaceAll("_", " ")}: ${judged ?? verdict.verdict})\n\n${quoted(answer.content)}${model}`;
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
