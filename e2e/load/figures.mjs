function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The number, the median and the 99th percentile of some times. */
export function figures(times) {
  const sorted = times.sort((a, b) => a - b);
  return { count: sorted.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** Returns the turn whose figure, usually its rate, is the median. */
export function median(turns, figureOf = ({ perSecond }) => perSecond) {
  return turns.sort((a, b) => figureOf(a) - figureOf(b))[Math.floor(turns.length / 2)];
}
