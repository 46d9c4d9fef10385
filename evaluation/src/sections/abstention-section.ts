import { answeringRates, areaUnderCurve } from "../measures/separation.ts";
import { type Bound, boundedRow, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { loadBicycleShop, loadFastifyDocs, loadLampShop } from "../sets/document-set.ts";
import type { EvaluationQuestion, EvaluationSet } from "../sets/evaluation-set.ts";
import { loadSharedSet } from "../sets/shared-set.ts";
import { hashOf } from "../support/seeded-random.ts";
import { buildShippedPipeline, type PipelineAnswer } from "../systems/shipped-pipeline.ts";
import { NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section, SectionContext } from "./section.ts";

/**
 * Whether the agent says nothing where the sources say nothing: off-topic questions are those of another site, asked
 * here.
 */
export const abstentionSection: Section = async (context) => {
  const documentation = await loadFastifyDocs(context.projectRoot);
  const shop = await loadLampShop(context.projectRoot);
  const bicycles = await loadBicycleShop(context.projectRoot);
  if (context.sharedData === undefined)
    return {
      name: NAME,
      rows: [
        unmeasuredRow("other sites' questions", NO_SHARED_DATA),
        ...onSite(documentation, [], context),
        ...onSite(shop, [], context),
        ...informing(onSite(bicycles, [], context)),
      ],
    };
  const [squad, clapnq, conversations] = await Promise.all(
    (["squad2", "clapnq", "conversations"] as const).map((name) => loadSharedSet(context.sharedData!, name)),
  );
  const sites = conversationSites(conversations!);
  const practical = sites.filter((site) => !site.name.includes("clapnq")).flatMap((site) => answerableOf(site, 50));
  const rows = [
    ...onSite(squad!, [...answerableOf(documentation, 150), ...practical], context),
    ...onSite(clapnq!, [...answerableOf(documentation, 150), ...practical], context),
    ...onSite(
      documentation,
      [squad!, clapnq!].flatMap((set) => answerableOf(set, 150)),
      context,
    ),
    ...onSite(shop, answerableOf(documentation, 50), context),
    ...informing(onSite(bicycles, answerableOf(documentation, 50), context)),
    ...rowsFor(`conversations, ${sites.length} sites`, askAcross(sites)),
    turnedRow(sites),
  ];
  return { name: NAME, rows };
};

function conversationSites({ name, passages, questions }: EvaluationSet): EvaluationSet[] {
  return [...new Set(passages.map((passage) => passage.site!))].sort().map((site) => ({
    name: `${name}, ${site}`,
    passages: passages.filter((passage) => passage.site === site),
    questions: questions.filter((question) => question.site === site),
  }));
}

const NAME = "Abstaining";
const OFF_TOPIC: Bound[] = [{ figure: "AUROC", atLeast: 0.98 }];
const ADVERSARIAL: Bound[] = [{ figure: "AUROC", atLeast: 0.62 }];
const AT_THRESHOLD: Bound[] = [
  { figure: "answerable answered", atLeast: 0.85 },
  { figure: "off-topic answered", atMost: 0.05 },
];

interface Answers {
  answerable: PipelineAnswer[];
  offTopic: PipelineAnswer[];
  adversarial: PipelineAnswer[];
}

function onSite(site: EvaluationSet, foreign: EvaluationQuestion[], context: SectionContext): ReportRow[] {
  return rowsFor(site.name, askSite(site, foreign, context.quick ? 200 : 1000));
}

/** The same figures without a mark: the set was written while what it asks for was mended. */
function informing(rows: ReportRow[]): ReportRow[] {
  return rows.map((row) => ({ ...row, mark: "", holds: null }));
}

function askSite(site: EvaluationSet, foreign: EvaluationQuestion[], most: number): Answers {
  const pipeline = buildShippedPipeline(site.passages);
  return {
    answerable: answerableOf(site, most).map(pipeline),
    offTopic: [...foreign, ...unanswerableOf(site, "off_topic", most)].map(pipeline),
    adversarial: unanswerableOf(site, "adversarial", most).map(pipeline),
  };
}

/** Each site is asked its own questions and those of all others; the answers are counted together. */
function askAcross(sites: readonly EvaluationSet[]): Answers {
  const asked = sites.map((site) => {
    const others = sites.filter((other) => other !== site);
    return askSite(
      site,
      others.flatMap((other) => answerableOf(other, 1000)),
      1000,
    );
  });
  return {
    answerable: asked.flatMap((answers) => answers.answerable),
    offTopic: asked.flatMap((answers) => answers.offTopic),
    adversarial: asked.flatMap((answers) => answers.adversarial),
  };
}

/** Who talks about this site's matters and then asks about another one's: the case that a real conversation brings. */
function turnedRow(sites: readonly EvaluationSet[]): ReportRow {
  const answerable: PipelineAnswer[] = [];
  const turned: PipelineAnswer[] = [];
  for (const site of sites) {
    const pipeline = buildShippedPipeline(site.passages);
    const own = answerableOf(site, 1000);
    answerable.push(...own.map(pipeline));
    for (const { id, text } of sites.filter((other) => other !== site).flatMap((other) => answerableOf(other, 1000))) {
      const { history } = own[hashOf(id + site.name) % own.length]!;
      turned.push(pipeline({ text, history }));
    }
  }
  return boundedRow({
    what: `conversations, ${sites.length} sites: answerable from off-topic in the midst of the site's own conversation`,
    figures: {
      AUROC: areaUnderCurve(scores(answerable), scores(turned)),
      "off-topic answered": shareAnswered(turned),
    },
    note: `${turned.length} questions of other sites, each behind a history of this one`,
  });
}

function rowsFor(name: string, { answerable, offTopic, adversarial }: Answers): ReportRow[] {
  const rows: ReportRow[] = [];
  if (offTopic.length > 0) {
    rows.push(
      boundedRow({
        what: `${name}: answerable from off-topic`,
        reference: ".941–.985",
        figures: { AUROC: areaUnderCurve(scores(answerable), scores(offTopic)) },
        bounds: OFF_TOPIC,
        note: `${answerable.length} answerable, ${offTopic.length} off-topic, ${adversarial.length} adversarial questions`,
      }),
      boundedRow({
        what: `${name}: at the shipped threshold`,
        figures: { ...atThreshold(answerable, offTopic), "adversarial answered": shareAnswered(adversarial) },
        bounds: AT_THRESHOLD,
      }),
    );
  }
  if (adversarial.length > 0) {
    rows.push(
      boundedRow({
        what: `${name}: answerable from adversarial`,
        reference: ".574–.622",
        figures: { AUROC: areaUnderCurve(scores(answerable), scores(adversarial)) },
        bounds: ADVERSARIAL,
      }),
    );
  }
  return rows;
}

function atThreshold(answerable: PipelineAnswer[], offTopic: PipelineAnswer[]): Record<string, number> {
  const rates = answeringRates(decisions(answerable), decisions(offTopic), 1);
  return {
    "answerable answered": rates.answerableAnswered,
    "off-topic answered": rates.otherAnswered,
    precision: rates.precision,
  };
}

function shareAnswered(answers: PipelineAnswer[]): number {
  return answers.length === 0 ? Number.NaN : decisions(answers).filter((value) => value === 1).length / answers.length;
}

const scores = (answers: PipelineAnswer[]) => answers.map((answer) => answer.support.score);
const decisions = (answers: PipelineAnswer[]) => answers.map((answer) => Number(answer.support.supported));

/** At most `most` of the set's answerable questions that stand by themselves, evenly spread. */
function answerableOf(set: EvaluationSet, most: number): EvaluationQuestion[] {
  return spread(
    set.questions.filter((question) => question.answerable === true),
    most,
  );
}

function unanswerableOf(set: EvaluationSet, kind: "adversarial" | "off_topic", most: number): EvaluationQuestion[] {
  return spread(
    set.questions.filter((question) => question.unanswerable === kind),
    most,
  );
}

function spread<Item>(items: Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(most, items.length) }, (_, index) => items[Math.floor(index * step)]!);
}
