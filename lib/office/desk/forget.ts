import type { Area } from "./schema";

/**
 * Removes other accounts' desks from this device, so that whoever uses it next does not find them. Unsaved desks stay until
 * their owners sign in again.
 */
export function forgetOthers(area: Area, account: string | undefined) {
  try {
    const prefix = `crowdcue-desk-${area}-`;
    for (const key of Object.keys(localStorage)) {
      const isOfOther = key.startsWith(prefix) && key !== `${prefix}${account}`;
      if (isOfOther && isSaved(localStorage.getItem(key) ?? "")) localStorage.removeItem(key);
    }
  } catch {
    // Storage is turned off: there is nothing to forget.
  }
}

function isSaved(kept: string) {
  try {
    return JSON.parse(kept).state.isSaved !== false;
  } catch {
    return true;
  }
}
