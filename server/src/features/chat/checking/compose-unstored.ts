import type { Asker } from "../../sources/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { AnswerRecorder } from "../answers/answer-recorder.ts";
import { composeFromSources } from "../composing/compose-from-sources.ts";
import type { Composition } from "../composing/composition.ts";
import { hideInHistory, maskFor } from "../composing/mask-for.ts";
import { retrieverFor } from "../composing/read-question.ts";
import { chargeSpend } from "../spending/spend-queries.ts";
import { priceUsage } from "../spending/usage-by-model.ts";
import { spokenTexts } from "../texts/spoken-texts.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";

/** An answer that is not stored; what a model costs for it counts. Throws `AppError`. */
export async function composeUnstored(
  context: AnswerContext,
  workspaceId: string,
  asked: { asker: Asker; turn: ChatTurn; question: string },
): Promise<{ recorder: AnswerRecorder; composition: Composition }> {
  const mask = await maskFor(context.database, workspaceId);
  const turn = hideInHistory(mask, asked.turn);
  const question = mask.hide(asked.question);
  const recorder = new AnswerRecorder(context.database, workspaceId, turn, performance.now());
  const begun = Promise.resolve({ reservedMicros: 0 });
  const retrieve = retrieverFor(context, { workspaceId, turn, asker: asked.asker, begun });
  const texts = spokenTexts(context, workspaceId, turn, question);
  try {
    const composing = { workspaceId, turn, recorder, question, mask, begun, retrieve, texts };
    const composition = await composeFromSources(context, composing);
    if (!composition.outcome) throw composition.failure;
    return { recorder, composition };
  } finally {
    await charge(context, workspaceId, turn.agentId, recorder);
  }
}

async function charge(context: AnswerContext, workspaceId: string, agentId: string, recorder: AnswerRecorder) {
  const { chargedMicros: costMicros } = await priceUsage(context.models, recorder.used, recorder.checked);
  if (costMicros === 0) return;
  await context.database.inWorkspace(workspaceId, (transaction) =>
    chargeSpend(transaction, workspaceId, agentId, { reservedMicros: 0, costMicros }),
  );
}
