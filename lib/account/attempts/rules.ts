/** How many attempts may fail before waiting begins, and the longest wait in seconds. */
export const limits = {
  /**
   * Per account, from any address: generous to a DJ with cold fingers, hopeless for guessing. A known device has as
   * many attempts of its own.
   */
  account: { free: 4, longest: 5 * 60 },
  /**
   * Per address, for any account. A whole venue may share it, so it slows guessing down and never bars anybody for
   * longer than seconds.
   */
  address: { free: 30, longest: 8 },
} as const;
export type Limited = keyof typeof limits;

/** Attempts are forgotten after this many seconds without another one. */
export const FORGOTTEN_SECONDS = 24 * 60 * 60;

/** Seconds to wait after `count` failed attempts: none at first, then 1, 2, 4, 8 … */
export function waitAfter(count: number, of: Limited) {
  const { free, longest } = limits[of];
  return count < free ? 0 : Math.min(2 ** (count - free), longest);
}

/** Every wait there is, in seconds, each with the fewest attempts that it comes after. */
export function waits(of: Limited) {
  const { free, longest } = limits[of];
  const steps = Math.ceil(Math.log2(longest)) + 1;
  const counts = Array.from({ length: steps }, (_, step) => free + step);
  return counts.map((from) => ({ from, seconds: waitAfter(from, of) }));
}
