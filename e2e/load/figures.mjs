function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The number, the percentiles and the longest of some times. */
export function figures(times) {
  const sorted = times.sort((a, b) => a - b);
  const at = (share) => percentile(sorted, share);
  return {
    count: sorted.length,
    p50: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    p95: at(0.95),
    p99: at(0.99),
    longest: at(1),
  };
}

/** Returns the turn whose figure, usually its rate, is the median. */
export function median(turns, figureOf = ({ perSecond }) => perSecond) {
  return turns.sort((a, b) => figureOf(a) - figureOf(b))[Math.floor(turns.length / 2)];
}
