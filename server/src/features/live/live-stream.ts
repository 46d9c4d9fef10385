import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction-error.ts";
import { type Reach, withinReach } from "../../platform/database/reach.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { openEventStream } from "../../platform/http/open-event-stream.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import { getReadableChat } from "../conversations/index.ts";
import { isOwnChat, type Principal } from "../identity/index.ts";
import { type Change, findVisibleVisitors } from "./live-queries.ts";
import type { LiveEvent } from "./live-schemas.ts";
import { type Scope, scopesOf, type Topic } from "./live-topics.ts";
import type { Snapshot } from "./parse-snapshot.ts";
import { PRESENCE_SECONDS, type PresenceSignal, type PresentPerson } from "./presence-signal.ts";
import { readChanges } from "./read-changes.ts";
import type { TypingSignal } from "./typing-signal.ts";

export interface Watcher {
  database: Database;
  clock: Clock;
  topics: ReadonlySet<Topic>;
  /** Called when what it may see has changed. */
  onRights?(): void;
  /** Who it is now: throws 401 once the credential has expired or was revoked. */
  authenticate(): Promise<Principal>;
}

/**
 * A reader that is so far behind gets nothing more until it has read; what changed meanwhile is then told in its last
 * state.
 */
const MAX_WAITING_BYTES = 256 * 1024;
const CHECK_EVERY_MS = 5_000;
const CHECKS_A_PING = 2;
/** A reader that has read nothing for so long has gone. */
const MAX_IDLE_CHECKS = 12;
const MAX_FAILURES = 5;

/**
 * One reader of the live stream. It keeps the moment up to which it was told; what has changed since, it reads itself
 * (at first, and after it was behind) or is told by its group. Nothing is queued for it, so a slow reader costs no
 * memory. Before anything is told, its rights are looked at as they are by then.
 *   ready → changes and pings → end (credential gone), or cut by either side
 */
export class LiveStream {
  readonly #watcher: Watcher;
  /** As its credential says, before the permission table has looked at it. */
  #principal: Principal;
  #scopes: Scope[];
  #snapshot: Snapshot;
  #response: ServerResponse | undefined;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #isWanted = false;
  #checks = 0;
  #idleChecks = 0;
  #hasFailed = false;
  #failures = 0;

  private constructor(watcher: Watcher, principal: Principal, snapshot: Snapshot) {
    this.#watcher = watcher;
    this.#principal = principal;
    this.#scopes = scopesOf(principal, watcher.topics);
    this.#snapshot = snapshot;
  }

  /**
   * Throws 401 and 403. Reads what has changed since `since` before anything is sent, so that a failure is still an
   * answer with a status.
   */
  static async open(
    watcher: Watcher,
    since: { given: boolean; snapshot: Snapshot | undefined },
  ): Promise<{ stream: LiveStream; first: LiveEvent[] }> {
    const stream = new LiveStream(watcher, await watcher.authenticate(), since.snapshot ?? "");
    const { database } = watcher;
    const { snapshot, events, isKnown } = await readChanges(
      database,
      stream.#principal,
      stream.#scopes,
      since.snapshot,
    );
    const isResumed = since.snapshot !== undefined && isKnown;
    stream.#snapshot = snapshot;
    const resumed = isResumed || !since.given;
    return {
      stream,
      first: [{ type: "ready", data: { topics: [...watcher.topics], resumed } }, ...(isResumed ? events : [])],
    };
  }

  get principal(): Principal {
    return this.#principal;
  }

  get scopes(): readonly Scope[] {
    return this.#scopes;
  }

  /** The same for streams that see the same of everything. */
  get sight(): string {
    const { kind, workspaceId } = this.#principal;
    const { visitorId = null, chatId = null } = this.#principal.kind === "visitor" ? this.#principal : {};
    const agentId = "agentId" in this.#principal ? this.#principal.agentId : null;
    const scopes = this.#scopes.map(({ reach, topics }) => ({ reach, topics: [...topics] }));
    return JSON.stringify([kind, workspaceId, visitorId, chatId, agentId, scopes]);
  }

