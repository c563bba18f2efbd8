/** The median time of `work` over many runs, in milliseconds, so that a busy moment does not count. */
export async function costOf(work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let attempt = 0; attempt < 25; attempt += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[12] ?? 0;
}
