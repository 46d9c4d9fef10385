import type { Database } from "../../platform/database/database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction-error.ts";
import { LiveGroup } from "./live-group.ts";
import { type Changes, findChanges } from "./live-queries.ts";
import type { LiveStream } from "./live-stream.ts";
import { TOPIC_NAMES } from "./live-topics.ts";
import type { Snapshot } from "./parse-snapshot.ts";
import {
  PRESENCE_EVERY_MS,
  type PresentPerson,
  personOf,
  readPresenceSignal,
  writePresenceQuestion,
  writePresenceSignals,
} from "./presence-signal.ts";
import { readTypingSignal } from "./typing-signal.ts";

const LOOK_EVERY_MS = 250;
/** Between two looks: a busy service costs a look each so often, not one a commit. */
const LOOK_APART_MS = 25;
const MAX_CHANGES = 200;
const ALL_TOPICS = new Set(TOPIC_NAMES);

interface WatchedWorkspace {
  /** By what their streams may see. */
  groups: Map<string, LiveGroup>;
  seen: Snapshot | undefined;
  /** The last look failed half-way: the groups look whether or not there is anything new. */
  isBehind: boolean;
}

/**
 * The live streams of this process. Looks for changes once a workspace, however many watch it, then once for each group
 * of streams that one may concern: at once for what this process commits, within a quarter of a second for others.
 */
export class LiveWatch {
  readonly #database: Database;
  readonly #workspaces = new Map<string, WatchedWorkspace>();
  readonly #stops: (() => void)[];
  #timer: NodeJS.Timeout | undefined;
  #presenceTimer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #soon: NodeJS.Timeout | undefined;
  #pass: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
    this.#stops = [
      database.onRecorded((workspaceId) => {
        if (this.#workspaces.has(workspaceId)) this.#lookSoon();
      }),
    ];
  }

  /** Open streams of one credential. */
  countOf(workspaceId: string, credentialId: string): number {
    return [...this.#streamsOf(workspaceId)].filter((stream) => stream.credentialId === credentialId).length;
  }

  /** A stream that has just opened: who reads it is there. */
  open(stream: LiveStream): void {
    this.add(stream);
    const { workspaceId } = stream.principal;
    const person = personOf(stream.principal);
    if (person) this.#send(writePresenceSignals(workspaceId, [person], true));
    if (stream.watchesPresence) this.#askWhoIsThere(workspaceId);
  }

  /** One that was closed: who has no other stream here has gone. */
  close(stream: LiveStream): void {
    this.remove(stream);
    const { workspaceId } = stream.principal;
    const person = personOf(stream.principal);
    if (person && !this.#peopleIn(workspaceId).some(({ id }) => id === person.id))
      this.#send(writePresenceSignals(workspaceId, [person], false));
  }

  /** Again after its rights have changed: then it goes to another group. */
  add(stream: LiveStream): void {
    this.remove(stream);
    this.#listen();
    const { workspaceId } = stream.principal;
    const watched = this.#workspaces.get(workspaceId) ?? { groups: new Map(), seen: undefined, isBehind: false };
    this.#workspaces.set(workspaceId, watched);
    const group = watched.groups.get(stream.sight) ?? new LiveGroup();
    watched.groups.set(stream.sight, group);
    group.streams.add(stream);
    this.#timer ??= outsideTransaction(() => setInterval(() => this.#look(), LOOK_EVERY_MS).unref());
    this.#presenceTimer ??= outsideTransaction(() =>
      setInterval(() => this.#tellEverybody(), PRESENCE_EVERY_MS).unref(),
    );
    // What was committed between its own first look and this moment.
    stream.deliver();
    this.#lookSoon();
  }

  remove(stream: LiveStream): void {
    for (const [workspaceId, { groups }] of this.#workspaces) {
      for (const [sight, { streams }] of groups) if (streams.delete(stream) && streams.size === 0) groups.delete(sight);
      if (groups.size === 0) this.#workspaces.delete(workspaceId);
    }
    if (this.#workspaces.size > 0) return;
    clearInterval(this.#timer);
    clearInterval(this.#presenceTimer);
    this.#timer = undefined;
    this.#presenceTimer = undefined;
  }

  /** For the stop of the process: readers come back to another one. */
  stop(): void {
    this.#isStopped = true;
    for (const stop of this.#stops) stop();
    clearInterval(this.#timer);
    clearInterval(this.#presenceTimer);
    clearTimeout(this.#soon);
    for (const workspaceId of [...this.#workspaces.keys()])
      for (const stream of [...this.#streamsOf(workspaceId)]) stream.sendAway();
  }

  /** From the first stream on. Answers that came before anybody listened are asked for again. */
  #listen(): void {
    if (this.#stops.length > 1) return;
    const { signals } = this.#database;
    const askAgain = () => {
      for (const workspaceId of this.#workspaces.keys())
        if (this.#streamsOf(workspaceId).some((stream) => stream.watchesPresence)) this.#askWhoIsThere(workspaceId);
    };
    this.#stops.push(signals.listen((text) => this.#hear(text), askAgain));
  }

  #askWhoIsThere(workspaceId: string): void {
    this.#send([writePresenceQuestion(workspaceId)]);
  }

  *#streamsOf(workspaceId: string): Generator<LiveStream> {
    for (const { streams } of this.#workspaces.get(workspaceId)?.groups.values() ?? []) yield* streams;
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
    for (const [workspaceId, watched] of this.#workspaces) {
      try {
        const found = await this.#database.inWorkspace(workspaceId, (transaction) =>
          findChanges(transaction, workspaceId, { since: watched.seen, topics: ALL_TOPICS, limit: MAX_CHANGES }),
        );
        watched.seen = found.snapshot;
        const wasBehind = watched.isBehind;
        watched.isBehind = true;
        for (const group of [...watched.groups.values()]) {
          if (wasBehind || mayConcern(found, group)) await group.look(this.#database, found.snapshot);
          else group.skip(found.snapshot);
        }
        watched.isBehind = false;
      } catch {
        // The next look covers the same time.
      }
    }
  }

  #hear(text: string): void {
    const typing = readTypingSignal(text);
    if (typing) for (const stream of this.#streamsOf(typing.workspaceId)) void stream.tellTyping(typing);
    const presence = readPresenceSignal(text);
    if (presence?.kind === "presence.asked") this.#tellWorkspace(presence.workspaceId);
    else if (presence) for (const stream of this.#streamsOf(presence.workspaceId)) void stream.tellPresence(presence);
  }

  /** Each once, however many streams they have. */
  #peopleIn(workspaceId: string): PresentPerson[] {
    const people = [...this.#streamsOf(workspaceId)].flatMap(({ principal }) => personOf(principal) ?? []);
    return [...new Map(people.map((person) => [person.id, person])).values()];
  }

  #tellEverybody(): void {
    for (const workspaceId of this.#workspaces.keys()) this.#tellWorkspace(workspaceId);
  }

  #tellWorkspace(workspaceId: string): void {
    this.#send(writePresenceSignals(workspaceId, this.#peopleIn(workspaceId), true));
  }

  /** What is lost is told again in a few seconds. */
  #send(signals: readonly string[]): void {
    if (this.#isStopped) return;
    outsideTransaction(() => {
      for (const signal of signals) this.#database.signals.send(signal).catch(() => {});
    });
  }
}

function mayConcern({ changes, is_known: isKnown }: Changes, group: LiveGroup): boolean {
  return !isKnown || changes.length > MAX_CHANGES || changes.some((change) => group.concerns(change));
}
