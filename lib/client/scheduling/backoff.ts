const FIRST_PAUSE_MS = 1000;
export const LONGEST_PAUSE_MS = 30_000;

/** The exponential backoff before the next try, in milliseconds, after so many failures in a row (1 or more). */
export function backoff(failures: number, longestMs = LONGEST_PAUSE_MS, firstMs = FIRST_PAUSE_MS) {
  return Math.min(firstMs * 2 ** (failures - 1), longestMs);
}
