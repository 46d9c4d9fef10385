import { mean } from "../measures/paired-bootstrap.ts";
import { type Bound, boundedRow, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { NO_SHARED_DATA } from "../sections/ranking-section.ts";
import type { Section } from "../sections/section.ts";
import { askChecker } from "./ask-checker.ts";
import { type JudgedLabel, judgeModelAnswer } from "./judge-model-answer.ts";
import {
  loadModelAnswers,
  loadRecordedVerdicts,
  type ModelAnswer,
  ownAnswers,
  sharedAnswers,
  verdictKey,
} from "./load-model-answers.ts";

/**
 * What becomes of statements that language models really wrote for our prompt: by words alone, and with a recorded
 * checker. English and German ones are shared, Spanish and French ones the project's own.
 */
export const modelAnswerSection: Section = async ({ sharedData, projectRoot, model, quick }) => {
  const name = "Statements that language models wrote, labelled by reading";
  const own = (await readLabels(ownAnswers(projectRoot)))!;
  const shared = sharedData === undefined ? undefined : await readLabels(sharedAnswers(sharedData));
  const live =
    model === undefined || shared === undefined
      ? []
      : await liveRows(model, quick ? shared.answers.slice(0, QUICK_ANSWERS) : shared.answers);
  const rows =
    shared === undefined
      ? [unmeasuredRow("faithful statements shown as written", NO_SHARED_DATA, "≥ .900")]
      : [...rowsOf(shared.labels), ...live];
  const ownRows = rowsOf(own.labels).map((row) => ({ ...row, what: `Spanish and French: ${row.what}` }));
  return { name, rows: [...rows, ...ownRows] };
};

/** Undefined when the set isn't there. */
async function readLabels(folder: string): Promise<{ answers: ModelAnswer[]; labels: JudgedLabel[] } | undefined> {
  const answers = await loadModelAnswers(folder);
  if (answers === undefined) return undefined;
  const verdicts = await loadRecordedVerdicts(folder);
  const labels = answers.flatMap((answer) =>
    judgeModelAnswer(answer, (statement) => verdicts.get(verdictKey(answer.id, statement))),
  );
  return { answers, labels };
}

function rowsOf(labels: readonly JudgedLabel[]): ReportRow[] {
  return [...wordsRows(labels), ...checkerRows(labels, "recorded"), claimlessRow(labels)];
}

const QUICK_ANSWERS = 60;

/** The rows of a checker, asked now. */
async function liveRows(id: string, answers: readonly ModelAnswer[]): Promise<ReportRow[]> {
  const verdicts = await askChecker(id, answers);
  const labels = answers.flatMap((answer) =>
    judgeModelAnswer(answer, (statement) => verdicts.get(verdictKey(answer.id, statement))),
  );
  return checkerRows(labels, id);
}

function wordsRows(labels: readonly JudgedLabel[]): ReportRow[] {
  const faithful = labels.filter(({ statement }) => statement.label === "supported");
  const unfaithful = labels.filter(({ statement }) => statement.label === "unsupported");
  return [
    byLanguage("words alone: faithful statements shown, with quotes as the prompt asks", ofStyle(faithful, "quoted"), {
      atLeast: 0.9,
      reference: "English .90–.93, German .46",
    }),
    byLanguage("… faithful, free prose of a strong model", ofStyle(faithful, "plain"), { reference: ".50–.60; 0" }),
    byLanguage("… faithful, a small model", ofStyle(faithful, "small"), { reference: ".30; 0" }),
    byLanguage("… unfaithful statements shown", unfaithful, { atMost: 0.1, reference: "English .22–.25" }),
  ];
}

function ofStyle(labels: readonly JudgedLabel[], style: JudgedLabel["answer"]["style"]): JudgedLabel[] {
  return labels.filter(({ answer }) => answer.style === style);
}

/** A language with fewer statements has no figure of its own. */
const LEAST_STATEMENTS = 10;

function byLanguage(
  what: string,
  labels: readonly JudgedLabel[],
  { atLeast, atMost, reference }: { atLeast?: number; atMost?: number; reference: string },
): ReportRow {
  const figures: Record<string, number> = {};
  const bounds: Bound[] = [];
  for (const language of new Set(labels.map(({ answer }) => answer.lang))) {
    const own = labels.filter(({ answer }) => answer.lang === language);
    if (own.length < LEAST_STATEMENTS) continue;
    figures[language] = shareOf(own, ({ words }) => words === "shown");
    if (atLeast !== undefined) bounds.push({ figure: language, atLeast });
  }
  figures.all = shareOf(labels, ({ words }) => words === "shown");
  if (atMost !== undefined) bounds.push({ figure: "all", atMost });
  return boundedRow({ what, reference, figures, bounds, note: `${labels.length} statements` });
}

/** Only what was recorded can be replayed: what words leave to the checker and has no verdict is counted apart. */
function checkerRows(labels: readonly JudgedLabel[], checker: string): ReportRow[] {
  const rows: ReportRow[] = [];
  const recorded = labels.filter(({ checked }) => checked !== "unrecorded");
  const unrecorded = labels.length - recorded.length;
  const decided = (label: string, isAsked?: boolean) =>
    recorded.filter(
      ({ statement, answer, wasAsked }) =>
        statement.label === label && answer.style !== "quoted" && (isAsked === undefined || wasAsked === isAsked),
    );
  for (const { what, label, bounds } of [
    {
      what: `with a checker (${checker}): faithful statements shown`,
      label: "supported",
      bounds: [{ figure: "", atLeast: 0.92 }],
    },
    { what: "… unfaithful statements shown", label: "unsupported", bounds: [{ figure: "", atMost: 0.03 }] },
  ]) {
    const own = decided(label);
    rows.push(
      boundedRow({
        what,
        figures: { "": shareOf(own, ({ checked }) => checked === "shown") },
        bounds,
        note: `${own.length} statements of free prose and a small model, ${decided(label, true).length} of them put to the checker; ${unrecorded} of ${labels.length} have no verdict and are left out`,
      }),
    );
  }
  const whole = wholeAnswers(labels);
  rows.push(
    boundedRow({
      what: "… faithful answers shown whole",
      reference: "English prose .31–.34, others 0 without a checker",
      figures: { "": mean(whole.map(Number)) },
      bounds: [{ figure: "", atLeast: 0.8 }],
      note: `${whole.length} answers without an unfaithful statement, every statement decided`,
    }),
  );
  return rows;
}

function wholeAnswers(labels: readonly JudgedLabel[]): boolean[] {
  const whole: boolean[] = [];
  for (const answer of new Set(labels.map((label) => label.answer))) {
    const own = labels.filter((label) => label.answer === answer);
    const isFaithful = own.every(({ statement }) => statement.label !== "unsupported");
    const claims = own.filter(({ statement }) => statement.label === "supported");
    if (answer.style === "quoted" || !isFaithful || claims.length === 0) continue;
    if (own.some(({ checked }) => checked === "unrecorded")) continue;
    whole.push(claims.every(({ checked }) => checked === "shown"));
  }
  return whole;
}

function claimlessRow(labels: readonly JudgedLabel[]): ReportRow {
  const own = labels.filter(({ statement }) => statement.label === "no_claim");
  return boundedRow({
    what: "statements without a claim, and refusals, replaced by a quote",
    reference: "half of them",
    figures: { "": shareOf(own, ({ words }) => words === "replaced") },
    bounds: [{ figure: "", atMost: 0.02 }],
    note: `${own.length} statements`,
  });
}

function shareOf(labels: readonly JudgedLabel[], holds: (label: JudgedLabel) => boolean): number {
  return labels.length === 0 ? Number.NaN : labels.filter(holds).length / labels.length;
}
