/** How long a toast stays, in milliseconds; a loading one until it is replaced. */
export const toastDurations = {
  success: 3_000,
  error: 5_000,
  blank: 4_000,
  loading: Number.POSITIVE_INFINITY,
};
export const MAX_TOASTS = 20;
