import type { Principal } from "../identity/index.ts";

/** How long it holds, unless it is told again. */
export const PRESENCE_SECONDS = 30;
/** Two may be lost. */
export const PRESENCE_EVERY_MS = 10_000;
/** So that a signal stays far below its 7,000 bytes. */
const MAX_PEOPLE = 25;

/** Somebody with an open live stream. */
export interface PresentPerson {
  role: "visitor" | "member";
  /** A UUID, of the visitor or of the member. */
  id: string;
  /** Of a member who has given one. */
  name: string | null;
}

/**
 * Who is there, on its way between processes; told and forgotten, like who types.
 *   a stream opens → `here` now and every 10 s → it closes: `gone`, unless they have another one here
 *   a stream that watches presence opens → `asked`, and every process says at once who is there
 */
export type PresenceSignal =
  | { kind: "presence"; workspaceId: string; people: PresentPerson[]; isHere: boolean }
  | { kind: "presence.asked"; workspaceId: string };

export function writePresenceSignals(
  workspaceId: string,
  people: readonly PresentPerson[],
  isHere: boolean,
): readonly string[] {
  return Array.from({ length: Math.ceil(people.length / MAX_PEOPLE) }, (_, place) =>
    JSON.stringify({
      kind: "presence",
      workspaceId,
      people: people.slice(place * MAX_PEOPLE, (place + 1) * MAX_PEOPLE),
      isHere,
    } satisfies PresenceSignal),
  );
}

export function writePresenceQuestion(workspaceId: string): string {
  return JSON.stringify({ kind: "presence.asked", workspaceId } satisfies PresenceSignal);
}

/** Undefined for signals of another kind. */
export function readPresenceSignal(text: string): PresenceSignal | undefined {
  const signal = JSON.parse(text) as { kind?: unknown };
  return signal.kind === "presence" || signal.kind === "presence.asked" ? (signal as PresenceSignal) : undefined;
}

/** Undefined for programs, and for a page's key that stands for nobody yet. */
export function personOf(principal: Principal): PresentPerson | undefined {
  if (principal.kind === "member")
    return { role: "member", id: principal.memberId, name: principal.name.slice(0, 100) || null };
  if (principal.kind === "visitor" && principal.publishableKeyId === undefined)
    return { role: "visitor", id: principal.visitorId, name: null };
  return undefined;
}
