import { boundedRow, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { NO_SHARED_DATA } from "../sections/ranking-section.ts";
import type { Section } from "../sections/section.ts";
import { type JudgedOutput, judgeScriptedOutput } from "./judge-scripted-output.ts";
import { loadReferenceAnswers } from "./load-reference-answers.ts";
import { measureSupport, type SupportMeasurement } from "./measure-support.ts";
import { scriptModelOutput } from "./script-model-output.ts";

const OUTPUTS = 600;
const QUICK_OUTPUTS = 100;

/** Which sentences pass the support rule: true ones, altered ones, and those of scripted models. */
export const supportSection: Section = async (context) => {
  const name = "Support: true and altered sentences (the half that nothing was tuned on)";
  if (context.sharedData === undefined) {
    return {
      name,
      rows: [unmeasuredRow("altered sentences passed", NO_SHARED_DATA, "≤ .010 strict, ≤ .080 balanced")],
    };
  }
  const measured = await measureSupport(context.sharedData);
  const scripted = await runScripts(context.sharedData, context.quick ? QUICK_OUTPUTS : OUTPUTS);
  return { name, rows: [...rowsOf(measured), scriptedRow(scripted)] };
};

function rowsOf(measured: SupportMeasurement): ReportRow[] {
  const { altered } = measured;
  const truth = (kind: string) => measured.truths.find((row) => row.kind === kind)!;
  const copied = truth("copied wording");
  const further = truth("further answers");
  const conversations = truth("conversations");
  return [
    boundedRow({
      what: "strict: altered sentences passed; true ones passed, copied wording",
      reference: ".004; .75",
      figures: { altered: altered.strict, copied: copied.strict },
      bounds: [
        { figure: "altered", atMost: 0.01 },
        { figure: "copied", atLeast: 0.75 },
      ],
      note: `${altered.sentences} altered, ${copied.sentences} copied wording`,
    }),
    boundedRow({
      what: "balanced: altered sentences passed; true ones passed",
      reference: ".11; .85, .66",
      figures: { altered: altered.balanced, copied: copied.balanced, conversations: conversations.balanced },
      bounds: [
        { figure: "altered", atMost: 0.08 },
        { figure: "copied", atLeast: 0.85 },
        { figure: "conversations", atLeast: 0.66 },
      ],
      note: `${conversations.sentences} of conversations; strict passes ${conversations.strict.toFixed(3)} of them`,
    }),
    boundedRow({
      what: "… true: what further people answered to the same questions",
      figures: { strict: further.strict, balanced: further.balanced },
      note: `${further.sentences} sentences; the reference is a question's first answer, as the figures of .75 and .85 were measured`,
    }),
    ...measured.truths.map((row) =>
      boundedRow({
        what: `… withheld, with a quote to stand in: ${row.kind}`,
        figures: { "": row.replaceable ?? Number.NaN },
      }),
    ),
    ...measured.corruptions.map((row) =>
      boundedRow({
        what: `… altered: ${row.kind}`,
        figures: { strict: row.strict, balanced: row.balanced },
        note: `${row.sentences} sentences`,
      }),
    ),
    boundedRow({ what: "one check, milliseconds", reference: ".2", figures: { "": measured.millisecondsACheck } }),
  ];
}

async function runScripts(sharedData: string, count: number): Promise<JudgedOutput> {
  const library = [...new Set((await loadReferenceAnswers(sharedData)).flatMap((pair) => pair.passages))];
  const total: JudgedOutput = { shown: 0, replaced: 0, withheld: 0, violations: [] };
  for (let seed = 1; seed <= count; seed++) {
    const output = scriptModelOutput(seed, library, { names: [], opposites: new Map() });
    for (const mode of ["strict", "balanced"] as const) {
      const judged = judgeScriptedOutput(output, mode);
      total.shown += judged.shown;
      total.replaced += judged.replaced;
      total.withheld += judged.withheld;
      total.violations.push(...judged.violations);
    }
  }
  return total;
}

function scriptedRow(scripted: JudgedOutput): ReportRow {
  return boundedRow({
    what: "scripted models: sentences shown unsupported or unclean, quotes not at their place",
    figures: { "": scripted.violations.length },
    bounds: [{ figure: "", atMost: 0 }],
    format: (value) => String(value),
    note: `${scripted.shown} shown, ${scripted.replaced} replaced by a quote, ${scripted.withheld} withheld`,
  });
}
