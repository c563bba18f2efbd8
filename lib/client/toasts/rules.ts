/** How long a toast stays, in milliseconds. */
export const toastDurations = {
  success: 3_000,
  error: 5_000,
  blank: 4_000,
};
export const MAX_TOASTS = 20;
