/** Yields a list in slices of at most so many items, in order: for what is looked up, stored or sent some at a time. */
export function* slicesOf<T>(items: readonly T[], size: number) {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
