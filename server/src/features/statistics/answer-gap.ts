import type { Static } from "typebox";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import { tryQuestion } from "../chat/index.ts";
import type { Principal } from "../identity/index.ts";
import { presentSource, putSource, toSourceToPut, waitForSource } from "../sources/index.ts";
import type { GapContext } from "./gap-context.ts";
import { findGapQuestions, getGap, linkSource, lockGaps, setGapStatus } from "./gap-queries.ts";
import type { AnswerGapBody } from "./gap-schemas.ts";
import { presentGap } from "./present-gap.ts";

const LONGEST_READING_SECONDS = 20;

const MAX_ASKED_AGAIN = 10;

/** Writes the answer to a gap: a source is made of it, and its questions are asked again. */
export async function answerGap(
  context: GapContext,
  principal: Principal,
  id: string,
  body: Static<typeof AnswerGapBody>,
) {
  const { database, queue } = context;
  const { workspaceId } = principal;
  const { answer } = body;
  const { gap, agent, questions, put } = await database.inWorkspace(workspaceId, async (transaction) => {
    // Whoever erases one of the questions waits, and finds the source that has it.
    await lockGaps(transaction, workspaceId);
    const gap = await getGap(transaction, workspaceId, parseId("gap", id));
    const agent = await getAgent(transaction, workspaceId, gap.agent_id);
    const questions = await findGapQuestions(transaction, workspaceId, gap.id, MAX_ASKED_AGAIN);
    const question = body.question ?? gap.question.slice(0, 1000);
    const alternatives = questions.map((asked) => asked.question.slice(0, 1000)).filter((asked) => asked !== question);
    const written = { type: "qa" as const, question, answer, ...(alternatives.length > 0 ? { alternatives } : {}) };
    const target = { agentId: agent.id, brandId: null };
    const put = await putSource(transaction, queue, workspaceId, { ...toSourceToPut(written), ...target });
    await linkSource(transaction, workspaceId, gap.id, put.row.id);
    await recordAudit(transaction, principal, {
      action: "gap.answered",
      target: { kind: "gap", id },
      after: written,
    });
    return { gap, agent, questions, put };
  });
  const source = await waitForSource(database, workspaceId, put.row, LONGEST_READING_SECONDS);
  const { name, model, prompt, settings, version } = agent;
  const data = [];
  for (const { question, content, answered } of questions) {
    const again = { agentId: agent.id, version, agent: { name, model, prompt, settings }, question };
    const after = await tryQuestion(context, workspaceId, again);
    data.push({
      question,
      before: { answered, content },
      after: { answered: after.answered, content: after.content },
    });
  }
  const isClosed = data.every(({ after }) => after.answered === true);
  const row = await database.inWorkspace(workspaceId, async (transaction) => {
    await setGapStatus(transaction, workspaceId, gap.id, isClosed ? "closed" : "open");
    return getGap(transaction, workspaceId, gap.id);
  });
  return { gap: presentGap(row), source: presentSource(source), data };
}
