import { useSyncExternalStore } from "react";
import { formatAgo } from "../texts/formats.ts";

const TICK_MS = 1_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all ages that are shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** "12 seconds ago", drawn again when it reads otherwise. */
export function Ago({ at }: { at: string | null | undefined }) {
  return <>{useAgo(at)}</>;
}

export function useAgo(at: string | null | undefined): string {
  return useSyncExternalStore(subscribe, () => formatAgo(at));
}
