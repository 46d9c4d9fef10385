/**
 * Sets an entry of a map that is kept from request to request; beyond `most`, the one that was set longest ago makes
 * room.
 */
export function cacheLast<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
}
