import type { Typing } from "./live-schemas.ts";

/** How long it holds, unless it is told again. */
export const TYPING_SECONDS = 6;

/** "Someone is writing", on its way between processes. It is told and forgotten. */
export interface TypingSignal {
  kind: "typing";
  workspaceId: string;
  chatId: string;
  visitorId: string | null;
  /** The credential that wrote, which isn't told of itself. */
  sender: string;
  typing: Typing;
}

export function writeTypingSignal(signal: Omit<TypingSignal, "kind">): string {
  return JSON.stringify({ kind: "typing", ...signal } satisfies TypingSignal);
}

/** Undefined for signals of another kind, e.g. of another version of the service. */
export function readTypingSignal(text: string): TypingSignal | undefined {
  const signal = JSON.parse(text) as { kind?: unknown };
  return signal.kind === "typing" ? (signal as TypingSignal) : undefined;
}
