import { setImmediate } from "node:timers/promises";
import type { Database } from "../../../platform/database/database.ts";
import { formatId } from "../../../platform/ids/identifiers.ts";
import { removeHidden } from "../../../platform/remove-hidden.ts";
import type { ModelUsage } from "../../../ports/chat-model.ts";
import type { Message } from "../../conversations/index.ts";
import type { StoredTexts } from "../retrieval/cache-version-texts.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import { type UsageByModel, withUsage } from "../spending/usage-by-model.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";
import { type AnswerProgress, type FollowedAnswer, presentVerified } from "./answer-progress.ts";
import { storeProgress, type WithheldText } from "./answer-queries.ts";
import { appendPiece, EMPTY_ANSWER, type VerifiedAnswer } from "./append-piece.ts";
import type { Piece } from "./piece.ts";

/** Of the event loop: the rest of what a model sent at once, and the end of its response, are read in these. */
const TURNS_TO_COME = 2;

/** Why an answer stops before its end. */
export type StopReason = "cancelled" | "shutdown" | "ended_elsewhere" | "storage";

/**
 * All of an answer that changes while it is written: what was composed, what of it is stored, what was withheld and
 * what models used. Composed → stored → shown to its followers, in this order. While nobody follows, nothing is stored
 * before the end; once somebody has, each statement is, so that the answer can be resumed anywhere.
 */
export class AnswerRecorder implements FollowedAnswer {
  readonly workspaceId: string;
  readonly messageId: string;
  readonly startedAt: number;
  readonly #database: Database;
  readonly #ids: Pick<AnswerProgress, "messageId" | "chatId" | "agentId">;
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();
  #composed: VerifiedAnswer = EMPTY_ANSWER;
  #stored: VerifiedAnswer = EMPTY_ANSWER;
  #progress: AnswerProgress;
  #wasFollowed = false;
  #isBroken = false;
  #isClosed = false;
  #flush: Promise<void> | undefined;
  #firstWordMs: number | undefined;
  #withheld: readonly WithheldText[] = [];
  #read: ReadonlyMap<string, FoundPassage> = new Map();
  #used: UsageByModel = new Map();
  #checked: UsageByModel = new Map();

