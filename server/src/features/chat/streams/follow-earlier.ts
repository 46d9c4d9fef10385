import type { Database } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Message, MessageRow } from "../../conversations/index.ts";
import type { Principal } from "../../identity/index.ts";
import type { Asker } from "../../sources/index.ts";
import type { FollowedAnswer } from "../answers/answer-progress.ts";
import type { LiveAnswers } from "../answers/live-answers.ts";
import { endedWith, silentAnswer } from "./silent-answer.ts";
import { StoredAnswer } from "./stored-answer.ts";

/** The answer that an earlier request with the same key began, to be followed to its end wherever it is written. */
export function followEarlier(
  database: Database,
  live: LiveAnswers,
  { workspaceId }: Principal,
  { row, reader }: { row: MessageRow; reader: Asker },
): FollowedAnswer {
  if (row.role === "user")
    return endedWith(
      silentAnswer({
        questionId: row.id,
        chat: { id: row.chat_id },
        agentId: row.agent_id,
        agentVersion: row.agent_version,
        createdAt: row.created_at,
      }),
    );
  return live.find(row.id) ?? new StoredAnswer(database, workspaceId, row, reader);
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
