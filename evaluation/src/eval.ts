import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeMachine } from "./report/describe-machine.ts";
import { mergeReport } from "./report/merge-report.ts";
import { printTable, type Report, type ReportSection } from "./report/print-table.ts";
import { ProgressLine } from "./report/progress-line.ts";
import { unmeasuredRow } from "./report/report-row.ts";
import { readReport, writeReport } from "./report/write-report.ts";
import { runSections } from "./run-sections.ts";
import type { SectionContext } from "./sections/section.ts";
import { ON_REQUEST, SECTION_NAMES, type SectionName } from "./sections/section-list.ts";
import { findSharedData } from "./sets/shared-set.ts";

/** `npm run eval`: measures quality on every set that is there and says which marks hold. */
async function evaluate(): Promise<void> {
  const { values } = parseArgs({
    options: {
      set: { type: "string", multiple: true },
      quick: { type: "boolean", default: false },
      model: { type: "string" },
      "write-docs": { type: "boolean", default: false },
      "without-times": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const names = chooseSections(values.set);
  const projectRoot = join(import.meta.dirname, "..", "..");
  const sharedData = findSharedData(process.env, projectRoot);
  if (sharedData === undefined)
    console.error("The shared evaluation sets are not here: only the project's own set is measured.");
  const context: SectionContext = {
    projectRoot,
    sharedData,
    quick: values.quick,
    writeDocs: values["write-docs"],
    model: values.model,
  };
  const machine = describeMachine();
  const started = performance.now();
  const progress = new ProgressLine(process.stderr);
  const measured = await runSections(names, context, (done, doing) => progress.show(done, names.length, doing));
  const sections = values["without-times"] ? measured.map(withoutTimes) : measured;
  progress.clear();
  const report: Report = {
    title: "Evaluation",
    at: new Date().toISOString(),
    machine,
    seconds: (performance.now() - started) / 1000,
    sections,
  };
  console.log(printTable(report));
  if (values.quick || (values.set !== undefined && !values["write-docs"])) return;
  const parts = SECTION_NAMES.filter((name) => !ON_REQUEST.includes(name));
  await writeReport(projectRoot, mergeReport(await readReport(projectRoot, "eval.json"), report, parts), {
    json: "eval.json",
    ...(values["write-docs"] ? { page: { name: "evaluation.md", introduction: INTRODUCTION } } : {}),
  });
}

/** A time says something of a quiet machine alone. */
function withoutTimes(section: ReportSection): ReportSection {
  const rows = section.rows.map((row) =>
    row.what.includes("milliseconds") ? unmeasuredRow(row.what, "The machine was busy.", row.mark) : row,
  );
  return { ...section, rows };
}

function chooseSections(wanted: string[] | undefined): SectionName[] {
  if (wanted === undefined) return SECTION_NAMES.filter((name) => !ON_REQUEST.includes(name));
  const unknown = wanted.filter((name) => !SECTION_NAMES.includes(name as SectionName));
  if (unknown.length > 0) {
    console.error(`There is no part named ${unknown.join(", ")}. Parts: ${SECTION_NAMES.join(", ")}.`);
    process.exit(2);
  }
  return wanted as SectionName[];
}

const HELP = `npm run eval -- [--set NAME ...] [--quick] [--write-docs] [--model ID]

  --set NAME     only this part, may be given again: ${SECTION_NAMES.join(", ")}.
                 Only when named: ${ON_REQUEST.join(", ")}
  --quick        fewer questions and samples; nothing is written
  --write-docs   writes docs/evaluation.md and docs/answers.md too; with --set, these parts anew and the others as they were stored
  --without-times  leaves out what was timed: for a machine that does other things besides
  --model ID     has a model check statements live beside the recorded verdicts (part "models"; some 200 calls, 40 with --quick): an
                 id as GET /v2/models gives it, configured as for the service (OPENAI_API_KEY, OPENAI_BASE_URL, ANTHROPIC_API_KEY …)

EVALUATION_DATA names the folder with the shared sets and samples (default: ../shared beside the project).
EVALUATION_MANUALS names the folder with Debian's manuals (postgresql-doc-15, python3.11, git-doc, cmake-data,
python-sqlalchemy-doc, apache2-doc, nodejs, docbook-xsl-doc-html), as dpkg -x unpacks
them under usr/share/doc; default: /usr/share/doc.`;

const INTRODUCTION = `How well the service finds, answers and stays silent, measured by \`npm run eval\`. Every comparison is made in one run on the
same questions; an interval is the 95 % interval of a paired bootstrap over questions. A row without a mark only informs.
What is tuned to these sets alone will show elsewhere, so other halves and other sets are kept apart.`;

await evaluate();
