import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { openEventStream } from "../../../platform/http/open-event-stream.ts";
import type { FollowedAnswer } from "../answers/answer-progress.ts";
import { eventsAfter, type StreamCursor, writeEvents } from "./stream-parts.ts";

const PING_EVERY_MS = 10_000;
/** A reader that is so far behind has gone. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** The event streams that this process holds open: pinged together, and ended first when it stops. */
export class OpenStreams {
  readonly #responses = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#responses.size;
  }

  /** Sends an answer from `cursor` on until it ends or the reader goes; a reader that goes stops nothing. */
  send(reply: FastifyReply, answer: FollowedAnswer, cursor: StreamCursor): void {
    const response = this.#open(reply);
    let reached = cursor;
    const advance = () => {
      if (response.writableEnded || response.destroyed) return;
      const { events, cursor: next } = eventsAfter(answer.progress(), reached);
      reached = next;
      if (events.length > 0) response.write(writeEvents(events));
      if (answer.progress().ended) response.end();
      else if (answer.isBroken) response.end(writeEvents(BROKEN));
      else if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
    };
    const unfollow = answer.follow(advance);
    response.on("close", () => {
      unfollow();
      this.#responses.delete(response);
    });
    advance();
  }

  /**
   * For the stop of the process: answers end, for `graceMs` at the most; readers of the others are told to go on at
   * another process.
   */
  async close(graceMs: number): Promise<void> {
    const ends = [...this.#responses].map((response) => once(response, "close").catch(() => {}));
    await Promise.race([Promise.all(ends), sleep(graceMs, undefined, { ref: false })]);
    clearInterval(this.#timer);
    for (const response of this.#responses) response.end(writeEvents(RECONNECT));
    this.#responses.clear();
  }

  #open(reply: FastifyReply): ServerResponse {
    const response = openEventStream(reply, { "x-vercel-ai-ui-message-stream": "v1" });
    this.#responses.add(response);
    this.#timer ??= setInterval(() => this.#ping(), PING_EVERY_MS).unref();
    return response;
  }

  #ping(): void {
    for (const response of this.#responses) response.write(": ping\n\n");
    if (this.#responses.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** Without `[DONE]`: the answer goes on, and can be read on behind the last event. */
const RECONNECT = [{ id: null, part: { type: "data-reconnect", data: {}, transient: true } }];

const BROKEN = [
  { id: null, part: { type: "error", errorText: "The answer broke off. Your question is kept." } },
  { id: null, part: "[DONE]" as const },
];
