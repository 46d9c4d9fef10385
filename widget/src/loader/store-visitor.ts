import type { Stored } from "../port-messages.ts";

export interface VisitorStore {
  kind: "none" | "session" | "remember";
  read(): Stored | null;
  /** Nothing is written before the first question: until then the chat sends nothing. */
  write(stored: Stored | null): void;
}

const KEPT_MS = 30 * 24 * 3600_000;

/**
 * In the page's storage: of the session, or of 30 days once the visitor agreed. In memory where the browser blocks it.
 */
export function openStore(key: string, wanted: string | undefined): VisitorStore {
  const kind = wanted === "none" || wanted === "remember" ? wanted : "session";
  let memory: Stored | null = null;
  const areas = () => {
    try {
      return kind === "none" ? [] : [sessionStorage, localStorage];
    } catch {
      return [];
    }
  };
  return {
    kind,
    read() {
      for (const area of areas())
        try {
          const kept = JSON.parse(area.getItem(key) ?? "null");
          if (kept && Date.now() - kept.at < KEPT_MS) return kept.stored;
        } catch {}
      return memory;
    },
    write(stored) {
      memory = stored;
      for (const area of areas())
        try {
          const isHere = area === (stored?.consent ? localStorage : sessionStorage);
          if (stored && isHere) area.setItem(key, JSON.stringify({ at: Date.now(), stored }));
          else area.removeItem(key);
        } catch {}
    },
  };
}
