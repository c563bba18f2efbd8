/**
 * Does `work` for each of these, one after another. One that fails keeps no other from its turn.
 *
 * @throws the first failure, after the last of them
 */
export async function forEachSettled<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
