import type { Database } from "../../platform/database/database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction.ts";
import { type Changes, findChanges } from "./live-queries.ts";
import type { Snapshot } from "./live-snapshot.ts";
import type { LiveStream } from "./live-stream.ts";
import { TOPIC_NAMES } from "./live-topics.ts";
import { readTypingSignal } from "./typing-signal.ts";

const LOOK_EVERY_MS = 250;
/** Between two looks: a busy service costs a look each so often, not one a commit. */
const LOOK_APART_MS = 25;
const MOST_CHANGES = 200;
const ALL_TOPICS = new Set(TOPIC_NAMES);

/**
 * The live streams of this process. Looks for changes once a workspace, however many watch it, and wakes the streams that a
 * change concerns: at once for what this process commits, within a quarter of a second for others.
 */
export class LiveWatch {
  readonly #database: Database;
  readonly #streams = new Map<string, Set<LiveStream>>();
  readonly #seen = new Map<string, Snapshot>();
  readonly #stops: (() => void)[];
  #timer: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  #pass: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
    this.#stops = [
      database.onRecorded((workspaceId) => {
        if (this.#streams.has(workspaceId)) this.#lookSoon();
      }),
    ];
  }

  /** Open streams of one credential. */
  countOf(workspaceId: string, credentialId: string): number {
    return [...(this.#streams.get(workspaceId) ?? [])].filter((stream) => stream.credentialId === credentialId).length;
  }

  add(stream: LiveStream): void {
    if (this.#stops.length === 1) this.#stops.push(this.#database.signals.listen((text) => this.#tell(text)));
    const streams = this.#streams.get(stream.workspaceId) ?? new Set();
    this.#streams.set(stream.workspaceId, streams.add(stream));
    this.#timer ??= outsideTransaction(() => setInterval(() => this.#look(), LOOK_EVERY_MS).unref());
    // What was committed between its own first look and this moment.
    stream.deliver();
    this.#lookSoon();
  }

  remove(stream: LiveStream): void {
    const streams = this.#streams.get(stream.workspaceId);
    streams?.delete(stream);
    if (streams?.size !== 0) return;
    this.#streams.delete(stream.workspaceId);
    this.#seen.delete(stream.workspaceId);
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** For the stop of the process: readers come back to another one. */
  close(): void {
    for (const stop of this.#stops) stop();
    clearInterval(this.#timer);
    clearTimeout(this.#soon);
    for (const streams of this.#streams.values()) for (const stream of streams) stream.cut();
  }

  #lookSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.#look();
    }, LOOK_APART_MS);
  }

  #look(): void {
    this.#pass ??= outsideTransaction(() => this.#lookEverywhere()).finally(() => {
      this.#pass = undefined;
    });
  }

  async #lookEverywhere(): Promise<void> {
    for (const [workspaceId, streams] of this.#streams) {
      const since = this.#seen.get(workspaceId);
      try {
        const found = await this.#database.inWorkspace(workspaceId, (transaction) =>
          findChanges(transaction, workspaceId, { since, topics: ALL_TOPICS, limit: MOST_CHANGES }),
        );
        if (!this.#streams.has(workspaceId)) continue;
        this.#seen.set(workspaceId, found.snapshot);
        // Before the first look here a stream may have looked, and something been committed after that.
        wake(streams, since === undefined ? { ...found, is_known: false } : found);
      } catch {
        // The next look covers the same time; each stream looks for itself at its pings, too.
      }
    }
  }

  #tell(text: string): void {
    const signal = readTypingSignal(text);
    for (const stream of (signal && this.#streams.get(signal.workspaceId)) ?? []) void stream.tellTyping(signal!);
  }
}

function wake(streams: ReadonlySet<LiveStream>, { changes, is_known: isKnown }: Changes): void {
  const isAnyones = !isKnown || changes.length > MOST_CHANGES;
  for (const stream of streams) if (isAnyones || changes.some((change) => stream.concerns(change))) stream.deliver();
}
