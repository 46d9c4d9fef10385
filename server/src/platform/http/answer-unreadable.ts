import type { Socket } from "node:net";
import { uuidv7 } from "uuidv7";
import { describeProblem } from "./handle-error.ts";

const LINGER_MS = 500;

/**
 * Answers what is no readable HTTP request (an unknown method, headers beyond 16 KiB, one that never ends) as every
 * other failure is answered. There is no request yet, so it goes to the socket, which ends with it.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy(error);
  socket.end(toResponse(error.code));
  // Closed at once while more arrives, the system would take back what was not read of the answer.
  setTimeout(() => socket.destroy(error), LINGER_MS).unref();
}

function toResponse(cause: string | undefined): string {
  const { status, reason, code, detail } = PROBLEMS[cause ?? ""] ?? UNREADABLE;
  const requestId = uuidv7();
  // Which path it asked for, nobody could read.
  const body = JSON.stringify(describeProblem({ status, code, detail, instance: "", requestId }));
  const headers = [
    `HTTP/1.1 ${status} ${reason}`,
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    "Connection: close",
  ];
  return `${headers.join("\r\n")}\r\n\r\n${body}`;
}

const UNREADABLE = {
  status: 400,
  reason: "Bad Request",
  code: "invalid_http",
  detail: "The request is no valid HTTP, or its method is unknown.",
};

const PROBLEMS: Record<string, typeof UNREADABLE> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: "Request Header Fields Too Large",
    code: "headers_too_large",
    detail: "The headers are larger than 16 KiB, the limit for all of them together.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: "Request Timeout",
    code: "request_timeout",
    detail: "The request did not arrive in time. Send it again.",
  },
};
