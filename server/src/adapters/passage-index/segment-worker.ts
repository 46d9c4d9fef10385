import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { SegmentPassage } from "@citedesk/grounding";
import type { SegmentReply, SegmentRequest } from "./segment-messages.ts";

/** Works on segments in a thread of its own, so that answers are not held up. One job at a time, in order. */
export interface SegmentWorker {
  build(id: string, passages: readonly SegmentPassage[]): Promise<Uint8Array<ArrayBuffer>>;
  /** Takes the files away: their buffers, which hold nothing else, are empty afterwards. */
  merge(id: string, files: Uint8Array<ArrayBuffer>[], droppedVersionIds: string[]): Promise<Uint8Array<ArrayBuffer>>;
  /** A copy that threads share, where they are a whole segment; takes `file` away as `merge` does. */
  verify(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<SharedArrayBuffer>>;
  close(): Promise<void>;
}

/**
 * The thread starts with the first job and ends when there was none for a while; a crash fails its jobs, and the next
 * job starts it again.
 */
export function createSegmentWorker({ idleMilliseconds = 10_000 } = {}): SegmentWorker {
  const jobs = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let lastJob = 0;
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(new URL("./segment-messages.ts", import.meta.url), {
      // Analysis makes much short-lived garbage: the default nursery takes 90 MB more for no speed.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    started.on("message", (reply: SegmentReply) => {
      if ("bytes" in reply) settle(reply.job, (job) => job.resolve(reply.bytes));
      else settle(reply.job, (job) => job.reject(new Error(reply.message)));
    });
    started.on("error", (error) => stopWith(started, error));
    started.on("exit", () => stopWith(started, new Error("The index thread ended before its job was done.")));
    return started;
  }

  function stopWith(stopped: Worker, error: unknown): void {
    if (thread !== stopped) return;
    thread = undefined;
    for (const number of [...jobs.keys()]) settle(number, (job) => job.reject(error));
  }

  function settle(number: number, end: (job: PromiseWithResolvers<Uint8Array>) => void): void {
    const job = jobs.get(number);
    jobs.delete(number);
    if (job) end(job);
    if (jobs.size > 0 || !thread) return;
    thread.unref();
    idle = setTimeout(close, idleMilliseconds);
    idle.unref();
  }

  function open(): number {
    clearTimeout(idle);
    thread ??= start();
    thread.ref();
    jobs.set(++lastJob, Promise.withResolvers());
    return lastJob;
  }

  function send(request: SegmentRequest, files: Uint8Array<ArrayBuffer>[] = []): void {
    thread?.postMessage(
      request,
      files.map((file) => file.buffer),
    );
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const stopped = thread;
    if (!stopped) return;
    // Let go first: a job that comes while the thread ends gets a new one.
    stopWith(stopped, new Error("The index was closed."));
    await stopped.terminate();
  }

  return {
    async build(id, passages) {
      const job = open();
      const { promise } = jobs.get(job)!;
      for (let start = 0; start < passages.length; start += PASSAGES_A_MESSAGE) {
        send({ job, kind: "passages", passages: passages.slice(start, start + PASSAGES_A_MESSAGE) });
        if (start + PASSAGES_A_MESSAGE < passages.length) await Promise.race([nextTurn(), promise]);
      }
      send({ job, kind: "build", id });
      return promise as Promise<Uint8Array<ArrayBuffer>>;
    },
    async merge(id, files, droppedVersionIds) {
      const job = open();
      const { promise } = jobs.get(job)!;
      send({ job, kind: "merge", id, files, droppedVersionIds }, files);
      return promise as Promise<Uint8Array<ArrayBuffer>>;
    },
    async verify(file) {
      const job = open();
      const { promise } = jobs.get(job)!;
      send({ job, kind: "verify", file }, [file]);
      return promise as Promise<Uint8Array<SharedArrayBuffer>>;
    },
    close,
  };
}

/** About a millisecond of copying. */
const PASSAGES_A_MESSAGE = 250;
