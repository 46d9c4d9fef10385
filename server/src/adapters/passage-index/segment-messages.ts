import { type MessagePort, parentPort } from "node:worker_threads";
import {
  buildSegment,
  decodeSegment,
  encodeSegment,
  mergeSegments,
  type SegmentPassage,
} from "@citedesk/grounding/segments";
import { toSharedBytes } from "./to-shared-bytes.ts";

/** What the thread is asked. A build's passages come in several messages, so that sending them holds up nobody. */
export type SegmentRequest =
  | { job: number; kind: "passages"; passages: SegmentPassage[] }
  | { job: number; kind: "build"; id: string }
  | { job: number; kind: "merge"; id: string; files: Uint8Array<ArrayBuffer>[]; droppedVersionIds: string[] }
  | { job: number; kind: "verify"; file: Uint8Array<ArrayBuffer> };

export type SegmentReply = { job: number; bytes: Uint8Array } | { job: number; message: string };

/** The thread of `segment-worker.ts`. */
function serve(port: MessagePort): void {
  const waiting = new Map<number, SegmentPassage[]>();
  port.on("message", (request: SegmentRequest) => {
    if (request.kind === "passages") {
      waiting.set(request.job, [...(waiting.get(request.job) ?? []), ...request.passages]);
      return;
    }
    try {
      if (request.kind === "verify") {
        decodeSegment(request.file);
        port.postMessage({ job: request.job, bytes: toSharedBytes(request.file) } satisfies SegmentReply);
      } else {
        const bytes = answer(request, waiting.get(request.job) ?? []);
        port.postMessage({ job: request.job, bytes } satisfies SegmentReply, [bytes.buffer]);
      }
    } catch (error) {
      port.postMessage({ job: request.job, message: String(error) } satisfies SegmentReply);
    } finally {
      waiting.delete(request.job);
    }
  });
}

function answer(request: Exclude<SegmentRequest, { kind: "passages" | "verify" }>, passages: SegmentPassage[]) {
  switch (request.kind) {
    case "build":
      return encodeSegment(buildSegment(request.id, passages));
    case "merge":
      return encodeSegment(mergeSegments(request.id, request.files.map(decodeSegment), request.droppedVersionIds));
  }
}

if (parentPort) serve(parentPort);
