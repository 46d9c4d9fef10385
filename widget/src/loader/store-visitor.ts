export interface VisitorStore {
  /** What the chat wrote, as it wrote it; several where it lies in several places. */
  read(): (string | null)[];
  /** Null: forget everything. Nothing is written before the first question: until then the chat sends nothing. */
  write(kept: string | null, isRemembered: boolean): void;
}

/**
 * In the page's storage: of the session, or for longer once the visitor agreed. In memory where the browser blocks it.
 * What lies there only the chat reads and writes: libraries of a page may have changed how it makes JSON.
 */
export function openStore(key: string, wanted: string): VisitorStore {
  let memory: string | null = null;
  /** Of each place that there is, what the work gives; nothing where the browser blocks them. */
  const each = <Result>(work: (area: Storage) => Result): Result[] => {
    try {
      return wanted === "none" ? [] : [sessionStorage, localStorage].map(work);
    } catch {
      return [];
    }
  };
  return {
    read: () => [...each((area) => area.getItem(key)), memory],
    write(kept, isRemembered) {
      memory = kept;
      // First, so that a full place keeps nothing in another.
      each((area) => area.removeItem(key));
      if (kept) each(() => (isRemembered ? localStorage : sessionStorage).setItem(key, kept));
    },
  };
}
