/**
 * Returns what is known under a key, or else what `make` promises, which is known from then on: whoever asks meanwhile
 * awaits the same promise. A failure is forgotten, so that whoever asks next tries again.
 */
export function memoized<K, V>(known: Map<K, Promise<V>>, key: K, make: () => Promise<V>) {
  const before = known.get(key);
  if (before) return before;
  const promise = make();
  known.set(key, promise);
  promise.catch(() => known.delete(key));
  return promise;
}
