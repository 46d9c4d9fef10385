import { AppError } from "../../../platform/errors/app-error.ts";
import { type ChatModel, ModelFailure } from "../../../ports/chat-model.ts";
import type { AgentSettings } from "../../agents/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { type Generation, generateAnswer } from "../generation/generate-answer.ts";
import { modelUnavailable } from "../generation/model-unavailable.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import { type Composing, EXTRACTIVE } from "./composition.ts";

/**
 * What the models came to:
 *   written      by `model`; what it says is with the recorder
 *   left         no model could, and `extractive` is to answer
 *   failed       no model could, and there is to be no fallback, or words were sent already
 */
export type Written =
  | { outcome: "written"; model: string; degraded: boolean; generation: Generation }
  | { outcome: "left" }
  | { outcome: "failed"; model: string; degraded: boolean; failure: AppError };

/** Lets the agent's model write, then its fallback model. */
export async function writeWithModels(
  context: AnswerContext,
  composing: Composing,
  retrieved: readonly FoundPassage[],
): Promise<Written> {
  const { turn, recorder, workspaceId, question, begun } = composing;
  const { model, settings } = turn.agent;
  const passages: FoundPassage[] = [...(composing.found ?? []), ...retrieved];
  const loadTexts = (wanted: readonly FoundPassage[]) =>
    context.answering.versionTexts(context.database, workspaceId, wanted);
  const history = turn.history.map(({ role, text }) => ({ role, content: text }));
  const mayAsk = begun.then(({ reservedMicros }) => {
    if (reservedMicros === null) throw new ModelFailure("rate_limited", "The assistant's budget for today is used up.");
  });
  mayAsk.catch(() => {});
  const request = { recorder, agent: turn.agent, question, history, passages, loadTexts, mayAsk };
  const chain = [...new Set([model, settings.fallback_model ?? EXTRACTIVE])].filter((id) => id !== EXTRACTIVE);
  let failed: { model: string; degraded: boolean; failure: ModelFailure } | undefined;
  for (const [index, id] of chain.entries()) {
    // A tool may have done something already: it is not called again for another model.
    const tools = index === 0 ? composing.tools : undefined;
    const attempt = { model: id, degraded: index > 0 };
    try {
      const writer = await getModel(context, id);
      const checker = await findChecker(context, settings, writer);
      const generation = await generateAnswer(context.answering, writer, { ...request, tools, checker });
      return { outcome: "written", ...attempt, generation };
    } catch (failure) {
      if (!(failure instanceof ModelFailure) || recorder.signal.aborted) throw failure;
      if (failure.code === "refused")
        return { outcome: "written", ...attempt, generation: { refused: false, held: undefined, cut: "policy" } };
      if (recorder.wasSent) return { outcome: "failed", ...attempt, failure: interrupted(failure) };
      recorder.startOver();
      failed = { ...attempt, failure };
    }
  }
  if (settings.fallback_model !== null || !failed) return { outcome: "left" };
  return { ...failed, outcome: "failed", failure: modelUnavailable(failed.failure) };
}

async function getModel(context: AnswerContext, id: string): Promise<ChatModel> {
  const model = await context.models.find(id);
  if (!model) throw new ModelFailure("unavailable", `The model ${id} is not configured on this server.`);
  return model;
}

/** One that is not configured any more is left out: then words decide. */
async function findChecker(
  context: AnswerContext,
  { verification, verifier_model: id }: AgentSettings,
  writer: ChatModel,
): Promise<ChatModel | undefined> {
  if (verification !== "model") return undefined;
  return id === null ? writer : context.models.find(id);
}

function interrupted(cause: ModelFailure): AppError {
  return new AppError("upstream_failed", "answer_interrupted", "The answer broke off. Your question is kept.", {
    cause,
  });
}
