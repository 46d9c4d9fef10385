import { AppError } from "../../../platform/errors/app-error.ts";
import { type ChatModel, ModelFailure } from "../../../ports/chat-model.ts";
import type { AnswerContext } from "../answer-context.ts";
import type { Outcome } from "../answers/piece.ts";
import type { RunningAnswer } from "../answers/running-answer.ts";
import { emptyGeneration, type Generation, generateAnswer } from "../generation/generate-answer.ts";
import { modelUnavailable } from "../generation/model-unavailable.ts";
import type { FoundPassage, Retrieval } from "../retrieval/retrieve-passages.ts";
import type { FixedTexts } from "../texts/fixed-texts.ts";
import type { ProposedCall } from "../tools/answer-tools.ts";
import { type Composing, type Composition, EXTRACTIVE } from "./composition.ts";
import { abstain, answered, type DraftAnswer, draftExtractiveAnswer, draftPinnedAnswer } from "./draft-answer.ts";
import { clarified, describeProposal } from "./draft-proposal.ts";
import { findPassages } from "./find-passages.ts";

/** What a model reads of what was found. */
const PASSAGES_SHOWN = 8;

/** Answers from the sources: the owner's own answer, a model's, or the sources' sentences; or abstains. Throws `AppError`. */
export async function composeFromSources(
  context: AnswerContext,
  composing: Composing,
  composition: Composition,
): Promise<void> {
  const { exchange, running } = composing;
  const { agent } = exchange;
  const speaker = { agent, texts: composing.texts };
  composition.model = EXTRACTIVE;
  const { query, decision, retrieval: found } = await findPassages(context, composing, composition);
  const { workspaceId } = composing;
  const questions = await context.answering.questions(context.database, workspaceId, exchange.agentId, found.revision);
  const retrieval = { ...found, questions };
  composition.retrieval = retrieval;
  if (retrieval.pinned)
    return takeDraft(context, composing, draftPinnedAnswer(retrieval.pinned, query, retrieval), composition);
  // What is near in meaning may share no word with the question: the model looks, and the support rule judges what it says.
  const isNear = retrieval.fusedScores !== undefined && decision.reason === "out_of_scope";
  const isForModel = decision.supported || decision.reason === "low_support" || isNear || composing.tools !== undefined;
  if (agent.model === EXTRACTIVE || !isForModel)
    return takeDraft(context, composing, await draftExtractiveAnswer(speaker, query, retrieval, decision), composition);
  const isWritten = await tryModels(context, composing, composition, retrieval);
  if (!isWritten) {
    composition.model = EXTRACTIVE;
    composition.degraded = true;
    return takeDraft(context, composing, await draftExtractiveAnswer(speaker, query, retrieval, decision), composition);
  }
  const { held } = composition.generation!;
  if (held) return takeProposal(running, held, composition, await composing.texts());
  composition.outcome = outcomeOf(composition.generation!, running, answered(decision.score, query, retrieval));
  if (composition.outcome.kind !== "abstention") return;
  const reason = composition.generation!.cut === "policy" ? "policy" : (decision.reason ?? "low_support");
  return takeDraft(context, composing, await abstain(speaker, reason, decision.score, query, retrieval), composition);
}

/** Words that came before the call stay only where somebody may have read them. */
function takeProposal(running: RunningAnswer, held: ProposedCall, composition: Composition, texts: FixedTexts): void {
  running.discard();
  const before = running.composed.content;
  running.say(`${before}${before === "" ? "" : "\n\n"}${describeProposal(held, texts)}`);
  composition.outcome = clarified([texts.yes, texts.no]);
}

function outcomeOf(generation: Generation, running: RunningAnswer, whole: Outcome): Outcome {
  if (running.composed.statements.length === 0) return { ...whole, kind: "abstention" };
  return generation.refused || generation.cut !== null ? { ...whole, kind: "partial" } : whole;
}

/** Shows a draft, each quote checked. A draft whose quotes don't stand any more becomes its plain text. */
async function takeDraft(
  context: AnswerContext,
  { workspaceId, running }: Composing,
  draft: DraftAnswer,
  composition: Composition,
): Promise<void> {
  const { pieces, plainText, ...outcome } = draft;
  const passages = pieces.flatMap(({ quotes }) => quotes.map(({ passage }) => passage));
  const texts = await context.answering.versionTexts(context.database, workspaceId, passages);
  running.take(pieces, texts);
  if (running.composed.content === "") running.say(plainText);
  composition.outcome = outcome;
}

/**
 * The agent's model, then its fallback model. False: `extractive` is to answer. Throws `model_unavailable` when there is to be no
 * fallback, or when words were sent already.
 */
export async function tryModels(
  context: AnswerContext,
  composing: Composing,
  composition: Composition,
  retrieval: Retrieval,
): Promise<boolean> {
  const { exchange, running, workspaceId, question } = composing;
  const { model, settings } = exchange.agent;
  const ranked = retrieval.ranked.slice(0, PASSAGES_SHOWN).map(({ candidate }) => candidate);
  const passages: FoundPassage[] = [...(composing.found ?? []), ...ranked];
  const loadTexts = (wanted: readonly FoundPassage[]) =>
    context.answering.versionTexts(context.database, workspaceId, wanted);
  const history = exchange.history.map(({ role, text }) => ({ role, content: text }));
  const request = { answer: running, agent: exchange.agent, question, history, passages, loadTexts };
  composition.generation ??= emptyGeneration();
  const { generation } = composition;
  let failure: ModelFailure | undefined;
  if (exchange.reservedMicros === null)
    failure = new ModelFailure("rate_limited", "The assistant's budget for today is used up.");
  const chain = failure ? [] : [model, settings.fallback_model].filter((id) => id !== null && id !== EXTRACTIVE);
  for (const [index, id] of [...new Set(chain)].entries()) {
    composition.model = id;
    composition.degraded = index > 0;
    try {
      // A tool may have done something already: it is not called again for another model.
      const tools = index === 0 ? composing.tools : undefined;
      await generateAnswer(context.answering, await getModel(context, id!), { ...request, tools }, generation);
      return true;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (running.signal.aborted) throw error;
      failure = error;
      if (error.code === "refused") {
        generation.cut = "policy";
        return true;
      }
      if (running.wasSent) throw interrupted(error);
      running.discard();
      generation.withheld = [];
      generation.refused = false;
    }
  }
  if (settings.fallback_model !== null) return false;
  throw modelUnavailable(failure!);
}

async function getModel(context: AnswerContext, id: string): Promise<ChatModel> {
  const model = await context.models.find(id);
  if (!model) throw new ModelFailure("unavailable", `The model ${id} is not configured on this server.`);
  return model;
}

function interrupted(cause: ModelFailure): AppError {
  return new AppError("upstream_failed", "answer_interrupted", "The answer broke off. Your question is kept.", {
    cause,
  });
}
