import type { Area } from "./schema";

/**
 * Removes from this device the desks of other accounts: whoever uses the device next shall not find them. Those that
 * their accounts do not have yet stay until their owners sign in again.
 */
export function forgetOthers(area: Area, account: string | undefined) {
  try {
    const prefix = `crowdcue-desk-${area}-`;
    for (const key of Object.keys(localStorage)) {
      const isOfOther = key.startsWith(prefix) && key !== `${prefix}${account}`;
      if (isOfOther && isSaved(localStorage.getItem(key) ?? "")) localStorage.removeItem(key);
    }
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

function isSaved(kept: string) {
  try {
    return JSON.parse(kept).state.isSaved !== false;
  } catch {
    return true;
  }
}
