/** The errors that a screen tells in their own places. */
const told = new Map<unknown, number>();
const listeners = new Set<() => void>();

export const isTold = (error: unknown) => told.has(error);

/** Until what it returns is called. */
export function tellError(error: unknown): () => void {
  const change = (by: number) => {
    const count = (told.get(error) ?? 0) + by;
    if (count > 0) told.set(error, count);
    else told.delete(error);
    for (const listener of listeners) listener();
  };
  change(1);
  return () => change(-1);
}

export function whenToldChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
