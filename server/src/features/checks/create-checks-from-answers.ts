import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import { getReadableMessage, type MessageRow } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { assertChecksFit } from "./assert-checks-fit.ts";
import { type CheckRow, findCheckedQuestions, insertCheck, type StoredExpectation } from "./check-queries.ts";
import type { ChecksFromAnswersBody } from "./check-schemas.ts";
import { languageOfAnswer } from "./language-of-answer.ts";

const MAX_QUESTION_CHARACTERS = 2000;

export interface MadeChecks {
  made: CheckRow[];
  skipped: { message_id: string; reason: "not_an_answer" | "checked_already" }[];
}

/**
 * Real questions become checks: each has to be answered from the source that it was answered from, in the language that
 * it was answered in, or to stay without an answer. Throws 404 for a message that the caller may not read.
 */
export function createChecksFromAnswers(
  database: Database,
  principal: Principal,
  publicId: string,
  { message_ids: messageIds }: ChecksFromAnswersBody,
): Promise<MadeChecks> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", publicId));
    const known = await findCheckedQuestions(transaction, workspaceId, agent.id);
    const made: CheckRow[] = [];
    const skipped: MadeChecks["skipped"] = [];
    for (const messageId of messageIds) {
      const answer = await getReadableMessage(transaction, principal, parseId("message", messageId));
      const question = answer.agent_id === agent.id ? await questionOf(transaction, principal, answer) : undefined;
      if (question === undefined) skipped.push({ message_id: messageId, reason: "not_an_answer" });
      else if (known.has(question.toLowerCase())) skipped.push({ message_id: messageId, reason: "checked_already" });
      else {
        known.add(question.toLowerCase());
        const check = { id: newId(), agent_id: agent.id, question, expectation: expectationOf(answer) };
        await recordAudit(transaction, principal, {
          action: "check.created",
          target: { kind: "check", id: formatId("check", check.id) },
          after: { message_id: messageId },
        });
        made.push(await insertCheck(transaction, workspaceId, check));
      }
    }
    await assertChecksFit(transaction, workspaceId, agent.id);
    return { made, skipped };
  });
}

async function questionOf(
  transaction: Transaction,
  principal: Principal,
  { role, answered, status, in_reply_to: questionId }: MessageRow,
): Promise<string | undefined> {
  if (role !== "assistant" || status !== "completed" || answered === null || questionId === null) return undefined;
  const { content } = await getReadableMessage(transaction, principal, questionId);
  return content.trim().slice(0, MAX_QUESTION_CHARACTERS) || undefined;
}

function expectationOf({ answered, content, citations }: MessageRow): StoredExpectation {
  if (!answered) return { abstains: true };
  const source = (citations ?? []).map(({ source_id: id }) => id).find((id) => id !== null);
  const language = languageOfAnswer(content);
  return {
    abstains: false,
    ...(source ? { cites: source } : {}),
    ...(language ? { language } : {}),
  };
}
