/**
 * Groups items by a key, in the order in which they come. It is the language's `Map.groupBy`, which Node.js 20 lacks.
 */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K) {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
