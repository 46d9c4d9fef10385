import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";

const MAX_SECONDS = 60;
const POLL_MS = 50;

/** The `headers` of a route that can wait for what it started. */
export const PreferHeader = Type.Object({
  prefer: Type.Optional(
    Type.String({
      description: `\`wait=N\` (RFC 7240): answer only when it is done, or after N seconds, at most ${MAX_SECONDS}.`,
      examples: ["wait=30"],
    }),
  ),
});

/** Seconds that the caller would wait, 0 without a wish; the answer says that it was heard. */
export function preferredWait(request: Pick<FastifyRequest, "headers">, reply: FastifyReply): number {
  const seconds = waitSeconds(request.headers.prefer);
  if (seconds > 0) reply.header("preference-applied", "wait");
  return seconds;
}

/** Seconds of `Prefer: wait=n` (RFC 7240), at most 60; 0 without it. */
function waitSeconds(prefer: string | string[] | undefined): number {
  const text = Array.isArray(prefer) ? prefer.join(",") : (prefer ?? "");
  const match = /(?:^|[,;\s])wait=(\d{1,4})/i.exec(text);
  return match ? Math.min(MAX_SECONDS, Number(match[1])) : 0;
}

/** What was begun, once it is over, or as it stands when the time is up; read again until then. Gone: as it was. */
export async function waitUntilOver<Row>(
  row: Row,
  seconds: number,
  isOver: (row: Row) => boolean,
  read: () => Promise<Row | undefined>,
): Promise<Row> {
  const deadline = performance.now() + seconds * 1000;
  let current = row;
  while (!isOver(current) && performance.now() < deadline) {
    await sleep(POLL_MS);
    const found = await read();
    if (found === undefined) return current;
    current = found;
  }
  return current;
}
