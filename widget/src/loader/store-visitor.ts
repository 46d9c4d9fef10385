export interface VisitorStore {
  kind: "none" | "session" | "remember";
  /** What the chat wrote, as it wrote it; several where it lies in several places. */
  read(): (string | null)[];
  /** Null: forget everything. Nothing is written before the first question: until then the chat sends nothing. */
  write(kept: string | null, isRemembered: boolean): void;
}

/**
 * In the page's storage: of the session, or for longer once the visitor agreed. In memory where the browser blocks it.
 * What lies there only the chat reads and writes: libraries of a page may have changed how it makes JSON.
 */
export function openStore(key: string, wanted: string | undefined): VisitorStore {
  const kind = wanted === "none" || wanted === "remember" ? wanted : "session";
  let memory: string | null = null;
  const areas = () => {
    try {
      return kind === "none" ? [] : [sessionStorage, localStorage];
    } catch {
      return [];
    }
  };
  const readFrom = (area: Storage) => {
    try {
      return area.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    kind,
    read: () => [...areas().map(readFrom), memory],
    write(kept, isRemembered) {
      memory = kept;
      for (const area of areas())
        try {
          if (kept && area === (isRemembered ? localStorage : sessionStorage)) area.setItem(key, kept);
          else area.removeItem(key);
        } catch {}
    },
  };
}
