import type { Schema } from "./contract-types.ts";
import { followStream } from "./follow-stream.ts";

/** What `GET /v2/live` tells: `ready` and `reset` ask to read anew what is shown, unless `ready` says `resumed`. */
export type LiveEvent = Exclude<Schema<"LiveEvent">, { type: "end" | "reconnect" }>;
export type LiveTopic = "chats" | "typing" | "presence" | "leads" | "crawls";

export interface WatchOptions {
  /** Ends it. */
  signal?: AbortSignal;
  /** Tries in a row that bring nothing, before it throws. No limit. */
  mostRetries?: number;
  /** False when the connection broke and is being opened again, true when it is there again. */
  onConnected?: (isConnected: boolean) => void;
}

interface WatchRequests {
  open(lastEventId: string | undefined): Promise<Response>;
  pause(milliseconds: number): Promise<void>;
}

const FIRST_WAIT_MS = 250;

/** Every event, over as many connections as it takes. When the service ends it, the next try tells why by throwing. */
export async function* watchLive(
  { open, pause }: WatchRequests,
  { signal, mostRetries = Number.POSITIVE_INFINITY, onConnected }: WatchOptions,
): AsyncGenerator<LiveEvent, void, undefined> {
  const first = await open(undefined);
  const retries = { mostRetries, firstWaitMs: FIRST_WAIT_MS };
  const events = followStream({ first, resume: open, pause, signal, onConnected, ...retries });
  for await (const data of events) {
    const event = JSON.parse(data) as Schema<"LiveEvent">;
    if (event.type !== "end" && event.type !== "reconnect") yield event;
  }
}
