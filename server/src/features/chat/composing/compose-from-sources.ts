import type { AnswerContext } from "../answer-context.ts";
import type { AnswerRecorder } from "../answers/answer-recorder.ts";
import type { NearestPassage, Outcome } from "../answers/piece.ts";
import type { Generation } from "../generation/generate-answer.ts";
import type { StoredTexts } from "../retrieval/cache-version-texts.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import { describeWaiting } from "../texts/describe-waiting.ts";
import type { FixedTexts } from "../texts/fixed-texts.ts";
import type { ProposedCall } from "../tools/answer-tools.ts";
import { type Composing, type Composition, EXTRACTIVE } from "./composition.ts";
import { clarified, describeProposal } from "./describe-proposal.ts";
import { abstain, answered, type DraftAnswer, draftExtractiveAnswer, draftPinnedAnswer } from "./draft-answer.ts";
import { findInOtherWords, type WiderFinding } from "./find-in-other-words.ts";
import { passagesForModel } from "./passages-for-model.ts";
import { findWith } from "./read-question.ts";
import { type Written, writeWithModels } from "./write-with-models.ts";

/** Answers from the sources: the owner's own answer, a model's, or the sources' sentences; or abstains. */
export async function composeFromSources(context: AnswerContext, composing: Composing): Promise<Composition> {
  const { turn, workspaceId } = composing;
  const found = await find(context, composing);
  const { revision } = found.retrieval;
  const questions = await context.answering.questions(context.database, workspaceId, turn.agentId, revision);
  const retrieval = { ...found.retrieval, questions };
  const base = { failure: undefined, model: found.askedModel ?? EXTRACTIVE, degraded: false, retrieval };
  try {
    return { ...base, ...(await answerFrom(context, composing, { ...found, retrieval })) };
  } catch (failure) {
    return { ...base, outcome: undefined, failure };
  }
}

/** By the visitor's words; before anything is refused, in a model's. */
async function find(context: AnswerContext, composing: Composing): Promise<WiderFinding> {
  const first = await findWith(composing, composing.question, {});
  const { supported, reason } = first.decision;
  const isClear = supported || reason === "no_source" || reason === "conflict" || first.retrieval.pinned !== undefined;
  return isClear ? first : findInOtherWords(context, composing, first);
}

type Answered = Pick<Composition, "outcome"> & Partial<Composition>;

async function answerFrom(context: AnswerContext, composing: Composing, found: WiderFinding): Promise<Answered> {
  const { turn, recorder, workspaceId } = composing;
  const { query, decision, retrieval } = found;
  const waiting = async () => describeWaiting(context, workspaceId, turn, await composing.texts());
  const speaker = { agent: turn.agent, texts: composing.texts, waiting: turn.isWaiting ? waiting : undefined };
  if (retrieval.pinned)
    return { outcome: await showDraft(context, composing, draftPinnedAnswer(retrieval.pinned, query, retrieval)) };
  const quoteSources = async () =>
    showDraft(context, composing, await draftExtractiveAnswer(speaker, query, retrieval, decision));
  if (!isForModel(composing, found)) return { outcome: await quoteSources() };
  const written = await writeFromPassages(context, composing, found);
  if (written.outcome === "pinned") {
    const draft = draftPinnedAnswer(written.answer, query, retrieval);
    return { outcome: await showDraft(context, composing, draft), model: turn.agent.model };
  }
  if (written.outcome === "left") return { outcome: await quoteSources(), model: EXTRACTIVE, degraded: true };
  const { model, degraded } = written;
  if (written.outcome === "failed") return { outcome: undefined, model, degraded, failure: written.failure };
  const { held, cut } = written.generation;
  if (held) return { outcome: showProposal(recorder, held, await composing.texts()), model, degraded };
  const outcome = outcomeOf(written.generation, recorder, answered(decision.score, query, retrieval));
  if (outcome.kind !== "abstention") return { outcome, model, degraded };
  const reason = cut === "policy" ? "policy" : (decision.reason ?? "low_support");
  const refusal = await abstain(speaker, reason, decision.score, query, retrieval);
  return { outcome: await showDraft(context, composing, refusal), model, degraded };
}

