import { buildSummaryPrompt, readSummary } from "@citedesk/grounding";
import type { Log } from "../../../platform/create-log.ts";
import { outsideReach } from "../../../platform/database/reach.ts";
import { removeHidden } from "../../../platform/remove-hidden.ts";
import { listHandoffWorkspaceIds } from "../../../platform/unscoped/workspace-queries.ts";
import { ModelFailure, type ModelUsage } from "../../../ports/chat-model.ts";
import { listMessages } from "../../conversations/index.ts";
import { createMask, readPersonalDataRule } from "../../personal-data/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { costOf, highestCost, toMicros } from "../spending/model-costs.ts";
import { chargeSpend } from "../spending/spend-queries.ts";
import { setMoneyAside, storeSummary, takeUnsummarised } from "./summary-queries.ts";

const MAX_OUTPUT_TOKENS = 400;
const MAX_WAIT_MS = 20_000;
/** At most this long for all of an answer: a model that never ends is given up. */
const MAX_WRITING_MS = 60_000;
const MESSAGES_READ = 50;

/** For whoever takes chats over: the short of each by the assistant's own model, where it has one. Once a handoff. */
export async function writeHandoffSummaries(context: AnswerContext & { log: Log }): Promise<void> {
  for (const workspaceId of await context.database.unscoped(listHandoffWorkspaceIds))
    await outsideReach(async () => {
      while (await writeNext(context, workspaceId));
    });
}

/**
 * False: there is none left. What can go wrong leaves the summary in the sources' own sentences, which needs no model:
 *   no budget      nothing is asked
 *   model fails    what it used until then is charged
 *   nothing said   the same
 */
async function writeNext(context: AnswerContext & { log: Log }, workspaceId: string): Promise<boolean> {
  const { database, models, answering, log } = context;
  const { dailyBudgetDollars } = answering;
  const prices = new Map((await models.list()).map(({ id, price }) => [id, price]));
  const next = await database.inWorkspace(workspaceId, async (transaction) => {
    const handoff = await takeUnsummarised(transaction, workspaceId);
    if (!handoff) return undefined;
    const reservedMicros = await setMoneyAside(transaction, workspaceId, {
      agentId: handoff.agent_id,
      highestMicros: highestCost(prices.get(handoff.model), MAX_OUTPUT_TOKENS),
      dayLimitMicros: dailyBudgetDollars === undefined ? undefined : toMicros(dailyBudgetDollars),
    });
    const messages = await listMessages(transaction, workspaceId, handoff.chat_id, undefined, MESSAGES_READ);
    const mask = createMask(await readPersonalDataRule(transaction, workspaceId));
    return { handoff, reservedMicros, messages, mask };
  });
  if (!next) return false;
  const { handoff, reservedMicros, messages, mask } = next;
  const model = reservedMicros === null ? undefined : await models.find(handoff.model);
  const said = messages
    .toReversed()
    .filter(({ content }) => content !== "")
    .map(({ role, content }) => ({
      role: role === "user" ? role : ("assistant" as const),
      content: mask.hide(content),
    }));
  const written = model && said.length > 0 ? await ask() : undefined;
  await database.inWorkspace(workspaceId, async (transaction) => {
    if (written?.text)
      await storeSummary(transaction, workspaceId, handoff.id, { text: written.text, model: handoff.model });
    const costMicros = written ? (costOf(prices.get(handoff.model), written.usage) ?? 0) : 0;
    await chargeSpend(transaction, workspaceId, handoff.agent_id, { reservedMicros: reservedMicros ?? 0, costMicros });
  });
  return true;

  async function ask(): Promise<{ text: string | null; usage: ModelUsage }> {
    let output = "";
    let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
    let isWhole = false;
    try {
      for await (const part of model!.stream({
        ...buildSummaryPrompt(said),
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        timeoutMs: Math.min(answering.modelTimeoutMs, MAX_WAIT_MS),
        signal: AbortSignal.timeout(MAX_WRITING_MS),
      })) {
        if (part.type === "text") output += part.text;
        else if (part.type === "finish") {
          usage = part.usage;
          isWhole = part.reason === "stop";
        }
      }
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      log.warn({ err: error }, "handoff summary");
      return { text: null, usage };
    }
    const text = isWhole ? readSummary(removeHidden(output), said) : undefined;
    return { text: text === undefined ? null : String(mask.restore(text)), usage };
  }
}