  get credentialId(): string {
    return this.#principal.credentialId;
  }

  /** Sends what was read, then goes on until the reader goes. */
  start(reply: FastifyReply, first: LiveEvent[], onClose: () => void): void {
    const response = openEventStream(reply);
    this.#response = response;
    response.on("drain", () => {
      if (this.#isWanted) this.deliver();
    });
    response.on("close", () => {
      clearInterval(this.#timer);
      this.#response = undefined;
      onClose();
    });
    this.#write(
      first.map((event) => JSON.stringify(event)),
      this.#snapshot,
    );
    this.#timer = outsideTransaction(() => setInterval(() => this.#check(), CHECK_EVERY_MS).unref());
  }

  concerns(change: Change): boolean {
    return this.#principal.kind !== "visitor" || change.visitor_id === this.#principal.visitorId;
  }

  /** Tells what the group has read. One that is behind, or reads itself just now, reads from its own place instead. */
  tell(written: readonly string[], snapshot: Snapshot): void {
    if (this.#work || this.#isWanted || this.#isBehind) this.deliver();
    else this.#run(() => this.#tell(written, snapshot));
  }

  /** Nothing up to this moment concerned it. */
  skip(snapshot: Snapshot): void {
    if (!this.#work && !this.#isWanted) this.#snapshot = snapshot;
  }

  async #tell(written: readonly string[], snapshot: Snapshot): Promise<void> {
    const sight = this.sight;
    try {
      if (!(await this.#isStillAllowed())) return;
      if (this.sight !== sight) {
        this.#isWanted = true;
        return;
      }
      this.#write(written, snapshot);
      this.#snapshot = snapshot;
    } catch {
      this.#fail();
    }
  }

  /** Tells what has changed since the last time, read for itself. Calls that come meanwhile become one more look. */
  deliver(): void {
    this.#isWanted = true;
    if (!this.#isBehind && !this.#work) this.#run(() => this.#deliverWhileWanted());
  }

  /** One thing at a time. What failed waits for the next check. */
  #run(work: () => Promise<void>): void {
    this.#hasFailed = false;
    this.#work = outsideTransaction(work).finally(() => {
      this.#work = undefined;
      if (this.#isWanted && this.#response && !this.#hasFailed) this.deliver();
    });
  }

  /** Of whoever may read the chat. */
  async tellTyping({ sender, chatId, visitorId, typing }: TypingSignal): Promise<void> {
    const principal = this.#principal;
    if (!this.#watcher.topics.has("typing") || sender === principal.credentialId || this.#isBehind) return;
    if (principal.kind === "visitor" && !isOwnChat(principal, { id: chatId, visitorId })) return;
    const scope = this.#scopes.find(({ topics }) => topics.has("typing"));
    if (scope?.reach && !(await this.#mayReadChat(scope.reach, chatId))) return;
    this.#write([JSON.stringify({ type: "typing", data: typing } satisfies LiveEvent)], this.#snapshot);
  }

  get watchesPresence(): boolean {
    return this.#watcher.topics.has("presence");
  }

  /** Of visitors whom the reader may see, and of colleagues where they see the whole workspace. */
  async tellPresence({ people, isHere }: Extract<PresenceSignal, { kind: "presence" }>): Promise<void> {
    if (!this.watchesPresence || this.#isBehind) return;
    const scope = this.#scopes.find(({ topics }) => topics.has("presence"));
    const own = this.#principal.kind === "member" ? this.#principal.memberId : undefined;
    const seen = scope?.reach
      ? await this.#visitorsWithin(scope.reach, people).catch(() => [])
      : people.filter(({ id }) => id !== own);
    const until = new Date(this.#watcher.clock.now() + (isHere ? PRESENCE_SECONDS * 1000 : 0)).toISOString();
    const events = seen.map(({ role, id, name }): LiveEvent => {
      const [visitor_id, member_id] =
        role === "visitor" ? [formatId("visitor", id), null] : [null, formatId("member", id)];
      return { type: "presence", data: { role, visitor_id, member_id, name, until } };
    });
    this.#write(
      events.map((event) => JSON.stringify(event)),
      this.#snapshot,
    );
  }

  /** Tells the reader to come back, to another process where there is one. */
  sendAway(): void {
    this.#write([JSON.stringify({ type: "reconnect", data: {} } satisfies LiveEvent)], this.#snapshot);
    this.#response?.end();
  }

  cut(): void {
    this.#response?.destroy();
  }

  async #deliverWhileWanted(): Promise<void> {
    while (this.#isWanted && this.#response && !this.#isBehind) {
      this.#isWanted = false;
      try {
        if (!(await this.#isStillAllowed())) return;
        const { database } = this.#watcher;
        const read = await readChanges(database, this.#principal, this.#scopes, this.#snapshot);
        this.#failures = 0;
        const events: LiveEvent[] = read.isKnown ? read.events : [{ type: "reset", data: {} }];
        this.#write(
          events.map((event) => JSON.stringify(event)),
          read.snapshot,
        );
        this.#snapshot = read.snapshot;
      } catch {
        this.#fail();
        return;
      }
    }
  }

  /** A reader that is cut off comes back with its place. */
  #fail(): void {
    this.#isWanted = true;
    this.#hasFailed = true;
    this.#failures += 1;
    if (this.#failures >= MAX_FAILURES) this.cut();
  }

  /** False: the credential no longer allows it, and the reader was told. */
  async #isStillAllowed(): Promise<boolean> {
    try {
      const before = this.sight;
      const principal = await this.#watcher.authenticate();
      this.#scopes = scopesOf(principal, this.#watcher.topics);
      this.#principal = principal;
      if (this.sight !== before && this.#response) this.#watcher.onRights?.();
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const end: LiveEvent = { type: "end", data: { code: error.code, detail: error.message } };
      this.#write([JSON.stringify(end)], this.#snapshot);
      this.#response?.end();
      return false;
    }
  }

  async #mayReadChat(reach: Reach, chatId: string): Promise<boolean> {
    const principal = this.#principal;
    const { workspaceId } = principal;
    const chat = withinReach(workspaceId, reach, () =>
      this.#watcher.database.inWorkspace(workspaceId, (transaction) => getReadableChat(transaction, principal, chatId)),
    );
    return chat.then(
      () => true,
      () => false,
    );
  }

  #visitorsWithin(reach: Reach, people: readonly PresentPerson[]): Promise<readonly PresentPerson[]> {
    const visitors = people.filter(({ role }) => role === "visitor");
    if (visitors.length === 0) return Promise.resolve([]);
    const { workspaceId } = this.#principal;
    return withinReach(workspaceId, reach, async () => {
      const ids = visitors.map(({ id }) => id);
      const found = await this.#watcher.database.inWorkspace(workspaceId, (transaction) =>
        findVisibleVisitors(transaction, workspaceId, ids),
      );
      return visitors.filter(({ id }) => found.has(id));
    });
  }

  /** Twice a ping: is the credential still good, has the reader gone, and is there something that failed to be read? */
  #check(): void {
    this.#idleChecks = this.#isBehind ? this.#idleChecks + 1 : 0;
    if (this.#idleChecks > MAX_IDLE_CHECKS) this.cut();
    if (this.#isBehind) return;
    this.#checks += 1;
    if (this.#checks % CHECKS_A_PING === 0) {
      this.#response?.write(`: ping\nid: ${this.#snapshot}\n\n`);
    }
    if (this.#isWanted) this.deliver();
    // A database that doesn't answer says nothing about the credential.
    else this.#isStillAllowed().catch(() => {});
  }

  get #isBehind(): boolean {
    return (this.#response?.writableLength ?? 0) > MAX_WAITING_BYTES;
  }

  /** Events inside a batch carry the place before it: a reader that is cut off in between gets the batch again. */
  #write(events: readonly string[], snapshot: Snapshot): void {
    if (events.length === 0 || !this.#response || this.#response.writableEnded) return;
    const last = events.length - 1;
    this.#response.write(
      events.map((event, place) => `id: ${place === last ? snapshot : this.#snapshot}\ndata: ${event}\n\n`).join(""),
    );
  }
}
