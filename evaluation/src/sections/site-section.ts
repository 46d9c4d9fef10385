import { existsSync } from "node:fs";
import { join } from "node:path";
import { mean, pairedBootstrap } from "../measures/paired-bootstrap.ts";
import {
  loadModelAnswers,
  loadRecordedVerdicts,
  sharedAnswers,
  verdictKey,
} from "../model-answers/load-model-answers.ts";
import { showModelAnswer } from "../model-answers/show-model-answer.ts";
import { boundedRow, formatShare, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import {
  type AnsweredQuestion,
  answerBehindOthers,
  answerSites,
  isClean,
  isSatisfied,
  turnsOf,
} from "../sites/answer-sites.ts";
import type { SiteLibrary } from "../sites/site-library.ts";
import { firstPassagePeer, langChainPeer, miniSearchPeer, type Peer, type PeerAnswer } from "../sites/site-peers.ts";
import { loadSiteSet, type SiteQuestion, type SiteSet, type SiteVerdict } from "../sites/site-set.ts";
import { answerKey, writeAnswersPage } from "../sites/write-answers-page.ts";
import { arePeersInstalled } from "../systems/peer-modules.ts";
import { NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section } from "./section.ts";

const NAME = "Websites as visitors ask, without a model";

/**
 * Questions as people type them on small sites, answered by what the service answers with and judged by the set's own
 * scorer.
 */
export const siteSection: Section = async ({ projectRoot, sharedData, writeDocs }) => {
  const folder = sharedData && join(sharedData, "evaluation", "sites");
  if (!folder || !existsSync(folder)) return { name: NAME, rows: [unmeasuredRow("sites", NO_SHARED_DATA)] };
  const set = await loadSiteSet(folder);
  const { answered, peers } = await askBesidePeers(set, projectRoot);
  if (writeDocs) await writeAnswersPage(projectRoot, answered, await recordedAnswers(sharedData));
  const rows = [...overallRows(answered), ...kindRows(answered), ...siteRows(answered), speedRow(answered)];
  rows.push(...(await behindRows("… behind another question of the site", set, answered)));
  for (const [name, what] of OWN_SETS) {
    const own = await loadSiteSet(folder, join(projectRoot, "evaluation", "sets", name));
    const alone = await answerSites(own);
    rows.push(
      ...halfRows(what, alone),
      ...(await behindRows(`${what}, behind another question of the site`, own, alone)),
    );
  }
  rows.push(...peerRows(set, peers, answered));
  for (const [name, what, where] of SETS_OF_OTHERS) {
    const others = await loadSiteSet(folder, join(projectRoot, "evaluation", "sets", name));
    const asked = await askBesidePeers(others, projectRoot);
    rows.push(...halfRows(what, asked.answered), ...peerRows(others, asked.peers, asked.answered, ` on the ${where}`));
  }
  if (!arePeersInstalled(projectRoot)) rows.push(unmeasuredRow("… MiniSearch, LangChain.js", NO_PEERS));
  return { name: NAME, rows };
};

const OWN_SETS = [
  ["small-sites", "small sites of our own"],
  ["blind-sites", "sites of our own by writers who had seen no code and no set"],
  ["unseen-sites", "six more such sites, half of their answers never read"],
  ["asked-blind", "the shared sites asked by writers who had seen no other question"],
  ["asked-again", "the shared sites asked once more, half in other words than the pages have"],
  ["first-questions", "eight more small sites, asked what visitors ask first"],
  ["plain-words", "four more sites, asked in words that were chosen before the pages were written"],
] as const;

/** Pages that nobody wrote for an evaluation. */
const SETS_OF_OTHERS = [
  ["manuals", "a manual that others wrote (SQLite's), asked by writers who had seen no other question", "manual"],
  ["office-help", "a program's help in two languages (LibreOffice's), asked by a writer who had seen no code", "help"],
] as const;

/** The second question of a visit should be answered as well as the first. */
async function behindRows(what: string, set: SiteSet, alone: readonly AnsweredQuestion[]): Promise<ReportRow[]> {
  const behind = await answerBehindOthers(set);
  const ids = new Set(behind.map(({ question }) => question.id));
  const asFirst = figuresOf(alone.filter(({ question }) => ids.has(question.id)));
  const note = `${behind.length} questions; as the first one satisfied ${formatShare(asFirst.satisfied!)}, clean ${formatShare(asFirst.clean!)}`;
  return [boundedRow({ what, figures: figuresOf(behind), note })];
}

/**
 * What a visitor would read of the recorded outputs, by site and question: those in the format that the prompt asks
 * for, else free prose.
 */
async function recordedAnswers(sharedData: string): Promise<Map<string, string>> {
  const answers = (await loadModelAnswers(sharedAnswers(sharedData))) ?? [];
  const verdicts = await loadRecordedVerdicts(sharedAnswers(sharedData));
  const shown = new Map<string, string>();
  for (const style of ["plain", "quoted"])
    for (const answer of answers.filter((one) => one.style === style)) {
      const verdictOf = (statement: number) => verdicts.get(verdictKey(answer.id, statement));
      shown.set(answerKey({ site: answer.site, text: answer.question }), showModelAnswer(answer, verdictOf));
    }
  return shown;
}

const NO_PEERS = "The peers are not installed; npm run bench installs them.";

function overallRows(answered: readonly AnsweredQuestion[]): ReportRow[] {
  const satisfied = answered.map(({ verdict }) => Number(isSatisfied(verdict)));
  const clean = answered.map(({ verdict }) => Number(isClean(verdict)));
  return [
    boundedRow({
      what: "satisfied; … and nothing long beside it",
      reference: "first version .565; .334",
      figures: { satisfied: mean(satisfied), clean: mean(clean) },
      bounds: [
        { figure: "satisfied", atLeast: 0.8 },
        { figure: "clean", atLeast: 0.65 },
      ],
      note: `${answered.length} questions; intervals ${intervalOf(satisfied)}, ${intervalOf(clean)}`,
    }),
    shareRow("should have been refused, but answered", "first version .44", {
      of: answered.filter(({ question }) => question.expect === "abstain"),
      counts: ({ verdict }) => verdict === "answered_wrongly",
      atMost: 0.1,
    }),
    shareRow("typing errors, colloquial, synonyms: wrongly refused", "first version .60", {
      of: answered.filter(({ question }) => ["typo", "colloquial", "synonym"].includes(question.kind)),
      counts: ({ verdict }) => verdict === "refused_wrongly",
      atMost: 0.15,
    }),
    shareRow("about a table: clean", "first version .00", {
      of: answered.filter(({ question }) => question.kind === "table"),
      counts: isClean,
      atLeast: 0.85,
    }),
    shareRow("in another language than the source: satisfied", "first version .00", {
      of: answered.filter(({ question }) => question.kind === "other_language"),
      counts: isSatisfied,
      atLeast: 0.5,
    }),
  ];
}

interface Share {
  of: readonly AnsweredQuestion[];
  counts(verdict: SiteVerdict): boolean;
  atLeast?: number;
  atMost?: number;
}

function shareRow(what: string, reference: string, { of, counts, atLeast, atMost }: Share): ReportRow {
  const met = of.filter(({ verdict }) => counts(verdict)).length;
  const bound = {
    figure: "",
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(atMost === undefined ? {} : { atMost }),
  };
  return boundedRow({
    what,
    reference,
    figures: { "": met / of.length },
    bounds: [bound],
    note: `${met} of ${of.length}`,
  });
}

function kindRows(answered: readonly AnsweredQuestion[]): ReportRow[] {
  return [...Map.groupBy(answered, ({ question }) => question.kind)].map(([kind, group]) =>
    boundedRow({
      what: `… ${kind.replaceAll("_", " ")}`,
      figures: figuresOf(group),
      note: `${group.length} questions`,
    }),
  );
}

function siteRows(answered: readonly AnsweredQuestion[]): ReportRow[] {
  return [...Map.groupBy(answered, ({ question }) => question.site)].map(([site, group]) =>
    boundedRow({ what: `… on ${site}`, figures: figuresOf(group), note: `${group.length} questions` }),
  );
}

/** What is mended on the half that was read should carry over to the other. */
function halfRows(set: string, answered: readonly AnsweredQuestion[]): ReportRow[] {
  return [...Map.groupBy(answered, ({ question }) => question.half)].map(([half, group]) =>
    boundedRow({
      what: `${set}, the half whose answers were ${half === "read" ? "" : "not "}read`,
      figures: figuresOf(group),
      note: `${group.length} questions on ${new Set(group.map(({ question }) => question.site)).size} sites in ${new Set(group.map(({ question }) => question.lang)).size} languages`,
    }),
  );
}

function figuresOf(group: readonly AnsweredQuestion[]): Record<string, number> {
  const share = (counts: (verdict: SiteVerdict) => boolean) =>
    mean(group.map(({ verdict }) => Number(counts(verdict))));
  return { satisfied: share(isSatisfied), clean: share(isClean) };
}

function speedRow(answered: readonly AnsweredQuestion[]): ReportRow {
  const times = answered.map(({ answer }) => answer.milliseconds).toSorted((left, right) => left - right);
  return boundedRow({
    what: "milliseconds from the question to its answer, nothing stored",
    figures: { median: times[times.length >> 1]!, p95: times[Math.floor(times.length * 0.95)]! },
    format: (value) => value.toFixed(2),
  });
}

type PeerAnswers = Map<string, PeerAnswer[]>;

async function askBesidePeers(
  set: SiteSet,
  projectRoot: string,
): Promise<{ answered: AnsweredQuestion[]; peers: PeerAnswers }> {
  const peers: PeerAnswers = new Map();
  const answered = await answerSites(set, async (site, library) => {
    for (const [name, peer] of await openPeers(projectRoot, library))
      peers.set(name, [...(peers.get(name) ?? []), ...askPeer(peer, set, site)]);
  });
  return { answered, peers };
}

async function openPeers(projectRoot: string, library: SiteLibrary): Promise<[string, Peer][]> {
  const first: [string, Peer][] = [["… BM25 and its first passage", firstPassagePeer(library)]];
  if (!arePeersInstalled(projectRoot)) return first;
  return [
    ...first,
    ["… MiniSearch and its first passage", await miniSearchPeer(projectRoot, library)],
    ["… LangChain.js's chunks with the same choice of sentences", await langChainPeer(projectRoot, library)],
  ];
}

function askPeer(peer: Peer, set: SiteSet, site: string): PeerAnswer[] {
  return set.questions
    .filter((question) => question.site === site)
    .map((question) => peer(turnsOf(question).join(" ")));
}

function peerRows(set: SiteSet, peers: PeerAnswers, answered: readonly AnsweredQuestion[], where = ""): ReportRow[] {
  return [...peers].map(([name, answers]) => peerRow(`${name}${where}`, set, answers, answered));
}

function peerRow(
  name: string,
  set: SiteSet,
  answers: readonly PeerAnswer[],
  answered: readonly AnsweredQuestion[],
): ReportRow {
  const questions: SiteQuestion[] = answered.map(({ question }) => question);
  const verdicts = questions.map((question, place) => set.judge(question, answers[place]!));
  const satisfied = verdicts.map((verdict) => Number(isSatisfied(verdict)));
  const ours = answered.map(({ verdict }) => Number(isSatisfied(verdict)));
  const { difference, low, high } = pairedBootstrap(ours, satisfied);
  return boundedRow({
    what: name,
    figures: { satisfied: mean(satisfied), clean: mean(verdicts.map((verdict) => Number(isClean(verdict)))) },
    note: `the shipped answers are +${formatShare(difference)} [${formatShare(low)}, ${formatShare(high)}] satisfied apart`,
  });
}

function intervalOf(values: readonly number[]): string {
  const { low, high } = pairedBootstrap(
    values,
    values.map(() => 0),
  );
  return `[${formatShare(low)}, ${formatShare(high)}]`;
}
