import { trace } from "@opentelemetry/api";
import { type DestinationStream, type Logger, pino } from "pino";
import { RepeatCounter } from "./repeat-counter.ts";

export type Log = Logger;

const WARNING = 40;
/** Ids, addresses, times: what differs between two lines that say the same. */
const DETAILS = /\b[a-z]+_[0-9a-z]{26}\b|[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g;

/** The one log of a process: a line of JSON each. Warnings and errors that say the same are counted, not printed. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const repeats = new RepeatCounter((kind, repeated) => writer.warn({ repeated }, `again: ${kind}`));
  const options = {
    level,
    mixin: () => {
      const span = trace.getActiveSpan()?.spanContext();
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger["info"]>, method: Logger["info"], number: number) {
        if (number < WARNING || repeats.admits(kindOf(args))) method.apply(this, args);
      },
    },
  };
  const writer = destination ? pino({ level }, destination) : pino({ level });
  return destination ? pino(options, destination) : pino(options);
}

function kindOf([first, second]: readonly unknown[]): string {
  const { err } = (first ?? {}) as { err?: { message?: unknown } };
  const parts = [typeof first === "string" ? first : second, err?.message];
  return parts
    .filter((part) => typeof part === "string")
    .join(": ")
    .replaceAll(DETAILS, "…")
    .slice(0, 300);
}
