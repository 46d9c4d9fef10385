import type { Database } from "../../../platform/database/database.ts";
import { formatId } from "../../../platform/ids/identifiers.ts";
import { getMessage, type MessageRow, presentCitation, presentMessage } from "../../conversations/index.ts";
import type { Asker } from "../../sources/index.ts";
import type { AnswerProgress, FollowedAnswer } from "../answers/answer-progress.ts";

const LOOK_EVERY_MS = 200;

/** An answer as the database has it: one that has ended, or that another process writes. Looks again until it ends. */
export class StoredAnswer implements FollowedAnswer {
  readonly #database: Database;
  readonly #workspaceId: string;
  readonly #reader: Asker;
  readonly #listeners = new Set<() => void>();
  #row: MessageRow;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;

  constructor(database: Database, workspaceId: string, row: MessageRow, reader: Asker) {
    this.#database = database;
    this.#workspaceId = workspaceId;
    this.#row = row;
    this.#reader = reader;
  }

  get isBroken(): boolean {
    return this.#failures >= MAX_FAILURES;
  }

  progress(): AnswerProgress {
    const row = this.#row;
    return {
      messageId: formatId("message", row.id),
      chatId: formatId("chat", row.chat_id),
      agentId: formatId("agent", row.agent_id),
      content: row.content,
      statements: row.statements ?? [],
      citations: (row.citations ?? []).map((citation) => presentCitation(citation, this.#reader)),
      ...(hasEnded(row) ? { ended: presentMessage(row, this.#reader.isMember, this.#reader) } : {}),
    };
  }

  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    this.#lookLater();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  }

  #lookLater(): void {
    if (hasEnded(this.#row) || this.isBroken || this.#listeners.size === 0) return;
    this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY_MS);
  }

  async #look(): Promise<void> {
    try {
      this.#row = await this.#database.inWorkspace(this.#workspaceId, (transaction) =>
        getMessage(transaction, this.#workspaceId, this.#row.id),
      );
      this.#failures = 0;
    } catch {
      this.#failures += 1;
    }
    for (const listener of this.#listeners) listener();
    this.#lookLater();
  }
}

const MAX_FAILURES = 5;

export function hasEnded({ status }: Pick<MessageRow, "status">): boolean {
  return status !== "pending" && status !== "streaming";
}