  constructor(database: Database, workspaceId: string, turn: ChatTurn, startedAt: number) {
    this.workspaceId = workspaceId;
    this.messageId = turn.answerId;
    this.startedAt = startedAt;
    this.#database = database;
    this.#ids = {
      messageId: formatId("message", turn.answerId),
      chatId: formatId("chat", turn.chat.id),
      agentId: formatId("agent", turn.agentId),
    };
    this.#progress = { ...this.#ids, content: "", statements: [], citations: [] };
  }

  /** Aborted with a `StopReason`. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get composed(): VerifiedAnswer {
    return this.#composed;
  }

  get firstWordMs(): number {
    return this.#firstWordMs ?? Math.round(performance.now() - this.startedAt);
  }

  /** Whether a reader may have seen words of it: then it can't begin again. */
  get wasSent(): boolean {
    return this.#stored.content !== "" || this.#flush !== undefined;
  }

  /** Citations that are composed but not stored. */
  get newCitations() {
    return this.#composed.citations.slice(this.#stored.citations.length);
  }

  /** What the support rule did not pass. */
  get withheld(): readonly WithheldText[] {
    return this.#withheld;
  }

  /** The passages of documents that models have read for it, by id: what they wrote may hold words of any. */
  get read(): ReadonlyMap<string, FoundPassage> {
    return this.#read;
  }

  /** What models used for it until now, also those that failed. */
  get used(): UsageByModel {
    return this.#used;
  }

  /** What models that checked its statements used. */
  get checked(): UsageByModel {
    return this.#checked;
  }

  progress(): AnswerProgress {
    return this.#progress;
  }

  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    this.#wasFollowed = true;
    this.#startFlush();
    return () => this.#listeners.delete(listener);
  }

  stop(reason: StopReason): void {
    this.#stop.abort(reason);
  }

  /** False: a quote of the piece does not stand at its place, so it is left out. */
  append(piece: Piece, texts: StoredTexts): boolean {
    const longer = appendPiece(this.#composed, piece, texts);
    if (!longer) return false;
    this.#composed = longer;
    this.#startFlush();
    return true;
  }

  /**
   * Pieces that are all there is: they are stored with the end of the answer. Those whose quotes don't stand are left
   * out.
   */
  conclude(pieces: readonly Piece[], texts: StoredTexts): void {
    for (const piece of pieces) this.#composed = appendPiece(this.#composed, piece, texts) ?? this.#composed;
  }

  /** Text without statements, for an answer without any. */
  say(text: string): void {
    this.#composed = { ...this.#composed, content: removeHidden(text) };
  }

  withhold(text: WithheldText): void {
    this.#withheld = [...this.#withheld, { ...text, text: removeHidden(text.text) }];
  }

  /** A model reads these; results of tools are of no document. */
  noteRead(passages: readonly FoundPassage[]): void {
    const documents = passages.filter(({ tool_call_id: call }) => call === undefined);
    this.#read = new Map([...this.#read, ...documents.map((passage) => [passage.id, passage] as const)]);
  }

  /** What a call of a model took. */
  use(model: string, usage: ModelUsage): void {
    this.#used = withUsage(this.#used, model, usage);
  }

  /** What a call of a checker took. */
  useChecker(model: string, usage: ModelUsage): void {
    this.#checked = withUsage(this.#checked, model, usage);
  }

  /** Takes back what nobody has seen, for another model to begin anew. What was used stays used. */
  startOver(): void {
    this.discard();
    this.#withheld = [];
  }

  /** Takes back what nobody has seen. */
  discard(): void {
    if (!this.wasSent) this.#composed = EMPTY_ANSWER;
  }

  /**
   * Nothing more comes: what is not being stored yet is stored with the end. Resolves when what is being stored has
   * been.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#flush) await this.#flush;
  }

  end(message: Message): void {
    this.#progress = {
      ...this.#ids,
      content: message.content,
      statements: message.statements,
      citations: message.citations,
      ended: message,
    };
    this.#announce();
    this.#listeners.clear();
  }

  /** The end could not be stored: followers are told, and find out later what became of it. */
  breakOff(): void {
    this.#isBroken = true;
    this.#announce();
    this.#listeners.clear();
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  #startFlush(): void {
    if (!this.#wasFollowed || this.#flush || this.#composed === this.#stored || this.signal.aborted) return;
    this.#flush = this.#flushAll().finally(() => {
      this.#flush = undefined;
    });
  }

  /** One transaction for all that has come meanwhile: a fast model doesn't wait for one a sentence. */
  async #flushAll(): Promise<void> {
    // Sentences that came together go together; with the end, where that has come with them.
    for (let turns = 0; turns < TURNS_TO_COME; turns++) await setImmediate();
    while (this.#composed !== this.#stored && !this.signal.aborted && !this.#isClosed) {
      const answer = this.#composed;
      const newCitations = this.newCitations;
      const { firstWordMs } = this;
      try {
        const isOpen = await this.#database.inWorkspace(
          this.workspaceId,
          (transaction) =>
            storeProgress(transaction, this.workspaceId, this.messageId, { answer, newCitations, firstWordMs }),
          { pipelined: true },
        );
        if (!isOpen) return this.stop("ended_elsewhere");
      } catch {
        // The end of the answer is stored too; when that fails as well, its caller is told.
        return this.stop("storage");
      }
      this.#firstWordMs ??= firstWordMs;
      this.#stored = answer;
      const { content, statements } = answer;
      this.#progress = { ...this.#ids, content, statements, citations: answer.citations.map(presentVerified) };
      this.#announce();
    }
  }

  #announce(): void {
    for (const listener of this.#listeners) listener();
  }
}
