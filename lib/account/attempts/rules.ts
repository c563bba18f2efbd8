/** How many may fail before waiting begins, and the longest wait in seconds. */
export const limits = {
  /** One account, from wherever: generous to a DJ with cold fingers, hopeless for guessing. */
  account: { free: 4, longest: 5 * 60 },
  /** One address, whatever the account: a whole venue may share it. */
  address: { free: 30, longest: 15 * 60 },
} as const;
export type Limited = keyof typeof limits;

/** After this many seconds without an attempt, those before are forgotten. */
export const FORGOTTEN_SECONDS = 24 * 60 * 60;

/** Seconds to wait after `count` attempts in vain: none at first, then 1, 2, 4, 8 … */
export function waitAfter(count: number, of: Limited) {
  const { free, longest } = limits[of];
  return count < free ? 0 : Math.min(2 ** (count - free), longest);
}
