import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { ServiceClient } from "../bench/service-client.ts";
import { startService, withTemporaryFolder } from "../bench/service-under-test.ts";
import { mean } from "../measures/paired-bootstrap.ts";
import { readRecordedOutputs } from "../recorded-model/recorded-outputs.ts";
import { type CallCounts, startRecordedModel } from "../recorded-model/start-recorded-model.ts";
import { boundedRow, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { serveFolder } from "../servers/serve-folder.ts";
import { isClean, isSatisfied } from "../sites/answer-sites.ts";
import { loadSiteSet, type SiteQuestion, type SiteSet, type SiteVerdict } from "../sites/site-set.ts";
import { NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section } from "./section.ts";

const NAME = "Websites as visitors ask, with a recorded model";

/**
 * Questions of visitors, asked of the real service over HTTP with a model that says again what a language model wrote
 * for them: it rewrote what words could not place, answered from the passages that it was shown, and checked what words
 * were not sure of.
 */
export const recordedModelSection: Section = async ({ projectRoot, sharedData, quick }) => {
  const shared = sharedData && join(sharedData, "evaluation", "sites");
  if (!shared || !existsSync(shared)) return { name: NAME, rows: [unmeasuredRow("sites", NO_SHARED_DATA)] };
  const sets = join(projectRoot, "evaluation", "sets");
  const model = await startRecordedModel(await readRecordedOutputs(join(sets, "recorded-model", "outputs.jsonl")));
  try {
    return await withTemporaryFolder(async (folder) => {
      const service = await startService({ projectRoot, dataFolder: folder, modelAddress: model.address });
      const client = new ServiceClient(service.address);
      const load = (set: string) => loadSiteSet(shared, set === "" ? shared : join(sets, set));
      try {
        await client.signIn();
        const rows: ReportRow[] = [];
        for (const verification of ["model", "words"] as const)
          rows.push(...(await measure({ client, model, verification, load }, quick ? ASKED.slice(0, 1) : ASKED)));
        return { name: NAME, rows: [...rows, callsRow(model.counts)] };
      } finally {
        client.close();
        await service.stop();
      }
    });
  } finally {
    await model.close();
  }
};

interface Trial {
  client: ServiceClient;
  model: Awaited<ReturnType<typeof startRecordedModel>>;
  verification: "model" | "words";
  load(set: string): Promise<SiteSet>;
}

async function measure(trial: Trial, sets: readonly AskedSet[]): Promise<ReportRow[]> {
  const by = BY[trial.verification];
  const rows: ReportRow[] = [];
  const onSites: Answered[] = [];
  for (const { set, what, isManual } of sets) {
    const answered = await askSet(trial, await trial.load(set));
    rows.push(...setRows(`${by}: ${what}`, answered, isManual ? [] : MARKS));
    if (!isManual) onSites.push(...answered);
  }
  return [...rows, ...overallRows(by, onSites)];
}

const BY = { model: "with a checker", words: "words alone" };

interface AskedSet {
  set: string;
  what: string;
  isManual?: true;
}

const ASKED: readonly AskedSet[] = [
  { set: "unseen-sites", what: "six sites that nothing was tuned on" },
  { set: "asked-blind", what: "the shared sites, asked by writers who had seen no other question" },
  { set: "", what: "the shared sites, their own questions" },
  { set: "manuals", what: "a manual that others wrote (SQLite's)", isManual: true },
  { set: "office-help", what: "a program's help in two languages (LibreOffice's)", isManual: true },
];

interface Answered {
  question: SiteQuestion;
  verdict: SiteVerdict;
  /** Whether what a right answer must tell stood in what the model was shown. */
  wasShown: boolean;
}

async function askSet({ client, model, verification }: Trial, set: SiteSet): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const [site, questions] of Map.groupBy(set.questions, (question) => question.site)) {
    const agentId = await learn(client, { name: set.names[site] ?? site, verification }, set.folderOf(site));
    for (const question of questions) {
      const before = model.prompts.length;
      const earlier = question.history.filter(({ role }) => role === "user");
      const answer = JSON.parse((await client.chatAfter(agentId, earlier, question.text)).body);
      const shown = model.prompts
        .slice(before)
        .filter(({ kind, question: asked }) => kind === "answer" && asked === question.text);
      const content = shown.flatMap(({ passages }) => passages.map(({ text }) => text)).join("\n");
      const { found, groups } = set.judge(question, { answered: true, kind: "answer", content, citations: [] });
      answered.push({ question, verdict: set.judge(question, answer), wasShown: found === groups });
    }
  }
  return answered;
}

