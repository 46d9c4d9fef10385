/**
 * What was found of something that never changes, kept as long as it is: the same words are asked again and again.
 * Beyond `most` results of one owner it begins anew. `find` is pure; what else it is `given` follows from the key.
 */
export function cacheBeside<Owner extends object, Key, Value, With extends unknown[]>(
  most: number,
  find: (owner: Owner, key: Key, ...given: With) => Value,
): (owner: Owner, key: Key, ...given: With) => Value {
  const caches = new WeakMap<Owner, Map<Key, Value>>();
  return (owner, key, ...given) => {
    let cache = caches.get(owner);
    if (!cache) {
      cache = new Map();
      caches.set(owner, cache);
    }
    let value = cache.get(key);
    if (value === undefined) {
      value = find(owner, key, ...given);
      if (cache.size >= most) cache.clear();
      cache.set(key, value);
    }
    return value;
  };
}
