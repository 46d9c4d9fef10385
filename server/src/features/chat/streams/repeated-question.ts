import type { Database, Transaction } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { assertSameRequest } from "../../../platform/http/idempotency.ts";
import { claimKey, findRecord, type IdempotencyKey } from "../../../platform/http/idempotency-queries.ts";
import { getMessage, type Message, type MessageRow } from "../../conversations/index.ts";
import type { Principal } from "../../identity/index.ts";
import type { FollowedAnswer } from "../answers/answer-progress.ts";
import type { LiveAnswers } from "../answers/live-answers.ts";
import { endedWith, silentAnswer } from "./silent-answer.ts";
import { StoredAnswer } from "./stored-answer.ts";

/**
 * Claims the key of a question in the transaction that stores it; or finds the answer that an earlier request with this
 * key began, in this process or another, ended or not. A failed answer without a word counts as none: it is tried anew.
 * Throws 422 `idempotency_key_reused`.
 */
export async function findEarlierAnswer(
  transaction: Transaction,
  workspaceId: string,
  key: IdempotencyKey,
): Promise<MessageRow | undefined> {
  if (await claimKey(transaction, workspaceId, key)) return undefined;
  const record = await findRecord(transaction, workspaceId, key);
  if (!record?.message_id) return undefined;
  assertSameRequest(record, key);
  const message = await getMessage(transaction, workspaceId, record.message_id);
  return message.status === "failed" && message.content === "" ? undefined : message;
}

/** The earlier answer, to be followed to its end wherever it is written. */
export function followEarlier(
  database: Database,
  live: LiveAnswers,
  principal: Principal,
  row: MessageRow,
): FollowedAnswer {
  if (row.role === "user")
    return endedWith(
      silentAnswer({
        questionId: row.id,
        chat: { id: row.chat_id },
        agentId: row.agent_id,
        agentVersion: row.agent_version,
      }),
    );
  return live.find(row.id) ?? new StoredAnswer(database, principal.workspaceId, row, principal.kind === "member");
}

/** Resolves with the whole message. Throws what a failed one says. */
export async function endOf(answer: FollowedAnswer): Promise<Message> {
  const message = await new Promise<Message>((resolve, reject) => {
    const look = () => {
      const { ended } = answer.progress();
      if (ended) resolve(ended);
      else if (answer.isBroken) reject(new Error("The answer could not be followed to its end."));
      else return;
      stop?.();
    };
    let stop: (() => void) | undefined;
    stop = answer.follow(look);
    look();
  });
  if (message.status === "failed" && message.content === "")
    throw new AppError("upstream_failed", message.error?.code ?? "model_unavailable", message.error?.message ?? "");
  return message;
}
