import { CitedeskError } from "./citedesk-error.ts";
import { readEventStream } from "./read-event-stream.ts";

export interface StreamToFollow {
  /** The response to the first request; left out, `resume` makes it. */
  first?: Response;
  /** Opens the stream again behind an event. A 204 ends it. */
  resume(lastEventId: string | undefined): Promise<Response>;
  /** False: nothing is known yet that another connection could go on with. */
  canResume?(): boolean;
  pause(milliseconds: number): Promise<void>;
  signal?: AbortSignal | undefined;
  /** False when it broke and will be opened again, true when it is. */
  onConnected?: ((isConnected: boolean) => void) | undefined;
  /** Tries in a row that bring nothing, before it throws. */
  mostRetries: number;
  /** Before the first new try; doubles up to 8 s. */
  firstWaitMs: number;
}

/** The service pings every 10 s. */
const IDLE_MS = 25_000;
const LONGEST_WAIT_MS = 8_000;
/** Of those below 500, these pass by themselves. */
const PASSING = [408, 429];

/**
 * The data of every event, over as many connections as it takes: each new one goes on behind the last event's id. Goes
 * on until its reader leaves it, until the service has nothing more to send (204), or until it throws: what the service
 * refuses, the signal's reason, or the last failure when the tries are used up.
 */
export async function* followStream(stream: StreamToFollow): AsyncGenerator<string, void, undefined> {
  let response = stream.first;
  let lastEventId: string | undefined;
  let retries = 0;
  for (;;) {
    try {
      if (!response) {
        response = await stream.resume(lastEventId);
        if (retries > 0) stream.onConnected?.(true);
      }
      // Nothing is left to send, or the body was closed before it began.
      if (response.status === 204 || response.body === null) return;
      for await (const { id, data } of readEventStream(response.body, IDLE_MS)) {
        stream.signal?.throwIfAborted();
        retries = 0;
        lastEventId = id ?? lastEventId;
        if (data !== "") yield data;
      }
      throw new Error("The connection was closed.");
    } catch (error) {
      const isOver =
        stream.signal?.aborted || isRefusal(error) || stream.canResume?.() === false || retries >= stream.mostRetries;
      if (isOver) throw error;
      response = undefined;
      stream.onConnected?.(false);
      await stream.pause(Math.min(LONGEST_WAIT_MS, stream.firstWaitMs * 2 ** retries));
      retries += 1;
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof CitedeskError && error.status < 500 && !PASSING.includes(error.status);
}