/** An assistant that has read the site as a visitor's browser would get it, and its other files as uploads. */
async function learn(
  client: ServiceClient,
  agent: { name: string; verification: "model" | "words" },
  folder: string,
): Promise<string> {
  const agentId = await client.createNamedAgent({ ...agent, model: "openai/recorded" });
  const site = await serveFolder(folder);
  try {
    const sources = [(await client.addWebsite(agentId, site.address, 1_000))!];
    for (const file of await readdir(folder))
      if (UPLOADED.has(extname(file)))
        sources.push(await client.upload(agentId, file, await readFile(join(folder, file))));
    // Some of the sites have links to pages that are not there.
    await client.waitUntilRead(sources, 120_000, true);
  } finally {
    await site.close();
  }
  return agentId;
}

const UPLOADED = new Set([".csv", ".md"]);

const MARKS = [
  { figure: "satisfied", atLeast: 0.8 },
  { figure: "clean", atLeast: 0.65 },
];

function setRows(what: string, answered: readonly Answered[], bounds = MARKS): ReportRow[] {
  return [...Map.groupBy(answered, ({ question }) => question.half)].map(([half, group]) =>
    boundedRow({
      what: half === undefined ? what : `${what}, the half whose answers were ${half === "read" ? "" : "not "}read`,
      figures: { satisfied: shareOf(group, isSatisfied), clean: shareOf(group, isClean) },
      bounds,
      note: `${group.length} questions`,
    }),
  );
}

function overallRows(by: string, answered: readonly Answered[]): ReportRow[] {
  const refused = answered.filter(({ question }) => question.expect === "abstain");
  const answerable = answered.filter(({ question }) => question.expect === "answer");
  const worded = answered.filter(({ question }) => ["typo", "colloquial", "synonym"].includes(question.kind));
  return [
    boundedRow({
      what: `${by}: what a right answer must tell stood in what the model was shown`,
      figures: { "": mean(answerable.map(({ wasShown }) => Number(wasShown))) },
      note: `of ${answerable.length}`,
    }),
    boundedRow({
      what: `${by}: should have been refused, but answered`,
      figures: { "": shareOf(refused, ({ verdict }) => verdict === "answered_wrongly") },
      bounds: [{ figure: "", atMost: 0.1 }],
      note: `of ${refused.length}`,
    }),
    boundedRow({
      what: `${by}: typing errors, colloquial, synonyms wrongly refused`,
      figures: { "": shareOf(worded, ({ verdict }) => verdict === "refused_wrongly") },
      bounds: [{ figure: "", atMost: 0.15 }],
      note: `of ${worded.length}`,
    }),
  ];
}

function callsRow({ missing, rewrite, answer, check }: CallCounts): ReportRow {
  return boundedRow({
    what: "calls of the model that nothing was recorded for",
    figures: { "": missing / (rewrite + answer + check) },
    note: `${answer} answers, ${check} checks and ${rewrite} rewritings were asked for; where none is recorded, the model refuses, gives no verdict, or repeats the question`,
  });
}

function shareOf(group: readonly Answered[], counts: (verdict: SiteVerdict) => boolean): number {
  return mean(group.map(({ verdict }) => Number(counts(verdict))));
}
