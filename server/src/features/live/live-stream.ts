import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction.ts";
import { type Reach, withinReach } from "../../platform/database/reach.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { getReadableChat } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { type Change, findChanges } from "./live-queries.ts";
import type { LiveEvent } from "./live-schemas.ts";
import type { Snapshot } from "./live-snapshot.ts";
import { type Scope, scopesOf, type Topic } from "./live-topics.ts";
import { presentChanges } from "./present-changes.ts";
import type { TypingSignal } from "./typing-signal.ts";

export interface Watcher {
  database: Database;
  topics: ReadonlySet<Topic>;
  /** Who it is now: throws 401 once the credential has expired or was revoked. */
  authenticate(): Promise<Principal>;
}

/** Of one kind; more at once are not told one by one. */
const MOST_CHANGES = 200;
/** A reader that is so far behind gets nothing more until it has read; what changed meanwhile is then told in its last state. */
const MOST_WAITING_BYTES = 256 * 1024;
const CHECK_EVERY_MS = 5_000;
const CHECKS_A_PING = 2;
/** A reader that has read nothing for so long has gone. */
const MOST_IDLE_CHECKS = 12;
const MOST_FAILURES = 5;

/**
 * One reader of the live stream. It keeps the moment up to which it was told, and asks for what has changed since, under its own rights as
 * they are at that time: nothing is queued for it, so a slow reader costs no memory.
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
  #failures = 0;

  private constructor(watcher: Watcher, principal: Principal, snapshot: Snapshot) {
    this.#watcher = watcher;
    this.#principal = principal;
    this.#scopes = scopesOf(principal, watcher.topics);
    this.#snapshot = snapshot;
  }

  /** Throws 401 and 403. Reads what has changed since `since` before anything is sent, so that a failure is still an answer with a status. */
  static async open(
    watcher: Watcher,
    since: { given: boolean; snapshot: Snapshot | undefined },
  ): Promise<{ stream: LiveStream; first: LiveEvent[] }> {
    const stream = new LiveStream(watcher, await watcher.authenticate(), since.snapshot ?? "");
    const { snapshot, events, isKnown } = await stream.#read(since.snapshot);
    const isResumed = since.snapshot !== undefined && isKnown;
    stream.#snapshot = snapshot;
    const resumed = isResumed || !since.given;
    return {
      stream,
      first: [{ type: "ready", data: { topics: [...watcher.topics], resumed } }, ...(isResumed ? events : [])],
    };
  }

  get workspaceId(): string {
    return this.#principal.workspaceId;
  }

  get credentialId(): string {
    return this.#principal.credentialId;
  }

  /** Sends what was read, then goes on until the reader goes. */
  start(reply: FastifyReply, first: LiveEvent[], onClose: () => void): void {
    reply.hijack();
    const response = reply.raw;
    this.#response = response;
    response.socket?.setNoDelay(true);
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    });
    response.on("error", () => response.destroy());
    response.on("drain", () => {
      if (this.#isWanted) this.deliver();
    });
    response.on("close", () => {
      clearInterval(this.#timer);
      this.#response = undefined;
      onClose();
    });
    this.#write(first, this.#snapshot);
    this.#timer = outsideTransaction(() => setInterval(() => this.#check(), CHECK_EVERY_MS).unref());
  }

  concerns(change: Change): boolean {
    return this.#principal.kind !== "visitor" || change.visitor_id === this.#principal.visitorId;
  }

  /** Tells what has changed since the last time. Calls that come meanwhile become one more look. */
  deliver(): void {
    this.#isWanted = true;
    if (this.#isBehind) return;
    this.#work ??= outsideTransaction(() => this.#deliverWhileWanted()).finally(() => {
      this.#work = undefined;
    });
  }

  /** Of whoever may read the chat. */
  async tellTyping({ sender, chatId, visitorId, typing }: TypingSignal): Promise<void> {
    const principal = this.#principal;
    if (!this.#watcher.topics.has("typing") || sender === principal.credentialId || this.#isBehind) return;
    if (principal.kind === "visitor" && principal.visitorId !== visitorId) return;
    const scope = this.#scopes.find(({ topics }) => topics.has("typing"));
    if (scope?.reach && !(await this.#mayReadChat(scope.reach, chatId))) return;
    this.#write([{ type: "typing", data: typing }], this.#snapshot);
  }

  cut(): void {
    this.#response?.destroy();
  }

  async #deliverWhileWanted(): Promise<void> {
    while (this.#isWanted && this.#response && !this.#isBehind) {
      this.#isWanted = false;
      try {
        if (!(await this.#isStillAllowed())) return;
        const { snapshot, events, isKnown } = await this.#read(this.#snapshot);
        this.#failures = 0;
        this.#write(isKnown ? events : [{ type: "reset", data: {} }], snapshot);
        this.#snapshot = snapshot;
      } catch {
        // The next look finds the same. A reader that is cut off comes back with its place.
        this.#failures += 1;
        if (this.#failures >= MOST_FAILURES) this.cut();
        return;
      }
    }
  }

  /** Each scope in a transaction of its own. The place is that of the first: what the later ones see besides is told again. */
  async #read(since: Snapshot | undefined): Promise<{ snapshot: Snapshot; events: LiveEvent[]; isKnown: boolean }> {
    const [first, ...others] = this.#scopes;
    const read = await this.#readScope(first!, since);
    for (const scope of others) read.events.push(...(await this.#readScope(scope, since)).events);
    return read;
  }

  #readScope({ reach, topics }: Scope, since: Snapshot | undefined) {
    const principal = this.#principal;
    const { workspaceId } = principal;
    return withinReach(workspaceId, reach, () =>
      this.#watcher.database.inWorkspace(workspaceId, async (transaction) => {
        const visitorId = principal.kind === "visitor" ? principal.visitorId : undefined;
        const filter = { since, topics, visitorId, limit: MOST_CHANGES };
        const { snapshot, is_known: isKnown, changes } = await findChanges(transaction, workspaceId, filter);
        const rows = Object.values(Object.groupBy(changes, ({ kind }) => kind));
        const isTooMuch = rows.some(({ length }) => length > MOST_CHANGES);
        const events: LiveEvent[] = isTooMuch
          ? [{ type: "reset", data: {} }]
          : await presentChanges(transaction, principal, changes);
        return { snapshot, events, isKnown };
      }),
    );
  }

  /** False: the credential no longer allows it, and the reader was told. */
  async #isStillAllowed(): Promise<boolean> {
    try {
      const principal = await this.#watcher.authenticate();
      this.#scopes = scopesOf(principal, this.#watcher.topics);
      this.#principal = principal;
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.#write([{ type: "end", data: { code: error.code, detail: error.message } }], this.#snapshot);
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

  /** Twice a ping: is the credential still good? At a ping: has anything slipped by, and has the reader gone? */
  #check(): void {
    this.#idleChecks = this.#isBehind ? this.#idleChecks + 1 : 0;
    if (this.#idleChecks > MOST_IDLE_CHECKS) this.cut();
    if (this.#isBehind) return;
    this.#checks += 1;
    if (this.#checks % CHECKS_A_PING === 0) {
      this.#response?.write(`: ping\nid: ${this.#snapshot}\n\n`);
      this.deliver();
    } else {
      // A database that doesn't answer says nothing about the credential.
      this.#isStillAllowed().catch(() => {});
    }
  }

  get #isBehind(): boolean {
    return (this.#response?.writableLength ?? 0) > MOST_WAITING_BYTES;
  }

  /** Events inside a batch carry the place before it: a reader that is cut off in between gets the batch again. */
  #write(events: readonly LiveEvent[], snapshot: Snapshot): void {
    if (events.length === 0 || !this.#response || this.#response.writableEnded) return;
    const last = events.length - 1;
    this.#response.write(
      events
        .map((event, place) => `id: ${place === last ? snapshot : this.#snapshot}\ndata: ${JSON.stringify(event)}\n\n`)
        .join(""),
    );
  }
}