/**
 * A model that finds no answer in what the visitor's words found reads what other words find, before it refuses.
 * `pinned`: in other words it is a question that the owner has answered.
 */
async function writeFromPassages(
  context: AnswerContext,
  composing: Composing,
  found: WiderFinding,
): Promise<Written | { outcome: "pinned"; answer: FoundPassage }> {
  const passages = await passagesForModel(composing, found);
  const written = await writeWithModels(context, composing, passages);
  const isAllRead = passages.length >= found.retrieval.statistics.passageCount;
  const mayLookAgain = found.askedModel === undefined && composing.tools === undefined && !isAllRead;
  if (!mayLookAgain || !isRefusal(written, composing.recorder)) return written;
  const wider = await findInOtherWords(context, composing, found);
  if (wider.retrieval.pinned) return { outcome: "pinned", answer: wider.retrieval.pinned };
  const known = new Set(passages.map(({ id }) => id));
  const further = await passagesForModel(composing, wider, true);
  if (further.every(({ id }) => known.has(id))) return written;
  const again = await writeWithModels(context, composing, further);
  return again.outcome === "written" || composing.recorder.wasSent ? again : written;
}

function isRefusal(written: Written, { composed, wasSent }: AnswerRecorder): boolean {
  if (written.outcome !== "written" || wasSent || composed.statements.length > 0) return false;
  const { refused, held, cut } = written.generation;
  return refused && held === undefined && cut === null;
}

/**
 * What is near in meaning may share no word with the question: the model looks, and the support rule judges what it
 * says.
 */
function isForModel({ turn, tools }: Composing, { decision, retrieval }: WiderFinding): boolean {
  if (turn.agent.model === EXTRACTIVE) return false;
  const isNear = retrieval.fusedScores !== undefined && decision.reason === "out_of_scope";
  return decision.supported || decision.reason === "low_support" || isNear || tools !== undefined;
}

/** Words that came before the call stay only where somebody may have read them. */
function showProposal(recorder: AnswerRecorder, held: ProposedCall, texts: FixedTexts): Outcome {
  recorder.discard();
  const before = recorder.composed.content;
  recorder.say(`${before}${before === "" ? "" : "\n\n"}${describeProposal(held, texts)}`);
  return clarified([texts.yes, texts.no]);
}

function outcomeOf(generation: Generation, recorder: AnswerRecorder, whole: Outcome): Outcome {
  if (recorder.composed.statements.length === 0) return { ...whole, kind: "abstention" };
  return generation.refused || generation.cut !== null ? { ...whole, kind: "partial" } : whole;
}

/** Shows a draft, each quote checked. A draft whose quotes don't stand any more becomes its plain text. */
async function showDraft(
  context: AnswerContext,
  { workspaceId, recorder }: Composing,
  { pieces, plainText, ...outcome }: DraftAnswer,
): Promise<Outcome> {
  const quoted = outcome.nearest.flatMap(({ passage, quote }) => (quote ? [passage] : []));
  const passages = [...pieces.flatMap(({ quotes }) => quotes.map(({ passage }) => passage)), ...quoted];
  const texts = await context.answering.versionTexts(context.database, workspaceId, passages);
  recorder.conclude(pieces, texts);
  if (recorder.composed.content === "") recorder.say(plainText);
  return { ...outcome, nearest: outcome.nearest.map((nearest) => checkNearest(nearest, texts)) };
}

/** Without a quote that doesn't stand in the stored text. */
function checkNearest(nearest: NearestPassage, texts: StoredTexts): NearestPassage {
  const { passage, quote } = nearest;
  const stands = quote && texts.get(passage.version_id)?.text.slice(quote.start, quote.end) === quote.quote;
  return stands ? nearest : { passage };
}
