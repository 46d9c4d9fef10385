/**
 * What was found of something that never changes, kept as long as it is: the same words are asked again and again.
 * Beyond `most` results of one owner it begins anew. `find` is pure.
 */
export function cacheBeside<Owner extends object, Key, Value>(
  most: number,
  find: (owner: Owner, key: Key) => Value,
): (owner: Owner, key: Key) => Value {
  const caches = new WeakMap<Owner, Map<Key, Value>>();
  return (owner, key) => {
    let cache = caches.get(owner);
    if (!cache) {
      cache = new Map();
      caches.set(owner, cache);
    }
    let value = cache.get(key);
    if (value === undefined) {
      value = find(owner, key);
      if (cache.size >= most) cache.clear();
      cache.set(key, value);
    }
    return value;
  };
}
